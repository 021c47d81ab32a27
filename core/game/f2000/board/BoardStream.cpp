#include "core/game/f2000/board/BoardStream.h"

#include <utility>

namespace sparkwright::f2000
{

BoardStream::Piece BoardStream::next(std::string_view& piece)
{
  const std::string_view rest = std::string_view(input_).substr(begin_);
  if(blockLeft_ > 0)
  {
    if(rest.size() < blockLeft_)
      return Piece::None;
    piece = rest.substr(0, blockLeft_);
    begin_ += std::exchange(blockLeft_, 0);
    return Piece::Block;
  }
  const std::size_t end = rest.find('\n');
  piece = rest.substr(0, end);
  if(piece.size() > longestLine)
    return Piece::TooLong;
  if(end == rest.npos)
    return Piece::None;
  begin_ += end + 1;
  while(piece.ends_with('\r'))
    piece.remove_suffix(1);
  return Piece::Line;
}

void BoardStream::dropRead()
{
  input_.erase(0, std::exchange(begin_, 0));
}

} // namespace sparkwright::f2000
