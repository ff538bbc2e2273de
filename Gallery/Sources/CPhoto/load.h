#pragma once

#include "CPhoto.h"

#include <vips/vips.h>

/// Opens a photo of any known format without decoding it; null when it is none.
VipsImage *photo_open(VipsSource *source);

/// Begins to decode a photo upright, at most so wide and high; the pixels come when they are asked for.
VipsImage *photo_load(VipsSource *source, int width, int height);
