#include "load.h"

#include <string.h>

/// Whether a file is an AVIF image sequence. libvips 8.14 can decode these, but does not recognize their brand.
static gboolean is_avif_sequence(VipsSource *source) {
    const unsigned char *start = vips_source_sniff(source, 12);
    return start && memcmp(start + 4, "ftypavis", 8) == 0;
}

VipsImage *photo_open(VipsSource *source) {
    VipsImage *image = NULL;
    if (!is_avif_sequence(source))
        return vips_image_new_from_source(source, "", "access", VIPS_ACCESS_SEQUENTIAL, NULL);
    // The loader reads the first picture of the sequence.
    vips_heifload_source(source, &image, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_ERROR, NULL);
    return image;
}

/// Shrinks a floating-point picture and converts it to 8 bits.
///
/// TIFF does not say which number is white. Nearly every program writes 1, with highlights a few stops above it.
static VipsImage *load_float(VipsImage *image, int width, int height) {
    static const double brightest_highlight = 16;
    VipsImage *upright = NULL, *small = NULL, *scaled = NULL, *bytes = NULL, *result = NULL;
    double brightest = 0;
    if (vips_autorot(image, &upright, NULL) == 0) {
        double scale = VIPS_MIN(1.0, VIPS_MIN((double)width / upright->Xsize, (double)height / upright->Ysize));
        vips_resize(upright, &small, scale, "kernel", VIPS_KERNEL_LINEAR, NULL);
    }
    VipsImage *pixels = small ? vips_image_copy_memory(small) : NULL;
    if (pixels && vips_max(pixels, &brightest, NULL) == 0 &&
        vips_linear1(pixels, &scaled, brightest <= brightest_highlight ? 255 : 1, 0, NULL) == 0 &&
        vips_cast(scaled, &bytes, VIPS_FORMAT_UCHAR, NULL) == 0)
        vips_copy(bytes, &result, "interpretation",
                  bytes->Bands < 3 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB, NULL);
    VipsImage *steps[] = {upright, small, pixels, scaled, bytes};
    for (size_t i = 0; i < G_N_ELEMENTS(steps); i++)
        if (steps[i]) g_object_unref(steps[i]);
    return result;
}

VipsImage *photo_load(VipsSource *source, int width, int height) {
    VipsImage *image = photo_open(source), *small = NULL;
    if (!image) return NULL;
    if (vips_band_format_isfloat(vips_image_get_format(image))) {
        small = load_float(image, width, height);
    } else if (is_avif_sequence(source)) {
        vips_thumbnail_image(image, &small, width, "height", height, "size", VIPS_SIZE_DOWN, NULL);
    } else {
        g_clear_object(&image);  // Some loaders hold memory for all pixels as soon as they are open.
        // libvips 8.14 ignores this function's own "fail_on", and would fill the missing part of a truncated file with
        // gray.
        vips_thumbnail_source(source, &small, width, "height", height, "size", VIPS_SIZE_DOWN, "option_string",
                              "[fail_on=error]", NULL);
    }
    g_clear_object(&image);
    return small;
}
