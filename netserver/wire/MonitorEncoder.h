#pragma once

#include "core/frame/Frame.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace sparkwright
{

/// Writes Frames as messages of the monitor protocol: full ones, and differences to what was sent last.
///
/// One encoder serves any number of receivers with the same sequence of messages, so that each diff is written once:
/// a receiver that comes late, or has missed a message, first gets catchUp(), which shows the scene exactly as the
/// others have it, and then the same diffs as they. A recorder with a step of its own has an encoder of its own.
class MonitorEncoder
{
public:
  /// Takes a frame as what everybody knows, without a message. What was announced so far counts as known.
  void start(const FramePtr& frame);

  /// True if diff() can tell the step to this frame: there is something to compare with, and neither the structure nor
  /// the constants of the game are others.
  bool canDiff(const Frame& frame) const;

  /// State, `(RSG 0 1)` and the whole scene. The view is valid until the next full() or diff().
  std::string_view full(const FramePtr& frame);

  /// Changed state, `(RDS 0 1)` and what moved by more than moveThreshold. Only after canDiff() said true.
  std::string_view diff(const FramePtr& frame);

  /// The whole state and the scene as the last message (or start()) left it, with what was announced after number
  /// `newsAfter`. Valid until the next call. Only after start() or full().
  std::string_view catchUp(int newsAfter);

  /// Number of the newest announcement told (League::newestNews()); for catchUp().
  int lastNews() const { return lastNews_; }

  /// Elements of a pose are sent when one of them differs by more from what was sent last (m, or parts of 1).
  static constexpr float moveThreshold = 0.005f;

private:
  bool hasStructureOf(const Frame& frame) const;
  void takeStructure(const FramePtr& frame);
  void takeScene(const Frame& frame);
  void remember(const FramePtr& frame);
  void writeFullState(std::string& out, const Frame& frame, int newsAfter) const;
  void writeChangedState(std::string& out, const Frame& frame) const;
  void writeFullScene(std::string& out);
  void writeDiffScene(std::string& out, const Frame& frame);
  void closeNodes(std::string& out, int index);

  std::shared_ptr<const SceneStructure> structure_;
  FramePtr state_;                        ///< Whose game state was told last.
  std::vector<Mat4f> local_;              ///< As sent last.
  std::vector<std::uint8_t> visible_;     ///< As sent last.
  std::vector<std::uint8_t> unannounced_; ///< Of each mesh: its visibility has not been in a diff yet.
  bool anyUnannounced_ = false;
  std::unordered_set<std::uint64_t> announced_; ///< Ids of the meshes whose visibility has been in a diff.
  int lastNews_ = 0;

  std::vector<int> open_; ///< Ends of the nodes that are being written.
  std::string message_;
  std::string catchUp_;
  int catchUpFrom_ = -1; ///< For which number catchUp_ was written; -1: it is out of date.
};

} // namespace sparkwright
