/// For tests with sanitizers: no library is unloaded. Leaks are looked for at the end, and those of graphics drivers
/// can only be told from our own (tests/leaks.supp) while it is known which library they come from.
extern "C" int dlclose(void* /*library*/) { return 0; }
