#pragma once

#include "core/record/monitorlog/MonitorLog.h"
#include "core/record/RecordedAgents.h"
#include "core/record/Recorder.h"
#include "core/record/RecordingRing.h"
#include "netserver/host/HostOptions.h"
#include "netserver/host/RunDrawings.h"

#include <memory>
#include <optional>

namespace sparkwright
{

class World;

/// The recordings of a run: the one that the options ask for, the one of the set-up, and that in a folder of limited
/// size; with drawings, messages of the log and of clients, and exact states as they are wanted. What goes wrong is
/// reported by the options, and while the run goes on told by the World's log: the run goes on without.
class HostRecordings
{
public:
  /// @param options, world  must outlive this
  HostRecordings(const HostOptions& options, World& world);

  /// Begins the recording that the options ask for, if they do. @return false if it cannot begin
  bool open();
  /// The World as agents and monitors are to see it, so that what they say is recorded if that is wanted.
  AgentGateway& agents();
  CommandSink& commands();
  /// That recording; null: none.
  Recorder* recorder() { return recorder_.get(); }
  /// Writes its end, as the destructor does.
  void finish();

  /// Begins, changes or ends the recording in a folder of limited size.
  void setRing(const HostOptions::Ring& ring);
  /// That recording; null: none.
  const RecordingRing* ring() const { return ring_.get(); }

  /// The monitor log that the set-up asks for. It begins with startMonitorLog().
  void wantMonitorLog(std::optional<RunSettings::MonitorLog> wanted) { logWanted_ = std::move(wanted); }
  void startMonitorLog();
  /// Adds the last cycle to it.
  void publish();

  /// The drawings of the run, recorded with it.
  RunDrawings& drawings() { return drawings_; }
  /// Adds the present frame to all recordings but the monitor log.
  void record();
  /// Adds a message of the log.
  void recordMessage(const Diagnostic& message);
  /// Whether the next frames need details of physics.
  bool wantPhysics() const;

private:
  void report(Diagnostic::Severity severity, LocalText text, LocalText hint = {}) const;
  RecordingInfo info(const std::string& version) const;
  void recordInput(AgentBytes bytes);
  void recordState();
  bool recordsAgents() const { return recorder_ && recorder_->recordsAgents(); }

  const HostOptions& options_;
  World& world_;
  std::unique_ptr<Recorder> recorder_;
  RecordedAgents agents_;
  RecordedCommands commands_;
  std::unique_ptr<RecordingRing> ring_;
  HostOptions::Ring ringWish_;
  RunDrawings drawings_;
  std::optional<double> stateRecordedAt_;            ///< Simulated s; nothing: none yet.
  std::optional<RunSettings::MonitorLog> logWanted_; ///< Until it starts.
  std::unique_ptr<MonitorLog> log_;
};

} // namespace sparkwright
