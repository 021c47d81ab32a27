#include "app/ide/match/control/BallCommands.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/Icons.h"
#include "app/ide/match/control/MatchDirector.h"
#include "app/ide/match/control/MatchKeys.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/scene/SceneDrawing.h"

namespace sparkwright
{

namespace
{

constexpr char ballContext[] = "sparkwright::BallCommands";

/// Of one point: for the menu, and as a match key.
struct Point
{
  Actions::Words entry, key;
};

// In the order of BallPoint.
constexpr Point points[] = {
    {{"", "ball-to", QT_TRANSLATE_NOOP("sparkwright::BallCommands", "&Centre"),
      QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Put the ball on the centre spot"), "ballToCentre"},
     {"Ctrl+Num+0", "ball-to", QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Ball to the centre"),
      QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Match key: put the ball on the centre spot"), "matchKeyBall0"}},
    {{"", "ball-to", QT_TRANSLATE_NOOP("sparkwright::BallCommands", "&Left far corner"),
      QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Put the ball into the corner at the left goal, far side"),
      "ballToLeftFarCorner"},
     {"Ctrl+Num+1", "ball-to", QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Ball to the left far corner"),
      QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Match key: put the ball into the corner at the left goal, far side"),
      "matchKeyBall1"}},
    {{"", "ball-to", QT_TRANSLATE_NOOP("sparkwright::BallCommands", "&Right far corner"),
      QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Put the ball into the corner at the right goal, far side"),
      "ballToRightFarCorner"},
     {"Ctrl+Num+2", "ball-to", QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Ball to the right far corner"),
      QT_TRANSLATE_NOOP("sparkwright::BallCommands",
                        "Match key: put the ball into the corner at the right goal, far side"),
      "matchKeyBall2"}},
    {{"", "ball-to", QT_TRANSLATE_NOOP("sparkwright::BallCommands", "L&eft near corner"),
      QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Put the ball into the corner at the left goal, near side"),
      "ballToLeftNearCorner"},
     {"Ctrl+Num+3", "ball-to", QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Ball to the left near corner"),
      QT_TRANSLATE_NOOP("sparkwright::BallCommands",
                        "Match key: put the ball into the corner at the left goal, near side"),
      "matchKeyBall3"}},
    {{"", "ball-to", QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Ri&ght near corner"),
      QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Put the ball into the corner at the right goal, near side"),
      "ballToRightNearCorner"},
     {"Ctrl+Num+4", "ball-to", QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Ball to the right near corner"),
      QT_TRANSLATE_NOOP("sparkwright::BallCommands",
                        "Match key: put the ball into the corner at the right goal, near side"),
      "matchKeyBall4"}},
    {{"", "ball-to", QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Left &penalty mark"),
      QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Put the ball 1.3 m in front of the left goal"),
      "ballToLeftMark"},
     {"Ctrl+Num+5", "ball-to", QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Ball to the left penalty mark"),
      QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Match key: put the ball 1.3 m in front of the left goal"),
      "matchKeyBall5"}},
    {{"", "ball-to", QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Right penalty &mark"),
      QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Put the ball 1.3 m in front of the right goal"),
      "ballToRightMark"},
     {"Ctrl+Num+6", "ball-to", QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Ball to the right penalty mark"),
      QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Match key: put the ball 1.3 m in front of the right goal"),
      "matchKeyBall6"}},
};
static_assert(std::size(points) == ballPoints);

constexpr Actions::Words beforeWords = {
    "", "agent", QT_TRANSLATE_NOOP("sparkwright::BallCommands", "In front of the &selected player"),
    QT_TRANSLATE_NOOP("sparkwright::BallCommands", "Put the ball before the feet of the selected player"),
    "ballToPlayer"};

} // namespace

BallCommands::BallCommands(const WindowPart::Surroundings& around, MatchDirector& director, MatchKeys& keys,
                           QObject* parent)
    : QObject(parent), around_(around), director_(director), menu_(std::make_unique<QMenu>()),
      beforePlayer_(around.actions.add(beforeWords, ballContext))
{
  for(std::size_t i = 0; i < ballPoints; ++i)
  {
    const auto act = [this, i]
    {
      if(const FramePtr frame = around_.session.frame())
        put(placeOf(static_cast<BallPoint>(i), frame->game), tr(points[i].key.text));
    };
    QAction* const entry = around.actions.add(points[i].entry, ballContext);
    connect(entry, &QAction::triggered, this, act);
    points_.append(entry);
    keys.add(points[i].key, ballContext, act);
  }
  connect(beforePlayer_, &QAction::triggered, this, &BallCommands::putBeforePlayer);
  menu_->setToolTipsVisible(true);
  menu_->menuAction()->setIcon(themedIcon(QStringLiteral("ball-to")));
  menu_->addActions(points_);
  menu_->addSeparator();
  menu_->addAction(beforePlayer_);
}

BallCommands::~BallCommands() = default;

void BallCommands::put(const Vec3f& place, const QString& name)
{
  const FramePtr frame = around_.session.frame();
  if(frame && frame->game.mode == "BeforeKickOff")
    return around_.shell.tell(
        tr("Before the kick-off the referee keeps the ball in the centre: start the match, or choose PlayOn"));
  director_.give(ballCommand(place), name);
}

void BallCommands::putBeforePlayer()
{
  const FramePtr frame = around_.session.frame();
  const auto player = around_.area.scene().subjects().playerAt(around_.selection.last());
  if(frame && player && player->finite)
    put(placeBefore(player->body, frame->game), tr("Ball in front of the selected player"));
}

void BallCommands::setState(const SessionState&)
{
  const bool directs = director_.directs() && around_.area.scene().subjects().ball();
  for(QAction* const point : std::as_const(points_))
    point->setEnabled(directs);
  beforePlayer_->setEnabled(directs && around_.area.scene().subjects().playerAt(around_.selection.last()));
  menu_->menuAction()->setEnabled(directs);
}

void BallCommands::retranslate()
{
  menu_->setTitle(tr("&Ball to"));
}

} // namespace sparkwright
