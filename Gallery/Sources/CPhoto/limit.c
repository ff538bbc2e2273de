#include "CPhoto.h"

#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

/// Reads two columns of /proc/self/statm in bytes: what is resident but in no file, and what is reserved to be written.
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

/// Lowers or raises a soft limit; the hard limit stays, so that the next request may have another one.
static void set_limit(int resource, rlim_t value) {
    struct rlimit limit;
    if (getrlimit(resource, &limit) != 0) return;
    limit.rlim_cur = value < limit.rlim_max ? value : limit.rlim_max;
    setrlimit(resource, &limit);
}

void photo_limit(int64_t memory, int seconds) {
    int64_t resident, reserved;
    read_statm(&resident, &reserved);
    // The address space would be the wrong measure: libraries and mapped photos are in it, too.
    if (reserved > 0) set_limit(RLIMIT_DATA, (rlim_t)(reserved + memory));
    struct rusage usage;
    if (getrusage(RUSAGE_SELF, &usage) == 0)
        set_limit(RLIMIT_CPU, (rlim_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + 1 + seconds));
    // Decoders keep large pictures in temporary files when they may. Small ones have to be: the library orc, with which
    // libvips shrinks, keeps the code that it makes in one.
    set_limit(RLIMIT_FSIZE, 16 << 20);
    // A crash is told by the process's end; its memory is of no use to anyone.
    set_limit(RLIMIT_CORE, 0);
}

int64_t photo_memory_held(void) {
    int64_t resident, reserved;
    read_statm(&resident, &reserved);
    return resident;
}
