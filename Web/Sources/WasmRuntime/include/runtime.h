// The only functions of a C library that the Embedded Swift runtime and the compiler need. See allocate.c and memory.c.
#include <stddef.h>

void *malloc(size_t size);
void free(void *pointer);
int posix_memalign(void **pointer, size_t alignment, size_t size);
