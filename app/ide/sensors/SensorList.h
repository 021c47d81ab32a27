#pragma once

#include "app/ide/session/Session.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// What one sensor of a robot says now.
struct SensorLine
{
  /// How its numbers are drawn.
  enum class Picture
  {
    None,
    Flag,  ///< On or off.
    Bar,   ///< One number, from the middle to both sides.
    Vector ///< Three numbers, a bar each.
  };
  /// What it is, beside measuring.
  enum class Role
  {
    Meter,   ///< Measures numbers, which are signals, too.
    Percept, ///< What an agent is told, in words.
    Camera,  ///< Its pictures are shown elsewhere.
    Reading  ///< Of a sensor that the league makes itself.
  };
  Role role = Role::Meter;
  QString key;   ///< The same as long as the robot has it.
  QString group; ///< `Gyroscope`
  QString name;
  QString value; ///< With units.
  Picture picture = Picture::None;
  std::vector<double> numbers{}; ///< To be drawn.
  double scale = 1;              ///< Length of a full bar.
  std::string signal{};          ///< Meter: the group of its signals in a SignalCatalog, behind that of the robot.
  std::uint64_t node = 0;        ///< The nearest node of the scene, by id; 0: none.
  std::shared_ptr<const sparkwright::Reading> reading{}; ///< To be drawn; null: there is none.
};

/// Reads what the sensors of a robot say: numbers from frames, all else from what its agent was told last.
class SensorList
{
  Q_DECLARE_TR_FUNCTIONS(SensorList)
public:
  /// Chooses the robot of a node of the scene; -1: the only one without an agent, if there is one.
  void choose(const Frame& frame, int node);
  /// Whether there is a robot.
  bool hasRobot() const { return !robot_.name.isEmpty(); }
  QString robotName() const { return robot_.name; }
  /// Its agent; 0: none.
  int agent() const { return robot_.agent; }
  /// Of its robot, AgentInfo::rootId; 0: it is none of an agent or a game.
  std::uint64_t root() const { return robot_.root; }
  /// Path of its signals in a SignalCatalog: `robots/left/3/`; empty without an agent.
  const std::string& signalPath() const { return robot_.signalPath; }

  /// The lines now, in groups. @param told  of the robot's agent; may be null
  std::vector<SensorLine> read(const Frame& frame, const SessionState::Told* told);

  /// The lines as a table: group, sensor and value, with tabs between them.
  static QString table(const std::vector<SensorLine>& lines);
  /// `°/s`, as people write it.
  static QString shownUnit(std::string_view unit);

private:
  struct Robot
  {
    QString name;
    int agent = 0;
    std::uint64_t root = 0; ///< Of an agent's robot.
    int group = -1;         ///< Without an agent: PhysicsStructure::Body::group.
    std::string signalPath{};
    bool operator==(const Robot&) const = default;
  };
  void readMeters(const Frame& frame, std::vector<SensorLine>& lines);
  void readCameras(const Frame& frame, std::vector<SensorLine>& lines) const;
  void readPercepts(const SessionState::Told& told);
  void findMeters(const Frame& frame);

  Robot robot_;
  std::shared_ptr<const PhysicsStructure> physics_; ///< That the meters are of.
  std::vector<std::size_t> meters_;                 ///< Of the robot, as indices, by kind.
  std::map<QString, double> scales_;                ///< The largest numbers so far, by key.
  /// What was told last of each percept: senses of a longer interval are not in every message.
  std::map<QString, std::vector<SensorLine>> percepts_;
  std::vector<SensorLine> readings_;
};

} // namespace sparkwright
