#include "app/ide/agents/ConnectionsModel.h"

#include "app/ide/agents/programs/ProgramWords.h"
#include "app/ide/common/Icons.h"
#include "app/ide/session/StatusSentence.h"
#include "core/robot/types/RobotTypes.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace sparkwright
{

namespace
{

/// Columns of numbers are aligned to the right, their headings, too.
bool isFigure(int column)
{
  return column == ConnectionsModel::Battery || column == ConnectionsModel::Hottest ||
         column == ConnectionsModel::Answer || column == ConnectionsModel::Missed ||
         column == ConnectionsModel::Skipped || column == ConnectionsModel::Received ||
         column == ConnectionsModel::Sent;
}

/// As it is shown; less than a whole percent is not nothing.
int percentOf(float share)
{
  return share > 0 ? std::max(static_cast<int>(std::lround(share * 100)), 1) : 0;
}

/// Whether two look the same in the table.
bool sameMotors(const AgentInfo::Motors& a, const AgentInfo::Motors& b)
{
  return a.count == b.count && a.joint == b.joint && a.weakened == b.weakened && a.shutDown == b.shutDown &&
         std::lround(a.hottest) == std::lround(b.hottest) && a.charge.has_value() == b.charge.has_value() &&
         (!a.charge || percentOf(*a.charge) == percentOf(*b.charge));
}

} // namespace

bool ConnectionsModel::Row::operator==(const Row& other) const
{
  return team == other.team && number == other.number && rootId == other.rootId && model == other.model &&
         sameMotors(motors, other.motors) && waitedFor == other.waitedFor && switchedOff == other.switchedOff && info.address == other.info.address &&
         info.messages == other.info.messages && info.answers.told == other.info.answers.told &&
         info.answers.missed == other.info.answers.missed && info.skipped == other.info.skipped &&
         info.givenUp == other.info.givenUp && info.lastMessage == other.info.lastMessage &&
         info.bytesOut == other.info.bytesOut && connection == other.connection && program == other.program &&
         pid == other.pid && programWords == other.programWords;
}

void ConnectionsModel::setPrograms(const Programs* programs, const AgentProcesses* processes)
{
  programs_ = programs;
  processes_ = processes;
}

void ConnectionsModel::addProgram(Row& row, const Programs::Program& program) const
{
  row.program = program.id;
  row.programIcon = stateIcon(program);
  row.programWords = stateWords(program);
  if(row.pid == 0)
    row.pid = program.isAlive() ? program.pid : 0;
}

void ConnectionsModel::setState(const SessionState& state)
{
  std::vector<Row> rows;
  std::set<Programs::Id> shown;
  tellsSkips_ = state.syncTimeout.seconds > 0 && state.syncTimeout.skip;
  for(const ConnectionInfo& info : state.connections)
  {
    tellsSkips_ = tellsSkips_ || info.skipped > 0;
    Row row;
    row.info = info;
    if(info.kind == ConnectionInfo::Kind::Monitor)
      row.team = tr("Monitor");
    else if(info.kind == ConnectionInfo::Kind::Game)
      row.team = tr("Strategy or display");
    else
    {
      row.team = tr("Agent %1").arg(info.agent);
      if(state.frame)
        for(const AgentInfo& agent : state.frame->agents)
          if(agent.id == info.agent)
          {
            row.rootId = agent.rootId;
            row.model = agent.model;
            row.motors = agent.motors;
            row.switchedOff = agent.switchedOff;
            if(const QString team = StatusSentence::teamName(agent, state.frame->game); !team.isEmpty())
              row.team = team;
            if(agent.unum > 0)
              row.number = QString::number(agent.unum);
          }
      for(const int waiting : state.waitingFor)
        row.waitedFor = row.waitedFor || waiting == info.agent;
      row.pid = processes_ ? processes_->pidOf(info.address) : 0;
      if(const Programs::Program* const program = programs_ ? programs_->ofProcess(row.pid) : nullptr)
      {
        addProgram(row, *program);
        shown.insert(program->id);
      }
    }
    rows.push_back(std::move(row));
  }
  if(programs_)
    for(const Programs::Program& program : programs_->list())
      if(!shown.contains(program.id))
      {
        Row row;
        row.connection = false;
        const StartCommand& command = program.command;
        row.team = QString::fromStdString(command.team.empty() ? command.label() : command.team);
        if(command.number > 0)
          row.number = command.agents > 1 ? tr("%1–%2").arg(command.number).arg(command.number + command.agents - 1)
                                          : QString::number(command.number);
        addProgram(row, program);
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

bool ConnectionsModel::tells(Column column) const
{
  return std::ranges::any_of(rows_,
                             [column](const Row& row)
                             {
                               switch(column)
                               {
                               case Program:
                                 return row.program > 0;
                               case Robot:
                                 return row.model != nullptr;
                               case Battery:
                                 return row.motors.charge.has_value();
                               case Hottest:
                                 return row.motors.count > 0;
                               default:
                                 return true;
                               }
                             });
}

QString ConnectionsModel::robotName(const Row& row)
{
  if(!row.model)
    return {};
  const QString name = row.model->type.empty()
                           ? QFileInfo(QString::fromStdString(row.model->file)).completeBaseName()
                           : QString::fromStdString(row.model->type);
  return row.switchedOff ? tr("%1, off").arg(name) : name;
}

QString ConnectionsModel::robotToolTip(const Row& row)
{
  QStringList lines;
  const QLocale locale;
  if(row.model && row.model->type.empty())
    lines << tr("Robot: %1").arg(QString::fromStdString(row.model->file));
  else if(row.model)
    lines << tr("Robot type %1: %2 (%3)")
                 .arg(QString::fromStdString(row.model->type), QString::fromStdString(row.model->meaning),
                      QString::fromStdString(row.model->file));
  if(row.motors.charge)
    lines << (*row.motors.charge > 0
                  ? tr("Battery: %1 %").arg(locale.toString(static_cast<double>(*row.motors.charge) * 100, 'f', 1))
                  : tr("The battery is empty: its motors are off"));
  if(row.motors.count > 0)
    lines << tr("Hottest motor: %1, %2 °C")
                 .arg(QString::fromStdString(row.motors.joint),
                      locale.toString(static_cast<double>(row.motors.hottest), 'f', 1));
  if(row.motors.weakened > 0)
    lines << tr("%n motor(s) with less torque, because of the heat", nullptr, row.motors.weakened);
  if(row.motors.shutDown > 0)
    lines << tr("%n motor(s) off until they have cooled down", nullptr, row.motors.shutDown);
  return lines.join(QLatin1Char('\n'));
}

bool ConnectionsModel::isHot(const Row& row)
{
  return row.motors.weakened > 0 || row.motors.shutDown > 0;
}

quint64 ConnectionsModel::rootId(int row) const
{
  return row >= 0 && row < rowCount() ? rows_[static_cast<std::size_t>(row)].rootId : 0;
}

ConnectionsModel::Subject ConnectionsModel::subject(int row) const
{
  if(row < 0 || row >= rowCount())
    return {};
  const Row& its = rows_[static_cast<std::size_t>(row)];
  Subject subject;
  if(its.connection)
    subject.agent = its.info.agent;
  subject.connected = its.connection && its.info.agent > 0 && !its.info.address.starts_with("inside:");
  subject.rootId = its.rootId;
  subject.program = its.program;
  subject.pid = its.pid;
  subject.name = its.info.agent > 0 || !its.connection ? (its.team + QLatin1Char(' ') + its.number).trimmed()
                                                       : QString::fromStdString(its.info.address);
  return subject;
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
  QString program;
  if(const Programs::Program* const started = programs_ && row.program > 0 ? programs_->find(row.program) : nullptr)
    program = tr("Program: %1").arg(QString::fromStdString(shellText(started->command)));
  if(row.pid > 0)
    program += (program.isEmpty() ? QString() : QStringLiteral("\n")) + tr("Process %1").arg(row.pid);
  if(!row.connection)
    return program + QLatin1Char('\n') + row.programWords;
  QString text = tr("%1 messages, %2 received, %3 sent, connected at %4 s")
                     .arg(locale.toString(static_cast<qulonglong>(row.info.messages)),
                          locale.formattedDataSize(static_cast<qint64>(row.info.bytesIn)),
                          locale.formattedDataSize(static_cast<qint64>(row.info.bytesOut)),
                          locale.toString(row.info.since, 'f', 2));
  if(const AnswerFigures& answers = row.info.answers; answers.told > 0)
  {
    const auto milliseconds = [&](double seconds) { return locale.toString(seconds * 1e3, 'f', 1); };
    text += QLatin1Char('\n') +
            tr("Answers within %1 ms (median), %2 ms (99 of 100), %3 ms (all)")
                .arg(milliseconds(answers.median), milliseconds(answers.p99), milliseconds(answers.most));
    text += QLatin1Char('\n') + tr("Cycles without an answer: %1 of %2, at most %3 in a row")
                                    .arg(locale.toString(static_cast<qulonglong>(answers.missed)),
                                         locale.toString(static_cast<qulonglong>(answers.told)),
                                         locale.toString(std::max(0, answers.longestLag - 1)));
  }
  if(row.info.skipped > 0)
    text += QLatin1Char('\n') + tr("Cycles that continued without it because it was late: %1")
                                    .arg(locale.toString(static_cast<qlonglong>(row.info.skipped)));
  if(row.info.dropped > 0)
    text += QLatin1Char('\n') + tr("%1 messages not sent: it does not read fast enough")
                                    .arg(locale.toString(static_cast<qulonglong>(row.info.dropped)));
  if(row.waitedFor)
    text += QLatin1Char('\n') + tr("The next cycle waits for it");
  if(const QString robot = robotToolTip(row); !robot.isEmpty())
    text.prepend(robot + QLatin1Char('\n'));
  if(!program.isEmpty())
    text.prepend(program + QLatin1Char('\n'));
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
    return themedIcon(!row.connection                                  ? QStringLiteral("console")
                      : row.info.kind != ConnectionInfo::Kind::Agent   ? QStringLiteral("monitor")
                      : row.waitedFor                                  ? QStringLiteral("waiting")
                                                                       : QStringLiteral("agent"));
  if(role == Qt::DecorationRole && ((index.column() == Hottest && isHot(row)) ||
                                    (index.column() == Battery && row.motors.charge && *row.motors.charge <= 0)))
    return themedIcon(QStringLiteral("warning"));
  if(role == Qt::DecorationRole && index.column() == Program && row.program > 0)
    return themedIcon(row.programIcon);
  const AnswerFigures& answers = row.info.answers;
  if(role == Qt::TextAlignmentRole)
    return isFigure(index.column()) ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
  if(role != Qt::DisplayRole)
    return {};
  switch(index.column())
  {
  case Team:
    return row.team;
  case Number:
    return row.number;
  case Program:
    return row.programWords;
  case Robot:
    return robotName(row);
  case Battery:
    return row.motors.charge ? tr("%1 %").arg(percentOf(*row.motors.charge)) : QString();
  case Hottest:
    return row.motors.count > 0 ? tr("%1 °C").arg(std::lround(row.motors.hottest)) : QString();
  case Address:
    return QString::fromStdString(row.info.address) + (row.info.udp ? QStringLiteral(" (UDP)") : QString());
  case Answer:
    return answers.median > 0 ? tr("%1 ms").arg(QLocale().toString(answers.median * 1e3, 'f', 1)) : QString();
  case Missed:
    return answers.told > 0 ? QLocale().toString(static_cast<qulonglong>(answers.missed)) : QString();
  case Skipped:
    return answers.told > 0 || row.info.skipped > 0 ? QLocale().toString(static_cast<qlonglong>(row.info.skipped))
                                                    : QString();
  case Received:
  case Sent:
    return row.connection ? QLocale().formattedDataSize(
                                static_cast<qint64>(index.column() == Sent ? row.info.bytesOut : row.info.bytesIn), 1)
                          : QString();
  case Message:
    if(row.info.givenUp)
      return tr("Thinks no more: see the log");
    return QString::fromUtf8(row.info.lastMessage.data(), static_cast<qsizetype>(row.info.lastMessage.size()));
  default:
    return {};
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
    case Program:
      return {tr("Program"), tr("How the program is that was started here")};
    case Robot:
      return {tr("Robot"), tr("Type or file of the robot")};
    case Battery:
      return {tr("Battery"), tr("Charge of the robot's battery")};
    case Hottest:
      return {tr("Hottest"),
              tr("Temperature of the robot's hottest motor; marked if motors have reduced torque or are off"),
              tr("Hottest motor")};
    case Address:
      return {tr("Address")};
    case Answer:
      return {tr("Answer"), tr("Wall time from an agent's percepts to its answer, median"), tr("Time to answer")};
    case Missed:
      return {tr("Missed"), tr("Cycles that began before the agent had answered"), tr("Missed cycles")};
    case Skipped:
      return {tr("Skipped"), tr("Cycles of sync mode that continued without the agent after its timeout"),
              tr("Skipped cycles")};
    case Received:
      return {tr("In"), tr("Bytes received"), tr("Received")};
    case Sent:
      return {tr("Out"), tr("Bytes sent"), tr("Sent")};
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
  default:
    return {};
  }
}

} // namespace sparkwright
