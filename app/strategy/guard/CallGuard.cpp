#include "app/strategy/guard/CallGuard.h"

#include <cmath>
#include <ostream>
#include <string>

namespace sparkwright::strategy
{

void CallGuard::begin(const char* name)
{
  CurrentCall::startedAt = CurrentCall::now();
  ++CurrentCall::number;
  CurrentCall::name = name;
}

void CallGuard::end(const char* name)
{
  CurrentCall::name = nullptr;
  const double seconds = static_cast<double>(CurrentCall::now() - CurrentCall::startedAt) * 1e-9;
  times_.add(name, seconds);
  if(seconds > slow)
    log_ << name << " has taken " << std::lround(seconds * 1000) << " ms; the server waits for "
         << std::lround(slow * 1000) << " ms at most" << std::endl;
}

void CallGuard::threw(const char* name, const char* what)
{
  endProcess(name, (std::string("has thrown an exception (") + what + ")").c_str(), ExitCode::Threw);
}

} // namespace sparkwright::strategy
