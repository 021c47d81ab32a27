#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/match/MatchCommands.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/session/Session.h"
#include "app/ide/views/ViewArea.h"
#include "app/ide/window/RecentFiles.h"
#include "app/ide/window/StatusRow.h"

#include <QActionGroup>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QTimer>

#include <optional>

namespace sparkwright
{

class ConnectionsPanel;
class DemoMatch;
class DrawingsReceiver;
class EditMode;
class EventToasts;
class FormationCommands;
class Language;
class LayersPanel;
class LogPanel;
class CameraPanel;
class MatchPanel;
class PictureCommands;
class RulesPanel;
class ScenePanel;
class HandCommands;
class SelectionCommands;
class QualityCommands;
class VideoCommands;
class ViewCommands;
class Viewport;

/// The window: viewports in the middle, scene tree and match left, connections right, log below.
///
/// Looks at its session some sixty times a second and never waits for it.
class MainWindow : public QMainWindow
{
  Q_OBJECT
public:
  /// @param session,language  must outlive the window
  /// @param folder            where the open dialog starts
  MainWindow(Session& session, Language& language, const QString& folder = {});
  ~MainWindow() override;

  /// Opens a scene and remembers it.
  void openScene(const QString& scene, Session::Variables variables = {});
  /// Keeps the scene and the variables that have been set; says in the log if it cannot be written.
  void saveProject(const QString& file);
  /// Shows what agents and tools draw over UDP; says in the log if it cannot be received.
  /// @param port  0: any free one
  void receiveDrawings(int port);
  DrawingsReceiver& drawings() { return *drawings_; }
  /// Takes over what the session has to show; the timer does so, too.
  void refresh();

  const Actions& actions() const { return actions_; }
  ViewArea& views() { return *views_; }
  /// The active one.
  Viewport& viewport() { return views_->active(); }
  ScenePanel& scenePanel() { return *scene_; }
  LogPanel& logPanel() { return *log_; }
  ConnectionsPanel& connectionsPanel() { return *connections_; }
  MatchPanel& matchPanel() { return *match_; }
  RulesPanel& rulesPanel() { return *rules_; }
  LayersPanel& layersPanel() { return *layers_; }
  CameraPanel& cameraPanel() { return *camera_; }
  PictureCommands& pictures() { return *pictures_; }
  EditMode& editMode() { return *edit_; }
  DemoMatch& demoMatch() { return *demo_; }
  QComboBox& speedBox() { return *speed_; }
  QString statusText() const { return status_.text(); }
  QString statusHint() const { return status_.hint(); }

  /// Node of the current structure that is selected everywhere; -1: none.
  int selectedNode() const { return selection_.last(); }
  void select(int node) { selection_.set({node}); }
  Selection& selection() { return selection_; }
  FormationCommands& formations() { return *formations_; }

protected:
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;

private:
  QDockWidget* addDock(const char* name, QWidget* content, Qt::DockWidgetArea area);
  void makeDocks();
  void sizeDocks();
  void makeToolBar();
  void makeMenus();
  void connectAll();
  void connectViews();
  void connectEditing();
  void retranslate();
  void defaultLayout();
  void restoreLayout();
  void fillRecentMenu();
  void chooseScene();
  void startDemo(const QString& scene, const Session::Variables& variables);
  void showFrame(const SessionState& state);
  void showStatus(const SessionState& state);
  /// Brings the dock to the front that says most about the scene.
  void showMatch(const SessionState& state);
  /// The place of an event, and who was there.
  void showEvent(const GameEvent* event);
  /// Copies the place of a message and selects the node that was made there.
  void showPlace(const QString& file, int line, int column);
  void note(Diagnostic::Severity severity, const QString& message);

  Session& session_;
  Language& language_;
  QString folder_;
  Actions actions_;
  MatchCommands matchCommands_;
  RecentFiles recent_;
  Selection selection_;
  StatusRow status_;

  ViewArea* views_ = nullptr;
  ViewCommands* viewCommands_ = nullptr;
  QualityCommands* qualityCommands_ = nullptr;
  HandCommands* handCommands_ = nullptr;
  SelectionCommands* selectionCommands_ = nullptr;
  EditMode* edit_ = nullptr;
  DemoMatch* demo_ = nullptr;
  FormationCommands* formations_ = nullptr;
  EventToasts* eventToasts_ = nullptr;
  DrawingsReceiver* drawings_ = nullptr;
  ScenePanel* scene_ = nullptr;
  ConnectionsPanel* connections_ = nullptr;
  LogPanel* log_ = nullptr;
  MatchPanel* match_ = nullptr;
  RulesPanel* rules_ = nullptr;
  LayersPanel* layers_ = nullptr;
  CameraPanel* camera_ = nullptr;
  PictureCommands* pictures_ = nullptr;
  VideoCommands* videos_ = nullptr;
  QDockWidget *sceneDock_ = nullptr, *connectionsDock_ = nullptr, *logDock_ = nullptr, *matchDock_ = nullptr,
              *rulesDock_ = nullptr, *layersDock_ = nullptr, *cameraDock_ = nullptr;
  QToolBar* toolBar_ = nullptr;
  QComboBox* speed_ = nullptr;
  QLabel* speedLabel_ = nullptr;
  QMenu *fileMenu_ = nullptr, *editMenu_ = nullptr, *recentMenu_ = nullptr, *simulationMenu_ = nullptr, *matchMenu_ = nullptr,
        *viewMenu_ = nullptr, *languageMenu_ = nullptr, *helpMenu_ = nullptr;
  QAction* clearRecent_ = nullptr;
  QActionGroup* languages_ = nullptr;
  QByteArray defaultState_;
  bool layoutKnown_ = false; ///< The user has left the docks in some order.
  std::optional<bool> played_; ///< Whether the scene that is shown has a match.

  QTimer timer_;
  QElapsedTimer sinceStatus_;
  long generation_ = 0;
  std::string shownScene_;
  double shownTime_ = 0;
  std::shared_ptr<const GameEvent> pending_; ///< What people have been asked about last.
};

} // namespace sparkwright
