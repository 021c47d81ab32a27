#include "core/robot/language/PerceptWriter.h"

#include "core/message/MessageWriter.h"

namespace sparkwright
{

std::string PerceptWriter::text() const
{
  std::string text;
  writeMessage(*this, text);
  return text;
}

} // namespace sparkwright
