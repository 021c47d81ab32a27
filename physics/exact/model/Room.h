#pragma once

// Private to physics.

#include <cstddef>
#include <new>
#include <type_traits>
#include <vector>

namespace sparkwright::physics
{

/// Begins vectors at the beginning of a cache line, so that no tile lies across two.
template<typename T>
struct CacheLines
{
  using value_type = T;
  static constexpr std::align_val_t line{64};

  CacheLines() = default;
  template<typename U>
  CacheLines(const CacheLines<U>&)
  {
  }
  T* allocate(std::size_t count) { return static_cast<T*>(::operator new(count * sizeof(T), line)); }
  void deallocate(T* at, std::size_t) { ::operator delete(at, line); }
  bool operator==(const CacheLines&) const = default;
};

using Numbers = std::vector<double, CacheLines<double>>;

// Sizes of work space, with room for twice as much where it has to grow: so that steps with some more contacts than ever
// before hardly ever allocate.

template<typename T, typename A>
void setSize(std::vector<T, A>& vector, std::size_t size)
{
  if(vector.capacity() < size)
    vector.reserve(2 * size);
  vector.resize(size);
}

/// Of work space that is zero between calls: it stays so, and what is new is zero.
template<typename T, typename A>
void growZero(std::vector<T, A>& vector, std::size_t size)
{
  if(vector.size() < size)
    setSize(vector, size);
}

template<typename T, typename A>
void setAll(std::vector<T, A>& vector, std::size_t size, const std::type_identity_t<T>& value)
{
  if(vector.capacity() < size)
    vector.reserve(2 * size);
  vector.assign(size, value);
}

} // namespace sparkwright::physics
