#pragma once

#include "core/frame/Frame.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace sparkwright
{

/// What a camera can follow and a map can show: the ball, the players and everything else that has a place in a scene.
///
/// Subjects are found once per structure, their places once per Frame.
class Subjects
{
public:
  struct Player
  {
    int node = -1;          ///< Structure node of the robot.
    std::uint64_t id = 0;   ///< Of that node.
    int bodySlot = -1;      ///< Of the trunk's transform.
    int team = 0, unum = 0; ///< As AgentInfo.
    Mat4f body = Mat4f::Identity(); ///< World pose of the trunk: x right, y ahead, z up.
    Mat4f head = Mat4f::Identity(); ///< The same of the head; of the trunk if there is none.
    bool finite = true;             ///< Whether no value of the poses is NaN or infinite.
  };
  /// Something to be followed, whatever structure it stands in.
  struct Subject
  {
    bool ball = false;
    std::uint64_t id = 0; ///< Of the node, if it is not the ball.
    auto operator<=>(const Subject&) const = default;
  };
  enum class State
  {
    Gone,    ///< There is no such thing any more.
    Nowhere, ///< It is there, but its pose is not finite.
    Seen
  };
  struct Sighting
  {
    State state = State::Gone;
    Mat4f body = Mat4f::Identity(), head = Mat4f::Identity(); ///< As of a Player, if it is seen.
    bool player = false;
  };

  /// @param world  pose of every transform of the frame, by slot
  void setFrame(const FramePtr& frame, const std::vector<Mat4f>& world);

  const std::vector<Player>& players() const { return players_; }
  /// Place of the ball in the world, m. Nothing if there is none, or if its pose is not finite.
  const std::optional<Vec3f>& ball() const { return ball_; }
  bool hasBall() const { return ballSlot_ >= 0; }

  /// The player whose robot contains a structure node; null: none.
  const Player* playerAt(int node) const;
  /// The subject to follow for a node: the whole robot or thing. Nothing for a node that does not exist.
  std::optional<Subject> subjectOf(int node) const;
  Sighting look(const Subject& subject) const;
  /// Structure node of a subject; -1: gone.
  int nodeOf(const Subject& subject) const;

private:
  struct Parts
  {
    int body = -1, head = -1; ///< Slots.
  };
  void plan();
  void planPlayers();
  Parts partsOf(int node) const;
  Mat4f poseOf(int slot) const;

  FramePtr frame_;
  std::shared_ptr<const SceneStructure> structure_;
  std::unordered_map<std::uint64_t, int> nodes_; ///< By id.
  std::vector<AgentInfo> agents_;                ///< As planned for.
  std::vector<Player> players_;
  std::vector<Parts> parts_; ///< Of the players.
  int ballNode_ = -1, ballSlot_ = -1;
  std::optional<Vec3f> ball_;
  const std::vector<Mat4f>* world_ = nullptr; ///< Of the frame.
};

} // namespace sparkwright
