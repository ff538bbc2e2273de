#include "CPhoto.h"

#include <gexiv2/gexiv2.h>
#include <vips/vips.h>

static void ignore(const gchar *domain, GLogLevelFlags level, const gchar *message, gpointer data) {
    (void)domain, (void)level, (void)message, (void)data;
}

int photo_start(const char *program) {
    // Large pictures are to stay in memory, where a limit counts them, and not to fill the disk for temporary files.
    g_setenv("VIPS_DISC_THRESHOLD", "1t", TRUE);
    if (VIPS_INIT(program) != 0 || !gexiv2_initialize()) return -1;
    // Loaders that libvips itself does not trust with hostile files (PDF, SVG, ImageMagick, ...) are never wanted here.
    vips_block_untrusted_set(TRUE);
    // The caller decides how many photos are decoded at once; a cache would keep a changed file's old pixels.
    vips_concurrency_set(1);
    vips_cache_set_max(0);
    // Remarks about odd files belong in our one line per file, not on the terminal.
    g_log_set_handler("VIPS", G_LOG_LEVEL_MASK, ignore, NULL);
    gexiv2_log_set_level(GEXIV2_LOG_LEVEL_MUTE);
    return 0;
}
