#include "CPhoto.h"

#include <gexiv2/gexiv2.h>
#include <vips/vips.h>

static void ignore(const gchar *domain, GLogLevelFlags level, const gchar *message, gpointer data) {
    (void)domain, (void)level, (void)message, (void)data;
}

int photo_start(const char *program) {
    // Large pictures must stay in memory, where a limit counts them, and not fill the disk with temporary files.
    g_setenv("VIPS_DISC_THRESHOLD", "1t", TRUE);
    if (VIPS_INIT(program) != 0 || !gexiv2_initialize()) return -1;
    // Blocks the loaders that libvips itself does not trust with hostile files: PDF, SVG, ImageMagick and others.
    vips_block_untrusted_set(TRUE);
    // A process that only decodes, with limits, may risk these. A drawing that is loaded from a source has no address, so
    // librsvg refuses everything outside of it; it never runs scripts.
    vips_operation_block_set("VipsForeignLoadJxl", FALSE);
    vips_operation_block_set("VipsForeignLoadSvg", FALSE);
    // The caller limits concurrent decodes. A cache would return a changed file's old pixels.
    vips_concurrency_set(1);
    vips_cache_set_max(0);
    // The gallery prints one line for each odd file. The libraries must not print theirs, too.
    g_log_set_handler("VIPS", G_LOG_LEVEL_MASK, ignore, NULL);
    gexiv2_log_set_level(GEXIV2_LOG_LEVEL_MUTE);
    return 0;
}
