#pragma once

#include "CPhoto.h"

#include <vips/vips.h>

/// Opens a photo of any known format without decoding it. Returns null if it is not one.
VipsImage *photo_open(VipsSource *source);

/// Opens a photo for decoding, upright and at most this wide and high. Pixels are decoded on demand.
VipsImage *photo_load(VipsSource *source, int width, int height);
