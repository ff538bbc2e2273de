#pragma once
// Fonts for Pango that are independent of the machine's fonts.
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

/// Creates a font configuration without fonts.
static inline FcConfig *cgtk_font_configuration(const char *rules) {
    FcConfig *configuration = FcConfigCreate();
    FcConfigParseAndLoadFromMemory(configuration, (const FcChar8 *)rules, FcTrue);
    return configuration;
}

static inline FcBool cgtk_add_font(FcConfig *configuration, const char *path) {
    return FcConfigAppFontAddFile(configuration, (const FcChar8 *)path);
}

/// Returns the fonts of a configuration, which is released.
static inline PangoFontMap *cgtk_font_map(FcConfig *configuration) {
    PangoFontMap *fonts = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(fonts), configuration);
    FcConfigDestroy(configuration);
    return fonts;
}
