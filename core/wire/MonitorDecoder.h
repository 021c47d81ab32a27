#pragma once

#include "core/frame/Frame.h"
#include "core/wire/SceneReader.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Converts messages of the monitor protocol to Frames like those of a local World. Reads the messages of newer
/// servers, too (MessageReader.h).
///
/// Data missing in the protocol stays empty: places in files, colours of named materials. Ids of nodes, some names, and
/// the agents are told from marks of the scene (nameNodes()). Frame::time is the game clock, or the simulated time if
/// the server sends it; Frame::cycle the number of messages. The structure is shared between frames as long as it does
/// not change.
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

  /// Begins anew: the next message has to be a full one. Numbers of structures and messages go on, so that frames before
  /// and after can be told apart. @param game  state before that message, for those who continue in the middle
  void restart(GameState game = {});

private:
  FramePtr frame_;
  GameState game_;                 ///< Before the first frame.
  std::vector<std::string> modes_; ///< Play modes of the sender; empty: those of the league.
  std::shared_ptr<const SceneStructure> structure_; ///< The newest one, also after restart() …
  std::vector<SceneTag> tags_;                      ///< … and its tags.
  std::uint64_t version_ = 0;
  long messages_ = 0;
};

} // namespace sparkwright
