#pragma once

#include "app/ide/agents/AgentProcesses.h"
#include "app/ide/agents/ConnectionsModel.h"
#include "app/ide/agents/programs/OsProcess.h"
#include "app/ide/agents/programs/Programs.h"
#include "app/ide/common/WindowPart.h"
#include "core/programs/TeamFile.h"

#include <QElapsedTimer>
#include <QMenu>
#include <QPointer>
#include <QTimer>

namespace sparkwright
{

class CameraWindows;
class ConnectionsPanel;
class InspectorPanel;
class ProgramsPanel;
class StartProgramDialog;
class StartTeamDialog;

/// The docks of agents, of the programs that were started here, of the messages of agents, and of robots' cameras.
class AgentsPart : public WindowPart
{
  Q_OBJECT
public:
  explicit AgentsPart(const Surroundings& around);
  ~AgentsPart() override;

  ConnectionsPanel& connections() { return *connections_; }
  CameraWindows& cameras() { return *cameras_; }
  ProgramsPanel& programsPanel() { return *programsPanel_; }
  InspectorPanel& inspector() { return *inspector_; }
  Programs& programs() { return programs_; }
  /// Asks for a team file; null: the dialog is closed.
  StartTeamDialog* teamDialog() const;
  StartProgramDialog* programDialog() const;

  void addRemedies(const SessionState& state, std::vector<Remedy>& remedies) override;
  void retranslate() override;
  void showFrame(const SessionState& state) override;
  void showState(const SessionState& state) override;
  void opening(const QString& scene, Variables& variables) override;
  /// Offers to start a team.
  bool openFile(const QString& file) override;
  /// Ends all programs.
  QStringList endsWithWindow() const override;
  void closing() override;

private:
  void addActions();
  void connectPanels();
  TeamPlace place() const;
  void startTeam();
  void startProgram();
  void startProjectTeams();
  void startInTurn(std::vector<StartCommand> left, std::vector<StartCommand> others);
  void startWaiting(const SessionState& state);
  /// @return those that were started
  std::vector<Programs::Id> start(const std::vector<StartCommand>& commands);
  void fillCopyMenu();
  void showMenu(const ConnectionsModel::Subject& subject, const QPoint& place);
  void addRobotEntries(QMenu& menu, quint64 root);
  void addProgramEntries(QMenu& menu, Programs::Id id);
  void addAgentEntries(QMenu& menu, const ConnectionsModel::Subject& subject);
  void tellEnd(int program);
  void tick();
  void copy(const QString& text);

  Surroundings around_;
  ProcessStarter starter_;
  Programs programs_;
  AgentProcesses processes_;
  QTimer ticking_;
  /// Teams of a project that begin when the first one has joined.
  struct Waiting
  {
    std::vector<Programs::Id> left; ///< The programs of the first.
    std::vector<StartCommand> commands;
    QElapsedTimer clock; ///< Since the run goes on.
  };
  std::optional<Waiting> waiting_;
  QString project_; ///< The file that is open; empty: it is no project, or one without teams.
  long openedAfter_ = 0; ///< Number of the World that was there when it was opened: not yet its own.
  ConnectionsPanel* connections_;
  CameraWindows* cameras_;
  ProgramsPanel* programsPanel_;
  InspectorPanel* inspector_;
  QDockWidget *connectionsDock_, *programsDock_, *inspectorDock_;
  QAction *startTeam_ = nullptr, *startProjectTeams_ = nullptr, *startProgram_ = nullptr, *stopAll_ = nullptr,
          *showMessages_ = nullptr, *copyCommand_ = nullptr;
  std::unique_ptr<QMenu> copyMenu_;
  QPointer<StartTeamDialog> teamDialog_;
  int offeredPort_ = 0; ///< Of agents, as the dialog knows it.
  QPointer<StartProgramDialog> programDialog_;
};

} // namespace sparkwright
