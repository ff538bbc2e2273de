#include "CPhoto.h"

#include <glib.h>

char *photo_checksum(const uint8_t *bytes, size_t count) {
    return g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, count);
}
