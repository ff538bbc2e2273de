#pragma once
// The library for color profiles, and its pixel formats, which are macros.
#include <lcms2.h>

static const cmsUInt32Number clcms_rgb = TYPE_RGB_8, clcms_rgba = TYPE_RGBA_8, clcms_gray = TYPE_GRAY_8,
    clcms_cmyk = TYPE_CMYK_8;
