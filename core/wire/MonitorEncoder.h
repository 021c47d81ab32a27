#pragma once

#include "core/frame/Frame.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace sparkwright
{

/// Writes Frames as messages of the monitor protocol: full ones, and differences (diffs) to the last one.
///
/// One encoder serves any number of subscribers with the same messages, so that each diff is written once. A subscriber
/// that is new, or has missed a message, first gets catchUp(), which has the state of the others, and then the same
/// diffs. A recorder with its own step needs its own encoder.
class MonitorEncoder
{
public:
  /// Sets the initial frame without a message. Its announcements are regarded as sent.
  void start(const FramePtr& frame);

  /// Whether diff() can be used for this frame: there was a frame before, with the same structure and the same
  /// constants of the game.
  bool canDiff(const Frame& frame) const;

  /// Full state, `(RSG 0 1)` and the full scene. Valid until the next full() or diff().
  std::string_view full(const FramePtr& frame);

  /// Changed state, `(RDS 0 1)` and poses that changed by more than moveThreshold. Only if canDiff() is true.
  std::string_view diff(const FramePtr& frame);

  /// Full state and scene of the last message (or start()), with announcements after number `newsAfter`. Valid until
  /// the next call. Only after start() or full().
  std::string_view catchUp(int newsAfter);

  /// Number of the newest announcement sent (League::newestNews()), for catchUp().
  int lastNews() const { return lastNews_; }

  /// A pose is sent if one of its elements differs by more from the one sent last (m, or without unit).
  static constexpr float moveThreshold = 0.005f;

private:
  bool hasStructureOf(const Frame& frame) const;
  void takeStructure(const FramePtr& frame);
  void takeScene(const Frame& frame);
  void remember(const FramePtr& frame);
  void writeFullState(std::string& out, const Frame& frame, int newsAfter) const;
  void writeChangedState(std::string& out, const Frame& frame) const;
  void writeFullScene(std::string& out);
  void planDiffs();
  char* writeDiffScene(char* out, const Frame& frame);
  void announceAll();
  void closeNodes(std::string& out, int index);

  std::shared_ptr<const SceneStructure> structure_;
  FramePtr state_;                        ///< Frame of the game state sent last.
  std::vector<Mat4f> local_;              ///< As sent last.
  std::vector<std::uint8_t> visible_;     ///< As sent last.
  std::vector<std::uint8_t> unannounced_; ///< Of each mesh: whether its visibility has not been in a diff yet.
  bool anyUnannounced_ = false;
  std::unordered_set<std::uint64_t> announced_; ///< Ids of the meshes whose visibility has been in a diff.
  int lastNews_ = 0;

  /// A node of a diff, in the order of the structure.
  struct Step
  {
    SceneStructure::Node::Kind kind;
    int slot;
    int closed; ///< Nodes that end before it.
  };
  std::vector<Step> steps_;
  int closedAtEnd_ = 0; ///< Nodes that end after the last one.
  std::size_t mostOfScene_ = 0; ///< Bytes that the scene in a diff may take.
  std::vector<char> diff_;      ///< Room for the longest one.
  std::vector<int> open_; ///< Ends of the nodes that are being written.
  std::string message_;
  std::string catchUp_;
  int catchUpFrom_ = -1; ///< newsAfter of catchUp_; -1: out of date.
};

} // namespace sparkwright
