#pragma once

#include "CPhoto.h"

#include <vips/vips.h>

/// Opens a photo of any known format without decoding it. Returns null if it is not one.
VipsImage *photo_open(VipsSource *source);

/// Opens a photo like `photo_open`. Decoding a damaged file fails, instead of filling the rest with gray.
VipsImage *photo_open_strictly(VipsSource *source);

/// Opens a photo for decoding, upright and at most this wide and high. Pixels are decoded on demand.
VipsImage *photo_load(VipsSource *source, int width, int height);

/// Opens a picture like `photo_load`. `orientation` is used if the picture has no orientation itself.
VipsImage *photo_load_upright(VipsSource *source, int width, int height, int orientation);

/// Whether a picture needs no orientation from elsewhere.
gboolean photo_is_upright(VipsImage *image, int orientation);

/// Opens the bytes of a picture. Returns null if its file cannot be opened.
VipsSource *photo_source_open(const struct photo_source *picture);
