#include "core/world/state/RunInput.h"

namespace sparkwright
{

std::size_t RunInput::bytes() const
{
  std::size_t sum = sizeof *this + data.capacity() + (manipulation ? sizeof(Manipulation) : 0);
  if(texts)
    for(const auto& [file, text] : *texts)
      sum += file.native().size() + text.size();
  return sum;
}

} // namespace sparkwright
