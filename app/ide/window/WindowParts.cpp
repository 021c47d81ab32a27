#include "app/ide/window/WindowParts.h"

#include "app/ide/agents/AgentsPart.h"
#include "app/ide/capture/CapturePart.h"
#include "app/ide/design/DesignPart.h"
#include "app/ide/driving/DrivePart.h"
#include "app/ide/editing/EditingPart.h"
#include "app/ide/exhibition/ExhibitionPart.h"
#include "app/ide/export/ExportPart.h"
#include "app/ide/help/HelpPart.h"
#include "app/ide/jobs/JobsPart.h"
#include "app/ide/keys/KeysPart.h"
#include "app/ide/log/LogPart.h"
#include "app/ide/look/LookPart.h"
#include "app/ide/match/MatchPart.h"
#include "app/ide/match/placement/PlacementPart.h"
#include "app/ide/palette/PalettePart.h"
#include "app/ide/plots/PlotsPart.h"
#include "app/ide/plugins/PluginsPart.h"
#include "app/ide/preferences/PreferencesPart.h"
#include "app/ide/remote/RemotePart.h"
#include "app/ide/replay/ReplayPart.h"
#include "app/ide/robots/RobotsPart.h"
#include "app/ide/scene/ScenePart.h"
#include "app/ide/sensors/SensorsPart.h"
#include "app/ide/session/SessionPart.h"
#include "app/ide/shell/ShellPart.h"
#include "app/ide/source/SourcePart.h"
#include "app/ide/start/ProjectPart.h"
#include "app/ide/start/StartPart.h"
#include "app/ide/states/StatesPart.h"
#include "app/ide/strategies/StrategiesPart.h"
#include "app/ide/views/ViewsPart.h"
#include "app/ide/watch/WatchPart.h"
#include "app/ide/web/WebPart.h"

namespace sparkwright
{

namespace
{

template<class Part>
std::unique_ptr<WindowPart> make(const WindowPart::Surroundings& around)
{
  return std::make_unique<Part>(around);
}

} // namespace

std::vector<MakePart> windowParts()
{
  return {
      make<SessionPart>,
      make<ProjectPart>,
      make<RemotePart>,
      make<WebPart>,
      make<ViewsPart>,
      make<LookPart>,
      make<ScenePart>,
      make<ExhibitionPart>,
      make<MatchPart>,
      make<PlacementPart>,
      make<AgentsPart>,
      make<StrategiesPart>,
      make<RobotsPart>,
      make<CapturePart>,
      make<ReplayPart>,
      make<StatesPart>,
      make<PlotsPart>,
      make<WatchPart>,
      make<JobsPart>,
      make<ExportPart>,
      make<EditingPart>,
      make<SourcePart>,
      make<DesignPart>,
      make<DrivePart>,
      make<SensorsPart>,
      make<StartPart>,
      make<LogPart>,
      make<PluginsPart>,
      make<ShellPart>,
      make<KeysPart>,
      make<PreferencesPart>,
      make<PalettePart>,
      make<HelpPart>, // Last: it knows the docks of all others.
  };
}

} // namespace sparkwright
