/// The client library of the message board for C, and for whatever can call C: a robot of the middle-size league
/// (docs/f2000.md). Lengths in m, angles in rad, times in microseconds by f2k_now().
///
/// Functions that can fail return 0, or a negative number; f2k_error() then says why. Each client is for one thread at a time,
/// but for its own thread of updates.

#ifndef SPARKWRIGHT_F2K_H
#define SPARKWRIGHT_F2K_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct f2k_client f2k_client;

/// A client for a robot's file. Never null; if the file cannot be used, f2k_connect() fails and f2k_error() says why.
f2k_client* f2k_create(const char* robot_file);
/// Says goodbye, and frees it.
void f2k_destroy(f2k_client* client);
/// Why the last function failed; empty: it did not. Valid until the next call.
const char* f2k_error(const f2k_client* client);
/// The code of the server for that; 0: the program itself has noticed it.
int f2k_error_code(const f2k_client* client);

/// Connects, compares the clocks, and brings the robot. @return its number, or -1
int f2k_connect(f2k_client* client, const char* host, int port);
/// Asks for one update and waits for it. @return the simulated time, or -1
int64_t f2k_update_once(f2k_client* client);
/// Updates come from a thread of their own, one each so many milliseconds.
int f2k_start(f2k_client* client, int cycle_ms);
int f2k_stop(f2k_client* client);

/// The newest array of a feature, such as "180DegreeScan". Copies at most `most` words. @return the length of the array; 0: none,
/// or the robot measures no such feature, which f2k_error() says
size_t f2k_words(f2k_client* client, const char* feature, uint32_t* words, size_t most);
/// When it was measured; 0: never.
int64_t f2k_stamp(f2k_client* client, const char* feature);
int64_t f2k_now(void);

int f2k_drive(f2k_client* client, double v, double omega);
/// A command of the drive's own.
int f2k_motion(f2k_client* client, const double* values, size_t count);
int f2k_manipulate(f2k_client* client, const char* manipulator, const char* state);
int f2k_say(f2k_client* client, const char* text);
int f2k_score(f2k_client* client, int* blue, int* yellow);
/// For trainers only.
int f2k_reset(f2k_client* client);

#ifdef __cplusplus
}
#endif

#endif
