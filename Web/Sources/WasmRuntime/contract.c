#include <stdint.h>

// Which description of the module's functions and records it was built from. The JavaScript beside it knows its own, and
// refuses a module of another.
__attribute__((export_name("contractHash"))) uint32_t contractHash(void) { return CONTRACT_HASH; }
