// Counts requests for memory. In a program that contains this file, these functions replace those of glibc, which they
// call.
#include "allocations.h"
#include <stdatomic.h>
#include <stddef.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static atomic_long count;

static void note(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

long allocation_count(void) { return atomic_load(&count); }

void *malloc(size_t size) { note(); return __libc_malloc(size); }
void *calloc(size_t number, size_t size) { note(); return __libc_calloc(number, size); }
void *realloc(void *block, size_t size) { note(); return __libc_realloc(block, size); }
void *aligned_alloc(size_t alignment, size_t size) { note(); return __libc_memalign(alignment, size); }
int posix_memalign(void **block, size_t alignment, size_t size) {
    note();
    *block = __libc_memalign(alignment, size);
    return *block == NULL ? 12 : 0;
}
