#include "load.h"

#include <string.h>

/// Whether a file is an AVIF image sequence. libvips 8.14 can decode these, but does not recognize their brand.
static gboolean is_avif_sequence(VipsSource *source) {
    const unsigned char *start = vips_source_sniff(source, 12);
    return start && memcmp(start + 4, "ftypavis", 8) == 0;
}

/// Whether a file is a BMP picture, which only ImageMagick reads.
static gboolean is_bitmap(VipsSource *source) {
    const unsigned char *start = vips_source_sniff(source, 2);
    return start && memcmp(start, "BM", 2) == 0;
}

static void unref_area(gpointer area) { vips_area_unref(area); }

/// Opens a BMP picture. ImageMagick chooses the format by the same two bytes, and is never given any others.
static VipsImage *open_bitmap(VipsSource *source) {
    VipsImage *image = NULL;
    VipsBlob *blob = vips_source_map_blob(source);
    if (!blob) return NULL;
    size_t size = 0;
    const void *bytes = vips_blob_get(blob, &size);
    vips_operation_block_set("VipsForeignLoadMagick", FALSE);
    if (vips_magickload_buffer((void *)bytes, size, &image, NULL) == 0)
        g_object_set_data_full(G_OBJECT(image), "bytes", blob, unref_area);
    else
        vips_area_unref(VIPS_AREA(blob));
    vips_operation_block_set("VipsForeignLoadMagick", TRUE);
    return image;
}

VipsSource *photo_source_open(const struct photo_source *picture) {
    return picture->bytes ? vips_source_new_from_memory(picture->bytes, picture->count)
                          : vips_source_new_from_file(picture->path);
}

gboolean photo_is_upright(VipsImage *image, int orientation) {
    return orientation <= 1 || vips_image_get_typeof(image, VIPS_META_ORIENTATION) != 0;
}

VipsImage *photo_open_strictly(VipsSource *source) {
    if (is_bitmap(source) || is_avif_sequence(source)) return photo_open(source);
    return vips_image_new_from_source(source, "[fail_on=error]", "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}

VipsImage *photo_open(VipsSource *source) {
    VipsImage *image = NULL;
    if (is_bitmap(source)) return open_bitmap(source);
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
    } else if (is_avif_sequence(source) || is_bitmap(source)) {
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

VipsImage *photo_load_upright(VipsSource *source, int width, int height, int orientation) {
    VipsImage *image = photo_open(source), *turned = NULL, *upright = NULL;
    gboolean is_upright = image && photo_is_upright(image, orientation);
    g_clear_object(&image);
    if (is_upright) return photo_load(source, width, height);
    gboolean swapped = orientation >= 5;
    image = photo_load(source, swapped ? height : width, swapped ? width : height);
    // A turned picture is not read from top to bottom.
    if (image && (turned = vips_image_copy_memory(image))) {
        vips_image_set_int(turned, VIPS_META_ORIENTATION, orientation);
        vips_autorot(turned, &upright, NULL);
    }
    g_clear_object(&image);
    g_clear_object(&turned);
    return upright;
}
