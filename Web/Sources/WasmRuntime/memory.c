#include <stddef.h>
#include <stdint.h>

// WebAssembly's own bulk instructions, which every engine that runs this module has. A loop would be slower, and the
// compiler would turn it into a call of the very function it stands in.
void *memcpy(void *restrict to, const void *restrict from, size_t size) { return __builtin_memcpy(to, from, size); }
void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
void *memset(void *at, int byte, size_t size) { return __builtin_memset(at, byte, size); }

int memcmp(const void *left, const void *right, size_t size) {
    const uint8_t *a = left, *b = right;
    for (size_t i = 0; i < size; i++)
        if (a[i] != b[i]) return a[i] - b[i];
    return 0;
}

// Seeds Swift's hashing. Nothing here hashes what comes from outside, so a fixed seed is as good as a random one.
void arc4random_buf(void *buffer, size_t size) { memset(buffer, 0x5A, size); }
