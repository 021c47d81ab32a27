#pragma once

// Private to physics.

#include <cstddef>
#include <type_traits>
#include <vector>

namespace sparkwright::physics
{

// Sizes of work space, with room for twice as much where it has to grow: so that steps with some more contacts than ever
// before hardly ever allocate.

template<typename T>
void setSize(std::vector<T>& vector, std::size_t size)
{
  if(vector.capacity() < size)
    vector.reserve(2 * size);
  vector.resize(size);
}

template<typename T>
void setAll(std::vector<T>& vector, std::size_t size, const std::type_identity_t<T>& value)
{
  if(vector.capacity() < size)
    vector.reserve(2 * size);
  vector.assign(size, value);
}

} // namespace sparkwright::physics
