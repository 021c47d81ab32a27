#pragma once

#include "app/web/stream/GameCoder.h"

#include <QByteArray>

#include <optional>

namespace sparkwright
{

/// Writes a live run for viewers. Each message is made once, however many viewers get it, and only if one does.
class LiveStream
{
public:
  /// What a viewer has been sent.
  struct Known
  {
    long frame = 0; ///< Number of the newest frame; 0: none.
    long scene = 0; ///< Of the newest scene.
  };

  /// Takes the next frame, with meshes. @param now  wall time, s
  void take(const FramePtr& frame, double now);
  /// Number of the newest frame; 0: none yet.
  long newest() const { return frame_; }

  /// What brings a viewer to the newest frame, who then knows it: what differs from the frame before, or everything
  /// that it needs if it has missed some. Empty: there is nothing new.
  QByteArray next(Known& known);

  /// Wall time after which even those who have missed nothing get a whole frame, to go back to.
  static constexpr double wholeEvery = 2; // s

private:
  SceneCoder scene_;
  GameCoder game_;
  long frame_ = 0, sceneNumber_ = 0;
  bool freshScene_ = false, whole_ = false; ///< A new scene begins with the newest frame; it is to be whole.
  double time_ = 0, wholeAt_ = 0;           ///< Simulated, wall, s.
  int epoch_ = 0;
  std::size_t firstNews_ = 0; ///< Decisions that came with the newest frame: from this one on, …
  bool news_ = false;         ///< … if there are any.
  std::optional<QByteArray> change_, catchUp_, all_;
};

} // namespace sparkwright
