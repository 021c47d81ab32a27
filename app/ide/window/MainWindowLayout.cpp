#include "app/ide/agents/CameraPanel.h"
#include "app/ide/agents/ConnectionsPanel.h"
#include "app/ide/capture/PictureCommands.h"
#include "app/ide/editing/EditMode.h"
#include "app/ide/match/MatchPanel.h"
#include "app/ide/match/RulesPanel.h"
#include "app/ide/match/formations/FormationCommands.h"
#include "app/ide/scene/HandCommands.h"
#include "app/ide/scene/ScenePanel.h"
#include "app/ide/scene/SelectionCommands.h"
#include "app/ide/views/LayersPanel.h"
#include "app/ide/views/QualityCommands.h"
#include "app/ide/views/ViewArea.h"
#include "app/ide/views/ViewCommands.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/LogPanel.h"
#include "app/ide/window/MainWindow.h"
#include "viewer/pictures/CameraImages.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QToolBar>

// What stands where in the window: docks, tool bar, menus.

namespace sparkwright
{

namespace
{

constexpr int leftWidth = 340, rightWidth = 400, logHeight = 180;

constexpr double speeds[] = {0.1, 0.25, 0.5, 1, 2, 5, 0};

} // namespace

QDockWidget* MainWindow::addDock(const char* name, QWidget* content, Qt::DockWidgetArea area)
{
  QDockWidget* const dock = new QDockWidget(this);
  dock->setObjectName(QString::fromLatin1(name));
  dock->setWidget(content);
  addDockWidget(area, dock);
  return dock;
}

void MainWindow::makeDocks()
{
  scene_ = new ScenePanel(this);
  connections_ = new ConnectionsPanel(this);
  connections_->offer(actions_[ActionId::DemoMatch]);
  log_ = new LogPanel(this);
  match_ = new MatchPanel(actions_, this);
  match_->formationsButton().setMenu(formations_->menu());
  rules_ = new RulesPanel(this);
  layers_ = new LayersPanel(this);
  camera_ = new CameraPanel(CameraImages::create, this);
  sceneDock_ = addDock("sceneDock", scene_, Qt::LeftDockWidgetArea);
  connectionsDock_ = addDock("connectionsDock", connections_, Qt::RightDockWidgetArea);
  logDock_ = addDock("logDock", log_, Qt::BottomDockWidgetArea);
  matchDock_ = addDock("matchDock", match_, Qt::LeftDockWidgetArea);
  rulesDock_ = addDock("rulesDock", rules_, Qt::LeftDockWidgetArea);
  layersDock_ = addDock("layersDock", layers_, Qt::RightDockWidgetArea);
  cameraDock_ = addDock("cameraDock", camera_, Qt::RightDockWidgetArea);
  tabifyDockWidget(connectionsDock_, layersDock_);
  tabifyDockWidget(layersDock_, cameraDock_);
  connectionsDock_->raise();
  setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
  tabifyDockWidget(sceneDock_, matchDock_);
  tabifyDockWidget(matchDock_, rulesDock_);
  setTabPosition(Qt::LeftDockWidgetArea, QTabWidget::North);
  sceneDock_->raise();
  sizeDocks();
}

void MainWindow::sizeDocks()
{
  resizeDocks({sceneDock_, connectionsDock_}, {leftWidth, rightWidth}, Qt::Horizontal);
  resizeDocks({logDock_}, {logHeight}, Qt::Vertical);
}

void MainWindow::makeToolBar()
{
  toolBar_ = addToolBar(QString());
  toolBar_->setObjectName(QStringLiteral("toolBar"));
  toolBar_->setIconSize({24, 24});
  for(const ActionId id :
      {ActionId::OpenScene, ActionId::EditScene, ActionId::RunPause, ActionId::Step, ActionId::Reset})
  {
    toolBar_->addAction(actions_[id]);
    if(id == ActionId::OpenScene || id == ActionId::EditScene)
      toolBar_->addSeparator();
  }
  toolBar_->addSeparator();
  speedLabel_ = new QLabel(this);
  speedLabel_->setContentsMargins(8, 0, 4, 0);
  speed_ = new QComboBox(this);
  speedLabel_->setBuddy(speed_);
  for(const double speed : speeds)
    speed_->addItem(QString(), speed);
  speed_->setCurrentIndex(speed_->findData(1.0));
  speed_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  toolBar_->addWidget(speedLabel_);
  toolBar_->addWidget(speed_);
  toolBar_->addSeparator();
  toolBar_->addAction(actions_[ActionId::FrameSelection]);
  toolBar_->addAction(actions_[ActionId::ResetCamera]);
}

void MainWindow::makeMenus()
{
  fileMenu_ = menuBar()->addMenu(QString());
  fileMenu_->addAction(actions_[ActionId::OpenScene]);
  recentMenu_ = fileMenu_->addMenu(QString());
  fileMenu_->addSeparator();
  edit_->fillFileMenu(*fileMenu_);
  fileMenu_->addSeparator();
  fileMenu_->addAction(actions_[ActionId::SaveProject]);
  fileMenu_->addSeparator();
  fileMenu_->addActions(pictures_->actions());
  fileMenu_->addAction(actions_[ActionId::RecordVideo]);
  fileMenu_->addSeparator();
  fileMenu_->addAction(actions_[ActionId::Quit]);
  clearRecent_ = new QAction(this);

  editMenu_ = menuBar()->addMenu(QString());
  edit_->fillEditMenu(*editMenu_);

  simulationMenu_ = menuBar()->addMenu(QString());
  for(const ActionId id : {ActionId::RunPause, ActionId::Step, ActionId::Reset})
    simulationMenu_->addAction(actions_[id]);

  matchMenu_ = menuBar()->addMenu(QString());
  matchMenu_->addAction(actions_[ActionId::DemoMatch]);
  matchMenu_->addAction(actions_[ActionId::ShowMatch]);
  matchMenu_->addSeparator();
  matchMenu_->addActions(matchCommands_.directing());
  matchMenu_->addAction(actions_[ActionId::ChoosePlayMode]);
  matchMenu_->addMenu(formations_->menu());
  matchMenu_->addSeparator();
  matchMenu_->addActions(matchCommands_.judging());
  matchMenu_->addSeparator();
  matchMenu_->addAction(actions_[ActionId::ShowRules]);

  viewMenu_ = menuBar()->addMenu(QString());
  for(QDockWidget* const dock : {sceneDock_, connectionsDock_, logDock_, matchDock_, rulesDock_, layersDock_, cameraDock_})
    viewMenu_->addAction(dock->toggleViewAction());
  viewMenu_->addAction(toolBar_->toggleViewAction());
  viewMenu_->addAction(actions_[ActionId::DefaultLayout]);
  viewMenu_->addAction(actions_[ActionId::ShowLayers]);
  viewMenu_->addAction(actions_[ActionId::ClearDrawings]);
  viewMenu_->addSeparator();
  viewCommands_->fill(*viewMenu_);
  viewMenu_->addSeparator();
  handCommands_->fill(*viewMenu_);
  viewMenu_->addSeparator();
  qualityCommands_->fill(*viewMenu_);
  viewMenu_->addSeparator();
  selectionCommands_->fill(*viewMenu_);
  viewMenu_->addSeparator();
  viewMenu_->addAction(actions_[ActionId::FullScreen]);
  languageMenu_ = viewMenu_->addMenu(QString());
  languages_ = new QActionGroup(this);
  for(const QString& code : Language::available())
  {
    QAction* const action = languageMenu_->addAction(Language::nativeName(code));
    action->setCheckable(true);
    action->setChecked(code == language_.current());
    action->setData(code);
    languages_->addAction(action);
  }

  helpMenu_ = menuBar()->addMenu(QString());
  helpMenu_->addAction(actions_[ActionId::Shortcuts]);
  helpMenu_->addAction(actions_[ActionId::About]);
}

} // namespace sparkwright
