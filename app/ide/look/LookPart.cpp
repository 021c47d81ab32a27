#include "app/ide/look/LookPart.h"

#include "app/ide/look/DrawingRate.h"
#include "app/ide/look/QualityCommands.h"
#include "app/ide/look/StereoCommands.h"
#include "app/ide/session/Session.h"

namespace sparkwright
{

LookPart::LookPart(const Surroundings& around)
    : quality_(new QualityCommands(around.actions, around.area, this)), rate_(new DrawingRate(around.area, this)),
      stereo_(new StereoCommands(around.actions, around.area, this))
{
  around.shell.addEntry({MenuPlace::View, 4, 0}, quality_->menu());
  around.shell.addEntry({MenuPlace::View, 4, 1}, rate_->menu());
  around.shell.addEntry({MenuPlace::View, 4, 2}, stereo_->menu());
}

void LookPart::addRemedies(const SessionState& state, std::vector<Remedy>& remedies)
{
  if(state.shortfall.cause != LoadMeter::Cause::Agents && quality_->canLower())
    remedies.push_back({tr("Draw with lower quality"),
                        tr("Shadows are simpler, and more time is left for the simulation"),
                        [this] { quality_->lower(); }});
}

void LookPart::retranslate()
{
  quality_->retranslate();
  rate_->retranslate();
  stereo_->retranslate();
}

} // namespace sparkwright
