#include "app/ide/window/MainWindow.h"

#include "app/ide/agents/CameraPanel.h"
#include "app/ide/agents/ConnectionsPanel.h"
#include "app/ide/capture/PictureCommands.h"
#include "app/ide/capture/VideoCommands.h"
#include "app/ide/common/Icons.h"
#include "app/ide/editing/EditMode.h"
#include "app/ide/match/DemoMatch.h"
#include "app/ide/match/EventToasts.h"
#include "app/ide/match/MatchPanel.h"
#include "app/ide/match/RulesPanel.h"
#include "app/ide/match/formations/FormationCommands.h"
#include "app/ide/scene/HandCommands.h"
#include "app/ide/scene/ScenePanel.h"
#include "app/ide/scene/SelectionCommands.h"
#include "app/ide/scene/StructureSearch.h"
#include "app/ide/views/DrawingsReceiver.h"
#include "app/ide/views/LayerCommands.h"
#include "app/ide/views/LayersPanel.h"
#include "app/ide/views/QualityCommands.h"
#include "app/ide/views/ViewCommands.h"
#include "app/ide/window/FileDialogs.h"
#include "app/ide/window/HelpDialogs.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/LogPanel.h"
#include "core/run/Project.h"
#include "core/setup/DataPath.h"
#include "viewer/view/Viewport.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QMenuBar>
#include <QSettings>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

namespace sparkwright
{

namespace
{

constexpr int refreshEvery = 16;  // ms
constexpr int statusEvery = 100;  // ms
constexpr int placeShownFor = 5000; // ms
constexpr int layoutVersion = 4;

} // namespace

MainWindow::MainWindow(Session& session, Language& language, const QString& folder)
    : session_(session), language_(language), folder_(folder), matchCommands_(actions_, session), status_(*statusBar())
{
  setWindowIcon(applicationIcon());
  setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
  setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
  views_ = new ViewArea(this);
  setCentralWidget(views_);
  viewCommands_ = new ViewCommands(actions_, *views_, this);
  qualityCommands_ = new QualityCommands(actions_, *views_, this);
  handCommands_ = new HandCommands(actions_, session_, *views_, this);
  selectionCommands_ = new SelectionCommands(actions_, selection_, *views_, this);
  const auto shipped = findDataDirectory({}, nullptr, QCoreApplication::applicationFilePath().toStdString());
  edit_ = new EditMode({actions_, session_, *views_, *handCommands_, this},
                       shipped ? QString::fromStdString(shipped->string()) : QString());
  demo_ = new DemoMatch(*views_, folder, this);
  formations_ = new FormationCommands(actions_, session_, *views_, this);
  eventToasts_ = new EventToasts(views_->overlays(), this);
  drawings_ = new DrawingsReceiver(*views_, this);
  pictures_ = new PictureCommands(actions_, *views_, this);
  videos_ = new VideoCommands(actions_, *views_, session_, *statusBar());
  makeDocks();
  makeToolBar();
  makeMenus();
  connectAll();
  retranslate();
  resize(1440, 900);
  defaultState_ = saveState(layoutVersion);
  restoreLayout();
  viewport().setFocus();
  timer_.start(refreshEvery);
}

MainWindow::~MainWindow()
{
  hide(); // Here and not in the base class: views that lose the focus tell commands which must still be there.
}

void MainWindow::connectAll()
{
  const auto on = [this](ActionId id, auto action) { connect(actions_[id], &QAction::triggered, this, action); };
  on(ActionId::OpenScene, [this] { chooseScene(); });
  on(ActionId::SaveProject,
     [this] { askForProject(this, folder_, [this](const QString& file) { saveProject(file); }); });
  on(ActionId::Quit, [this] { close(); });
  on(ActionId::RunPause, [this] { session_.state().running ? session_.pause() : session_.run(); });
  on(ActionId::Step, [this] { session_.step(); });
  on(ActionId::Reset,
     [this]
     {
       if(!edit_->reset())
         session_.reset();
     });
  on(ActionId::ClearSelection,
     [this]
     {
       if(viewport().endMode())
         return;
       selection_.clear();
       match_->events().clearSelection();
     });
  const auto goTo = [](QDockWidget* dock)
  {
    dock->show();
    dock->raise();
    dock->widget()->setFocus(Qt::ShortcutFocusReason);
  };
  on(ActionId::DemoMatch, [this] { startDemo(DemoMatch::setUp(), {}); });
  connect(demo_, &DemoMatch::wanted, this, &MainWindow::startDemo);
  on(ActionId::ShowMatch, [this, goTo] { goTo(matchDock_); });
  on(ActionId::ShowRules, [this, goTo] { goTo(rulesDock_); });
  on(ActionId::ShowLayers, [this, goTo] { goTo(layersDock_); });
  on(ActionId::ClearDrawings, [this] { drawings_->clear(); });
  connect(drawings_, &DrawingsReceiver::selectionWanted, this,
          [this](int team, int unum)
          {
            for(const Subjects::Player& player : views_->scene().subjects().players())
              if(player.team == team && player.unum == unum)
                select(player.node);
          });
  on(ActionId::ChoosePlayMode,
     [this, goTo]
     {
       goTo(matchDock_);
       match_->choosePlayMode();
     });
  connect(rules_, &RulesPanel::variableChanged, this,
          [this](const QString& name, const QString& value)
          { session_.setVariable(name.toStdString(), value.toStdString()); });
  connect(match_, &MatchPanel::commandWanted, this, [this](const QString& text) { session_.command(text.toStdString()); });
  connect(&match_->events(), &EventList::eventSelected, this,
          [this](const std::shared_ptr<const GameEvent>& event) { showEvent(event.get()); });
  on(ActionId::FullScreen, [this](bool checked) { checked ? showFullScreen() : showNormal(); });
  on(ActionId::DefaultLayout, [this] { defaultLayout(); });
  on(ActionId::Shortcuts, [this] { showShortcuts(this, actions_); });
  on(ActionId::About, [this] { showAbout(this); });
  connect(speed_, &QComboBox::activated, this, [this] { session_.setTargetSpeed(speed_->currentData().toDouble()); });
  connect(recentMenu_, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
  connect(clearRecent_, &QAction::triggered, this, [this] { recent_.clear(); });
  connect(languages_, &QActionGroup::triggered, this,
          [this](QAction* action)
          {
            language_.use(action->data().toString());
            QSettings().setValue(QStringLiteral("language"), language_.current());
          });
  connectViews();
  connectEditing();
  connect(scene_, &ScenePanel::nodesSelected, &selection_, &Selection::set);
  connect(scene_, &ScenePanel::nodeActivated, this,
          [this](int node)
          {
            select(node);
            viewport().frameSelection();
          });
  connect(log_, &LogPanel::placeActivated, this, &MainWindow::showPlace);
  connect(connections_, &ConnectionsPanel::robotSelected, &selection_, &Selection::setId);
  connect(&timer_, &QTimer::timeout, this, &MainWindow::refresh);
}

void MainWindow::connectViews()
{
  new LayerCommands(*views_, *layers_, session_, this);
  connect(&selection_, &Selection::changed, this,
          [this]
          {
            views_->setSelection(selection_.nodes());
            layers_->setSelected(selection_.last() >= 0);
            scene_->setSelectedNodes(selection_.nodes());
            camera_->setSelectedNode(selection_.last());
          });
  connect(views_, &ViewArea::noted, this, &MainWindow::note);
  connect(formations_, &FormationCommands::noted, this, &MainWindow::note);
  connect(eventToasts_, &EventToasts::eventChosen, &match_->events(), &EventList::select);
  connect(views_, &ViewArea::hintChanged, this, [this] { status_.showHint(viewport().hint()); });
  connect(views_, &ViewArea::told, this,
          [this](const QString& words) { statusBar()->showMessage(words, placeShownFor); });
  const auto tell = [this](const QString& words) { statusBar()->showMessage(words, placeShownFor); };
  connect(camera_, &CameraPanel::told, this, tell);
  connect(pictures_, &PictureCommands::told, this, tell);
  connect(videos_, &VideoCommands::told, this,
          [this, tell](const QString& words, bool good)
          {
            tell(words);
            note(good ? Diagnostic::Severity::Note : Diagnostic::Severity::Warning, words);
          });
}

void MainWindow::connectEditing()
{
  connect(edit_, &EditMode::told, this, [this](const QString& words) { statusBar()->showMessage(words, placeShownFor); });
  connect(edit_, &EditMode::noted, this, &MainWindow::note);
  connect(edit_, &EditMode::movedTo, this, [this](const QString& file) { openScene(file); });
}

void MainWindow::retranslate()
{
  actions_.retranslate();
  edit_->retranslate();
  viewCommands_->retranslate();
  handCommands_->retranslate();
  formations_->retranslate();
  qualityCommands_->retranslate();
  fileMenu_->setTitle(tr("&File"));
  editMenu_->setTitle(tr("&Edit"));
  recentMenu_->setTitle(tr("Open &recent"));
  clearRecent_->setText(tr("&Forget these"));
  simulationMenu_->setTitle(tr("&Simulation"));
  matchMenu_->setTitle(tr("&Match"));
  viewMenu_->setTitle(tr("&View"));
  languageMenu_->setTitle(tr("&Language"));
  helpMenu_->setTitle(tr("&Help"));
  toolBar_->setWindowTitle(tr("Tool bar"));
  sceneDock_->setWindowTitle(tr("Scene"));
  connectionsDock_->setWindowTitle(tr("Connections"));
  logDock_->setWindowTitle(tr("Log"));
  matchDock_->setWindowTitle(tr("Match"));
  rulesDock_->setWindowTitle(tr("Rules"));
  layersDock_->setWindowTitle(tr("Layers"));
  cameraDock_->setWindowTitle(tr("Camera"));
  for(QAction* const action : toolBar_->actions())
    if(QToolButton* const button = qobject_cast<QToolButton*>(toolBar_->widgetForAction(action)))
      button->setAccessibleName(action->text().remove(QLatin1Char('&')));
  speedLabel_->setText(tr("Speed"));
  speed_->setAccessibleName(tr("Target speed"));
  speed_->setToolTip(tr("How fast simulated time is to pass, in multiples of real time"));
  for(int i = 0; i < speed_->count(); ++i)
  {
    const double speed = speed_->itemData(i).toDouble();
    speed_->setItemText(i, speed > 0 ? QLocale().toString(speed) + QStringLiteral("×") : tr("As fast as possible"));
  }
  status_.retranslate();
  status_.showHint(viewport().hint());
  sinceStatus_.invalidate();
  if(timer_.isActive())
    refresh();
}

void MainWindow::defaultLayout()
{
  restoreState(defaultState_, layoutVersion);
  sizeDocks();
  if(played_.value_or(false))
    matchDock_->raise();
}

void MainWindow::restoreLayout()
{
  const QSettings settings;
  restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
  layoutKnown_ = restoreState(settings.value(QStringLiteral("window/layout")).toByteArray(), layoutVersion);
  actions_[ActionId::FullScreen]->setChecked(isFullScreen());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
  if(!edit_->nothingToSave())
  {
    edit_->whenSaved([this] { close(); });
    return event->ignore();
  }
  edit_->close();
  QSettings settings;
  settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
  settings.setValue(QStringLiteral("window/layout"), saveState(layoutVersion));
  views_->storeViews();
  QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QMainWindow::changeEvent(event);
}

void MainWindow::fillRecentMenu()
{
  recent_.fill(*recentMenu_, [this](const QString& file) { edit_->whenSaved([this, file] { openScene(file); }); });
  clearRecent_->setEnabled(!recent_.files().isEmpty());
  recentMenu_->addAction(clearRecent_);
}

void MainWindow::chooseScene()
{
  askForScene(this, folder_,
              [this](const QString& file)
              {
                folder_ = QFileInfo(file).absolutePath();
                edit_->whenSaved([this, file] { openScene(file); });
              });
}

void MainWindow::saveProject(const QString& file)
{
  const SessionState state = session_.state();
  const std::string problem = writeProject(file.toStdString(), {state.scene, state.seed, state.variables});
  if(!problem.empty())
    return note(Diagnostic::Severity::Error, tr("The project is not saved: %1").arg(QString::fromStdString(problem)));
  folder_ = QFileInfo(file).absolutePath();
  recent_.add(file);
  statusBar()->showMessage(tr("Saved %1").arg(file), placeShownFor);
}

void MainWindow::startDemo(const QString& scene, const Session::Variables& variables)
{
  edit_->whenSaved(
      [this, scene, variables]
      {
        openScene(scene, variables);
        session_.run();
      });
}

void MainWindow::openScene(const QString& scene, Session::Variables variables)
{
  recent_.add(scene);
  edit_->close();
  demo_->open(scene, variables);
  session_.open(scene.toStdString(), variables);
  setWindowTitle(QStringLiteral("%1 – Sparkwright").arg(QFileInfo(scene).fileName()));
}

void MainWindow::note(Diagnostic::Severity severity, const QString& message)
{
  log_->add({{shownTime_, {severity, {}, 0, 0, message.toStdString(), {}}}});
}

void MainWindow::refresh()
{
  const SessionState state = session_.state();
  showFrame(state);
  edit_->show(state);
  log_->add(session_.takeLog());
  if(!sinceStatus_.isValid() || sinceStatus_.elapsed() >= statusEvery)
  {
    sinceStatus_.start();
    showStatus(state);
    connections_->setState(state);
    match_->setState(state);
    rules_->setState(state);
    match_->setTeamColours(views_->scene().teamColours());
    showMatch(state);
  }
}

void MainWindow::receiveDrawings(int port)
{
  if(const QString problem = drawings_->listen(port); !problem.isEmpty())
    note(Diagnostic::Severity::Warning, problem);
}

void MainWindow::showFrame(const SessionState& state)
{
  if(state.generation != generation_)
  {
    generation_ = state.generation;
    if(!edit_->rebuilding())
      selection_.clear(); // Ids of another World say nothing about this one.
  }
  // While the next World loads, the last picture stays: better than a flash of nothing.
  if(!state.frame || state.frame == views_->scene().frame())
    return;
  views_->setFrame(state.frame);
  if(state.scene != shownScene_)
  {
    shownScene_ = state.scene;
    drawings_->clear();
    views_->setScenePath(QString::fromStdString(state.scene));
  }
  demo_->aim(state);
  scene_->setFrame(state.frame);
  camera_->setFrame(state.frame);
  selection_.setStructure(state.frame->structure);
  shownTime_ = state.frame->time;
  eventToasts_->show(state.frame->game, generation_, views_->scene().teamColours());
}

void MainWindow::showStatus(const SessionState& state)
{
  actions_.showRunning(state.running);
  const bool open = state.phase != SessionState::Phase::Empty;
  for(const ActionId id : {ActionId::RunPause, ActionId::Step, ActionId::Reset, ActionId::SaveProject})
    actions_[id]->setEnabled(open);
  status_.show(state);
  demo_->show(state);
  const int speed = speed_->findData(state.targetSpeed);
  if(speed >= 0 && speed != speed_->currentIndex() && !speed_->view()->isVisible())
    speed_->setCurrentIndex(speed);
}

void MainWindow::showMatch(const SessionState& state)
{
  const bool played = state.frame && state.frame->game.present;
  matchCommands_.setState(state);
  formations_->setState(state);
  const auto pending = played ? state.frame->game.judgement.pending : nullptr;
  if(pending != pending_ && pending)
  {
    matchDock_->show();
    matchDock_->raise();
    showEvent(pending.get());
  }
  pending_ = pending;
  if(!state.frame || played_ == played)
    return;
  // What the user has left open at the end of the last run stays so at first.
  if(played_ || !layoutKnown_)
    (played ? matchDock_ : sceneDock_)->raise();
  played_ = played;
}

void MainWindow::showEvent(const GameEvent* event)
{
  if(!event)
    return views_->clearPlace();
  if(const FramePtr frame = views_->scene().frame())
    selection_.setId(robotOf(*frame, *event));
  const QString who = EventModel::who(*event);
  viewport().showPlace(event->position, EventModel::what(*event) + (who.isEmpty() ? QString() : QStringLiteral(" · ") + who));
}

void MainWindow::showPlace(const QString& file, int line, int column)
{
  const QString place = QStringLiteral("%1:%2:%3").arg(file).arg(line).arg(column);
  QGuiApplication::clipboard()->setText(place);
  statusBar()->showMessage(tr("Copied: %1").arg(place), placeShownFor);
  const auto& structure = selection_.structure();
  if(const int node = structure ? nodeMadeAt(*structure, file.toStdString(), line, column) : -1; node >= 0)
    select(node);
}

} // namespace sparkwright
