#include "app/ide/views/LayerCommands.h"

#include "app/ide/session/Session.h"
#include "app/ide/views/LayersPanel.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <algorithm>

namespace sparkwright
{

LayerCommands::LayerCommands(ViewArea& views, LayersPanel& panel, Session& session, QObject* parent)
    : QObject(parent), views_(views), panel_(panel), session_(session)
{
  connect(&views_, &ViewArea::layersChanged, this, &LayerCommands::update);
  connect(&panel_, &LayersPanel::layersChanged, this,
          [this](const LayerSettings& layers) { views_.active().setLayers(layers); });
  update();
}

void LayerCommands::needPhysics(const QObject* who, bool need)
{
  if(need == (std::ranges::find(needing_, who) != needing_.end()))
    return;
  if(need)
    needing_.push_back(who);
  else
    std::erase(needing_, who);
  update();
}

void LayerCommands::update()
{
  panel_.setLayers(views_.active().layers());
  session_.setPhysicsView(
      !needing_.empty() || std::ranges::any_of(views_.viewports(), [](Viewport* v) { return v->layers().needsPhysics(); }));
}

} // namespace sparkwright
