#pragma once

#include "core/game/f2000/board/BoardLine.h"
#include "core/game/f2000/data/SensorContainer.h"
#include "core/game/f2000/file/RobotFile.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{
class DrawingService;
}

namespace sparkwright::f2000
{

/// Any thing of a world, for trainers.
struct TrueObject
{
  int id = 0;
  std::string kind;
  Pose pose{};
  double z = 0; ///< m
};

/// What the message board needs of the world. All calls come between two cycles.
class BoardHost
{
public:
  enum class PlayState
  {
    Play,
    Kickoff,
    Halt
  };
  enum class ResetKind
  {
    Kickoff,
    All
  };
  using Refusal = std::optional<BoardError>; ///< Nothing: it is done.

  virtual ~BoardHost() = default;

  /// The clock of stamps, µs.
  virtual std::int64_t clock() const = 0;
  virtual double speedFactor() const = 0;
  virtual PlayState playState() const = 0;
  virtual std::pair<int, int> score() const = 0; ///< Of blue and of yellow.

  /// Makes a robot that does not stand in the world yet. @param id  of the new robot
  virtual Refusal makeRobot(const RobotForm& form, int& id) = 0;
  virtual void removeRobot(int robot) = 0;
  /// Its sensors, with numbers from 1.
  virtual const SensorContainer& sensors(int robot) const = 0;
  /// Puts it into the world. @param place  where; nothing: where there is room  @param placed  where it stands now
  virtual Refusal startRobot(int robot, const std::optional<Pose>& place, Pose& placed) = 0;

  /// Standard commands, m/s and rad/s; what is missing stays.
  virtual void drive(int robot, std::optional<double> v, std::optional<double> omega) = 0;
  /// The drive's own command. @return false: the dimension is another
  virtual bool command(int robot, const std::vector<double>& values) = 0;
  /// What its values mean, such as `v`.
  virtual std::vector<std::string> commandNames(int /*robot*/) const { return {}; }
  virtual Refusal manipulate(int robot, const std::string& manipulator, const std::string& state) = 0;
  virtual bool isMoving(int robot) const = 0;
  virtual void setNoise(int robot, bool enabled) = 0;
  /// Its sensors without a rate shall measure at the end of this cycle.
  virtual void requestData(int robot) = 0;
  /// Lets all features of a robot that have a model learn what they measure at some poses of the field.
  /// @param from  the first one  @return the share of all poses that is done then; negative: there is no model
  virtual double learnModels(int robot, std::size_t from, std::size_t count) = 0;
  /// Writes and reads these models. @param file  plain name in the directory of logs  @return whether it has worked
  virtual bool saveModels(int robot, const std::string& file) = 0;
  virtual bool loadModels(int robot, const std::string& file) = 0;
  /// By which things are drawn into the views; null: nobody shows them.
  virtual DrawingService* drawings() const = 0;
  /// The team of a robot, for what is said.
  virtual RobotTeam teamOf(int robot) const = 0;

  // For trainers
  virtual void reset(ResetKind kind) = 0;
  virtual void setPaused(bool paused) = 0;
  virtual void setSpeedFactor(double factor) = 0;
  virtual void placeBall(double x, double y) = 0;
  virtual Refusal placeRobot(int robot, const Pose& pose) = 0;
  virtual std::vector<TrueObject> truth() const = 0;
};

} // namespace sparkwright::f2000
