#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sparkwright::f2000
{

/// Takes what a client has sent, in pieces of any length, apart into lines and blocks of bytes.
class BoardStream
{
public:
  static constexpr std::size_t longestLine = 1u << 20; // bytes

  enum class Piece
  {
    None, ///< More has to come.
    Line, ///< Without its end.
    Block,
    TooLong ///< A line without an end in sight: the stream cannot be read on.
  };

  void add(std::string_view bytes) { input_ += bytes; }
  /// The next piece. @param piece  valid until the next call of add() or dropRead()
  Piece next(std::string_view& piece);
  /// So many bytes come next, whatever they are. @param bytes  > 0
  void expectBlock(std::size_t bytes) { blockLeft_ = bytes; }
  /// Forgets what has been read.
  void dropRead();

private:
  std::string input_;
  std::size_t begin_ = 0;     ///< Of what has not been read.
  std::size_t blockLeft_ = 0; ///< Length of the block that comes next; 0: a line does.
};

} // namespace sparkwright::f2000
