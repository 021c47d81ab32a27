#include "core/robot/PerceptWriter.h"

#include "core/text/MessageWriter.h"

namespace sparkwright
{

std::string PerceptWriter::text() const
{
  std::string text;
  writeMessage(*this, text);
  return text;
}

} // namespace sparkwright
