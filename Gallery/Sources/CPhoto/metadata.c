#include "CPhoto.h"

#include <gexiv2/gexiv2.h>

struct photo_metadata {
    GExiv2Metadata *tags;
};

photo_metadata *photo_metadata_open(const char *path) {
    GExiv2Metadata *tags = gexiv2_metadata_new();
    if (!gexiv2_metadata_open_path(tags, path, NULL)) {
        g_object_unref(tags);
        return NULL;
    }
    photo_metadata *metadata = g_new0(photo_metadata, 1);
    metadata->tags = tags;
    return metadata;
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

int photo_metadata_position(photo_metadata *metadata, double *latitude, double *longitude) {
    return gexiv2_metadata_try_get_gps_latitude(metadata->tags, latitude, NULL) &&
                   gexiv2_metadata_try_get_gps_longitude(metadata->tags, longitude, NULL)
               ? 0
               : -1;
}

void photo_string_free(void *string) { g_free(string); }
