#include "app/ide/agents/AgentsPart.h"

#include "app/ide/agents/CameraPanel.h"
#include "app/ide/agents/ConnectionsPanel.h"
#include "app/ide/common/Actions.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/session/Session.h"
#include "app/ide/session/StatusSentence.h"
#include "viewer/pictures/CameraImages.h"

#include <QDockWidget>

namespace sparkwright
{

AgentsPart::AgentsPart(const Surroundings& around)
    : around_(around), connections_(new ConnectionsPanel(&around.shell.widget())),
      camera_(new CameraPanel(CameraImages::create, &around.shell.widget())),
      connectionsDock_(&around.shell.addDock({"connectionsDock", Qt::RightDockWidgetArea, 10}, connections_)),
      cameraDock_(&around.shell.addDock({"cameraDock", Qt::RightDockWidgetArea, 60}, camera_))
{
  connections_->offer(around.actions[ActionId::DemoMatch]);
  connect(connections_, &ConnectionsPanel::robotSelected, &around.selection, &Selection::setId);
  connect(camera_, &CameraPanel::told, this, [this](const QString& words) { around_.shell.tell(words); });
  connect(&around.selection, &Selection::changed, this,
          [this] { camera_->setSelectedNode(around_.selection.last()); });
}

void AgentsPart::addRemedies(const SessionState& state, std::vector<Remedy>& remedies)
{
  if(state.shortfall.cause == LoadMeter::Cause::Agents)
    remedies.push_back({tr("Show %1 among the agents").arg(StatusSentence::agentName(state, state.shortfall.agent)),
                        tr("The agent that the others wait for is selected"),
                        [this, agent = state.shortfall.agent]
                        {
                          around_.shell.goTo(*connectionsDock_);
                          if(const FramePtr frame = around_.session.frame())
                            for(const AgentInfo& info : frame->agents)
                              if(info.id == agent && info.rootId)
                                around_.selection.setId(info.rootId);
                        }});
}

void AgentsPart::retranslate()
{
  connectionsDock_->setWindowTitle(tr("Connections"));
  cameraDock_->setWindowTitle(tr("Camera"));
}

void AgentsPart::showFrame(const SessionState& state) { camera_->setFrame(state.frame); }

void AgentsPart::showState(const SessionState& state) { connections_->setState(state); }

} // namespace sparkwright
