#include "core/robot/PerceptWriter.h"

#include <charconv>
#include <cmath>

namespace sparkwright
{

void PerceptWriter::clear()
{
  text_.clear();
  depth_ = 0;
  space_ = false;
}

void PerceptWriter::separate()
{
  if(space_)
    text_ += ' ';
  space_ = true;
}

void PerceptWriter::open(std::string_view name)
{
  if(depth_++ == 0)
  {
    text_ += '(';
    text_ += name;
    text_ += ' ';
    space_ = false;
    return;
  }
  separate();
  text_ += '(';
  text_ += name;
  space_ = !name.empty();
}

void PerceptWriter::close()
{
  text_ += ')';
  --depth_;
  space_ = depth_ > 0;
}

void PerceptWriter::atom(std::string_view text)
{
  separate();
  text_ += text;
}

void PerceptWriter::number(float value)
{
  separate();
  if(std::isnan(value))
  {
    text_ += std::signbit(value) ? "-nan" : "nan";
    return;
  }
  char digits[64];
  const auto end = std::to_chars(digits, digits + sizeof digits, static_cast<double>(value), std::chars_format::fixed,
                                 decimals_);
  text_.append(digits, end.ptr);
}

void PerceptWriter::integer(int value)
{
  separate();
  char digits[16];
  const auto end = std::to_chars(digits, digits + sizeof digits, value);
  text_.append(digits, end.ptr);
}

void PerceptWriter::pair(std::string_view name, std::string_view value)
{
  open(name);
  atom(value);
  close();
}

void PerceptWriter::pair(std::string_view name, float value)
{
  open(name);
  number(value);
  close();
}

void PerceptWriter::pair(std::string_view name, int value)
{
  open(name);
  integer(value);
  close();
}

} // namespace sparkwright
