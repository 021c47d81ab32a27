#pragma once

#include "core/frame/Frame.h"

namespace sparkwright
{

/// Where receivers of Frames take them from: monitors, recordings, views and panels. A running World is one; so can a
/// recording be that is played, or a server elsewhere.
///
/// A source calls nobody. Receivers look when it suits them, and know by the pointer whether there is something new;
/// each keeps for itself what it has seen.
class FrameSource
{
public:
  virtual ~FrameSource() = default;

  /// The newest frame; null as long as there is none. A frame stays as it is, so it can be kept.
  virtual FramePtr frame() const = 0;

  /// How often somebody has asked that all receivers be told the full state and not only what has changed. Who sees the
  /// number change tells it once, with its next message.
  virtual long fullStateRequests() const { return 0; }
};

} // namespace sparkwright
