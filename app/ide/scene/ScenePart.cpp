#include "app/ide/scene/ScenePart.h"

#include "app/ide/common/Actions.h"
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

ScenePart::ScenePart(const Surroundings& around)
    : around_(around), manipulation_(new ManipulationCommands(around.actions, around.session, around.area, this)),
      commands_(new SelectionCommands(around.actions, around.selection, around.area, this)),
      players_(new PlayerSelection(around.actions, around.selection, around.area, this)),
      panel_(new ScenePanel(&around.shell.widget())),
      dock_(&around.shell.addDock({"sceneDock", Qt::LeftDockWidgetArea, 0}, panel_))
{
  around.shell.addEntries({MenuPlace::View, 3, 0}, manipulation_->entries());
  around.shell.addEntry({MenuPlace::View, 5, 0}, players_->menu());
  around.shell.addEntries({MenuPlace::View, 5, 1}, commands_->entries());
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
  connect(panel_, &ScenePanel::menuWanted, this,
          [this](const QPoint& place) { commands_->menuOfSelection().popup(place); });
  connect(around_.actions[ActionId::ClearSelection], &QAction::triggered, this,
          [this]
          {
            if(!around_.area.active().cameraControl().endMode())
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
