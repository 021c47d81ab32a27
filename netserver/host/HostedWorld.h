#pragma once

#include "core/record/resume/ResumedAgents.h"
#include "core/run/RunLoop.h"
#include "netserver/host/HostOptions.h"
#include "netserver/host/HostRecordings.h"

#include <memory>
#include <optional>
#include <string>

namespace sparkwright
{

/// A World with all that its run needs: the scene, ports for agents and monitors, the recordings that options and
/// set-up ask for, and the loop. Used by the window, the headless server, and jobs without either.
///
/// In this order: world().log().setSink(), load(), prepare(), listen() (or not), start(), then turn() again and again.
/// One thread.
class HostedWorld
{
public:
  /// @param options  after applyProject()
  /// @param again    a World made by makeAgain(), with which the run goes on; it is not to be loaded. Null: a new one
  explicit HostedWorld(HostOptions options, std::unique_ptr<World> again = {});

  /// Makes a World with the same options in a state of the run, for RunHistory.
  /// @param problem  set if the result is null
  static std::unique_ptr<World> makeAgain(const HostOptions& options, const WorldState& state, LocalText& problem);

  /// Lets the agents and clients of the game go that were connected when the state of a World was saved.
  static void removeOutsideAgents(World& world);

  World& world() { return *world_; }
  const HostOptions& options() const { return options_; }

  /// Mounts what the options name. @return whether all of it could be; what could not is reported
  bool mount();
  /// Loads the scene. Reports if there is nothing in it.
  /// @return whether it could be loaded; if not, the World's log says why, and the World may be run without it
  bool load();
  /// Applies the options that the set-up may decide about: message formats, sync mode, timing. Begins the recording
  /// that the options ask for.
  /// @return false if there are unknown formats, which have no effect, or the recording cannot begin; both are reported
  bool prepare();
  /// Opens the ports. @return empty, or why they cannot be opened, which is also reported
  LocalText listen();
  /// Closes the ports, and opens these in place of those of the plan; clients lose their connections. From prepare()
  /// on.
  /// @return empty, or why they cannot be opened, which is also reported
  LocalText listenOn(int agentPort, int monitorPort);
  /// Who has the usual ports, if listen() has taken others; empty: they are ours.
  const LocalText& replacedPorts() const { return replacedPorts_; }
  /// Ports that are free in place of those of the plan.
  struct FreePorts
  {
    int agent = 0, monitor = 0; ///< 0: none was found.
    bool operator==(const FreePorts&) const = default;
  };
  FreePorts freePorts() const;
  /// Makes the loop, with the network if it listens.
  void start();

  /// Combined options of program and set-up; from prepare() on.
  const ServePlan& plan() const { return *plan_; }
  /// nullptr unless listen() has succeeded.
  NetServer* net() { return net_.get(); }
  // From start() on.
  RunControl& control() { return *control_; }
  RunLoop& loop() { return *loop_; }

  /// A turn of the loop; see RunLoop::turn(). Writes the recording that the set-up asks for, from when the run is not
  /// paused any more. Reports where it is written, or why it cannot be.
  RunControl::Decision turn(double longestWait);
  /// Whether agents act as recorded (HostOptions::resume) and there is no more of that.
  bool isRecordedPartOver() const;
  /// Whether agents cannot go on acting as recorded, because the recording is damaged; the report tells why.
  bool isRecordedPartDamaged() const { return damageReported_; }

  /// The recordings of the run. The one that the options ask for begins with prepare(), that in a folder from start()
  /// on.
  HostRecordings& recordings() { return recordings_; }

  /// Whether frames have details of physics. The recordings may ask for them, too, for a while.
  /// @return whether the next frame differs in this from the last one
  bool setPhysicsView(bool on);

private:
  void report(Diagnostic::Severity severity, LocalText text, LocalText hint = {}) const;
  LocalText open(NetServerOptions ports);
  LocalText withHolders(LocalText problem) const;
  bool resume();
  bool restore();
  bool showPhysics();

  HostOptions options_;
  bool isAgain_ = false;
  std::unique_ptr<World> world_;
  std::optional<ServePlan> plan_;
  HostRecordings recordings_;
  bool showsPhysics_ = false, physicsWanted_ = false; ///< In frames now; by setPhysicsView().
  RunControl::Decision decision_ = RunControl::Decision::Paused; ///< Of the last turn.
  std::unique_ptr<ResumedAgents> resumedAgents_; ///< If the run goes on from a recording.
  bool damageReported_ = false;
  std::unique_ptr<NetServer> net_;
  LocalText replacedPorts_;
  std::optional<RunControl> control_;
  std::optional<RunLoop> loop_;
};

} // namespace sparkwright
