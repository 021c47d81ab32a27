// For tests with sanitizers, which look for leaks when the program ends.

#include <chrono>
#include <filesystem>
#include <iterator>
#include <thread>

/// No library is unloaded: leaks of graphics drivers can only be told from our own (tests/leaks.supp) while it is known
/// which library they come from.
extern "C" int dlclose(void* /*library*/)
{
  return 0;
}

namespace
{

/// A QThread that has finished gives its last memory back a moment later, in its own thread. Waits for that, but not
/// for threads that go on.
struct WaitForThreads
{
  ~WaitForThreads()
  {
    std::error_code error;
    for(int i = 0; i < 100; ++i)
    {
      const std::filesystem::directory_iterator threads("/proc/self/task", error);
      if(error || std::distance(begin(threads), end(threads)) <= 1)
        return;
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
  }
} waitForThreads;

} // namespace
