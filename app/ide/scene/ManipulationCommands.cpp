#include "app/ide/scene/ManipulationCommands.h"

#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <QActionGroup>
#include <QSettings>

#include <cmath>
#include <utility>

namespace sparkwright
{

namespace
{

using Velocities = ManipulationCommands::Velocities;

constexpr std::pair<ActionId, Velocities> choices[] = {{ActionId::KeepVelocities, Velocities::Keep},
                                                       {ActionId::ZeroVelocities, Velocities::Zero},
                                                       {ActionId::AdoptVelocities, Velocities::Adopt},
                                                       {ActionId::ThrowVelocities, Velocities::Throw}};
constexpr double pushFor = 0.25; // s: longer than until the next one comes

QString velocitiesKey()
{
  return QStringLiteral("hand/velocities");
}
QString localKey()
{
  return QStringLiteral("hand/localAxes");
}

bool turns(const Mat4f& motion)
{
  return motion.topLeftCorner<3, 3>() != Mat3f::Identity();
}

PlaceNode placeOf(const Movable& movable, const Mat4f& motion)
{
  PlaceNode place{{movable.id}};
  place.position = multiply(motion, movable.pose).block<2, 1>(0, 3);
  place.turn = turns(motion) ? std::atan2(motion(1, 0), motion(0, 0)) : 0;
  return place;
}

/// Turned only if the motion turns: numbers that change nothing are left out.
template <class Value>
Value withPose(const Movable& movable, const Mat4f& motion)
{
  const Mat4f pose = multiply(motion, movable.pose);
  Value value{{movable.id}, translation(pose)};
  if(turns(motion))
    value.rotation = pose.topLeftCorner<3, 3>();
  return value;
}

} // namespace

ManipulationCommands::ManipulationCommands(Actions& actions, Session& session, ViewArea& area, QObject* parent)
    : QObject(parent), actions_(actions), session_(session), area_(area), velocitiesMenu_(new QMenu(&area))
{
  auto* const group = new QActionGroup(this);
  for(const auto& [action, velocities] : choices)
  {
    actions[action]->setCheckable(true);
    group->addAction(actions[action]);
    velocitiesMenu_->addAction(actions[action]);
    connect(actions[action], &QAction::triggered, this, [this, chosen = velocities] { choose(chosen); });
  }
  actions[ActionId::LockThings]->setCheckable(true);
  connect(actions[ActionId::LockThings], &QAction::toggled, this,
          [this](bool locked) { area_.locks().set(ViewLocks::Things, locked); });
  actions[ActionId::LocalAxes]->setCheckable(true);
  connect(actions[ActionId::LocalAxes], &QAction::triggered, this, &ManipulationCommands::applyAll);
  area.addAction(actions[ActionId::LocalAxes]); // A single letter: where the views have the keyboard.
  const QSettings settings;
  actions[ActionId::LocalAxes]->setChecked(settings.value(localKey()).toBool());
  for(Viewport* const view : area.viewports())
    connectTo(*view);
  connect(&area, &ViewArea::viewAdded, this, [this](Viewport* view) { connectTo(*view); });
  choose(static_cast<Velocities>(std::clamp(settings.value(velocitiesKey(), static_cast<int>(Velocities::Zero)).toInt(),
                                            static_cast<int>(Velocities::Keep), static_cast<int>(Velocities::Throw))));
  retranslate();
}

QList<QAction*> ManipulationCommands::entries() const
{
  return {actions_[ActionId::LockThings], actions_[ActionId::LocalAxes], velocitiesMenu_->menuAction()};
}

void ManipulationCommands::retranslate()
{
  velocitiesMenu_->setTitle(tr("What is moved"));
}

void ManipulationCommands::setEditor(std::optional<Editor> editor)
{
  editor_ = std::move(editor);
  for(const auto& [action, velocities] : choices)
    actions_[action]->setEnabled(!editor_);
  for(const ActionId id : {ActionId::KickBall, ActionId::StopThings})
    actions_[id]->setEnabled(!editor_);
  for(Viewport* const view : area_.viewports())
    apply(*view);
}

void ManipulationCommands::choose(Velocities velocities)
{
  velocities_ = velocities;
  for(const auto& [action, choice] : choices)
    actions_[action]->setChecked(choice == velocities);
  applyAll();
}

void ManipulationCommands::setSteps(float grid, float angleDeg)
{
  grid_ = grid;
  angleDeg_ = angleDeg;
  applyAll();
}

void ManipulationCommands::setLengthUnit(const QString& unit)
{
  using Unit = ManipulationTool::LengthUnit;
  lengthUnit_ = unit == QLatin1String("cm")   ? Unit::Centimetre
                : unit == QLatin1String("mm") ? Unit::Millimetre
                                              : Unit::Metre;
  applyAll();
}

void ManipulationCommands::applyAll()
{
  QSettings settings;
  settings.setValue(velocitiesKey(), static_cast<int>(velocities_));
  settings.setValue(localKey(), actions_[ActionId::LocalAxes]->isChecked());
  for(Viewport* const view : area_.viewports())
    apply(*view);
}

void ManipulationCommands::apply(Viewport& viewport)
{
  ManipulationTool::Settings settings = viewport.manipulation().settings();
  settings.localAxes = actions_[ActionId::LocalAxes]->isChecked();
  settings.grid = grid_;
  settings.angleDeg = angleDeg_;
  settings.lengthUnit = lengthUnit_;
  settings.live = velocities_ == Velocities::Adopt && !editor_;
  settings.pushes = !editor_;
  settings.staticToo = editor_.has_value();
  settings.widen = editor_ ? editor_->widen : nullptr;
  viewport.manipulation().setSettings(settings);
}

void ManipulationCommands::connectTo(Viewport& viewport)
{
  apply(viewport);
  connect(&viewport, &Viewport::manipulated, this, &ManipulationCommands::carryOut);
}

void ManipulationCommands::carryOut(const ManipulationRequest& request)
{
  if(editor_)
    return editor_->carryOut(request);
  // At once: between two of them a step could drive things apart that stand in each other only for the moment.
  session_.manipulate(manipulationsFor(request, velocities_));
}

std::vector<Manipulation> ManipulationCommands::manipulationsFor(const ManipulationRequest& request,
                                                                 Velocities velocities)
{
  std::vector<Movable> movables = request.with;
  movables.push_back(request.movable);
  const std::optional<Velocity> thrown =
      velocities == Velocities::Throw ? std::optional(Velocity{request.velocity}) : std::nullopt;
  std::vector<Manipulation> all;
  for(std::size_t i = 0; i < movables.size(); ++i)
  {
    const Movable& movable = movables[i];
    const NodeReference node{movable.id};
    switch(request.kind)
    {
    case ManipulationRequest::Kind::Move:
    {
      MoveNode move = withPose<MoveNode>(movable, request.motion);
      move.velocity = thrown || velocities == Velocities::Keep ? thrown : Velocity{};
      all.push_back(move);
      break;
    }
    case ManipulationRequest::Kind::Place:
    {
      PlaceNode place = placeOf(movable, request.motion);
      // Those that are still to be moved are in nobody's way.
      for(std::size_t k = i + 1; k < movables.size(); ++k)
        place.ignored.push_back(movables[k].id);
      all.push_back(place);
      if(thrown)
        all.push_back(MoveNode{node, {}, {}, thrown});
      break;
    }
    case ManipulationRequest::Kind::Hold:
      all.push_back(withPose<HoldNode>(movable, request.motion));
      break;
    case ManipulationRequest::Kind::Release:
      all.push_back(ReleaseNode{node, Velocity{request.velocity}});
      break;
    case ManipulationRequest::Kind::Stop:
      all.push_back(MoveNode{node, {}, {}, Velocity{}});
      break;
    case ManipulationRequest::Kind::Kick:
      all.push_back(MoveNode{node, {}, {}, Velocity{request.vector}});
      break;
    case ManipulationRequest::Kind::Push:
      all.push_back(ApplyForce{node, request.vector, request.at, pushFor});
      break;
    case ManipulationRequest::Kind::Twist:
      all.push_back(ApplyTorque{node, request.vector, pushFor});
      break;
    }
  }
  return all;
}

} // namespace sparkwright
