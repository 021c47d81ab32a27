#include "app/ide/match/MatchPanel.h"

#include "app/ide/common/ActionButton.h"
#include "app/ide/common/Icons.h"
#include "app/ide/views/ElidedLabel.h"
#include "viewer/overlay/Scoreboard.h"

#include <QEvent>
#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

namespace
{

/// The newest foul or offence that stands; null if there is none.
EventModel::Event lastFoul(const GameState& game)
{
  if(game.events)
    for(auto event = game.events->rbegin(); event != game.events->rend(); ++event)
      if(!(*event)->overruled &&
         ((*event)->kind == GameEvent::Kind::Foul || (*event)->kind == GameEvent::Kind::Offence))
        return *event;
  return nullptr;
}

void setText(QLabel* label, const QString& text)
{
  if(label->text() != text)
    label->setText(text);
}

} // namespace

MatchPanel::MatchPanel(Actions& actions, QWidget* parent)
    : QWidget(parent), pages_(new QStackedWidget(this)), empty_(new QLabel(this)), left_(new ElidedLabel(this)),
      score_(new QLabel(this)), right_(new ElidedLabel(this)), clock_(new QLabel(this)), lastFoul_(new QLabel(this)),
      decision_(new DecisionBanner(actions, this)), modes_(new QComboBox(this)), set_(new QToolButton(this)),
      formations_(new QToolButton(this)), events_(new EventList(this))
{
  QWidget* const empty = new QWidget(this);
  QVBoxLayout* const invitation = new QVBoxLayout(empty);
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(16);
  invitation->addStretch();
  invitation->addWidget(empty_);
  invitation->addWidget(makeButton(actions[ActionId::DemoMatch], empty), 0, Qt::AlignHCenter);
  invitation->addStretch();

  QWidget* const match = new QWidget(this);
  QVBoxLayout* const column = new QVBoxLayout(match);
  column->setContentsMargins(4, 4, 4, 4);
  column->setSpacing(8);
  column->addWidget(makeHeader());
  column->addWidget(decision_);
  column->addWidget(makeControls(actions));
  column->addWidget(events_, 1);
  pages_->addWidget(empty);
  pages_->addWidget(match);
  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(pages_);
  setFocusProxy(events_);

  connect(set_, &QToolButton::clicked, this,
          [this] { emit commandWanted(QStringLiteral("(playMode %1)").arg(modes_->currentData().toString())); });
  retranslate();
}

QWidget* MatchPanel::makeHeader()
{
  QWidget* const header = new QWidget(this);
  QFont big = font();
  big.setBold(true);
  big.setPointSizeF(font().pointSizeF() * 1.25);
  for(QLabel* const label : {left_, score_, right_})
  {
    label->setFont(big);
    label->setTextFormat(Qt::PlainText); // Names come from agents.
  }
  left_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  score_->setAlignment(Qt::AlignCenter);
  clock_->setAlignment(Qt::AlignCenter);
  lastFoul_->setAlignment(Qt::AlignCenter);
  lastFoul_->setTextFormat(Qt::PlainText);
  lastFoul_->setWordWrap(true);
  for(QLabel* const label : {left_, right_})
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // A long name must not widen the dock.
  QGridLayout* const grid = new QGridLayout(header);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(4);
  for(QWidget*& stripe : stripes_)
  {
    stripe = new QWidget(header);
    stripe->setFixedWidth(6);
    stripe->setAutoFillBackground(true);
  }
  grid->addWidget(stripes_[0], 0, 0);
  grid->addWidget(left_, 0, 1);
  grid->addWidget(score_, 0, 2);
  grid->addWidget(right_, 0, 3);
  grid->addWidget(stripes_[1], 0, 4);
  grid->addWidget(clock_, 1, 0, 1, 5);
  grid->addWidget(lastFoul_, 2, 0, 1, 5);
  grid->setColumnStretch(1, 1);
  grid->setColumnStretch(3, 1);
  return header;
}

QToolButton* MatchPanel::makeButton(QAction* action, QWidget* parent)
{
  QToolButton* const button = actionButton(action, parent);
  buttons_.append(button);
  return button;
}

QWidget* MatchPanel::makeControls(Actions& actions)
{
  QWidget* const controls = new QWidget(this);
  QGridLayout* const grid = controls_ = new QGridLayout(controls);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(4);
  int cell = 0;
  for(const ActionId id :
      {ActionId::KickOffLeft, ActionId::KickOffRight, ActionId::FreeKickLeft, ActionId::FreeKickRight,
       ActionId::DropBall, ActionId::UndoDecision, ActionId::ConfirmFouls, ActionId::ConfirmGoals})
  {
    QToolButton* const button = makeButton(actions[id], controls);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    grid->addWidget(button, cell / 2, cell % 2);
    ++cell;
  }
  offerModes(*standardLeagues().front());
  modes_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  set_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  set_->setFocusPolicy(Qt::TabFocus);
  QHBoxLayout* const row = new QHBoxLayout;
  row->setSpacing(4);
  row->addWidget(modes_, 1);
  row->addWidget(set_);
  grid->addLayout(row, cell / 2, 0, 1, 2);
  formations_->setIcon(themedIcon(QStringLiteral("formation")));
  formations_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  formations_->setPopupMode(QToolButton::InstantPopup);
  formations_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  formations_->setFocusPolicy(Qt::TabFocus);
  grid->addWidget(formations_, cell / 2 + 1, 0);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 1);
  return controls;
}

void MatchPanel::setState(const SessionState& state)
{
  frame_ = state.frame;
  const bool match = frame_ && frame_->game.present;
  pages_->setCurrentIndex(match ? 1 : 0);
  const bool directed = match && state.source != SessionState::Source::Recorded;
  modes_->setEnabled(directed);
  set_->setEnabled(directed);
  if(match)
    showGame(frame_->game);
  decision_->setJudgement(match ? frame_->game.judgement : GameState::Judgement());
  events_->setEvents(match ? frame_->game.events : nullptr);
}

void MatchPanel::setTeamColours(const std::array<QColor, 2>& colours)
{
  for(std::size_t i = 0; i < stripes_.size(); ++i)
  {
    QPalette painted = stripes_[i]->palette();
    if(painted.color(QPalette::Window) == colours[i])
      continue;
    painted.setColor(QPalette::Window, colours[i]);
    stripes_[i]->setPalette(painted);
  }
}

/// Lists the modes of a league, with what was chosen before, or else that in which the ball is played.
void MatchPanel::offerModes(const League& league)
{
  if(&league == offered_)
    return;
  offered_ = &league;
  const QVariant chosen = modes_->currentData();
  modes_->clear();
  for(const std::string& name : league.modes())
    modes_->addItem(Scoreboard::playMode(name), QString::fromStdString(name));
  modes_->setCurrentIndex(std::max(0, modes_->findData(chosen.isValid() ? chosen : QStringLiteral("PlayOn"))));
  modes_->setMaxVisibleItems(modes_->count());
  nameModes();
}

void MatchPanel::nameModes()
{
  for(int i = 0; i < modes_->count(); ++i)
  {
    const QString mode = modes_->itemData(i).toString();
    modes_->setItemText(i, Scoreboard::playMode(mode.toStdString()));
    modes_->setItemData(i, tr("%1 in commands").arg(mode), Qt::ToolTipRole);
  }
}

void MatchPanel::showGame(const GameState& game)
{
  if(game.league)
    offerModes(*game.league);
  const auto name = [&](std::size_t i, const QString& other)
  { return game.team[i].empty() ? other : QString::fromStdString(game.team[i]); };
  const QString left = name(0, tr("Left")), right = name(1, tr("Right"));
  setText(left_, left);
  setText(right_, right);
  left_->setToolTip(tr("%1 plays on the left").arg(left.toHtmlEscaped()));
  right_->setToolTip(tr("%1 plays on the right").arg(right.toHtmlEscaped()));
  setText(score_, QStringLiteral("%1 : %2").arg(game.score[0]).arg(game.score[1]));
  setText(
      clock_,
      tr("%1 · half %2 · %3").arg(Scoreboard::clock(game.time)).arg(game.period).arg(Scoreboard::playMode(game.mode)));
  const EventModel::Event foul = lastFoul(game);
  setText(lastFoul_, foul ? tr("Last foul: %1 %2, %3")
                                .arg(Scoreboard::clock(foul->gameTime), EventModel::what(*foul), EventModel::who(*foul))
                          : tr("No foul so far"));
}

void MatchPanel::addControls(const QList<QAction*>& actions)
{
  const int row = controls_->rowCount() - 1;
  int cell = 1; // Beside the formations.
  for(QAction* const action : actions)
  {
    QToolButton* const button = makeButton(action, controls_->parentWidget());
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    controls_->addWidget(button, row + cell / 2, cell % 2);
    ++cell;
  }
}

void MatchPanel::retranslate()
{
  empty_->setText(tr("There is no match. Open a set-up with a game, such as setups/soccer.rb, for score, decisions of "
                     "the referee and commands."));
  nameModes();
  modes_->setAccessibleName(tr("Play mode to set"));
  modes_->setToolTip(tr("Play mode to set; the ball is not moved"));
  formations_->setText(tr("Formations"));
  formations_->setAccessibleName(formations_->text());
  formations_->setToolTip(tr("Place players and ball for a kick-off, a corner, or a saved formation"));
  set_->setText(tr("Set"));
  set_->setAccessibleName(tr("Set the play mode"));
  set_->setToolTip(tr("Sets the play mode that is chosen on the left"));
  for(QToolButton* const button : buttons_)
    button->setAccessibleName(button->defaultAction()->text().remove(QLatin1Char('&')));
  score_->setAccessibleName(tr("Score"));
  score_->setToolTip(tr("Goals of the left and of the right team"));
  clock_->setAccessibleName(tr("Game clock, half and play mode"));
  clock_->setToolTip(tr("Game clock in minutes and seconds, half, and play mode"));
  lastFoul_->setAccessibleName(tr("Last foul"));
  if(frame_ && frame_->game.present)
    showGame(frame_->game);
}

void MatchPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
