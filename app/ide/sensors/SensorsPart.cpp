#include "app/ide/sensors/SensorsPart.h"

#include "app/ide/common/InSight.h"
#include "app/ide/plots/PlotsPart.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/sensors/SensorPanel.h"
#include "app/ide/session/Session.h"
#include "app/ide/views/LayerCommands.h"
#include "app/ide/views/ViewsPart.h"

#include <QDockWidget>

#include <algorithm>

namespace sparkwright
{

SensorsPart::SensorsPart(const Surroundings& around)
    : around_(around), panel_(new SensorPanel(&around.shell.widget())),
      dock_(&around.shell.addDock({"sensorsDock", Qt::BottomDockWidgetArea, 62}, panel_))
{
  connect(panel_, &SensorPanel::activated, this, &SensorsPart::activate);
  connect(panel_, &SensorPanel::plotWanted, this, &SensorsPart::plot);
  connect(panel_, &SensorPanel::told, this, [this](const QString& words) { around_.shell.tell(words); });
}

SensorsPart::~SensorsPart() = default;

void SensorsPart::retranslate()
{
  dock_->setWindowTitle(tr("Sensors"));
  panel_->retranslate();
}

/// As the joints, which stand elsewhere: opening a robot brings its sensors to the front, but not over what the user
/// has left open.
void SensorsPart::raiseForScene(const SessionState& state)
{
  using Opened = RobotSceneWatch::Opened;
  const Opened opened = opened_.look(state);
  if(opened == Opened::None || (opened == Opened::First && around_.shell.layoutKnown()))
    return;
  const auto* const text = around_.shell.widget().findChild<QDockWidget*>(QStringLiteral("textDock"));
  const bool isReading = text && text->widget() && isInSight(*text->widget());
  if(!dock_->isHidden() && !isReading &&
     !state.frame->physics.structure->meters.empty())
    dock_->raise();
}

void SensorsPart::showState(const SessionState& state)
{
  const bool shown = isInSight(*panel_);
  around_.shell.part<ViewsPart>().layerCommands().needPhysics(this, shown || opened_.needsPhysics(state));
  raiseForScene(state);
  if(!shown || !state.frame)
    return;
  const int selected = around_.selection.last();
  const bool isThere = std::ranges::any_of(state.frame->agents, [this](const AgentInfo& agent)
                                           { return agent.rootId == list_.root() && agent.rootId != 0; });
  if(selected >= 0 || !isThere) // A player that was chosen stays when the selection is cleared.
    list_.choose(*state.frame, selected);
  const bool own = state.source == SessionState::Source::Own;
  if(own && list_.root() != 0 && state.toldAnswered >= asked_ && state.frame != frame_)
  {
    frame_ = state.frame;
    asked_ = around_.session.askTold(list_.agent(), list_.root());
  }
  panel_->show(list_.robotName(), list_.read(*state.frame, own ? state.told.get() : nullptr));
}

void SensorsPart::activate(const SensorLine& line)
{
  if(line.node != 0)
    around_.selection.setId(line.node);
  if(line.role != SensorLine::Role::Camera)
    return;
  if(auto* const camera = around_.shell.widget().findChild<QDockWidget*>(QStringLiteral("cameraDock")))
    around_.shell.goTo(*camera);
}

void SensorsPart::plot(const SensorLine& line)
{
  around_.shell.part<PlotsPart>().plot(list_.signalPath() + line.signal);
}

} // namespace sparkwright
