#include "core/object/Arguments.h"

#include <charconv>
#include <cmath>
#include <limits>

namespace sparkwright
{

double Arguments::toNumber(std::string_view text)
{
  const std::size_t start = text.find_first_not_of(" \t\r\n\f\v");
  if(start == std::string_view::npos)
    return 0;
  text.remove_prefix(start);
  if(text.size() > 1 && text.front() == '+' && text[1] != '-' && text[1] != '+')
    text.remove_prefix(1);
  double value = 0;
  const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
  if(result.ec == std::errc::result_out_of_range)
  {
    // from_chars leaves the value alone: too large becomes infinite, too small 0, as strtod has it.
    const bool negative = text.front() == '-';
    const std::size_t exponent = text.find_first_of("eE");
    const bool small = exponent != std::string_view::npos && text.substr(exponent + 1).starts_with('-');
    value = small ? 0 : std::numeric_limits<double>::infinity();
    return negative ? -value : value;
  }
  return result.ec == std::errc() ? value : 0;
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
