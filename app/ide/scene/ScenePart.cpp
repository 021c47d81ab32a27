#include "app/ide/scene/ScenePart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/Icons.h"
#include "app/ide/scene/ManipulationCommands.h"
#include "app/ide/scene/ScenePanel.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/scene/PlayerSelection.h"
#include "app/ide/scene/SelectionCommands.h"
#include "app/ide/session/Session.h"
#include "app/ide/views/DrawingsReceiver.h"
#include "app/ide/views/LayersPanel.h"
#include "app/ide/views/ViewArea.h"
#include "app/ide/views/ViewsPart.h"
#include "viewer/view/Viewport.h"

#include <QDockWidget>
#include <QMenu>

namespace sparkwright
{

namespace
{

constexpr Actions::Words sourceWords = {
    "Ctrl+Alt+D", "edit-list", QT_TRANSLATE_NOOP("sparkwright::ScenePart", "&Go to source"),
    QT_TRANSLATE_NOOP("sparkwright::ScenePart", "Open the file that made the selected node, at its place")};

} // namespace

ScenePart::ScenePart(const Surroundings& around)
    : around_(around), manipulation_(new ManipulationCommands(around.actions, around.session, around.area, this)),
      commands_(new SelectionCommands(around.actions, around.selection, around.area, this)),
      players_(new PlayerSelection(around.actions, around.selection, around.area, this)),
      source_(around.actions.add(sourceWords, "sparkwright::ScenePart")), panel_(new ScenePanel(&around.shell.widget())),
      dock_(&around.shell.addDock({"sceneDock", Qt::LeftDockWidgetArea, 0}, panel_))
{
  around.shell.addEntries({MenuPlace::View, 3, 0}, manipulation_->entries());
  around.shell.addEntry({MenuPlace::View, 5, 0}, players_->menu());
  around.shell.addEntries({MenuPlace::View, 5, 1}, commands_->entries());
  around.shell.addEntry({MenuPlace::View, 5, 10}, source_);
  commands_->addToMenu(source_);
  connect(source_, &QAction::triggered, this,
          [this]
          {
            const int node = around_.selection.last();
            node < 0 ? around_.shell.tell(tr("Select something first")) : emit sourceWanted(node);
          });
  around.shell.setFocusActions(
      *dock_, commands_->entries() + QList<QAction*>{source_, nullptr} + panel_->commands());
  connectSelection();
}

ScenePart::~ScenePart() = default;

void ScenePart::connectSelection()
{
  Selection& selection = around_.selection;
  connect(&selection, &Selection::changed, this,
          [this]
          {
            const Selection& selected = around_.selection;
            around_.area.setSelection(selected.nodes());
            around_.shell.part<ViewsPart>().layers().setSelected(selected.last() >= 0);
            panel_->setSelectedNodes(selected.nodes());
          });
  connect(panel_, &ScenePanel::nodesSelected, &selection, &Selection::set);
  connect(panel_, &ScenePanel::nodeActivated, this,
          [this](int node)
          {
            around_.selection.set({node});
            around_.area.active().cameraControl().frameSelection();
          });
  connect(panel_, &ScenePanel::menuWanted, this, &ScenePart::showMenu);
  connect(around_.actions[ActionId::ClearSelection], &QAction::triggered, this,
          [this]
          {
            if(around_.area.active().cameraControl().endMode())
              return;
            if(around_.selection.nodes().empty() || !around_.area.locks().refuses(ViewLocks::Selection))
              around_.selection.clear();
          });
  connect(&around_.shell.part<ViewsPart>().drawings(), &DrawingsReceiver::selectionWanted, this,
          [this](int team, int unum)
          {
            for(const Subjects::Player& player : around_.area.scene().subjects().players())
              if(player.team == team && player.unum == unum)
                around_.selection.set({player.node});
          });
}

void ScenePart::showMenu(const QPoint& at)
{
  menu_.clear();
  const Actions& actions = around_.actions;
  menu_.addAction(source_);
  menu_.addSeparator();
  menu_.addActions(panel_->commands());
  menu_.addSeparator();
  for(const ActionId id : {ActionId::FrameSelection, ActionId::FollowSelected, ActionId::FirstPerson})
    menu_.addAction(actions[id]);
  menu_.addSeparator();
  for(const ActionId id : {ActionId::CopyPath, ActionId::CopyPosition, ActionId::StopThings})
    menu_.addAction(actions[id]);
  if(const auto player = around_.area.scene().subjects().playerAt(around_.selection.last()); player && player->team != 0)
  {
    menu_.addSeparator();
    menu_.addAction(themedIcon(QStringLiteral("disconnect")), tr("&Remove player %1").arg(player->unum), this,
                    [this, team = player->team, unum = player->unum] { removePlayer(team, unum); });
  }
  menu_.addSeparator();
  menu_.addAction(actions[ActionId::ClearSelection]);
  menu_.popup(at);
}

void ScenePart::removePlayer(int team, int unum)
{
  around_.session.command(
      QStringLiteral("(kill (unum %1)(team %2))").arg(unum).arg(team == 1 ? "Left" : "Right").toStdString());
  around_.shell.tell(tr("Player %1 is removed, and its agent disconnected").arg(unum));
}

void ScenePart::retranslate()
{
  manipulation_->retranslate();
  players_->retranslate();
  dock_->setWindowTitle(tr("Scene"));
}

void ScenePart::showFrame(const SessionState& state)
{
  panel_->setFrame(state.frame);
}

} // namespace sparkwright
