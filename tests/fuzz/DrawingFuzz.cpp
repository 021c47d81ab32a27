// Datagrams of drawings, several in a row: each is preceded by its length in two bytes.

#include "core/wire/DrawingBoard.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  sparkwright::DrawingBoard board;
  while(rest.size() >= 2)
  {
    const std::size_t wanted =
        static_cast<std::size_t>(static_cast<unsigned char>(rest[0])) << 8 | static_cast<unsigned char>(rest[1]);
    rest.remove_prefix(2);
    const std::size_t length = std::min(wanted, rest.size());
    board.take(rest.substr(0, length));
    rest.remove_prefix(length);
    board.drawings();
    board.takeSelection();
  }
  return 0;
}
