#include "core/syntax/SceneWriter.h"

#include <charconv>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr std::size_t widest = 118;
constexpr double negligible = 1e-15;
constexpr double rounding = 1e-15; ///< Relative; what a few computations leave.

} // namespace

void SceneWriter::newLine()
{
  if(!text_.empty())
    text_ += '\n';
  if(blank_ && !text_.empty())
    text_ += '\n';
  blank_ = false;
  afterComment_ = false;
  text_.append(static_cast<std::size_t>(2 * depth_), ' ');
}

void SceneWriter::comment(std::string_view text)
{
  const std::size_t room = widest - static_cast<std::size_t>(2 * depth_) - 2;
  while(!text.empty())
  {
    std::size_t end = text.find('\n');
    const bool whole = (end == std::string_view::npos ? text.size() : end) <= room;
    if(!whole)
    {
      end = text.rfind(' ', room);
      if(end == std::string_view::npos || end == 0)
        end = room;
    }
    const std::string_view line = text.substr(0, end);
    newLine();
    text_ += line.empty() ? ";" : "; ";
    for(const char c : line)
      text_ += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    text = end >= text.size() ? std::string_view() : text.substr(end);
    if(text.starts_with('\n') || text.starts_with(' '))
      text.remove_prefix(1);
  }
  afterComment_ = true;
}

void SceneWriter::blankLine()
{
  blank_ = true;
}

void SceneWriter::open(std::string_view words)
{
  newLine();
  text_ += '(';
  text_ += words;
  ++depth_;
}

void SceneWriter::openBody()
{
  open({});
}

void SceneWriter::close()
{
  blank_ = false;
  --depth_;
  if(depth_ == 0 || afterComment_)
    newLine();
  text_ += ')';
}

void SceneWriter::form(std::string_view words)
{
  newLine();
  text_ += '(';
  text_ += words;
  text_ += ')';
}

std::string SceneWriter::text() const
{
  return text_ + '\n';
}

std::string SceneWriter::number(double value)
{
  if(!(std::abs(value) >= negligible))
    return "0";
  char text[40];
  const auto upTo = [&text](const std::to_chars_result& result) { return std::string(text, result.ptr); };
  if(const auto single = static_cast<float>(value); static_cast<double>(single) == value)
    return upTo(std::to_chars(text, text + sizeof text, single));
  for(int digits = 6; digits < 17; ++digits)
  {
    const std::string written =
        upTo(std::to_chars(text, text + sizeof text, value, std::chars_format::general, digits));
    double read = 0;
    std::from_chars(written.data(), written.data() + written.size(), read);
    if(std::abs(read - value) <= rounding * std::abs(value))
      return written;
  }
  return upTo(std::to_chars(text, text + sizeof text, value));
}

std::string SceneWriter::numbers(const Eigen::Vector3d& values)
{
  return number(values.x()) + ' ' + number(values.y()) + ' ' + number(values.z());
}

std::string SceneWriter::nameFrom(std::string_view text)
{
  std::string name;
  for(const char c : text)
  {
    const bool plain =
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.';
    name += plain ? c : '_';
  }
  return name.find_first_not_of('.') == std::string::npos ? "unnamed" : name;
}

} // namespace sparkwright
