#include "app/ide/views/LayerCommands.h"

#include "app/ide/session/Session.h"
#include "app/ide/views/LayersPanel.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <QActionGroup>

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

// In the order of LayerMode.
constexpr Actions::Words appearanceForms[] = {
    {"", "layer-off", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "&Off"),
     QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Hide the meshes of the scene in the active view"), "appearanceOff"},
    {"", "layer-wire", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "&Wire"),
     QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show the meshes of the scene as lines"), "appearanceWire"},
    {"", "layer-flat", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "&Flat"),
     QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show the meshes of the scene with one brightness for each face"), "appearanceFlat"},
    {"", "layer-solid", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "&Smooth"),
     QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show the meshes of the scene with smooth shading"), "appearanceSmooth"},
    {"", "layer-through", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "See-&through"),
     QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show the meshes of the scene so that one sees through them"), "appearanceSeeThrough"}};
constexpr Actions::Words collidersForms[] = {
    {"", "layer-off", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "&Off"),
     QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Hide the shapes of the physics engine in the active view"), "collidersOff"},
    {"", "layer-wire", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "&Wire"),
     QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show the shapes of the physics engine as lines"), "collidersWire"},
    {"", "layer-flat", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "&Flat"),
     QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show the shapes of the physics engine with one brightness for each face"), "collidersFlat"},
    {"", "layer-solid", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "&Smooth"),
     QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show the shapes of the physics engine with smooth shading"), "collidersSmooth"},
    {"", "layer-through", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "See-&through"),
     QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show the shapes of the physics engine so that one sees through them"), "collidersSeeThrough"}};
constexpr Actions::Words drawingsForms[] = {
    {"", "layer-off", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "&Off"),
     QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Hide the drawings of agents and tools in the active view"), "drawingsOff"},
    {"", "layer-wire", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "&Wire"),
     QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show the drawings of agents and tools as lines"), "drawingsWire"},
    {"", "layer-flat", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "&Flat"),
     QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show the drawings of agents and tools with one brightness for each face"), "drawingsFlat"},
    {"", "layer-solid", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "&Smooth"),
     QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show the drawings of agents and tools with smooth shading"), "drawingsSmooth"},
    {"", "layer-through", QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "See-&through"),
     QT_TRANSLATE_NOOP("sparkwright::LayerCommands", "Show the drawings of agents and tools so that one sees through them"), "drawingsSeeThrough"}};

} // namespace

LayerCommands::LayerCommands(Actions& actions, ViewArea& views, LayersPanel& panel, Session& session, QObject* parent)
    : QObject(parent), views_(views), panel_(panel), session_(session)
{
  addSwitch(actions, drawingsWords, Layer::Drawings);
  addSwitch(actions, namesWords, Layer::Names);
  addMenu(actions, Layer::Appearance, appearanceForms);
  addMenu(actions, Layer::Colliders, collidersForms);
  addMenu(actions, Layer::Drawings, drawingsForms);
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

void LayerCommands::addMenu(Actions& actions, Layer layer, std::span<const Actions::Words> forms)
{
  FormMenu& made = menus_.emplace_back(FormMenu{layer, new QMenu(&views_), {}});
  auto* const group = new QActionGroup(this);
  for(std::size_t i = 0; i < forms.size(); ++i)
  {
    QAction* const action = made.forms[i] = actions.add(forms[i], "sparkwright::LayerCommands");
    action->setCheckable(true);
    group->addAction(action);
    made.menu->addAction(action);
    connect(action, &QAction::triggered, this,
            [this, layer, mode = static_cast<LayerMode>(i)]
            {
              LayerSettings layers = views_.active().layers();
              layers.setMode(layer, mode);
              views_.active().setLayers(layers);
            });
  }
}

QList<QAction*> LayerCommands::menus() const
{
  QList<QAction*> actions;
  for(const FormMenu& each : menus_)
    actions.append(each.menu->menuAction());
  return actions;
}

void LayerCommands::retranslate()
{
  for(const FormMenu& each : menus_)
    each.menu->setTitle(each.layer == Layer::Appearance  ? tr("Appea&rance")
                        : each.layer == Layer::Colliders ? tr("P&hysics shapes")
                                                         : tr("Dra&wings of agents"));
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
  const LayerSettings& layers = views_.active().layers();
  panel_.setLayers(layers);
  for(const FormMenu& each : menus_)
    each.forms[static_cast<std::size_t>(layers.mode(each.layer))]->setChecked(true);
  session_.setPhysicsView(
      !needing_.empty() || std::ranges::any_of(views_.viewports(), [](Viewport* v) { return v->layers().needsPhysics(); }));
}

} // namespace sparkwright
