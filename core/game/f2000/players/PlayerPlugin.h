#pragma once

#include "core/game/f2000/data/SensorContainer.h"
#include "core/game/f2000/file/FieldFile.h"
#include "core/game/f2000/file/RobotFile.h"
#include "core/game/f2000/players/MessageChannel.h"
#include "core/game/f2000/shape/Geometry.h"
#include "core/object/Random.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{
class DrawingService;
}

namespace sparkwright::f2000
{

/// What a person can choose before a player starts.
struct PlayerOption
{
  enum class Type
  {
    Number,
    Choice, ///< One of `choices`.
    Text    ///< One word; may be empty.
  };
  std::string name;
  std::string description; ///< In English.
  Type type = Type::Number;
  std::string preset;
  double least = 0, most = 1; ///< Of numbers.
  std::vector<std::string> choices{};
};
using OptionValues = std::map<std::string, std::string>;

/// The ball with its velocity: m, m/s.
struct BallState
{
  double x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0;
};

/// A robot as the world knows it.
struct RobotState
{
  int id = 0;
  RobotTeam team = RobotTeam::None;
  Pose pose{};
  Twist twist{}; ///< In its own frame.
};

/// What perfect players may see and do: all of it takes effect at once.
class WorldEdit
{
public:
  virtual ~WorldEdit() = default;
  virtual const FieldForm& field() const = 0;
  virtual std::optional<BallState> ball() const = 0;
  virtual std::vector<RobotState> robotStates() const = 0;
  /// What stands in the way, in order of the scene.
  virtual std::vector<Pose> obstacles() const { return {}; }
  virtual void setBall(const BallState& ball) = 0;
  /// @return false: there is no such robot
  virtual bool setRobot(int id, const Pose& pose, const Twist& twist) = 0;
  /// The game begins anew, after this cycle.
  virtual void requestReset() = 0;
};

/// What a player knows and can do. Nothing of it may be kept after a call.
class PlayerContext
{
public:
  virtual ~PlayerContext() = default;

  virtual int robot() const = 0; ///< Its number.
  virtual RobotTeam team() const = 0;
  virtual double time() const = 0; ///< s
  virtual const SensorContainer& sensors() const = 0;
  virtual const OptionValues& options() const = 0; ///< As chosen, or presets.
  /// The value of an option that is a number. Throws std::out_of_range if there is no such option.
  double number(const std::string& option) const;

  /// Standard commands, m/s and rad/s.
  virtual void drive(double v, double omega) = 0;
  /// The drive's own command. @return false: it takes another number of values
  virtual bool command(const std::vector<double>& values) = 0;
  /// @return false: there is no such state, or it may not be entered yet
  virtual bool manipulate(const std::string& manipulator, const std::string& state) = 0;

  virtual bool broadcast(const std::string& topic, const std::string& bytes, bool teamOnly) = 0;
  virtual std::vector<MessageChannel::Message> receive() = 0;
  /// Lets all features that have a model (`(param markov SIGMA)` in the robot's file) learn what they measure at some poses of
  /// the field, without noise. The world waits meanwhile: 5000 poses take some hundredths of a second.
  /// @param from  the first pose, from 0  @param count  of poses
  /// @return the share of all poses that is done then, 0 … 1; negative: no feature has a model
  virtual double learnModels(std::size_t from, std::size_t count) = 0;
  /// Writes the models, or reads them. @param file  plain name in the directory of logs; it is not written over
  /// @return whether it has worked: models of another field, or of other features, are not read
  virtual bool saveModels(const std::string& file) = 0;
  virtual bool loadModels(const std::string& file) = 0;
  /// Tells people what takes time. @param progress  0 … 1  @param doing  in English; empty: it is over
  virtual void report(const std::string& doing, double progress) = 0;
  /// By which it draws into the views; null: nobody shows them.
  virtual DrawingService* drawings() = 0;
  virtual Random& random() = 0;
  virtual void log(const std::string& text) = 0;
  virtual WorldEdit& world() = 0;
  /// Its robot as the world knows it; nothing: it has gone.
  std::optional<RobotState> self();
};

/// Leads one robot from inside the simulator. All calls come from the simulation thread; an exception ends it.
class PlayerPlugin
{
public:
  enum class Result
  {
    Continue,
    Finished, ///< It and its robot go.
    Failed
  };

  virtual ~PlayerPlugin() = default;

  /// Its robot: the text of a `.f2krobot` file, or the name of one below the data directories.
  virtual std::string robotConfig() const = 0;
  virtual std::vector<PlayerOption> options() const { return {}; }
  /// Between two calls of senseAndAct(), s.
  virtual double period() const { return 0.1; }
  /// Once, when the robot stands in the world.
  virtual void init(PlayerContext&) {}
  virtual Result senseAndAct(PlayerContext& context) = 0;
  /// Once, whatever has happened.
  virtual void shutdown() {}
};

} // namespace sparkwright::f2000
