#include "CPhoto.h"

#include <signal.h>
#include <stdio.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

/// Reads two sizes from /proc/self/statm, in bytes: the resident memory that is not in files, and the writable data
/// reserved.
static void read_statm(int64_t *resident, int64_t *reserved) {
    long long total, present, shared, text, library, data;
    *resident = *reserved = 0;
    FILE *file = fopen("/proc/self/statm", "re");
    if (!file) return;
    int64_t page = sysconf(_SC_PAGESIZE);
    if (fscanf(file, "%lld %lld %lld %lld %lld %lld", &total, &present, &shared, &text, &library, &data) == 6) {
        *resident = (present - shared) * page;
        *reserved = data * page;
    }
    fclose(file);
}

/// Sets a soft limit. The hard limit stays, so that the next request may have another soft limit.
static void set_limit(int resource, rlim_t value) {
    struct rlimit limit;
    if (getrlimit(resource, &limit) != 0) return;
    limit.rlim_cur = value < limit.rlim_max ? value : limit.rlim_max;
    setrlimit(resource, &limit);
}

void photo_limit(int64_t memory, int seconds) {
    int64_t resident, reserved;
    read_statm(&resident, &reserved);
    // The address space would be the wrong measure: it includes libraries and mapped photos.
    if (reserved > 0) set_limit(RLIMIT_DATA, (rlim_t)(reserved + memory));
    struct rusage usage;
    if (getrusage(RUSAGE_SELF, &usage) == 0)
        set_limit(RLIMIT_CPU, (rlim_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + 1 + seconds));
    // Decoders put large pictures into temporary files if they may. Small files must be allowed: the library orc, which
    // libvips uses to shrink, writes its generated code to one.
    set_limit(RLIMIT_FSIZE, 16 << 20);
    // The parent learns of a crash by the end of the process. Nobody reads a core dump.
    set_limit(RLIMIT_CORE, 0);
}

bool photo_can_reserve(int64_t memory) {
    void *bytes = mmap(NULL, (size_t)memory, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return bytes != MAP_FAILED && munmap(bytes, (size_t)memory) == 0;
}

void photo_confine(int last, int64_t memory, int seconds, int64_t file_size) {
    photo_limit(memory, seconds);
    set_limit(RLIMIT_FSIZE, (rlim_t)file_size);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#ifdef SYS_close_range
    syscall(SYS_close_range, (unsigned)last + 1, ~0U, 0);
#endif
#endif
}

int64_t photo_memory_held(void) {
    int64_t resident, reserved;
    read_statm(&resident, &reserved);
    return resident;
}
