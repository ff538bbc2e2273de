#include <stdint.h>

// The hash of the contract that the module was built for. The JavaScript knows its own, and rejects a module with
// another one.
__attribute__((export_name("contractHash"))) uint32_t contractHash(void) { return CONTRACT_HASH; }
