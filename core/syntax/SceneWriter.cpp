#include "core/syntax/SceneWriter.h"

#include <cmath>
#include <cstdio>

namespace sparkwright
{

namespace
{

constexpr std::size_t widest = 118;

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
  if(std::abs(value) < 1e-9)
    return "0";
  char text[40];
  std::snprintf(text, sizeof text, "%.6g", value);
  for(char& c : text) // Whatever the locale says.
    if(c == ',')
      c = '.';
  return text;
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
