#pragma once

#include <fts.h>  // walks folders; missing from Swift's Glibc module
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A plain C interface to libvips (pixels) and gexiv2 (a photo's metadata). Paths are raw UTF-8 bytes and taken
// literally: libvips' "name[options]" syntax is never applied to them.

/// Starts both libraries. Call it once, before anything else here. Returns 0, or -1 if a library cannot start.
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
    photo_format_jpeg_xl = 21,
    photo_format_svg,
    photo_format_bitmap,
};

/// A picture to decode: a file, or bytes in memory.
struct photo_source {
    const char *path;      // used if there are no bytes
    const uint8_t *bytes;  // may be null
    size_t count;
    int orientation;  // by EXIF, 1 to 8; used if the picture itself has none
};

struct photo_header {
    int32_t width;   // pixels, after EXIF orientation
    int32_t height;  // pixels, after EXIF orientation
    enum photo_format format;
    int64_t memory;  // the most bytes that the loader is expected to hold at once while it decodes
    int64_t turning; // the bytes of all pixels if the photo has to be turned; 0 if not, -1 if it cannot be cut into tiles
};

/// Reads size and format without decoding pixels. Returns 0, or -1 if the file is not a photo in a known format.
int photo_read_header(const struct photo_source *source, struct photo_header *header);

struct photo_rendition {
    int width;    // the largest width in pixels; a smaller photo is never enlarged
    int is_jpeg;  // whether it is a JPEG, which is encoded in a third of the time, or else WebP, which can be transparent
    void *bytes;  // receives the picture; free with `photo_rendition_free`
    size_t size;  // receives the number of bytes
};

/// Decodes a photo once and encodes it upright in each given width, widest first, without metadata. With no
/// renditions, it only checks that the photo decodes to its last line. `color` (may be null) receives the average red,
/// green and blue. Returns 0, or -1 with no bytes if the photo cannot be decoded.
int photo_render(const struct photo_source *source, struct photo_rendition *renditions, size_t count, uint8_t color[3]);
/// Writes a photo as tiles of this size, in pixels, at each power of two below its own size: `path` + "_files/LEVEL/X_Y.jpg".
/// Returns 0, or -1 if the photo cannot be decoded, or has floating-point pixels.
int photo_cut_tiles(const struct photo_source *source, const char *path, int size);
void photo_rendition_free(struct photo_rendition *rendition);

/// Limits this process from now on, to bytes of memory and seconds of processor time. An allocation beyond the limit
/// fails. A decode beyond it ends the process.
void photo_limit(int64_t memory, int seconds);

/// Returns whether the system lets this process have so many more bytes of memory now. It frees them at once.
bool photo_can_reserve(int64_t memory);

/// Limits this process like `photo_limit`, and also the size of files that it writes, in bytes. Closes all descriptors after
/// `last`. The system ends the process when its parent ends.
void photo_confine(int last, int64_t memory, int seconds, int64_t file_size);

/// Returns the bytes of memory that this process holds and shares with no other; 0 if the system does not report them.
int64_t photo_memory_held(void);

/// A photo's metadata: EXIF, IPTC and XMP.
typedef struct photo_metadata photo_metadata;

/// Returns null if the file has no readable metadata. Close it with `photo_metadata_close`.
photo_metadata *photo_metadata_open(const char *path);

/// Reads the metadata in bytes, such as those of a TIFF. Returns null if there are none. Close it, too.
photo_metadata *photo_metadata_open_bytes(const uint8_t *bytes, size_t count);
void photo_metadata_close(photo_metadata *metadata);

/// Returns the text of a tag such as "Exif.Image.Artist", or null. It is not always UTF-8. Free it with
/// `photo_string_free`.
char *photo_metadata_string(photo_metadata *metadata, const char *tag);

/// Returns the bytes of a tag, or null, and their number. Free them with `photo_string_free`.
uint8_t *photo_metadata_bytes(photo_metadata *metadata, const char *tag, size_t *count);

/// Returns the bytes of the largest JPEG preview that the metadata contain, or null, and their number. Free them with
/// `photo_string_free`.
uint8_t *photo_metadata_preview(photo_metadata *metadata, size_t *count);

/// Returns the orientation by EXIF, 1 to 8; 1 if it is not known.
int photo_metadata_orientation(photo_metadata *metadata);

/// Reads the photo's position, in degrees north and east. Returns 0, or -1 if it is not known.
int photo_metadata_position(photo_metadata *metadata, double *latitude, double *longitude);
void photo_string_free(void *string);

/// Returns the SHA-256 of some bytes, as 64 hexadecimal digits. Free it with `photo_string_free`.
char *photo_checksum(const uint8_t *bytes, size_t count);

/// Opens a file for reading, without waiting for a pipe. Fails if any part of the path is a symbolic link; before Linux 5.6,
/// only if the last part is. Returns a descriptor, or -1 and sets errno.
int photo_open_without_links(const char *path);

/// Returns Linux's number for the type of the file system that a path is on; 0 if it is not known.
uint32_t photo_file_system(const char *path);

/// Returns whether a folder is one where a disk, or another folder, is mounted; always false before Linux 5.8.
bool photo_is_mount_point(const char *path);

/// Returns a number that a file system keeps wherever it is mounted; 0 if it has none. FAT, XFS and others report the number of
/// their device instead, which another disk has when it is plugged in at the same socket.
uint64_t photo_file_system_identity(const char *path);
