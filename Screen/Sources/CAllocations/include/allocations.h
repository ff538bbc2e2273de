#pragma once
/// The number of blocks of memory that the program has requested so far, on all threads.
long allocation_count(void);
