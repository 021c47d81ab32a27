#include "app/ide/robots/RobotsPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/InSight.h"
#include "app/ide/common/ServerProgram.h"
#include "app/ide/common/UserFolders.h"
#include "app/ide/robots/BoardView.h"
#include "app/ide/robots/PlayerDialog.h"
#include "app/ide/robots/RobotsPanel.h"
#include "app/ide/robots/TrainerDialog.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/session/Session.h"

#include <QAction>
#include <QDockWidget>
#include <QFileInfo>

namespace sparkwright
{

namespace
{

const char* const robotsContext = "sparkwright::RobotsPart";

constexpr Actions::Words showWords{
    "", "agent", QT_TRANSLATE_NOOP("sparkwright::RobotsPart", "Show ro&bots and plugins"),
    QT_TRANSLATE_NOOP("sparkwright::RobotsPart", "Who leads which robot, which plugins there are, and what clients say"),
    "showRobots"};
constexpr Actions::Words menuWords{
    "", "start-program", QT_TRANSLATE_NOOP("sparkwright::RobotsPart", "Start pla&yer"),
    QT_TRANSLATE_NOOP("sparkwright::RobotsPart", "Bring a robot with a player that leads it"), "startPlayer"};
constexpr Actions::Words trainWords{
    "", "experiments", QT_TRANSLATE_NOOP("sparkwright::RobotsPart", "Trai&n a drive…"),
    QT_TRANSLATE_NOOP("sparkwright::RobotsPart", "Let a network learn from a log how a robot moves"), "trainDrive"};
constexpr qint64 askEvery = 250; // ms

} // namespace

RobotsPart::RobotsPart(const Surroundings& around)
    : around_(around), panel_(new RobotsPanel(players_, &around.shell.widget())),
      dock_(&around.shell.addDock({"robotsDock", Qt::RightDockWidgetArea, 12}, panel_)),
      show_(around.actions.add(showWords, robotsContext)), menu_(around.actions.add(menuWords, robotsContext)),
      train_(around.actions.add(trainWords, robotsContext))
{
  menu_->setMenu(&players_);
  around_.shell.addEntry({MenuPlace::Match, 8, 1}, menu_);
  around_.shell.addEntry({MenuPlace::Match, 8, 2}, show_);
  around_.shell.addEntry({MenuPlace::File, 0, -8}, train_);
  connect(train_, &QAction::triggered, this, &RobotsPart::train);
  around_.shell.setRelevant(*dock_, false);
  show_->setVisible(false);
  menu_->setVisible(false);
  connect(show_, &QAction::triggered, this, [this] { around_.shell.goTo(*dock_); });
  connect(panel_, &RobotsPanel::robotChosen, this, [this](std::uint64_t root) { around_.selection.setId(root); });
  connect(panel_, &RobotsPanel::stateWanted, this,
          [this](int robot, const QString& manipulator, const QString& state)
          {
            around_.session.command("(manipulate " + std::to_string(robot) + " \"" + manipulator.toStdString() + "\" \"" +
                                    state.toStdString() + "\")");
          });
  connect(panel_, &RobotsPanel::stopWanted, this,
          [this](int robot) { around_.session.command("(stopPlayer " + std::to_string(robot) + ')'); });
}

RobotsPart::~RobotsPart()
{
  delete trainer_;
}

TrainerDialog* RobotsPart::trainer() const
{
  return trainer_;
}

void RobotsPart::retranslate()
{
  dock_->setWindowTitle(tr("Robots"));
}

/// Each run is asked once whether it has any of this, and again and again while the dock is in sight.
void RobotsPart::ask(const SessionState& state)
{
  const bool other = state.generation != generation_;
  if(!other && (state.offerAnswered < asked_ || !isInSight(*panel_) || lastAsked_.elapsed() < askEvery))
    return;
  generation_ = state.generation;
  if(other)
    panel_->board().clear();
  asked_ = around_.session.askOffer(panel_->wantsLines());
  lastAsked_.start();
}

void RobotsPart::showState(const SessionState& state)
{
  const bool own = state.source == SessionState::Source::Own && state.frame;
  if(own)
    ask(state);
  const bool answered = own && state.offer && state.offerAnswered >= asked_;
  if(own && !answered)
    return;
  const bool relevant = answered && (!state.offer->players.empty() || !state.offer->plugins.empty());
  if(relevant_ != relevant)
  {
    relevant_ = relevant;
    around_.shell.setRelevant(*dock_, relevant);
    show_->setVisible(relevant);
    menu_->setVisible(relevant);
  }
  if(!relevant || state.offer == offer_)
    return;
  offer_ = state.offer;
  offer(*offer_, state);
}

void RobotsPart::offer(const GameOffer& offer, const SessionState& state)
{
  panel_->show(offer, {QString::fromStdString(state.frame->game.team[0]), QString::fromStdString(state.frame->game.team[1])});
  std::string names;
  for(const GameOffer::Player& player : offer.players)
    names += player.name + '\n';
  if(names == known_)
    return;
  known_ = names;
  players_.clear();
  for(const GameOffer::Player& player : offer.players)
  {
    QAction* const action = players_.addAction(QString::fromStdString(player.name), this, [this, player] { start(player); });
    action->setToolTip(QString::fromStdString(player.description));
    action->setStatusTip(QString::fromStdString(player.description));
  }
  players_.setToolTipsVisible(true);
}

void RobotsPart::train()
{
  if(!trainer_)
  {
    trainer_ = new TrainerDialog(serverProgram(), userFolder(QStandardPaths::DocumentsLocation), &around_.shell.widget());
    trainer_->setAttribute(Qt::WA_DeleteOnClose);
    connect(trainer_, &TrainerDialog::trained, this,
            [this](const QString& model) { around_.shell.tellWritten(model, tr("%1 is made").arg(QFileInfo(model).fileName())); });
  }
  trainer_->show();
  trainer_->raise();
  trainer_->activateWindow();
}

void RobotsPart::start(const GameOffer::Player& player)
{
  if(player.options.empty()) // Nothing to ask for.
    return around_.session.command("(startPlayer " + player.name + ')');
  auto* const dialog = new PlayerDialog(player, &around_.shell.widget());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] { around_.session.command(dialog->command()); });
  dialog->open();
}

} // namespace sparkwright
