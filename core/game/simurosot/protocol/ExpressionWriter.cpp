#include "core/game/simurosot/protocol/ExpressionWriter.h"

#include "core/text/Number.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::simurosot
{

void ExpressionWriter::gap()
{
  if(!out_.empty() && out_.back() != '(')
    out_ += ' ';
}

ExpressionWriter& ExpressionWriter::open(std::string_view name)
{
  gap();
  out_ += '(';
  out_ += name;
  return *this;
}

ExpressionWriter& ExpressionWriter::close()
{
  out_ += ')';
  return *this;
}

ExpressionWriter& ExpressionWriter::number(double value, int decimals)
{
  constexpr double most = 1e6;
  gap();
  appendFixed(std::isnan(value) ? 0 : std::clamp(value, -most, most), decimals, out_);
  return *this;
}

ExpressionWriter& ExpressionWriter::angle(double degrees)
{
  constexpr int decimals = 2;
  return number(sentDeg(degrees, decimals), decimals);
}

ExpressionWriter& ExpressionWriter::anyNumber(double value)
{
  constexpr double most = 1e9;
  gap();
  if(std::isnan(value))
    out_ += "nan";
  else
    appendFixed(std::clamp(value, -most, most), 2, out_);
  return *this;
}

ExpressionWriter& ExpressionWriter::integer(long value)
{
  gap();
  appendInteger(value, out_);
  return *this;
}

ExpressionWriter& ExpressionWriter::word(std::string_view word)
{
  gap();
  out_ += word;
  return *this;
}

ExpressionWriter& ExpressionWriter::text(std::string_view text)
{
  gap();
  out_ += '"';
  for(const char c : text)
  {
    if(c == '"' || c == '\\')
      out_ += '\\';
    out_ += static_cast<unsigned char>(c) < ' ' || c == '\x7f' ? ' ' : c;
  }
  out_ += '"';
  return *this;
}

void copyText(std::string_view text, char* array, std::size_t size)
{
  std::size_t length = std::min(text.find('\0'), text.size());
  if(length >= size)
  {
    length = size - 1;
    while(length > 0 && (static_cast<unsigned char>(text[length]) & 0xc0) == 0x80)
      --length;
  }
  text.copy(array, length);
  std::fill(array + length, array + size, '\0');
}

} // namespace sparkwright::simurosot
