#include "CPhoto.h"

#include <gexiv2/gexiv2.h>

struct photo_metadata {
    GExiv2Metadata *tags;
};

static photo_metadata *opened(GExiv2Metadata *tags, gboolean success) {
    if (!success) {
        g_object_unref(tags);
        return NULL;
    }
    photo_metadata *metadata = g_new0(photo_metadata, 1);
    metadata->tags = tags;
    return metadata;
}

photo_metadata *photo_metadata_open(const char *path) {
    GExiv2Metadata *tags = gexiv2_metadata_new();
    return opened(tags, gexiv2_metadata_open_path(tags, path, NULL));
}

photo_metadata *photo_metadata_open_bytes(const uint8_t *bytes, size_t count) {
    GExiv2Metadata *tags = gexiv2_metadata_new();
    return opened(tags, gexiv2_metadata_open_buf(tags, bytes, (glong)count, NULL));
}

void photo_metadata_close(photo_metadata *metadata) {
    g_object_unref(metadata->tags);
    g_free(metadata);
}

char *photo_metadata_string(photo_metadata *metadata, const char *tag) {
    return gexiv2_metadata_try_get_tag_interpreted_string(metadata->tags, tag, NULL);
}

uint8_t *photo_metadata_bytes(photo_metadata *metadata, const char *tag, size_t *count) {
    GBytes *bytes = gexiv2_metadata_try_get_tag_raw(metadata->tags, tag, NULL);
    return bytes ? g_bytes_unref_to_data(bytes, count) : NULL;
}

uint8_t *photo_metadata_preview(photo_metadata *metadata, size_t *count) {
    // They are sorted by size, the smallest first.
    GExiv2PreviewProperties **previews = gexiv2_metadata_get_preview_properties(metadata->tags), *largest = NULL;
    for (size_t i = 0; previews && previews[i]; i++)
        if (g_strcmp0(gexiv2_preview_properties_get_mime_type(previews[i]), "image/jpeg") == 0) largest = previews[i];
    GExiv2PreviewImage *image = largest ? gexiv2_metadata_try_get_preview_image(metadata->tags, largest, NULL) : NULL;
    guint32 size = 0;
    const guint8 *bytes = image ? gexiv2_preview_image_get_data(image, &size) : NULL;
    uint8_t *copy = bytes && size > 0 ? g_memdup2(bytes, size) : NULL;
    *count = copy ? size : 0;
    if (image) g_object_unref(image);
    return copy;
}

int photo_metadata_orientation(photo_metadata *metadata) {
    int orientation = (int)gexiv2_metadata_try_get_orientation(metadata->tags, NULL);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
}

int photo_metadata_position(photo_metadata *metadata, double *latitude, double *longitude) {
    return gexiv2_metadata_try_get_gps_latitude(metadata->tags, latitude, NULL) &&
                   gexiv2_metadata_try_get_gps_longitude(metadata->tags, longitude, NULL)
               ? 0
               : -1;
}

void photo_string_free(void *string) { g_free(string); }
