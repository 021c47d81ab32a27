#pragma once

#include "core/frame/Frame.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Reads messages of the monitor protocol back into Frames of the same kind as a local World's.
///
/// What the wire does not carry stays empty: names, ids, colours of materials, agents. Frame::time is the game clock
/// and Frame::cycle the number of messages. The structure is shared between frames as long as it does not change.
class MonitorDecoder
{
public:
  struct Result
  {
    FramePtr frame;    ///< Null if the message could not be read.
    std::string error; ///< Why; the decoder then stands where it stood before.
  };

  /// One message without its length prefix.
  Result decode(std::string_view message);

  /// The newest frame; null before the first full message.
  FramePtr frame() const { return frame_; }

private:
  FramePtr frame_;
  std::vector<std::string> modes_; ///< The play modes of the sender; empty: those of the league.
  std::uint64_t version_ = 0;
  long messages_ = 0;
};

} // namespace sparkwright
