#include "runtime.h"

#include <stdint.h>

// An allocator with free lists by size class. The classes are powers of two and the sizes halfway between them (16, 24,
// 32, 48 …), so that at most a third is wasted, and malloc and free take constant time. WebAssembly cannot return
// memory to the browser.
//
// It is no general allocator: the alignment is at most 16, and free blocks are not merged.

enum { header = 16, classes = 64, page = 65536 };

typedef struct block {
    uint32_t class;
    struct block *next; // only while the block is free
} block;

static block *available[classes];
static uintptr_t top, limit;
extern unsigned char __heap_base;

static uint32_t class_of(size_t size) {
    if (size <= 16) return 0;
    uint32_t power = 32 - __builtin_clz((uint32_t)size - 1); // 2^(power-1) < size <= 2^power
    uint32_t class = (power - 4) * 2;
    return size <= (3u << (power - 2)) ? class - 1 : class;
}

static size_t size_of(uint32_t class) {
    return class % 2 ? (size_t)3 << (class / 2 + 3) : (size_t)16 << (class / 2);
}

static block *carve(size_t size) {
    if (!top) {
        top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
        limit = __builtin_wasm_memory_size(0) * page;
    }
    if (size > limit - top) {
        size_t pages = (size - (limit - top) + page - 1) / page;
        if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return NULL;
        limit += pages * page;
    }
    block *fresh = (block *)top;
    top += size;
    return fresh;
}

void *malloc(size_t size) {
    if (size > 0x70000000) return NULL;
    uint32_t class = class_of(size);
    block *found = available[class];
    if (found) {
        available[class] = found->next;
    } else {
        // 3 · 2^n may not be a multiple of 16, but the next block must be aligned.
        found = carve((header + size_of(class) + 15) & ~(size_t)15);
        if (!found) return NULL;
        found->class = class;
    }
    return (char *)found + header;
}

// Copies at each call would make the modules larger.
__attribute__((noinline)) void free(void *pointer) {
    if (!pointer) return;
    block *freed = (block *)((char *)pointer - header);
    freed->next = available[freed->class];
    available[freed->class] = freed;
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
    *pointer = alignment <= 16 ? malloc(size) : NULL;
    return *pointer ? 0 : 12; // ENOMEM
}
