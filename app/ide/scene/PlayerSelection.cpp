#include "app/ide/scene/PlayerSelection.h"

#include "app/ide/common/Icons.h"
#include "viewer/input/ViewLocks.h"
#include "viewer/scene/SceneDrawing.h"

#include <algorithm>
#include <tuple>

namespace sparkwright
{

namespace
{

constexpr int leftTeam = 1, rightTeam = 2;

} // namespace

PlayerSelection::PlayerSelection(Actions& actions, Selection& selection, ViewArea& area, QObject* parent)
    : QObject(parent), selection_(selection), area_(area), menu_(std::make_unique<QMenu>()),
      leftMenu_(std::make_unique<QMenu>()), rightMenu_(std::make_unique<QMenu>()),
      ball_(add(QStringLiteral("ball"), QStringLiteral("0"))), next_(add(QStringLiteral("next"), QString())),
      previous_(add(QStringLiteral("previous"), QString()))
{
  connect(ball_, &QAction::triggered, this, &PlayerSelection::selectBall);
  connect(next_, &QAction::triggered, this, [this] { go(1); });
  connect(previous_, &QAction::triggered, this, [this] { go(-1); });
  menu_->addActions({ball_, next_, previous_});
  menu_->addMenu(leftMenu_.get());
  menu_->addMenu(rightMenu_.get());
  for(int i = 1; i <= mostPlayers; ++i)
  {
    left_.append(add(QStringLiteral("left%1").arg(i), QStringLiteral("Ctrl+F%1").arg(i)));
    right_.append(add(QStringLiteral("right%1").arg(i), QStringLiteral("Ctrl+Shift+F%1").arg(i)));
    connect(left_.last(), &QAction::triggered, this, [this, i] { select(leftTeam, i); });
    connect(right_.last(), &QAction::triggered, this, [this, i] { select(rightTeam, i); });
  }
  leftMenu_->addActions(left_);
  rightMenu_->addActions(right_);
  actions.list(QList<QAction*>{ball_, next_, previous_} + left_ + right_, QStringLiteral("select"));
}

PlayerSelection::~PlayerSelection() = default;

QAction* PlayerSelection::add(const QString& name, const QString& key)
{
  auto* const action = new QAction(this);
  action->setObjectName(name);
  action->setIcon(themedIcon(QStringLiteral("select-players")));
  action->setShortcut(QKeySequence(key, QKeySequence::PortableText));
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  area_.addAction(action);
  return action;
}

void PlayerSelection::retranslate()
{
  const auto name = [](QAction* action, const QString& text, const QString& tip)
  {
    action->setText(text);
    action->setStatusTip(tip);
    action->setToolTip(tip);
  };
  menu_->setTitle(tr("Se&lect"));
  leftMenu_->setTitle(tr("&Left team"));
  rightMenu_->setTitle(tr("&Right team"));
  name(ball_, tr("&Ball"), tr("Select the ball"));
  name(next_, tr("&Next player"), tr("Select the next player of the same team"));
  name(previous_, tr("&Previous player"), tr("Select the previous player of the same team"));
  for(int i = 1; i <= mostPlayers; ++i)
  {
    name(left_[i - 1], tr("Left player &%1").arg(i), tr("Select player %1 of the left team").arg(i));
    name(right_[i - 1], tr("Right player &%1").arg(i), tr("Select player %1 of the right team").arg(i));
  }
}

void PlayerSelection::select(int team, int unum)
{
  if(area_.locks().refuses(ViewLocks::Selection))
    return;
  for(const Subjects::Player& player : area_.scene().subjects().players())
    if(player.team == team && player.unum == unum)
      return selection_.set({player.node});
  emit area_.told(team == leftTeam ? tr("The left team has no player %1").arg(unum)
                                   : tr("The right team has no player %1").arg(unum));
}

void PlayerSelection::selectBall()
{
  if(area_.locks().refuses(ViewLocks::Selection))
    return;
  const Subjects& subjects = area_.scene().subjects();
  const int node = subjects.nodeOf({true, 0});
  if(node >= 0)
    selection_.set({node});
  else
    emit area_.told(tr("There is no ball"));
}

void PlayerSelection::go(int step)
{
  if(area_.locks().refuses(ViewLocks::Selection))
    return;
  const Subjects& subjects = area_.scene().subjects();
  std::vector<Subjects::Player> players = subjects.players();
  std::ranges::sort(players, {}, [](const Subjects::Player& each) { return std::tuple(each.team, each.unum); });
  if(players.empty())
  {
    emit area_.told(tr("There are no players"));
    return;
  }
  const Subjects::Player* const now = subjects.playerAt(selection_.last());
  if(now)
    std::erase_if(players, [team = now->team](const Subjects::Player& each) { return each.team != team; });
  const auto count = static_cast<int>(players.size());
  int index = step > 0 ? 0 : count - 1;
  for(int i = 0; now && i < count; ++i)
    if(players[static_cast<std::size_t>(i)].node == now->node)
      index = (i + step + count) % count;
  selection_.set({players[static_cast<std::size_t>(index)].node});
}

} // namespace sparkwright
