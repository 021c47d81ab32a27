#include "app/ide/agents/ConnectionsPanel.h"

#include "app/ide/agents/PortNotice.h"
#include "app/ide/agents/start/AttachCommands.h"
#include "app/ide/common/Icons.h"
#include "app/ide/common/RowTable.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/web/WebPart.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSettings>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

const QString commandKey = QStringLiteral("agents/attachCommand");

} // namespace

ConnectionsPanel::ConnectionsPanel(QWidget* parent)
    : QWidget(parent), notice_(new PortNotice(this)), pages_(new QStackedWidget(this)), table_(new QTableView(this)),
      filter_(new QLineEdit(this)), tools_(new QWidget(this)), invitation_(new QLabel(this)),
      command_(new QLabel(this)), explanation_(new QLabel(this)), commands_(new QComboBox(this)),
      copy_(new QPushButton(this)), offers_(new QWidget(this))
{
  place_.programFolders = {programFolder()};
  pages_->addWidget(makeEmptyPage());
  pages_->addWidget(makeTablePage());
  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 4, 4, 4);
  layout->setSpacing(4);
  layout->addWidget(notice_);
  layout->addWidget(pages_, 1);

  connect(copy_, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(command()); });
  connect(commands_, &QComboBox::activated, this,
          [this](int index)
          {
            QSettings().setValue(commandKey, index);
            showCommand();
          });
  connect(notice_, &PortNotice::portsWanted, this, &ConnectionsPanel::portsWanted);
  connect(filter_, &QLineEdit::textChanged, &filtered_, &QSortFilterProxyModel::setFilterFixedString);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ConnectionsPanel::showCurrent);
  connect(&filtered_, &QAbstractItemModel::modelReset, this, &ConnectionsPanel::selectAgain);
  connect(table_, &QTableView::activated, this, [this](const QModelIndex& index) { emit activated(subjectAt(index)); });
  connect(table_, &QWidget::customContextMenuRequested, this,
          [this](const QPoint& place)
          {
            if(const QModelIndex index = table_->indexAt(place); index.isValid())
              emit menuWanted(subjectAt(index), table_->viewport()->mapToGlobal(place));
          });
  retranslate();
}

QWidget* ConnectionsPanel::makeEmptyPage()
{
  QWidget* const empty = new QWidget(this);
  QVBoxLayout* const column = new QVBoxLayout(empty);
  column->setContentsMargins(12, 12, 12, 12);
  column->setSpacing(8);
  for(QLabel* const label : {invitation_, command_, explanation_})
  {
    label->setWordWrap(true);
    label->setParent(empty);
  }
  command_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  command_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  command_->setFrameShape(QFrame::StyledPanel);
  command_->setMargin(8);
  command_->setAutoFillBackground(true);
  command_->setBackgroundRole(QPalette::Base);
  copy_->setIcon(themedIcon(QStringLiteral("copy")));
  column->addWidget(invitation_);
  column->addWidget(commands_, 0, Qt::AlignLeft);
  column->addWidget(command_);
  column->addWidget(copy_, 0, Qt::AlignLeft);
  column->addWidget(explanation_);
  QVBoxLayout* const offers = new QVBoxLayout(offers_);
  offers->setContentsMargins(0, 0, 0, 0);
  column->addWidget(offers_);
  column->addStretch();
  return empty;
}

QWidget* ConnectionsPanel::makeTablePage()
{
  filtered_.setSourceModel(&model_);
  filtered_.setFilterCaseSensitivity(Qt::CaseInsensitive);
  filtered_.setFilterKeyColumn(-1);
  table_->setModel(&filtered_);
  showAsRows(*table_);
  table_->setContextMenuPolicy(Qt::CustomContextMenu);
  const std::pair<ConnectionsModel::Column, int> widths[] = {
      {ConnectionsModel::Team, 80},     {ConnectionsModel::Number, 36},  {ConnectionsModel::Program, 132},
      {ConnectionsModel::Robot, 76},    {ConnectionsModel::Battery, 60}, {ConnectionsModel::Hottest, 64},
      {ConnectionsModel::Answer, 68},   {ConnectionsModel::Missed, 52},  {ConnectionsModel::Skipped, 52},
      {ConnectionsModel::Received, 64}, {ConnectionsModel::Sent, 64},    {ConnectionsModel::Message, 128}};
  for(const auto& [column, width] : widths)
    table_->horizontalHeader()->resizeSection(column, width);

  filter_->setClearButtonEnabled(true);
  filter_->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  QHBoxLayout* const row = new QHBoxLayout(tools_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  row->addWidget(filter_, 1);
  QWidget* const page = new QWidget(this);
  QVBoxLayout* const column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(tools_);
  column->addWidget(table_, 1);
  return page;
}

void ConnectionsPanel::setPrograms(const Programs* programs, const AgentProcesses* processes)
{
  model_.setPrograms(programs, processes);
}

QString ConnectionsPanel::command() const
{
  const std::vector<AttachCommand> all = attachCommands(place_, sync_);
  const auto index = static_cast<std::size_t>(std::max(commands_->currentIndex(), 0));
  return all[std::min(index, all.size() - 1)].text;
}

void ConnectionsPanel::offer(QAction* action)
{
  QToolButton* const button = new QToolButton(offers_);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setFocusPolicy(Qt::TabFocus);
  button->setDefaultAction(action);
  const auto name = [button, action] { button->setAccessibleName(action->text().remove(QLatin1Char('&'))); };
  connect(action, &QAction::changed, button, name);
  name();
  static_cast<QVBoxLayout*>(offers_->layout())->addWidget(button, 0, Qt::AlignLeft);
  hasOffers_ = true;
  showCommand();
}

void ConnectionsPanel::addTool(QAction* action)
{
  QToolButton* const button = new QToolButton(tools_);
  button->setDefaultAction(action);
  button->setAutoRaise(true);
  if(action->menu())
    button->setPopupMode(QToolButton::InstantPopup);
  static_cast<QHBoxLayout*>(tools_->layout())->addWidget(button);
}

ConnectionsModel::Subject ConnectionsPanel::subjectAt(const QModelIndex& index) const
{
  return model_.subject(filtered_.mapToSource(index).row());
}

ConnectionsModel::Subject ConnectionsPanel::current() const
{
  return subjectAt(table_->currentIndex());
}

void ConnectionsPanel::showCurrent(const QModelIndex& current)
{
  if(!current.isValid())
    return;
  selected_ = subjectAt(current);
  if(selected_.rootId > 0)
    emit robotSelected(selected_.rootId);
  if(selected_.program > 0)
    emit programSelected(selected_.program);
}

/// Rows come and go; the selection stays with its agent or program.
void ConnectionsPanel::selectAgain()
{
  for(int row = 0; row < filtered_.rowCount(); ++row)
    if(const auto subject = subjectAt(filtered_.index(row, 0));
       subject.isSame(selected_) && (subject.agent > 0 || subject.program > 0))
    {
      const QSignalBlocker quiet(this);
      table_->setCurrentIndex(filtered_.index(row, 0));
      return;
    }
}

void ConnectionsPanel::showCommand()
{
  command_->setText(command());
  const bool own = source_ == SessionState::Source::Own;
  const bool led = own && gamePort_ > 0; // By programs of the game's own kind.
  QString reached = QString::fromStdString(place_.host);
  if(const QString others = openToOthers_ ? WebPart::ownAddress() : QString(); !others.isEmpty())
    //: %1 and %2: addresses
    reached = tr("%1 (from other computers %2)").arg(reached, others);
  const bool attaches = own && !led && problem_.isEmpty() && !udp_; // It speaks TCP.
  if(source_ == SessionState::Source::Recorded)
    invitation_->setText(tr("A recording is shown: nobody connects to it. Agents play in a simulation of this program; "
                            "open a scene or a project for one."));
  else if(source_ == SessionState::Source::Remote)
    invitation_->setText(
        tr("A server elsewhere is watched. Agents connect to that server; it does not tell about them."));
  else if(led && !teams_)
    invitation_->setText(tr("Programs bring a robot each, and lead it: they connect by TCP to %2, port %1. Robots of this "
                            "scene have no agents.")
                             .arg(gamePort_)
                             .arg(reached));
  else if(led)
    invitation_->setText(tr("Strategies lead the teams of this game, each a whole one: load them in the dock Strategies. "
                            "Others connect by TCP to %2, port %1. Robots of this scene have no agents.")
                             .arg(gamePort_)
                             .arg(reached));
  else if(problem_.isEmpty() && udp_)
    invitation_->setText(
        tr("No agent is connected yet. Agents connect by UDP to %2, port %1.").arg(place_.port).arg(reached));
  else if(problem_.isEmpty())
    invitation_->setText(tr("No agent is connected yet. Agents for the 3D league of any team can play here: they "
                            "connect by TCP to %2, port %1. This command, in a terminal, attaches one:")
                             .arg(place_.port)
                             .arg(reached));
  else
    invitation_->setText(tr("No agent can connect before a port is open."));
  for(QWidget* const part :
      {static_cast<QWidget*>(command_), static_cast<QWidget*>(copy_), static_cast<QWidget*>(commands_)})
    part->setVisible(attaches);
  explanation_->setVisible(own && !led && problem_.isEmpty());
  offers_->setVisible(own && !led && hasOffers_);
}

void ConnectionsPanel::setState(const SessionState& state)
{
  model_.setState(state);
  notice_->setState(state);
  table_->setColumnHidden(ConnectionsModel::Skipped, !model_.tellsSkips());
  for(const ConnectionsModel::Column column :
      {ConnectionsModel::Program, ConnectionsModel::Robot, ConnectionsModel::Battery, ConnectionsModel::Hottest})
    table_->setColumnHidden(column, !model_.tells(column));
  QWidget* const page = pages_->widget(model_.rowCount() > 0 ? 1 : 0);
  if(pages_->currentWidget() != page)
    pages_->setCurrentWidget(page);
  const QString problem = inWindow(state.networkProblem);
  const bool teams = state.frame && !state.frame->game.seats.empty();
  if((state.agentPort > 0 && state.agentPort != place_.port) || problem != problem_ || state.agentsOverUdp != udp_ ||
     state.source != source_ || state.sync != sync_ || state.gamePort != gamePort_ || teams != teams_ ||
     state.host != place_.host || state.openToOthers != openToOthers_)
  {
    place_.host = state.host;
    openToOthers_ = state.openToOthers;
    gamePort_ = state.gamePort;
    teams_ = teams;
    if(state.agentPort > 0)
      place_.port = state.agentPort;
    problem_ = problem;
    udp_ = state.agentsOverUdp;
    source_ = state.source;
    sync_ = state.sync;
    showCommand();
  }
}

void ConnectionsPanel::retranslate()
{
  table_->setAccessibleName(tr("Agents"));
  filter_->setPlaceholderText(tr("Filter agents"));
  filter_->setAccessibleName(tr("Filter the agents"));
  command_->setAccessibleName(tr("Command that attaches an agent"));
  commands_->setAccessibleName(tr("Program to attach"));
  commands_->setToolTip(tr("Whose command is shown"));
  copy_->setText(tr("Copy command"));
  copy_->setToolTip(tr("Copies the command, to be pasted into a terminal"));
  explanation_->setText(tr("Each agent appears here with its team, number and last message."));
  const int chosen = commands_->count() > 0 ? commands_->currentIndex() : QSettings().value(commandKey).toInt();
  commands_->clear();
  for(const AttachCommand& command : attachCommands(place_, sync_))
    commands_->addItem(command.name);
  commands_->setCurrentIndex(std::clamp(chosen, 0, commands_->count() - 1));
  model_.retranslate();
  QHeaderView* const header = table_->horizontalHeader();
  for(int column = 0; column < ConnectionsModel::ColumnCount; ++column) // No heading is cut, in no language.
    header->resizeSection(column, std::max(header->sectionSize(column), header->sectionSizeHint(column)));
  showCommand();
}

void ConnectionsPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
