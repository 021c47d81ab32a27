#include "app/ide/robots/RobotsPanel.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/Icons.h"
#include "app/ide/common/InSight.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/robots/BoardView.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int numberRole = Qt::UserRole, rootRole = Qt::UserRole + 1, playerRole = Qt::UserRole + 2;

void setUpList(QTreeWidget& list, int columns)
{
  list.setColumnCount(columns);
  list.setRootIsDecorated(false);
  list.setAlternatingRowColors(true);
  list.setFrameShape(QFrame::NoFrame);
  list.setUniformRowHeights(true);
  list.header()->setSectionResizeMode(QHeaderView::Interactive);
  list.header()->setStretchLastSection(true);
}

/// Makes the rows those that are wanted, and leaves alone what is right.
void fillRows(QTreeWidget& list, const QList<QStringList>& rows)
{
  while(list.topLevelItemCount() > rows.size())
    delete list.takeTopLevelItem(list.topLevelItemCount() - 1);
  while(list.topLevelItemCount() < rows.size())
    new QTreeWidgetItem(&list);
  for(int row = 0; row < rows.size(); ++row)
    for(int column = 0; column < rows[row].size(); ++column)
      if(QTreeWidgetItem& item = *list.topLevelItem(row); item.text(column) != rows[row][column])
      {
        item.setText(column, rows[row][column]);
        item.setToolTip(column, rows[row][column]);
      }
}

} // namespace

RobotsPanel::RobotsPanel(QMenu& players, QWidget* parent)
    : QWidget(parent), tabs_(new QTabWidget), robots_(new QTreeWidget), plugins_(new QTreeWidget), start_(new QToolButton),
      stop_(new QToolButton), states_(new QToolButton), board_(new BoardView), none_(new QLabel)
{
  setHelpTopic(*this, "f2000.md#in-the-window");
  setUpList(*robots_, 4);
  setUpList(*plugins_, 5);
  start_->setIcon(themedIcon(QStringLiteral("start-program")));
  start_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  start_->setPopupMode(QToolButton::InstantPopup);
  start_->setMenu(&players);
  stop_->setIcon(themedIcon(QStringLiteral("stop")));
  stop_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  states_->setIcon(themedIcon(QStringLiteral("axes")));
  states_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  states_->setPopupMode(QToolButton::InstantPopup);
  states_->setMenu(new QMenu(states_));
  connect(states_->menu(), &QMenu::aboutToShow, this,
          [this]
          {
            if(const QTreeWidgetItem* const item = robots_->currentItem())
              fillMenu(*states_->menu(), item->data(0, numberRole).toInt());
          });
  robots_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(robots_, &QTreeWidget::customContextMenuRequested, this, &RobotsPanel::showMenu);
  auto* const buttons = new QHBoxLayout;
  buttons->setContentsMargins(4, 4, 4, 0);
  buttons->addWidget(start_);
  buttons->addWidget(stop_);
  buttons->addWidget(states_);
  buttons->addStretch();
  auto* const first = new QWidget;
  auto* const column = new QVBoxLayout(first);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addLayout(buttons);
  none_->setWordWrap(true);
  none_->setMargin(8);
  none_->setForegroundRole(QPalette::PlaceholderText);
  column->addWidget(none_);
  column->addWidget(robots_, 1);
  tabs_->setDocumentMode(true);
  tabs_->addTab(first, {});
  tabs_->addTab(plugins_, {});
  tabs_->addTab(board_, {});
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(tabs_);
  connect(robots_, &QTreeWidget::currentItemChanged, this,
          [this](QTreeWidgetItem* item)
          {
            updateButtons();
            if(item && robots_->hasFocus())
              emit robotChosen(item->data(0, rootRole).toULongLong());
          });
  connect(robots_, &QTreeWidget::itemClicked, this,
          [this](QTreeWidgetItem* item) { emit robotChosen(item->data(0, rootRole).toULongLong()); });
  connect(stop_, &QToolButton::clicked, this,
          [this]
          {
            if(const QTreeWidgetItem* const item = robots_->currentItem())
              emit stopWanted(item->data(0, numberRole).toInt());
          });
  retranslate();
  updateButtons();
}

bool RobotsPanel::wantsLines() const
{
  return isInSight(*board_);
}

void RobotsPanel::show(const GameOffer& offer, const std::array<QString, 2>& teams)
{
  showRobots(offer, teams);
  showPlugins(offer);
  board_->add(offer.lines);
}

void RobotsPanel::showRobots(const GameOffer& offer, const std::array<QString, 2>& teams)
{
  none_->setVisible(offer.robots.empty());
  QList<QStringList> rows;
  for(const GameOffer::Robot& robot : offer.robots)
  {
    QString owner = QString::fromStdString(robot.ownerName);
    if(!robot.doing.empty())
      owner += QStringLiteral(": %1, %2 %").arg(QString::fromStdString(robot.doing)).arg(qRound(100 * robot.progress));
    rows << QStringList{QString::number(robot.number), QString::fromStdString(robot.name),
                        robot.team == 0 ? QString() : teams[static_cast<std::size_t>(robot.team - 1)] + QLatin1Char(' ') + QString::number(robot.unum),
                        robot.owner == GameOffer::Robot::Owner::Player   ? tr("player %1").arg(owner)
                        : robot.owner == GameOffer::Robot::Owner::Client ? tr("client %1").arg(owner)
                                                                         : tr("nobody")};
  }
  known_ = offer.robots;
  const bool first = robots_->topLevelItemCount() == 0;
  fillRows(*robots_, rows);
  for(int i = 0; i < robots_->topLevelItemCount(); ++i)
  {
    const GameOffer::Robot& robot = offer.robots[static_cast<std::size_t>(i)];
    QTreeWidgetItem& item = *robots_->topLevelItem(i);
    item.setData(0, numberRole, robot.number);
    item.setData(0, rootRole, QVariant::fromValue<qulonglong>(robot.rootId));
    item.setData(0, playerRole, robot.owner == GameOffer::Robot::Owner::Player);
  }
  if(first)
    for(int column = 0; column < robots_->columnCount() - 1; ++column)
      robots_->resizeColumnToContents(column);
  updateButtons();
}

void RobotsPanel::showPlugins(const GameOffer& offer)
{
  QList<QStringList> rows;
  for(const GameOffer::Plugin& plugin : offer.plugins)
  {
    const QString library = QString::fromStdString(plugin.library);
    const QString status = !plugin.problem.empty() ? inWindow(plugin.problem)
                           : library.isEmpty()     ? tr("built in")
                                                   : QFileInfo(library).fileName();
    rows << QStringList{inWindow(plugin.kind), QString::fromStdString(plugin.name), QString::fromStdString(plugin.version), status,
                        QString::fromStdString(plugin.description)};
  }
  const bool first = plugins_->topLevelItemCount() == 0;
  fillRows(*plugins_, rows);
  if(first)
    for(int column = 0; column < plugins_->columnCount() - 1; ++column)
      plugins_->resizeColumnToContents(column);
}

void RobotsPanel::updateButtons()
{
  const QTreeWidgetItem* const item = robots_->currentItem();
  stop_->setEnabled(item && item->data(0, playerRole).toBool());
  const auto robot = std::ranges::find(known_, item ? item->data(0, numberRole).toInt() : 0, &GameOffer::Robot::number);
  states_->setEnabled(robot != known_.end() && !robot->manipulators.empty());
}

void RobotsPanel::fillMenu(QMenu& menu, int number)
{
  menu.clear();
  const auto robot = std::ranges::find(known_, number, &GameOffer::Robot::number);
  if(robot == known_.end())
    return;
  for(const GameOffer::Robot::Manipulator& manipulator : robot->manipulators)
  {
    const QString name = QString::fromStdString(manipulator.name);
    menu.addSection(name);
    for(std::size_t i = 0; i < manipulator.states.size(); ++i)
    {
      const QString state = QString::fromStdString(manipulator.states[i]);
      QAction* const action = menu.addAction(state, this, [this, number, name, state] { emit stateWanted(number, name, state); });
      action->setCheckable(true);
      action->setChecked(i == manipulator.present);
    }
  }
}

void RobotsPanel::showMenu(const QPoint& at)
{
  const QTreeWidgetItem* const item = robots_->itemAt(at);
  if(!item)
    return;
  auto* const menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  fillMenu(*menu, item->data(0, numberRole).toInt());
  if(menu->isEmpty())
    delete menu;
  else
    menu->popup(robots_->viewport()->mapToGlobal(at));
}

void RobotsPanel::retranslate()
{
  tabs_->setTabText(0, tr("Robots"));
  tabs_->setTabText(1, tr("Plugins"));
  tabs_->setTabText(2, tr("Messages"));
  robots_->setHeaderLabels({tr("No."), tr("Name"), tr("Team"), tr("Led by")});
  robots_->setAccessibleName(tr("Robots of the game"));
  none_->setText(tr("There is no robot. Start a player, which brings one, or name robots in the file of the world."));
  plugins_->setHeaderLabels({tr("Kind"), tr("Name"), tr("Version"), tr("Status"), tr("What it does")});
  plugins_->setAccessibleName(tr("Plugins of the game"));
  start_->setText(tr("Start player"));
  start_->setToolTip(tr("Bring a robot with a player that leads it"));
  stop_->setText(tr("Stop"));
  stop_->setToolTip(tr("End the player of the selected robot; its robot goes, too"));
  states_->setText(tr("State"));
  states_->setToolTip(tr("Put a manipulator of the selected robot, such as a kicker, into a state"));
  states_->setAccessibleName(states_->text());
  start_->setAccessibleName(start_->text());
  stop_->setAccessibleName(stop_->text());
}

void RobotsPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
