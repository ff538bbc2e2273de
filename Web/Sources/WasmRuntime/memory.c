#include <stddef.h>
#include <stdint.h>

// These compile to WebAssembly's bulk memory instructions, which every engine that runs this module has. A loop would
// be slower, and the compiler would turn it into a recursive call.
void *memcpy(void *restrict to, const void *restrict from, size_t size) { return __builtin_memcpy(to, from, size); }
void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
void *memset(void *at, int byte, size_t size) { return __builtin_memset(at, byte, size); }

int memcmp(const void *left, const void *right, size_t size) {
    const uint8_t *a = left, *b = right;
    for (size_t i = 0; i < size; i++)
        if (a[i] != b[i]) return a[i] - b[i];
    return 0;
}

// Seeds Swift's hashing. A fixed seed is enough, because nothing here hashes input from outside.
void arc4random_buf(void *buffer, size_t size) { memset(buffer, 0x5A, size); }
