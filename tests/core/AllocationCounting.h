#pragma once

#include <atomic>
#include <cstdlib>
#include <new>

// Counts what a test program takes from the heap. For the one source file of a test, since operators new are defined
// here.

namespace
{

thread_local bool counting = false;
std::atomic<long> allocations = 0;

void* counted(std::size_t size)
{
  if(counting)
    ++allocations;
  if(void* const memory = std::malloc(size ? size : 1))
    return memory;
  throw std::bad_alloc();
}

} // namespace

void* operator new(std::size_t size)
{
  return counted(size);
}
void* operator new[](std::size_t size)
{
  return counted(size);
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
