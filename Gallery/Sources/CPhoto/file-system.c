#include "CPhoto.h"

#ifdef __linux__
#include <sys/vfs.h>

uint32_t photo_file_system(const char *path) {
    struct statfs status;
    return statfs(path, &status) == 0 ? (uint32_t)status.f_type : 0;
}
#else
uint32_t photo_file_system(const char *path) { return 0; }
#endif
