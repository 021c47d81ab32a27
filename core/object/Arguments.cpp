#include "core/object/Arguments.h"

#include "core/text/Number.h"

#include <cmath>

namespace sparkwright
{

double Arguments::toNumber(std::string_view text)
{
  return sparkwright::toNumber(text);
}

const std::string& Arguments::text(std::size_t index) const
{
  static const std::string none;
  return index < values_.size() ? values_[index] : none;
}

double Arguments::number(std::size_t index) const
{
  return toNumber(text(index));
}

int Arguments::integer(std::size_t index) const
{
  const double value = number(index);
  if(!(std::abs(value) < 2147483648.0))
    return 0;
  return static_cast<int>(value);
}

std::optional<bool> Arguments::boolean(std::size_t index) const
{
  if(text(index) == "true")
    return true;
  if(text(index) == "false")
    return false;
  return std::nullopt;
}

Vec3f Arguments::vector(std::size_t first) const
{
  return {real(first), real(first + 1), real(first + 2)};
}

std::optional<Mat4f> Arguments::matrix(std::size_t first) const
{
  const std::size_t left = count() > first ? count() - first : 0;
  if(left == 16)
  {
    Mat4f m;
    for(int i = 0; i < 16; ++i)
      m.data()[i] = real(first + static_cast<std::size_t>(i));
    return m;
  }
  if(left == 6)
  {
    Mat4f m = rotationFromDegrees(vector(first + 3));
    setTranslation(m, vector(first));
    return m;
  }
  return std::nullopt;
}

} // namespace sparkwright
