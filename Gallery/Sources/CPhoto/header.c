#include "load.h"

#include <string.h>

/// Returns the format of an open photo, judging by the loader that reads it.
static enum photo_format format_of(VipsImage *image) {
    static const struct {
        const char *prefix;
        enum photo_format format;
    } known[] = {
        {"jpegload", photo_format_jpeg}, {"pngload", photo_format_png},   {"webpload", photo_format_webp},
        {"gifload", photo_format_gif},   {"tiffload", photo_format_tiff}, {"heifload", photo_format_heic},
        {"jxlload", photo_format_jpeg_xl}, {"svgload", photo_format_svg}, {"magickload", photo_format_bitmap},
    };
    const char *loader = NULL, *compression = NULL;
    if (vips_image_get_string(image, VIPS_META_LOADER, &loader) != 0) return photo_format_unknown;
    enum photo_format format = photo_format_unknown;
    for (size_t i = 0; i < G_N_ELEMENTS(known); i++)
        if (strncmp(loader, known[i].prefix, strlen(known[i].prefix)) == 0) format = known[i].format;
    if (format == photo_format_heic && vips_image_get_typeof(image, "heif-compression") != 0 &&
        vips_image_get_string(image, "heif-compression", &compression) == 0 && strcmp(compression, "av1") == 0)
        format = photo_format_avif;
    return format;
}

static gboolean is_interlaced(VipsImage *image) {
    int interlaced = 0;
    return vips_image_get_typeof(image, "interlaced") != 0 &&
           vips_image_get_int(image, "interlaced", &interlaced) == 0 && interlaced;
}

/// Returns the most bytes that a loader holds at once. The factors were measured for each loader and rounded up.
static int64_t loading_memory(VipsImage *image, enum photo_format format) {
    int64_t row = (int64_t)image->Xsize * VIPS_IMAGE_SIZEOF_PEL(image), all = row * image->Ysize;
    int64_t pixels = (int64_t)image->Xsize * image->Ysize;
    // libvips computes with wider numbers if there is an alpha channel, or more than 8 bits.
    gboolean is_plain = image->BandFmt == VIPS_FORMAT_UCHAR && !vips_image_hasalpha(image);
    int64_t streaming = VIPS_MIN((is_plain ? 1600 : 5000) * row, 4 * all);
    const char *subsampling = NULL;
    switch (format) {
        case photo_format_jpeg:
            // A progressive file is refined scan by scan. The loader holds two bytes per coefficient to the end.
            if (!is_interlaced(image)) return streaming / 8;
            if (vips_image_get_typeof(image, "jpeg-chroma-subsample") != 0 &&
                vips_image_get_string(image, "jpeg-chroma-subsample", &subsampling) == 0 &&
                strcmp(subsampling, "4:2:0") == 0)
                return 3 * pixels + streaming / 8;
            return 2 * all + streaming / 8;
        case photo_format_png: return is_interlaced(image) ? all + streaming : streaming;
        case photo_format_gif: return 6 * pixels;
        case photo_format_webp: return 9 * pixels;
        // The loader holds a row of tiles at a time. Their size is known only to the loader.
        case photo_format_tiff: return VIPS_MAX(streaming, VIPS_MIN(2 * all, 300 * 1024 * 1024));
        // The loader holds the decoded planes, and the pixels made from them.
        case photo_format_heic: return 5 * pixels + all;
        case photo_format_avif: return 7 * pixels + all;
        case photo_format_jpeg_xl: return 20 * pixels + all;
        // The drawing is made at the size that is asked for. Its elements and its embedded pictures take memory.
        case photo_format_svg: return 160 * 1024 * 1024;
        case photo_format_bitmap: return 16 * pixels + all;
        case photo_format_unknown: break;
    }
    return all;
}

/// Returns the bytes of all pixels in 8-bit sRGB if the photo has to be turned, because a turned one is not read from top to
/// bottom. Returns 0 if it is upright, and -1 if it cannot be cut into tiles.
static int64_t turning_memory(VipsImage *image, int orientation) {
    // A floating-point picture is read twice, the first time for its brightness.
    if (vips_band_format_isfloat(vips_image_get_format(image))) return -1;
    if ((photo_is_upright(image, orientation) ? vips_image_get_orientation(image) : orientation) == 1) return 0;
    return (int64_t)image->Xsize * image->Ysize * (vips_image_hasalpha(image) ? 4 : 3);
}

static int read_header(VipsSource *source, int orientation, struct photo_header *header) {
    VipsImage *image = photo_open(source);
    if (!image) return -1;
    gboolean swapped = photo_is_upright(image, orientation) ? vips_image_get_orientation_swap(image) : orientation >= 5;
    header->width = swapped ? image->Ysize : image->Xsize;
    header->height = swapped ? image->Xsize : image->Ysize;
    header->format = format_of(image);
    header->memory = loading_memory(image, header->format);
    header->turning = turning_memory(image, orientation);
    g_object_unref(image);
    return header->format == photo_format_unknown ? -1 : 0;
}

int photo_read_header(const struct photo_source *picture, struct photo_header *header) {
    VipsSource *source = photo_source_open(picture);
    int result = source ? read_header(source, picture->orientation, header) : -1;
    if (source) g_object_unref(source);
    if (result != 0) vips_error_clear();
    return result;
}
