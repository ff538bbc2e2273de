#include "CPhoto.h"

#include <string.h>
#include <vips/vips.h>

static const int webp_max_side = 16383;  // the format's own limit
static const int webp_quality = 80;
static const int webp_effort = 1;  // the default, 4, takes half as long again for 2 % fewer bytes

static enum photo_format format_of_loader(const char *loader) {
    static const struct {
        const char *prefix;
        enum photo_format format;
    } known[] = {
        {"VipsForeignLoadJpeg", photo_format_jpeg}, {"VipsForeignLoadPng", photo_format_png},
        {"VipsForeignLoadWebp", photo_format_webp}, {"VipsForeignLoadNsgif", photo_format_gif},
        {"VipsForeignLoadTiff", photo_format_tiff}, {"VipsForeignLoadHeif", photo_format_heic},
    };
    for (size_t i = 0; loader && i < sizeof known / sizeof *known; i++)
        if (strncmp(loader, known[i].prefix, strlen(known[i].prefix)) == 0) return known[i].format;
    return photo_format_unknown;
}

static int read_header(VipsSource *source, struct photo_header *header) {
    header->format = format_of_loader(vips_foreign_find_load_source(source));
    if (header->format == photo_format_unknown) return -1;
    VipsImage *image = vips_image_new_from_source(source, "", "access", VIPS_ACCESS_SEQUENTIAL, NULL);
    if (!image) return -1;
    gboolean swapped = vips_image_get_orientation_swap(image);
    header->width = swapped ? vips_image_get_height(image) : vips_image_get_width(image);
    header->height = swapped ? vips_image_get_width(image) : vips_image_get_height(image);
    const char *compression = NULL;
    if (header->format == photo_format_heic && vips_image_get_typeof(image, "heif-compression") != 0 &&
        vips_image_get_string(image, "heif-compression", &compression) == 0 && strcmp(compression, "av1") == 0)
        header->format = photo_format_avif;
    g_object_unref(image);
    return 0;
}

int photo_read_header(const char *path, struct photo_header *header) {
    VipsSource *source = vips_source_new_from_file(path);
    int result = source ? read_header(source, header) : -1;
    if (source) g_object_unref(source);
    if (result != 0) vips_error_clear();
    return result;
}

/// Averages 8-bit sRGB pixels (3 or 4 bands), each weighted by its opacity.
static void average(VipsImage *image, uint8_t color[3]) {
    size_t size = 0;
    uint8_t *pixels = vips_image_write_to_memory(image, &size);
    int bands = vips_image_get_bands(image);
    uint64_t sum[3] = {0, 0, 0}, weight = 0;
    if (pixels && bands >= 3)
        for (size_t i = 0; i + bands <= size; i += bands) {
            uint64_t alpha = bands > 3 ? pixels[i + 3] : 255;
            for (int band = 0; band < 3; band++) sum[band] += alpha * pixels[i + band];
            weight += alpha;
        }
    for (int band = 0; band < 3; band++) color[band] = weight ? (uint8_t)(sum[band] / weight) : 128;
    g_free(pixels);
}

/// Replaces an image by its sRGB version with 8 bits. Returns 0, or -1 with the image as it was.
static int convert_to_srgb(VipsImage **image) {
    VipsImage *converted = NULL;
    // Browsers take pixels without a profile for sRGB: a phone's wide colors would come out dull. libvips could do this
    // while decoding ("export_profile"), but in 8.14 that shifts the colors of photos that have no profile.
    if (vips_image_get_typeof(*image, VIPS_META_ICC_NAME) != 0 &&
        vips_icc_transform(*image, &converted, "srgb", "embedded", TRUE, NULL) == 0) {
        g_object_unref(*image);
        *image = converted;
    }
    if (vips_colourspace(*image, &converted, VIPS_INTERPRETATION_sRGB, NULL) != 0) return -1;
    g_object_unref(*image);
    *image = converted;
    return 0;
}

/// Decodes upright, not wider than `width`, into memory.
static VipsImage *decode(const char *path, int width) {
    VipsSource *source = vips_source_new_from_file(path);
    if (!source) return NULL;
    VipsImage *small = NULL, *pixels = NULL;
    // libvips 8.14 drops this function's own "fail_on" and would fill the missing part of a cut file with gray.
    int failed = vips_thumbnail_source(source, &small, width, "height", webp_max_side, "size", VIPS_SIZE_DOWN,
                                       "option_string", "[fail_on=error]", NULL);
    if (!failed && convert_to_srgb(&small) == 0) pixels = vips_image_copy_memory(small);
    if (small) g_object_unref(small);
    g_object_unref(source);
    return pixels;
}

static int write_webp(VipsImage *image, const char *path) {
    return vips_webpsave(image, path, "Q", webp_quality, "effort", webp_effort, "strip", TRUE, NULL);
}

int photo_render(const char *path, const struct photo_rendition *renditions, size_t count, uint8_t color[3]) {
    VipsImage *image = decode(path, count > 0 ? renditions[0].width : 64);
    int result = image ? 0 : -1;
    for (size_t i = 0; i < count && result == 0; i++) {
        if (i > 0) {
            VipsImage *smaller = NULL, *pixels = NULL;
            if (vips_thumbnail_image(image, &smaller, renditions[i].width, "height", webp_max_side, "size",
                                     VIPS_SIZE_DOWN, NULL) == 0)
                pixels = vips_image_copy_memory(smaller);
            if (smaller) g_object_unref(smaller);
            g_object_unref(image);
            image = pixels;
        }
        if (!image || write_webp(image, renditions[i].path) != 0) result = -2;
    }
    if (image) {
        if (color) average(image, color);
        g_object_unref(image);
    }
    vips_error_clear();
    // libvips keeps buffers per thread; without this, threads that decode now and then hold on to them.
    vips_thread_shutdown();
    return result;
}
