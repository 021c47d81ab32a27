#pragma once

#include "core/frame/Frame.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Converts messages of the monitor protocol to Frames like those of a local World.
///
/// Data missing in the protocol stays empty: names, ids, colours of materials, agents. Frame::time is the game clock
/// and Frame::cycle the number of messages. The structure is shared between frames as long as it does not change.
class MonitorDecoder
{
public:
  struct Result
  {
    FramePtr frame;    ///< Null on failure.
    std::string error; ///< Reason of the failure; the decoder is then unchanged.
  };

  /// Decodes a message without its length prefix.
  Result decode(std::string_view message);

  /// The newest frame; null before the first full message.
  FramePtr frame() const { return frame_; }

private:
  FramePtr frame_;
  std::vector<std::string> modes_; ///< Play modes of the sender; empty: those of the league.
  std::uint64_t version_ = 0;
  long messages_ = 0;
};

} // namespace sparkwright
