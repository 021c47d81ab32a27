/* A strategy with the classic interface, written as for Windows. */
#include <SDKDDKVer.h>
#include <Windows.h>
#include <tchar.h>
#include <windows.h>

#define STRATEGY_API __declspec(dllexport)

typedef struct { double x, y, z; } Vec;
typedef struct { LPVOID user; } Unused;
typedef struct { Vec pos; double rotation, velocityLeft, velocityRight; } Robot;
typedef struct { Vec pos; double rotation; } OpponentRobot;
typedef struct { long left, right, top, bottom; } Bounds;
typedef struct
{
  Robot home[5];
  OpponentRobot opponent[5];
  Vec currentBall, lastBall, predictedBall;
  Bounds fieldBounds, goalBounds;
  long gameState, whoseBall;
  void* userData;
} Environment;

#ifdef __cplusplus
extern "C" {
#endif

BOOL APIENTRY DllMain(HANDLE module, DWORD reason, LPVOID reserved)
{
  (void)module;
  (void)reserved;
  return reason == DLL_PROCESS_ATTACH ? TRUE : FALSE;
}

STRATEGY_API void __cdecl Create(Environment* environment)
{
  environment->userData = malloc(sizeof(DWORD));
  ZeroMemory(environment->userData, sizeof(DWORD));
}

STRATEGY_API void __cdecl Destroy(Environment* environment)
{
  free(environment->userData);
}

STRATEGY_API void __cdecl Strategy(Environment* environment)
{
  LARGE_INTEGER before, after;
  const DWORD start = GetTickCount();
  SYSTEMTIME now;
  COPYDATASTRUCT message = {0, sizeof(DWORD), environment->userData};
  char number[8];
  QueryPerformanceCounter(&before);
  QueryPerformanceCounter(&after);
  ++*(DWORD*)environment->userData;
  environment->home[0].velocityLeft = environment->home[0].pos.x;
  environment->home[0].velocityRight = (double)*(DWORD*)environment->userData;
  environment->home[1].velocityLeft = max(2.5, min(7, 4));
  environment->home[1].velocityRight = after.QuadPart >= before.QuadPart && GetTickCount() >= start ? 1 : 0;
  environment->home[2].velocityLeft = sizeof(DWORD) + sizeof(LONG) + sizeof(WORD) + sizeof(__int64);
  environment->home[2].velocityRight = _stricmp("Abc", "aBC") == 0 ? TRUE : FALSE;
  GetLocalTime(&now);
  environment->home[3].velocityLeft = FindWindow(NULL, _T("Referee")) == NULL && SendMessage(NULL, WM_COPYDATA, 0, (LPARAM)&message) == 0;
  environment->home[3].velocityRight = now.wYear > 2000 && now.wMonth <= 12 && strcmp(itoa(255, number, 16), "ff") == 0;
}

#ifdef __cplusplus
}
#endif
