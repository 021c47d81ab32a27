#include "app/ide/window/EndSignal.h"

#include <QSocketNotifier>

#include <csignal>
#include <unistd.h>

namespace sparkwright
{

namespace
{

constexpr int ends[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
volatile std::sig_atomic_t toTell = -1; ///< Where a signal writes, since it may do hardly anything else.

void tell(int)
{
  const char one = 1;
  [[maybe_unused]] const auto written = ::write(toTell, &one, 1);
}

} // namespace

EndSignal::EndSignal(QObject* parent) : QObject(parent)
{
  if(::pipe(pipe_.data()) != 0)
    return; // As without this: a signal ends the program.
  toTell = pipe_[1];
  auto* const notifier = new QSocketNotifier(pipe_[0], QSocketNotifier::Read, this);
  connect(notifier, &QSocketNotifier::activated, this,
          [this]
          {
            char one = 0;
            if(::read(pipe_[0], &one, 1) == 1)
              emit came();
          });
  for(const int end : ends)
    std::signal(end, tell);
}

EndSignal::~EndSignal()
{
  for(const int end : ends)
    std::signal(end, SIG_DFL);
  for(const int file : pipe_)
    if(file >= 0)
      ::close(file);
}

} // namespace sparkwright
