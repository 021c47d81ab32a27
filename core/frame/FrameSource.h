#pragma once

#include "core/frame/Frame.h"

namespace sparkwright
{

/// Provides Frames to subscribers: monitors, recordings, views and panels. A running World is one; a recording being
/// played or a remote server can be.
///
/// Subscribers poll it: a different pointer means a new frame.
class FrameSource
{
public:
  virtual ~FrameSource() = default;

  /// The newest frame; null if there is none yet. Frames are immutable, so they can be kept.
  virtual FramePtr frame() const = 0;

  /// Number of requests so far to send all subscribers the full state instead of differences. A subscriber that sees
  /// the number change sends the full state once, in its next message.
  virtual long fullStateRequests() const { return 0; }
};

} // namespace sparkwright
