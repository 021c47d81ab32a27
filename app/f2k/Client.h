#pragma once

#include "app/f2k/Container.h"
#include "app/f2k/Error.h"
#include "app/f2k/Parameters.h"
#include "app/f2k/UpdateSink.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace f2k
{

/// A robot on the message board of a simulator: brings it, drives it, and gets what its sensors measure. Lengths in m, angles in
/// rad; times in µs by the clock of this program, see now().
///
/// All methods may be called from any thread; callbacks come from the thread that called, or from that of the updates. They may
/// call the client, but for stop(). What the server refuses, and a lost connection, is thrown as Error.
class Client
{
public:
  struct Options
  {
    std::string name = "f2k client";
    std::string token;         ///< With that of the simulator, the client is a trainer.
    std::optional<Pose> start; ///< Nothing: where there is room.
    double timeout = 5;        ///< For each answer, s.
    bool reconnects = false;   ///< A lost connection is made again, with a new robot, while updates run.
  };

  explicit Client(Parameters parameters);
  Client(Parameters parameters, Options options);
  /// Says goodbye.
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  /// What holds the measurements; to be changed before connect().
  DataFactory& factory();
  const Parameters& parameters() const;

  /// Connects, compares the clocks, and brings the robot.
  void connect(const std::string& host = "127.0.0.1", int port = 7654);
  void disconnect();
  bool isConnected() const;
  /// By which the server calls the robot.
  int robot() const;

  // Measurements.

  /// Asks for one update, waits for it, and tells onUpdate. @return the simulated time, µs since its beginning
  std::int64_t updateOnce();
  /// Between two updates of start(), ms; the preset is that of the robot's file.
  void setCycle(int milliseconds);
  /// Updates come from a thread of their own, until stop().
  void start();
  void stop();
  bool isRunning() const;
  /// The newest ones. Never null.
  Snapshot container() const;
  /// What the robot measures, in order of their numbers; empty before connect().
  std::vector<FeatureInfo> features() const;
  /// Only these features come with an update; none: all. By their numbers.
  void choose(const std::vector<int>& features);

  // The robot. Commands of driving last for 2 s, unless others follow.

  void setTranslationalVelocity(double v);
  void setRotationalVelocity(double omega);
  void drive(double v, double omega);
  /// A command of the drive's own, such as vx, vy, omega.
  void motion(const std::vector<double>& values);
  void halt();
  void manipulate(const std::string& manipulator, const std::string& state);
  /// To the robots of the same team.
  void say(const std::string& text);

  // The game.

  struct Score
  {
    int blue = 0, yellow = 0;
  };
  Score score();
  /// For trainers: the robots go to their start, and the ball to the centre.
  void reset();

  // Clocks.

  /// The time by the clock of the stamps, µs.
  static std::int64_t now();
  /// That clock less that of the server, µs.
  std::int64_t clockOffset() const;
  /// The shortest way to the server and back, µs.
  std::int64_t lastRoundTrip() const;
  /// Compares the clocks anew, because they drift.
  void synchronise();

  // Callbacks; to be set before start().

  void onUpdate(std::function<void(std::int64_t simulatedTime)> callback);
  void onHear(std::function<void(int robot, std::int64_t stamp, const std::string& text)> callback);
  /// What the server says about commands that have no answer, and what goes wrong in the thread of the updates.
  void onError(std::function<void(const Error&)> callback);
  /// A connection was lost and made again: the robot is another one.
  void onRobot(std::function<void(int robot)> callback);
  /// Writes all updates; null: nothing. Must live until it is replaced.
  void record(UpdateSink* sink);

private:
  class Session;

  std::unique_ptr<Session> session_;
};

} // namespace f2k
