#include "physics/step/EngineMessages.h"

#include <ode/ode.h>

#include <cstdarg>
#include <cstdio>
#include <utility>

namespace sparkwright::physics
{

namespace
{

thread_local EngineMessages* current = nullptr;

void receive(int number, const char* format, va_list values)
{
  char text[256];
  std::vsnprintf(text, sizeof text, format, values);
  if(current)
    current->add(number, text);
  else
    std::fprintf(stderr, "physics engine, message %d: %s\n", number, text);
}

} // namespace

EngineMessages::Scope::Scope(EngineMessages& messages) : before_(std::exchange(current, &messages)) {}

EngineMessages::Scope::~Scope()
{
  current = before_;
}

void EngineMessages::install()
{
  dSetMessageHandler(receive);
}

void EngineMessages::add(int number, const char* text)
{
  const std::lock_guard lock(mutex_);
  if(number == d_ERR_LCP)
    ++remarks_.unsolved;
  else if(remarks_.others++ == 0)
    remarks_.text = text;
}

void EngineMessages::addUnsolved(int unsolved, int circles)
{
  const std::lock_guard lock(mutex_);
  remarks_.unsolved += unsolved + circles;
  remarks_.circles += circles;
}

World::Remarks EngineMessages::take()
{
  const std::lock_guard lock(mutex_);
  return std::exchange(remarks_, {});
}

} // namespace sparkwright::physics
