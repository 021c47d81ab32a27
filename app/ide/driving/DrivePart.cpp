#include "app/ide/driving/DrivePart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/design/RobotChoice.h"
#include "app/ide/driving/DriveBanner.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/session/Session.h"
#include "app/ide/session/StatusSentence.h"
#include "app/ide/views/LayerCommands.h"
#include "app/ide/views/ViewArea.h"
#include "app/ide/views/ViewsPart.h"
#include "viewer/scene/SceneDrawing.h"
#include "viewer/view/Viewport.h"

#include <QApplication>
#include <QKeyEvent>

namespace sparkwright
{

namespace
{

constexpr Actions::Words driveWords = {
    "Ctrl+Alt+Shift+J", "drive", QT_TRANSLATE_NOOP("sparkwright::DrivePart", "Dri&ve the selected robot"),
    QT_TRANSLATE_NOOP("sparkwright::DrivePart",
                      "Drive a robot with wheels by the keys T, G, F and H while a view has the keyboard; again to end"),
    "driveRobot"};

} // namespace

DrivePart::DrivePart(const Surroundings& around)
    : around_(around), drive_(around.actions.add(driveWords, "sparkwright::DrivePart")), banner_(new DriveBanner)
{
  drive_->setCheckable(true);
  around.shell.addEntry({MenuPlace::Simulation, 4, 50}, drive_);
  around.area.setBanner(banner_);
  commanding_.setInterval(commandEvery);
  connect(&commanding_, &QTimer::timeout, this, &DrivePart::command);
  connect(drive_, &QAction::toggled, this, &DrivePart::arm);
  connect(banner_, &DriveBanner::ended, this, [this] { end({}); });
  connect(&around.selection, &Selection::changed, this,
          [this]
          {
            if(const FramePtr frame = around_.session.frame(); frame && drive_->isChecked())
              plan(*frame);
          });
}

DrivePart::~DrivePart()
{
  QApplication::instance()->removeEventFilter(this);
}

void DrivePart::arm(bool on)
{
  around_.shell.part<ViewsPart>().layerCommands().needPhysics(this, on);
  keys_.stop();
  if(on)
  {
    around_.area.active().setFocus(Qt::OtherFocusReason);
    QApplication::instance()->installEventFilter(this);
    if(const FramePtr frame = around_.session.frame())
      plan(*frame); // Else with the first frame that knows joints.
    return;
  }
  QApplication::instance()->removeEventFilter(this);
  commanding_.stop();
  if(plan_.drives())
    around_.session.manipulate(plan_.release());
  plan_ = {};
  robot_ = -1;
  structure_.reset();
  banner_->show({}, true);
}

void DrivePart::end(const QString& why)
{
  drive_->setChecked(false);
  if(!why.isEmpty())
    around_.shell.tell(why);
}

QString DrivePart::robotName(const Frame& frame) const
{
  const int node = around_.selection.last();
  if(const auto player = around_.area.scene().subjects().playerAt(node); player && player->team > 0)
  {
    AgentInfo agent;
    agent.team = player->team;
    agent.unum = player->unum;
    return StatusSentence::agentName(agent, frame.game);
  }
  const QString path = QString::fromStdString(commonPath(frame, robot_));
  const QString name = path.section(QLatin1Char('/'), -1);
  return name.isEmpty() || name == QLatin1String("scene") ? tr("the robot") : name;
}

void DrivePart::plan(const Frame& frame)
{
  if(!frame.physics.structure)
    return;
  const int robot = robotOf(frame, around_.selection.last());
  if(robot == robot_ && structure_ == frame.physics.structure)
    return;
  if(plan_.drives() && robot != robot_)
    around_.session.manipulate(plan_.release());
  robot_ = robot;
  structure_ = frame.physics.structure;
  plan_ = DrivePlan::of(frame, robot);
  if(robot < 0)
    return end(tr("There is no robot to drive: select one with wheels"));
  if(!plan_.drives())
    return end(tr("%1 has no wheels with motors. Legs are moved by an agent, which Simulation › Start a team… starts, or "
                  "joint by joint in the dock Joints")
                   .arg(robotName(frame)));
  banner_->show(robotName(frame), plan_.turns());
  commanding_.start();
  command();
}

void DrivePart::command()
{
  if(plan_.drives())
    around_.session.manipulate(plan_.commands(keys_.ahead(), keys_.left()));
}

void DrivePart::showFrame(const SessionState& state)
{
  if(drive_->isChecked() && state.frame)
    plan(*state.frame);
}

void DrivePart::showState(const SessionState& state)
{
  const bool own = state.source == SessionState::Source::Own && state.frame;
  if(!own && drive_->isChecked())
    end(tr("Driving has ended: the simulation of this window is not shown"));
  drive_->setEnabled(own);
  banner_->setPaused(!state.running);
}

bool DrivePart::isForViews() const
{
  const QWidget* const focus = QApplication::focusWidget();
  return focus && (focus == &around_.area || around_.area.isAncestorOf(focus));
}

/// Comes before shortcuts, which have the same keys.
bool DrivePart::eventFilter(QObject* watched, QEvent* event)
{
  switch(event->type())
  {
  case QEvent::WindowDeactivate:
  case QEvent::FocusOut:
    keys_.stop();
    break;
  case QEvent::ShortcutOverride:
  case QEvent::KeyPress:
  case QEvent::KeyRelease:
  {
    auto& key = static_cast<QKeyEvent&>(*event);
    const bool withOthers = key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if(!watched->isWidgetType() || withOthers || !isForViews() || !(DriveKeys::knows(key.key()) || key.key() == Qt::Key_Escape))
      break;
    event->accept();
    if(event->type() == QEvent::ShortcutOverride || key.isAutoRepeat())
      return true;
    if(key.key() == Qt::Key_Escape)
    {
      if(event->type() == QEvent::KeyPress)
        end(tr("Driving has ended"));
      return true;
    }
    event->type() == QEvent::KeyPress ? keys_.press(key.key()) : keys_.release(key.key());
    command();
    return true;
  }
  default:
    break;
  }
  return WindowPart::eventFilter(watched, event);
}

} // namespace sparkwright
