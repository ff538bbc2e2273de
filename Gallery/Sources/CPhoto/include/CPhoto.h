#pragma once

#include <fts.h>  // walking folders; Swift's Glibc module leaves it out
#include <stddef.h>
#include <stdint.h>

// A plain C face for libvips (pixels) and gexiv2 (what is written inside a photo). Paths are raw bytes in UTF-8, taken
// literally: libvips' own "name[options]" syntax is never applied to them.

/// Starts both libraries. Call once, before anything else here. Returns 0, or -1 when a library cannot start.
int photo_start(const char *program);

enum photo_format {
    photo_format_unknown,
    photo_format_jpeg,
    photo_format_png,
    photo_format_webp,
    photo_format_gif,
    photo_format_tiff,
    photo_format_heic,
    photo_format_avif,
};

struct photo_header {
    int32_t width;   // pixels, after EXIF orientation
    int32_t height;  // pixels, after EXIF orientation
    enum photo_format format;
    int64_t memory;  // the most bytes that the loader is expected to hold at once while it decodes
};

/// Reads size and format without decoding pixels. Returns 0, or -1 when the file is no photo in a known format.
int photo_read_header(const char *path, struct photo_header *header);

struct photo_rendition {
    int width;    // at most this many pixels wide; a smaller photo is never enlarged
    void *bytes;  // receives the WebP; free with `photo_rendition_free`
    size_t size;  // receives the number of bytes
};

/// Decodes a photo once and makes it an upright WebP in each given width, widest first, without metadata.
/// With no renditions it only checks that the photo decodes to its last line.
/// `color` (may be null) receives the average red, green and blue.
/// Returns 0, or -1 with no bytes when the photo cannot be decoded.
int photo_render(const char *path, struct photo_rendition *renditions, size_t count, uint8_t color[3]);
void photo_rendition_free(struct photo_rendition *rendition);

/// Limits what this process may take from now on: bytes of memory and seconds of processor time. An allocation beyond
/// the limit fails, and a decode beyond it ends the process.
void photo_limit(int64_t memory, int seconds);

/// The bytes of memory that this process holds and shares with no other; 0 where the system does not tell.
int64_t photo_memory_held(void);

/// What is written inside a photo: EXIF, IPTC and XMP.
typedef struct photo_metadata photo_metadata;

/// Returns null when the file has none that can be read. Close with `photo_metadata_close`.
photo_metadata *photo_metadata_open(const char *path);
void photo_metadata_close(photo_metadata *metadata);

/// The readable text of a tag such as "Exif.Image.Artist", or null. Free with `photo_string_free`. Not always UTF-8.
char *photo_metadata_string(photo_metadata *metadata, const char *tag);

/// Reads where the photo was taken, in degrees north and east. Returns 0, or -1 when that is not known.
int photo_metadata_position(photo_metadata *metadata, double *latitude, double *longitude);
void photo_string_free(char *string);

/// The SHA-256 of some bytes, as 64 hexadecimal digits. Free with `photo_string_free`.
char *photo_checksum(const uint8_t *bytes, size_t count);

/// The number by which Linux knows the kind of file system that a path is on; 0 where that is not known.
uint32_t photo_file_system(const char *path);
