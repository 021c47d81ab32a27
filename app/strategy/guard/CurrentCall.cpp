#include "app/strategy/guard/CurrentCall.h"

#include <chrono>
#include <unistd.h>

namespace sparkwright::strategy
{

std::atomic<const char*> CurrentCall::name = nullptr;
std::atomic<std::int64_t> CurrentCall::startedAt = 0;
std::atomic<std::uint64_t> CurrentCall::number = 0;

std::int64_t CurrentCall::now()
{
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

void endProcess(const char* call, const char* deed, ExitCode code)
{
  char text[400];
  std::size_t length = 0;
  for(const char* const part : {"sparkwright-strategy: the strategy ", deed, " in ", call, "\n"})
    for(const char* c = part; *c != '\0' && length < sizeof text; ++c)
      text[length++] = *c;
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, text, length);
  ::_exit(static_cast<int>(code));
}

} // namespace sparkwright::strategy
