/* Libraries that are no whole strategies: a native one without two of its functions, of another version, a classic one
 * without its end, or nothing of the kind. */
#include <stdint.h>

#if defined NATIVE_INCOMPLETE
uint32_t sst_api_version(void) { return 1; }
int sst_create(const void* setup, void** user) { (void)setup, *user = 0; return 0; }
void sst_team_info(void* user, void* out) { (void)user, (void)out; }
void sst_destroy(void* user) { (void)user; }
#elif defined OTHER_VERSION
uint32_t sst_api_version(void) { return 7; }
int sst_create(const void* setup, void** user) { (void)setup, *user = 0; return 0; }
void sst_team_info(void* user, void* out) { (void)user, (void)out; }
void sst_instruction(void* user, const void* field, void* out) { (void)user, (void)field, (void)out; }
void sst_placement(void* user, const void* field, const void* v, void* out) { (void)user, (void)field, (void)v, (void)out; }
void sst_destroy(void* user) { (void)user; }
#elif defined CLASSIC_INCOMPLETE
void Create(void* environment) { (void)environment; }
void Strategy(void* environment) { (void)environment; }
#else
int nothing_of_the_kind = 1;
#endif
