#include "app/ide/ConnectionsPanel.h"

#include "app/ide/Icons.h"
#include "app/ide/StatusSentence.h"

#include <QClipboard>
#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

/// Columns of numbers are aligned to the right, their headings, too.
bool isFigure(int column)
{
  return column == ConnectionsModel::Answer || column == ConnectionsModel::Missed ||
         column == ConnectionsModel::Skipped;
}

} // namespace

bool ConnectionsModel::Row::operator==(const Row& other) const
{
  return team == other.team && number == other.number && rootId == other.rootId && waitedFor == other.waitedFor &&
         info.address == other.info.address && info.messages == other.info.messages &&
         info.answers.told == other.info.answers.told && info.answers.missed == other.info.answers.missed &&
         info.skipped == other.info.skipped && info.givenUp == other.info.givenUp && info.lastMessage == other.info.lastMessage;
}

void ConnectionsModel::setState(const SessionState& state)
{
  std::vector<Row> rows;
  tellsSkips_ = state.syncTimeout.seconds > 0 && state.syncTimeout.skip;
  for(const ConnectionInfo& info : state.connections)
  {
    tellsSkips_ = tellsSkips_ || info.skipped > 0;
    Row row;
    row.info = info;
    if(info.kind == ConnectionInfo::Kind::Monitor)
      row.team = tr("Monitor");
    else
    {
      row.team = tr("Agent %1").arg(info.agent);
      if(state.frame)
        for(const AgentInfo& agent : state.frame->agents)
          if(agent.id == info.agent)
          {
            row.rootId = agent.rootId;
            if(const QString team = StatusSentence::teamName(agent, state.frame->game); !team.isEmpty())
              row.team = team;
            if(agent.unum > 0)
              row.number = QString::number(agent.unum);
          }
      for(const int waiting : state.waitingFor)
        row.waitedFor = row.waitedFor || waiting == info.agent;
    }
    rows.push_back(std::move(row));
  }
  if(rows.size() != rows_.size())
  {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
  }
  else if(!(rows == rows_))
  {
    rows_ = std::move(rows);
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
  }
}

quint64 ConnectionsModel::rootId(int row) const
{
  return row >= 0 && row < rowCount() ? rows_[static_cast<std::size_t>(row)].rootId : 0;
}

void ConnectionsModel::retranslate()
{
  emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
  if(rowCount() > 0)
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ConnectionsModel::rowCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ConnectionsModel::columnCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : ColumnCount;
}

QString ConnectionsModel::toolTip(const Row& row) const
{
  const QLocale locale;
  QString text = tr("%1 messages, %2 received, %3 sent, connected at %4 s")
                     .arg(locale.toString(static_cast<qulonglong>(row.info.messages)),
                          locale.formattedDataSize(static_cast<qint64>(row.info.bytesIn)),
                          locale.formattedDataSize(static_cast<qint64>(row.info.bytesOut)),
                          locale.toString(row.info.since, 'f', 2));
  if(const AnswerFigures& answers = row.info.answers; answers.told > 0)
  {
    const auto milliseconds = [&](double seconds) { return locale.toString(seconds * 1e3, 'f', 1); };
    text += QLatin1Char('\n') + tr("Answers within %1 ms (median), %2 ms (99 of 100), %3 ms (all)")
                                    .arg(milliseconds(answers.median), milliseconds(answers.p99), milliseconds(answers.most));
    text += QLatin1Char('\n') + tr("Cycles without an answer: %1 of %2, at most %3 in a row")
                                    .arg(locale.toString(static_cast<qulonglong>(answers.missed)),
                                         locale.toString(static_cast<qulonglong>(answers.told)),
                                         locale.toString(std::max(0, answers.longestLag - 1)));
  }
  if(row.info.skipped > 0)
    text += QLatin1Char('\n') + tr("Cycles that went on without it because it was late: %1")
                                    .arg(locale.toString(static_cast<qlonglong>(row.info.skipped)));
  if(row.info.dropped > 0)
    text += QLatin1Char('\n') + tr("%1 messages not sent: it does not read fast enough")
                                    .arg(locale.toString(static_cast<qulonglong>(row.info.dropped)));
  if(row.waitedFor)
    text += QLatin1Char('\n') + tr("The next cycle waits for it");
  return text;
}

QVariant ConnectionsModel::data(const QModelIndex& index, int role) const
{
  if(!index.isValid() || index.row() >= rowCount())
    return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  if(role == Qt::ToolTipRole)
    return toolTip(row);
  if(role == Qt::DecorationRole && index.column() == Team)
    return themedIcon(row.info.kind == ConnectionInfo::Kind::Monitor ? QStringLiteral("monitor")
                      : row.waitedFor                                ? QStringLiteral("waiting")
                                                                     : QStringLiteral("agent"));
  const AnswerFigures& answers = row.info.answers;
  if(role == Qt::TextAlignmentRole)
    return isFigure(index.column()) ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
  if(role != Qt::DisplayRole)
    return {};
  switch(index.column())
  {
  case Team: return row.team;
  case Number: return row.number;
  case Address:
    return QString::fromStdString(row.info.address) + (row.info.udp ? QStringLiteral(" (UDP)") : QString());
  case Answer: return answers.median > 0 ? tr("%1 ms").arg(QLocale().toString(answers.median * 1e3, 'f', 1)) : QString();
  case Missed:
    return answers.told > 0 ? QLocale().toString(static_cast<qulonglong>(answers.missed)) : QString();
  case Skipped:
    return answers.told > 0 || row.info.skipped > 0 ? QLocale().toString(static_cast<qlonglong>(row.info.skipped))
                                                    : QString();
  case Message:
    if(row.info.givenUp)
      return tr("Thinks no more: see the log");
    return QString::fromUtf8(row.info.lastMessage.data(), static_cast<qsizetype>(row.info.lastMessage.size()));
  default: return {};
  }
}

QVariant ConnectionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
  if(orientation != Qt::Horizontal)
    return {};
  struct Heading
  {
    QString shown;
    QString meaning{}; ///< Tool tip.
    QString spoken{};  ///< Where what is shown is too short to be read out.
  };
  const auto heading = [section]() -> Heading
  {
    switch(section)
    {
    case Team:
      return {tr("Team")};
    case Number:
      return {tr("No."), {}, tr("Number")};
    case Address:
      return {tr("Address")};
    case Answer:
      return {tr("Answer"), tr("Wall time from an agent's percepts to its answer, median"), tr("Time to answer")};
    case Missed:
      return {tr("Missed"), tr("Cycles that began before the agent had answered"), tr("Missed cycles")};
    case Skipped:
      return {tr("Skipped"),
              tr("Cycles of sync mode that went on without the agent, because its time to answer was over"),
              tr("Skipped cycles")};
    case Message:
      return {tr("Last message")};
    default:
      return {};
    }
  }();
  switch(role)
  {
  case Qt::DisplayRole:
    return heading.shown;
  case Qt::AccessibleTextRole:
    return heading.spoken.isEmpty() ? QVariant() : heading.spoken;
  case Qt::ToolTipRole:
  case Qt::AccessibleDescriptionRole:
    return heading.meaning.isEmpty() ? QVariant() : heading.meaning;
  case Qt::TextAlignmentRole:
    return isFigure(section) ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
  default: return {};
  }
}

ConnectionsPanel::ConnectionsPanel(QWidget* parent)
    : QWidget(parent), pages_(new QStackedWidget(this)), table_(new QTableView(this)), invitation_(new QLabel(this)),
      command_(new QLabel(this)), explanation_(new QLabel(this)), copy_(new QPushButton(this)),
      offered_(new QToolButton(this))
{
  table_->setModel(&model_);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setShowGrid(false);
  table_->setWordWrap(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + 8);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  const std::pair<ConnectionsModel::Column, int> widths[] = {
      {ConnectionsModel::Team, 80},   {ConnectionsModel::Number, 36},  {ConnectionsModel::Answer, 68},
      {ConnectionsModel::Missed, 52}, {ConnectionsModel::Skipped, 52}, {ConnectionsModel::Message, 128}};
  for(const auto& [column, width] : widths)
    table_->horizontalHeader()->resizeSection(column, width);
  table_->horizontalHeader()->setStretchLastSection(true);

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
  column->addWidget(command_);
  column->addWidget(copy_, 0, Qt::AlignLeft);
  column->addWidget(explanation_);
  offered_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  offered_->setFocusPolicy(Qt::TabFocus);
  offered_->hide();
  column->addWidget(offered_, 0, Qt::AlignLeft);
  column->addStretch();

  pages_->addWidget(empty);
  pages_->addWidget(table_);
  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 4, 4, 4);
  layout->addWidget(pages_);

  connect(copy_, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(command()); });
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& current)
          {
            if(const quint64 root = model_.rootId(current.row()))
              emit robotSelected(root);
          });
  retranslate();
}

QString ConnectionsPanel::command() const
{
  return QStringLiteral("python3 Run_Player.py -i 127.0.0.1 -p %1 -t Red -u 1").arg(agentPort_);
}

void ConnectionsPanel::offer(QAction* action)
{
  offered_->setDefaultAction(action);
  offered_->show();
  retranslate();
}

void ConnectionsPanel::showCommand()
{
  command_->setText(command());
  const bool attaches = problem_.isEmpty() && !udp_; // It speaks TCP.
  if(problem_.isEmpty() && udp_)
    invitation_->setText(tr("No agent is connected yet. Agents connect by UDP to 127.0.0.1, port %1.").arg(agentPort_));
  else if(problem_.isEmpty())
    invitation_->setText(tr("No agent is connected yet. Agents for the 3D league of any team can play here: they "
                            "connect by TCP to 127.0.0.1, port %1. FCPCodebase, for example, attaches one with:")
                             .arg(agentPort_));
  else
    invitation_->setText(tr("Nobody can connect: %1").arg(problem_));
  command_->setVisible(attaches);
  copy_->setVisible(attaches);
  explanation_->setVisible(problem_.isEmpty());
}

void ConnectionsPanel::setState(const SessionState& state)
{
  model_.setState(state);
  table_->setColumnHidden(ConnectionsModel::Skipped, !model_.tellsSkips());
  QWidget* const page = pages_->widget(model_.rowCount() > 0 ? 1 : 0);
  if(pages_->currentWidget() != page)
    pages_->setCurrentWidget(page);
  const QString problem = QString::fromStdString(state.networkProblem);
  if((state.agentPort > 0 && state.agentPort != agentPort_) || problem != problem_ || state.agentsOverUdp != udp_)
  {
    if(state.agentPort > 0)
      agentPort_ = state.agentPort;
    problem_ = problem;
    udp_ = state.agentsOverUdp;
    showCommand();
  }
}

void ConnectionsPanel::retranslate()
{
  table_->setAccessibleName(tr("Connections"));
  command_->setAccessibleName(tr("Command that attaches an agent"));
  copy_->setText(tr("Copy command"));
  copy_->setToolTip(tr("Copies the command, to be pasted into a terminal"));
  offered_->setAccessibleName(offered_->text().remove(QLatin1Char('&')));
  explanation_->setText(tr("Each agent appears here with its team, number and last message."));
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
