#pragma once

#include "core/draw/Drawings.h"
#include "core/frame/Frame.h"
#include "core/record/RecordingFormat.h"
#include "core/record/channel/GameCodec.h"
#include "core/record/channel/LogCodec.h"
#include "core/record/channel/StructureCodec.h"
#include "core/record/channel/FoxgloveScene.h"
#include "core/record/mcap/McapWriter.h"
#include "core/record/pose/PoseCodec.h"

#include <array>
#include <functional>

namespace sparkwright
{

/// Writes a recording: an MCAP file with a message for each Frame, and others for what changes now and then
/// (docs/recordings.md). One thread; all work is done in the calls. See Recorder for one with its own thread.
///
/// Methods return empty, or why the disk has failed: once, then nothing more is written, and all before can be read.
class RecordingWriter
{
public:
  /// Adds meshes to a structure, for their shapes in other programs.
  using Dress = std::function<void(SceneStructure&)>;

  /// @param sink   empty; must outlive this
  /// @param dress  may be empty: meshes of files are then shown as small boxes
  RecordingWriter(mcap::ByteSink& sink, const RecordingInfo& info, const RecordingSettings& settings = {},
                  Dress dress = {});

  /// Writes what the info says. To be called once, first.
  std::string start();
  /// Keeps a file of the run, such as its scene. @param name  for people: `scene/soccer.rsg`
  std::string attach(std::string_view name, std::string_view mediaType, std::string_view data);

  /// Adds a frame. Frames with details of physics (World::setPhysicsView) tell how bodies are joined, by which poses
  /// take far less: one for each structure is enough, see wantsPhysics().
  /// @param drawings  what is visible with it; null: none
  /// @param joints    of frames without details of physics, if they are known
  std::string add(const Frame& frame, const DrawingsPtr& drawings = {}, const JointGeometryPtr& joints = {});
  std::string add(const LogRecord& record);
  std::string add(const AgentBytes& bytes);
  std::string add(const WorldStateRecord& state);

  /// Whether no frame of the present structure has had details of physics.
  bool wantsPhysics() const { return !linked_; }

  /// Writes what is still in memory.
  std::string flush();
  /// The same, and the index. Nothing can be added afterwards.
  std::string finish();

  bool failed() const { return writer_.failed(); }
  std::uint64_t size() const { return writer_.size(); } ///< Of the file, bytes.
  std::uint64_t frames() const { return writer_.messages(channels_.frame); } ///< In the file, where they can be read.

private:
  struct Channels
  {
    std::uint16_t frame = 0, structure = 0, game = 0, events = 0, rules = 0, agents = 0, drawings = 0, log = 0,
                  agentBytes = 0, worldState = 0, scene = 0, transforms = 0;
  };

  mcap::Nanoseconds timeOf(double seconds);
  std::string closeIfDue(mcap::Nanoseconds time);
  std::string closeChunks();
  void addStructure(const Frame& frame, const JointGeometryPtr& joints, mcap::Nanoseconds time, bool repeat);
  bool isWritten(const Frame& frame, const DrawingsPtr& drawings, const JointGeometryPtr& joints);
  void encodeGame(const GameState& game);
  void addGame(const GameState& game, mcap::Nanoseconds time, bool repeat);
  void addEvents(const GameState& game, mcap::Nanoseconds time);
  void addDrawings(const DrawingsPtr& drawings, mcap::Nanoseconds time, bool repeat);
  void addPoses(const Frame& frame, mcap::Nanoseconds time);
  void addForOthers(const Frame& frame, mcap::Nanoseconds time, bool repeat);
  template<class Fill>
  void message(std::uint16_t channel, mcap::Nanoseconds time, Fill&& fill);

  RecordingInfo info_;
  RecordingSettings settings_;
  Dress dress_;
  mcap::McapWriter writer_;
  Channels channels_;
  std::string buffer_, poseBytes_;
  std::uint64_t frames_ = 0;
  std::int64_t games_ = 0, agentLists_ = 0, drawingLists_ = 0, agentMessages_ = 0; ///< Messages of each so far.
  std::array<std::int64_t, 3> told_{}; ///< The newest of game, agents and drawings, as frames have referred to them.
  bool restarts_ = true; ///< The next frame does not build on the one before.
  bool fresh_ = true; ///< There is no frame in the open chunk.
  mcap::Nanoseconds last_ = 0;
  std::optional<double> repeatedAt_; ///< When all that changes rarely was written last.

  StructureRecord structure_;
  bool linked_ = false;
  PoseCodec poses_;
  std::vector<std::uint8_t> visible_;
  std::vector<Mat4f> local_; ///< Of the last frame …
  long cycle_ = -1;          ///< … its number …
  double time_ = 0;          ///< … and its time, s.
  std::vector<std::uint32_t> shown_;

  RulesRecord rules_;
  std::int64_t rulesNumber_ = 0;
  std::shared_ptr<const GameEvents> events_;
  int eventMessages_ = 0;
  std::string game_; ///< As written last.
  std::vector<AgentInfo> agents_;
  DrawingsPtr drawings_;

  FoxgloveScene foxglove_;
  std::optional<double> transformsAt_;
};

} // namespace sparkwright
