#include "app/strategy/guard/CrashReport.h"

#include "app/strategy/guard/CurrentCall.h"

#include <array>
#include <csignal>
#include <cstdlib>

namespace sparkwright::strategy
{

namespace
{

struct Fault
{
  int signal;
  const char* deed;
};

constexpr std::array<Fault, 5> faults{{{SIGSEGV, "has crashed: it used memory that is not its own, or filled the stack,"},
                                       {SIGBUS, "has crashed: bus error"},
                                       {SIGFPE, "has crashed: division by zero or the like"},
                                       {SIGILL, "has crashed: illegal instruction"},
                                       {SIGABRT, "has crashed: it called abort(), or an exception was not caught,"}}};

alignas(16) std::array<char, 64 * 1024> signalStack; // A full stack has no room for a handler.

/// Outside of calls it is our own crash: the system's way is the best report.
void onFault(int signal)
{
  const char* const call = CurrentCall::name;
  for(const Fault& fault : faults)
    if(call && fault.signal == signal)
      endProcess(call, fault.deed, ExitCode::Crashed);
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void onExit()
{
  if(const char* const call = CurrentCall::name)
    endProcess(call, "has called exit()", ExitCode::Exited);
}

} // namespace

void watchCrashes()
{
  stack_t stack{};
  stack.ss_sp = signalStack.data();
  stack.ss_size = signalStack.size();
  ::sigaltstack(&stack, nullptr);
  struct sigaction action = {};
  action.sa_handler = onFault;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  for(const Fault& fault : faults)
    ::sigaction(fault.signal, &action, nullptr);
  std::atexit(onExit);
  std::at_quick_exit(onExit);
}

} // namespace sparkwright::strategy
