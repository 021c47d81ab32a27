#include "app/ide/views/LayerCommands.h"

#include "app/ide/session/Session.h"
#include "app/ide/views/LayersPanel.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr Actions::Words drawingsWords = {
    "T", "layers", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show dra&wings"),
    QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show the drawings of agents and tools in the active view"),
    "showDrawings"};
constexpr Actions::Words namesWords = {
    "I", "layers", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show &names and numbers"),
    QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show names and numbers over the things of the active view"),
    "showNames"};

} // namespace

LayerCommands::LayerCommands(Actions& actions, ViewArea& views, LayersPanel& panel, Session& session, QObject* parent)
    : QObject(parent), views_(views), panel_(panel), session_(session)
{
  addSwitch(actions, drawingsWords, Layer::Drawings);
  addSwitch(actions, namesWords, Layer::Names);
  connect(&views_, &ViewArea::layersChanged, this, &LayerCommands::update);
  connect(&panel_, &LayersPanel::layersChanged, this,
          [this](const LayerSettings& layers) { views_.active().setLayers(layers); });
  update();
}

void LayerCommands::addSwitch(Actions& actions, const Actions::Words& words, Layer layer)
{
  QAction* const action = actions.add(words, "sparkwright::LayerCommands");
  action->setCheckable(true);
  entries_.append(action);
  connect(action, &QAction::triggered, this,
          [this, layer](bool on)
          {
            LayerSettings layers = views_.active().layers();
            layers.setMode(layer, on ? LayerMode::Solid : LayerMode::Off);
            views_.active().setLayers(layers);
          });
  connect(&views_, &ViewArea::layersChanged, action,
          [this, action, layer] { action->setChecked(views_.active().layers().shows(layer)); });
  action->setChecked(views_.active().layers().shows(layer));
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
