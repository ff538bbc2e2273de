#define _GNU_SOURCE
#include "CPhoto.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/vfs.h>

uint32_t photo_file_system(const char *path) {
    struct statfs status;
    return statfs(path, &status) == 0 ? (uint32_t)status.f_type : 0;
}

bool photo_is_mount_point(const char *path) {
    struct statx status;
    // Without AT_NO_AUTOMOUNT, looking at a folder would mount it.
    const int flags = AT_SYMLINK_NOFOLLOW | AT_NO_AUTOMOUNT;
    return statx(AT_FDCWD, path, flags, 0, &status) == 0 && (status.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
}

uint64_t photo_file_system_identity(const char *path) {
    struct statfs status;
    struct stat file;
    if (statfs(path, &status) != 0 || stat(path, &file) != 0) return 0;
    const uint64_t identity = (uint32_t)status.f_fsid.__val[0] | (uint64_t)(uint32_t)status.f_fsid.__val[1] << 32;
    const uint64_t low = minor(file.st_dev), high = major(file.st_dev);
    const uint64_t device = (low & 0xff) | high << 8 | (low & ~(uint64_t)0xff) << 12;
    return identity == device ? 0 : identity;
}
#else
uint32_t photo_file_system(const char *path) { return 0; }
uint64_t photo_file_system_identity(const char *path) { return 0; }
bool photo_is_mount_point(const char *path) { return false; }
#endif

int photo_open_without_links(const char *path) {
    const int flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK;
#ifdef __linux__
    struct open_how how = {.flags = flags, .resolve = RESOLVE_NO_SYMLINKS};
    long file = syscall(SYS_openat2, AT_FDCWD, path, &how, sizeof how);
    // Older systems do not have this call, and some containers forbid it.
    if (file >= 0 || (errno != ENOSYS && errno != EPERM)) return (int)file;
#endif
    return open(path, flags | O_NOFOLLOW);
}
