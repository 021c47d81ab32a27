#pragma once

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <new>

// Counts what a test program takes from the heap. For one source file of a program, since operators new are defined
// here.

namespace
{

thread_local bool counting = false;           ///< In this thread.
std::atomic<bool> countingEverywhere = false; ///< In all threads, but for the physics engine.
std::atomic<long> allocations = 0;

/// The engine's hash space takes and gives back memory in each collision pass; that is not ours to change.
bool isEngine(void* caller)
{
  Dl_info info{};
  return dladdr(caller, &info) && info.dli_fname && std::strstr(info.dli_fname, "libode");
}

void* counted(std::size_t size, void* caller)
{
  if(counting || (countingEverywhere && !isEngine(caller)))
    ++allocations;
  return std::malloc(size ? size : 1);
}

void* orThrow(void* memory)
{
  if(!memory)
    throw std::bad_alloc();
  return memory;
}

} // namespace

void* operator new(std::size_t size)
{
  return orThrow(counted(size, __builtin_return_address(0)));
}
void* operator new[](std::size_t size)
{
  return orThrow(counted(size, __builtin_return_address(0)));
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
  return counted(size, __builtin_return_address(0));
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept
{
  return counted(size, __builtin_return_address(0));
}
void operator delete(void* memory) noexcept
{
  std::free(memory);
}
void operator delete[](void* memory) noexcept
{
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
  std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept
{
  std::free(memory);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept
{
  std::free(memory);
}
void operator delete[](void* memory, const std::nothrow_t&) noexcept
{
  std::free(memory);
}
