#include "app/ide/scene/HandCommands.h"

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

using Velocities = HandCommands::Velocities;

constexpr std::pair<ActionId, Velocities> choices[] = {{ActionId::KeepVelocities, Velocities::Keep},
                                                       {ActionId::ZeroVelocities, Velocities::Zero},
                                                       {ActionId::AdoptVelocities, Velocities::Adopt},
                                                       {ActionId::ThrowVelocities, Velocities::Throw}};
constexpr double pushFor = 0.25; // s: longer than until the next one comes

QString velocitiesKey() { return QStringLiteral("hand/velocities"); }
QString localKey() { return QStringLiteral("hand/localAxes"); }

QString words(const char* name, const Vec3f& v)
{
  return QStringLiteral("(%1 %2 %3 %4)")
      .arg(QLatin1String(name))
      .arg(static_cast<double>(v.x()), 0, 'g', 9)
      .arg(static_cast<double>(v.y()), 0, 'g', 9)
      .arg(static_cast<double>(v.z()), 0, 'g', 9);
}

QString poseWords(const Handling& handling)
{
  const Mat4f pose = multiply(handling.motion, handling.grip.pose);
  QString text = words("pos", translation(pose));
  if(handling.motion.topLeftCorner<3, 3>() != Mat3f::Identity())
    text += words("rot", degreesOf(pose));
  return text;
}

} // namespace

HandCommands::HandCommands(Actions& actions, Session& session, ViewArea& area, QObject* parent)
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
  for(const ActionId id : {ActionId::LockThings, ActionId::LocalAxes})
  {
    actions[id]->setCheckable(true);
    connect(actions[id], &QAction::triggered, this, &HandCommands::applyAll);
  }
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

QList<QAction*> HandCommands::entries() const
{
  return {actions_[ActionId::LockThings], actions_[ActionId::LocalAxes], velocitiesMenu_->menuAction()};
}

void HandCommands::retranslate()
{
  velocitiesMenu_->setTitle(tr("What is moved"));
}

void HandCommands::setEditor(std::optional<Editor> editor)
{
  editor_ = std::move(editor);
  for(const auto& [action, velocities] : choices)
    actions_[action]->setEnabled(!editor_);
  for(const ActionId id : {ActionId::KickBall, ActionId::StopThings})
    actions_[id]->setEnabled(!editor_);
  for(Viewport* const view : area_.viewports())
    apply(*view);
}

void HandCommands::choose(Velocities velocities)
{
  velocities_ = velocities;
  for(const auto& [action, choice] : choices)
    actions_[action]->setChecked(choice == velocities);
  applyAll();
}

void HandCommands::applyAll()
{
  QSettings settings;
  settings.setValue(velocitiesKey(), static_cast<int>(velocities_));
  settings.setValue(localKey(), actions_[ActionId::LocalAxes]->isChecked());
  for(Viewport* const view : area_.viewports())
    apply(*view);
}

void HandCommands::apply(Viewport& viewport)
{
  Grab::Settings settings = viewport.grab().settings();
  settings.locked = actions_[ActionId::LockThings]->isChecked();
  settings.localAxes = actions_[ActionId::LocalAxes]->isChecked();
  settings.live = velocities_ == Velocities::Adopt && !editor_;
  settings.pushes = !editor_;
  settings.staticToo = editor_.has_value();
  settings.widen = editor_ ? editor_->widen : nullptr;
  viewport.grab().setSettings(settings);
}

void HandCommands::connectTo(Viewport& viewport)
{
  apply(viewport);
  connect(&viewport, &Viewport::handled, this, &HandCommands::carryOut);
}

void HandCommands::carryOut(const Handling& handling)
{
  if(editor_)
    return editor_->carryOut(handling);
  // In one message: between two of them a step could drive things apart that stand in each other only for the moment.
  if(const QStringList commands = commandsFor(handling, velocities_); !commands.isEmpty())
    session_.command(commands.join(QString()).toStdString());
}

QStringList HandCommands::commandsFor(const Handling& handling, Velocities velocities)
{
  std::vector<Grip> grips = handling.with;
  grips.push_back(handling.grip);
  QStringList commands;
  for(std::size_t i = 0; i < grips.size(); ++i)
  {
    // Those that are still to be moved are in nobody's way.
    QString ignored;
    for(std::size_t k = i + 1; k < grips.size(); ++k)
      ignored += QStringLiteral(" %1").arg(grips[k].id);
    Handling one = handling;
    one.grip = grips[i];
    if(!ignored.isEmpty())
      ignored = QStringLiteral("(ignore%1)").arg(ignored);
    commands += commandsForOne(one, velocities, ignored);
  }
  return commands;
}

QStringList HandCommands::commandsForOne(const Handling& handling, Velocities velocities, const QString& ignored)
{
  const Grip& grip = handling.grip;
  const QString who = QStringLiteral("(id %1)").arg(grip.id);
  const bool thrown = velocities == Velocities::Throw;
  const auto command = [&](const char* verb, const QString& rest) { return QStringLiteral("(%1 %2%3)").arg(QLatin1String(verb), who, rest); };
  switch(handling.kind)
  {
  case Handling::Kind::Move:
    return {command("move", poseWords(handling) + (thrown ? words("vel", handling.velocity)
                                                  : velocities == Velocities::Keep ? QStringLiteral("(velocity keep)")
                                                                                   : QStringLiteral("(velocity zero)")))};
  case Handling::Kind::Place:
  {
    const Vec3f to = translation(multiply(handling.motion, grip.pose));
    QString rest = QStringLiteral("(pos %1 %2)")
                       .arg(static_cast<double>(to.x()), 0, 'g', 9)
                       .arg(static_cast<double>(to.y()), 0, 'g', 9);
    if(handling.motion.topLeftCorner<3, 3>() != Mat3f::Identity())
      rest += QStringLiteral("(turn %1)")
                  .arg(static_cast<double>(toDegrees(std::atan2(handling.motion(1, 0), handling.motion(0, 0)))), 0, 'g', 9);
    QStringList list{command("place", rest + ignored)};
    if(thrown)
      list << command("move", words("vel", handling.velocity));
    return list;
  }
  case Handling::Kind::Hold: return {command("hold", poseWords(handling))};
  case Handling::Kind::Release: return {command("release", words("vel", handling.velocity))};
  case Handling::Kind::Stop: return {command("move", QStringLiteral("(velocity zero)"))};
  case Handling::Kind::Kick: return {command("move", words("vel", handling.vector) + QStringLiteral("(spin 0 0 0)"))};
  case Handling::Kind::Push:
    return {command("push", words("force", handling.vector) + words("at", handling.at) + QStringLiteral("(time %1)").arg(pushFor))};
  case Handling::Kind::Twist:
    return {command("twist", words("torque", handling.vector) + QStringLiteral("(time %1)").arg(pushFor))};
  }
  return {};
}

} // namespace sparkwright
