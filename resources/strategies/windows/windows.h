/* For strategies whose source was written for Windows: what such a library usually takes of windows.h, so that it
 * compiles here without a change. Compile it with -I and this folder:
 *
 *   g++ -shared -fPIC -fpermissive -I resources/strategies/windows mine.cpp -o mine.so
 *
 * Windows itself is not here: there are no windows, no registry and no files of its kind. DllMain compiles, and is not
 * called. `long` has 64 bits here, and so have the numbers in the records that sparkwright-strategy hands over: keep
 * `long` where the strategy has it.
 */
#ifndef SPARKWRIGHT_WINDOWS_H
#define SPARKWRIGHT_WINDOWS_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

/* How functions are exported and called */

#define __declspec(what) SPARKWRIGHT_DECLSPEC_##what
#define _declspec(what) SPARKWRIGHT_DECLSPEC_##what
#define SPARKWRIGHT_DECLSPEC_dllexport __attribute__((visibility("default")))
#define SPARKWRIGHT_DECLSPEC_dllimport
#define SPARKWRIGHT_DECLSPEC_thread __thread
#define SPARKWRIGHT_DECLSPEC_noinline __attribute__((noinline))
#define SPARKWRIGHT_DECLSPEC_noreturn __attribute__((noreturn))
#define SPARKWRIGHT_DECLSPEC_nothrow
#define SPARKWRIGHT_DECLSPEC_novtable
#define SPARKWRIGHT_DECLSPEC_align(bytes) __attribute__((aligned(bytes)))
#define __cdecl
#define _cdecl
#define __stdcall
#define _stdcall
#define __fastcall
#define __forceinline inline
#define WINAPI
#define APIENTRY
#define CALLBACK
#define PASCAL
#define CONST const

/* Types */

#define __int8 char
#define __int16 short
#define __int32 int
#define __int64 long long
typedef int BOOL;
typedef unsigned char BYTE, UCHAR;
typedef unsigned short WORD, USHORT;
typedef uint32_t DWORD, ULONG, UINT32;
typedef int32_t LONG, INT32;
typedef int64_t LONGLONG, INT64;
typedef uint64_t ULONGLONG, UINT64, DWORD64;
typedef int INT;
typedef unsigned int UINT;
typedef short SHORT;
typedef char CHAR, TCHAR;
typedef wchar_t WCHAR;
typedef float FLOAT;
typedef void *PVOID, *LPVOID, *HANDLE, *HINSTANCE, *HMODULE, *HWND;
typedef const void* LPCVOID;
typedef char *LPSTR, *PSTR, *LPTSTR;
typedef const char *LPCSTR, *PCSTR, *LPCTSTR;
typedef intptr_t INT_PTR, LONG_PTR, LPARAM, LRESULT;
typedef uintptr_t UINT_PTR, DWORD_PTR, ULONG_PTR, WPARAM;
typedef BOOL* LPBOOL;
typedef BYTE* LPBYTE;
typedef DWORD* LPDWORD;
typedef union
{
  struct
  {
    DWORD LowPart;
    LONG HighPart;
  } u;
  LONGLONG QuadPart;
} LARGE_INTEGER;
typedef struct
{
  WORD wYear, wMonth, wDayOfWeek, wDay, wHour, wMinute, wSecond, wMilliseconds;
} SYSTEMTIME;
typedef struct
{
  ULONG_PTR dwData;
  DWORD cbData;
  PVOID lpData;
} COPYDATASTRUCT;

#ifndef TRUE
#define TRUE 1
#define FALSE 0
#endif
#define MAX_PATH 260
#define TEXT(text) text
#define _T(text) text
#define DLL_PROCESS_DETACH 0
#define DLL_PROCESS_ATTACH 1
#define DLL_THREAD_ATTACH 2
#define DLL_THREAD_DETACH 3
#define MB_OK 0
#define MB_ICONERROR 0x10
#define MB_ICONWARNING 0x30
#define MB_ICONINFORMATION 0x40
#define WM_USER 0x400
#define WM_COPYDATA 0x4a

/* Smaller and larger */

#ifndef NOMINMAX
#ifdef __cplusplus
template <class A, class B>
inline auto min(const A& a, const B& b) -> decltype(b < a ? b + 0 : a + 0)
{
  return b < a ? b : a;
}
template <class A, class B>
inline auto max(const A& a, const B& b) -> decltype(a < b ? b + 0 : a + 0)
{
  return a < b ? b : a;
}
#else
#ifndef min
#define min(a, b) ((b) < (a) ? (b) : (a))
#define max(a, b) ((a) < (b) ? (b) : (a))
#endif
#endif
#endif

/* Memory and texts */

#define ZeroMemory(place, bytes) memset((place), 0, (bytes))
#define CopyMemory(to, from, bytes) memcpy((to), (from), (bytes))
#define FillMemory(place, bytes, value) memset((place), (value), (bytes))
#define _stricmp strcasecmp
#define stricmp strcasecmp
#define _strnicmp strncasecmp
#define _snprintf snprintf
#define sprintf_s snprintf
#define _isnan isnan
#define _hypot hypot

/* @param base  8, 10 or 16 */
static inline char* itoa(int value, char* text, int base)
{
  sprintf(text, base == 16 ? "%x" : base == 8 ? "%o" : "%d", value);
  return text;
}
#define _itoa itoa

/* Time */

static inline ULONGLONG GetTickCount64(void)
{
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (ULONGLONG)now.tv_sec * 1000 + (ULONGLONG)now.tv_nsec / 1000000;
}
static inline DWORD GetTickCount(void)
{
  return (DWORD)GetTickCount64();
}
static inline DWORD timeGetTime(void)
{
  return GetTickCount();
}
static inline BOOL QueryPerformanceFrequency(LARGE_INTEGER* frequency)
{
  frequency->QuadPart = 1000000000;
  return TRUE;
}
static inline BOOL QueryPerformanceCounter(LARGE_INTEGER* count)
{
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  count->QuadPart = (LONGLONG)now.tv_sec * 1000000000 + now.tv_nsec;
  return TRUE;
}
/* A strategy that sleeps misses its frames, here as there. */
static inline void Sleep(DWORD milliseconds)
{
  struct timespec span;
  span.tv_sec = (time_t)(milliseconds / 1000);
  span.tv_nsec = (long)(milliseconds % 1000) * 1000000;
  nanosleep(&span, NULL);
}

static inline void GetLocalTime(SYSTEMTIME* time)
{
  struct timespec now;
  struct tm local;
  clock_gettime(CLOCK_REALTIME, &now);
  localtime_r(&now.tv_sec, &local);
  time->wYear = (WORD)(local.tm_year + 1900);
  time->wMonth = (WORD)(local.tm_mon + 1);
  time->wDayOfWeek = (WORD)local.tm_wday;
  time->wDay = (WORD)local.tm_mday;
  time->wHour = (WORD)local.tm_hour;
  time->wMinute = (WORD)local.tm_min;
  time->wSecond = (WORD)local.tm_sec;
  time->wMilliseconds = (WORD)(now.tv_nsec / 1000000);
}

/* Messages to windows: there is none that could get them. */

static inline HWND FindWindowA(LPCSTR kind, LPCSTR title)
{
  (void)kind;
  (void)title;
  return NULL;
}
#define FindWindow FindWindowA
static inline LRESULT SendMessageA(HWND window, UINT message, WPARAM first, LPARAM second)
{
  (void)window;
  (void)message;
  (void)first;
  (void)second;
  return 0;
}
#define SendMessage SendMessageA
#define PostMessage SendMessageA

/* What is said goes to the terminal of sparkwright-strategy. */

static inline void OutputDebugStringA(LPCSTR text)
{
  fputs(text, stderr);
}
#define OutputDebugString OutputDebugStringA
static inline int MessageBoxA(HWND window, LPCSTR text, LPCSTR title, UINT kind)
{
  (void)window;
  (void)kind;
  fprintf(stderr, "%s: %s\n", title ? title : "", text ? text : "");
  return 1;
}
#define MessageBox MessageBoxA

#endif
