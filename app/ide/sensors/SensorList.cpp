#include "app/ide/sensors/SensorList.h"

#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/design/RobotChoice.h"
#include "app/ide/sensors/PerceptLines.h"
#include "app/ide/sensors/ReadingLines.h"
#include "app/ide/session/StatusSentence.h"
#include "core/signal/SignalTexts.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

using Picture = SensorLine::Picture;

/// Always with as many decimals, so that numbers do not jump.
QString numberText(double value, std::string_view unit)
{
  const int decimals = unit == "degC" ? 1 : unit.starts_with("deg") || unit == "N" ? 2 : 3;
  return QString::number(std::abs(value) < 0.5 * std::pow(10, -decimals) ? 0.0 : value, 'f', decimals);
}

/// The number of a full bar, unless there have been larger ones.
double scaleOf(std::string_view unit)
{
  if(unit == "deg/s")
    return 180;
  if(unit == "deg")
    return 120;
  if(unit == "m/s2")
    return 20;
  if(unit == "N")
    return 30;
  if(unit == "degC")
    return 90;
  return 1;
}

/// Values of one unit share it: `x 0.10  y 0.00  z 9.81 m/s²`.
QString valuesText(std::span<const SensorChannel> channels, std::span<const float> values)
{
  QStringList parts;
  for(std::size_t i = 0; i < channels.size() && i < values.size(); ++i)
  {
    const bool last = i + 1 == channels.size() || channels[i + 1].unit != channels[i].unit;
    QString part = channels[i].name == "angle" || channels.size() == 1
                       ? QString()
                       : inWindow(signalWord(channels[i].name)) + QLatin1Char(' ');
    part += numberText(static_cast<double>(values[i]), channels[i].unit);
    if(last)
      part += QLatin1String(channels[i].unit == "deg" ? "" : " ") + SensorList::shownUnit(channels[i].unit);
    parts << part.trimmed();
  }
  return parts.join(QStringLiteral("   "));
}

} // namespace

QString SensorList::shownUnit(std::string_view unit)
{
  if(unit == "deg")
    return QStringLiteral("°");
  if(unit == "deg/s")
    return QStringLiteral("°/s");
  if(unit == "degC")
    return QStringLiteral("°C");
  if(unit == "m/s2")
    return QStringLiteral("m/s²");
  if(unit == "Nm")
    return QStringLiteral("N·m");
  return QString::fromUtf8(unit.data(), static_cast<qsizetype>(unit.size()));
}

void SensorList::choose(const Frame& frame, int node)
{
  Robot chosen;
  if(frame.structure)
  {
    const auto& nodes = frame.structure->nodes;
    for(int at = node; at >= 0 && chosen.root == 0; at = nodes[static_cast<std::size_t>(at)].parent)
      for(const AgentInfo& agent : frame.agents)
        if(const std::uint64_t id = nodes[static_cast<std::size_t>(at)].id; id != 0 && id == agent.rootId)
        {
          const bool isNamed = agent.isLed() || agent.team != 0;
          chosen = {isNamed ? StatusSentence::agentName(agent, frame.game) : QString::fromStdString(nodes[static_cast<std::size_t>(at)].name),
                    agent.id, agent.rootId};
          const bool inTeam = agent.team != 0 && agent.unum != 0;
          const char* const side = !inTeam ? "agent" : agent.team == 1 ? "left" : "right";
          chosen.signalPath =
              "robots/" + std::string(side) + '/' + std::to_string(inTeam ? agent.unum : agent.id) + '/';
        }
    if(chosen.root == 0 && frame.physics.structure && (node >= 0 || frame.agents.empty()))
    {
      chosen.group = robotOf(frame, node);
      if(chosen.group >= 0)
        chosen.name = QString::fromStdString(commonPath(frame, chosen.group)).section(QLatin1Char('/'), -1);
      if(chosen.group >= 0 && chosen.name.isEmpty())
        chosen.name = tr("Robot");
    }
  }
  if(chosen == robot_)
    return;
  robot_ = chosen;
  physics_.reset();
  scales_.clear();
  percepts_.clear();
  readings_.clear();
}

void SensorList::findMeters(const Frame& frame)
{
  physics_ = frame.physics.structure;
  meters_.clear();
  if(!physics_)
    return;
  for(std::size_t i = 0; i < physics_->meters.size(); ++i)
  {
    const PhysicsStructure::Meter& meter = physics_->meters[i];
    const bool own = robot_.root != 0   ? meter.agent == robot_.root
                     : robot_.group < 0 ? false
                                        : meter.node >= 0 && robotOf(frame, meter.node) == robot_.group;
    if(own)
      meters_.push_back(i);
  }
  std::vector<std::string_view> kinds; // In the order of the robot.
  for(const std::size_t i : meters_)
    if(const std::string_view kind = physics_->meters[i].kind; std::ranges::find(kinds, kind) == kinds.end())
      kinds.push_back(kind);
  std::ranges::stable_sort(
      meters_, {},
      [&](std::size_t i)
      { return std::ranges::find(kinds, std::string_view(physics_->meters[i].kind)) - kinds.begin(); });
}

void SensorList::readMeters(const Frame& frame, std::vector<SensorLine>& lines)
{
  if(frame.physics.structure != physics_)
    findMeters(frame);
  for(const std::size_t i : meters_)
  {
    const PhysicsStructure::Meter& meter = physics_->meters[i];
    if(meter.first + meter.channels.size() > frame.physics.measured.size())
      continue;
    const std::span values(frame.physics.measured.data() + meter.first, meter.channels.size());
    SensorLine line;
    line.group = inWindow(signalWord(meter.kind));
    line.name = QString::fromStdString(meter.name);
    line.key = QString::fromStdString(meter.kind) + QLatin1Char('/') + QString::number(meter.id);
    line.signal = "sensors/" + meter.kind + '/' + meter.name;
    if(meter.node >= 0 && frame.structure && meter.node < static_cast<int>(frame.structure->nodes.size()))
      line.node = frame.structure->nodes[static_cast<std::size_t>(meter.node)].id;
    const std::string_view unit = meter.channels.front().unit;
    const bool vector = meter.channels.size() >= 3 && meter.channels[2].unit == unit;
    line.picture = meter.kind == "touch" ? Picture::Flag : vector ? Picture::Vector : Picture::Bar;
    for(std::size_t k = 0; k < (vector ? 3u : 1u); ++k)
      line.numbers.push_back(static_cast<double>(values[k]));
    line.value = line.picture == Picture::Flag ? (values[0] > 0 ? tr("touched") : tr("free"))
                                               : valuesText(meter.channels, values);
    double& scale = scales_.try_emplace(line.key, scaleOf(unit)).first->second;
    for(const double number : line.numbers)
      if(std::isfinite(number))
        scale = std::max(scale, std::abs(number));
    line.scale = scale;
    lines.push_back(std::move(line));
  }
}

void SensorList::readCameras(const Frame& frame, std::vector<SensorLine>& lines) const
{
  if(!frame.structure)
    return;
  const auto& nodes = frame.structure->nodes;
  const auto root = robot_.root == 0 ? nodes.end() : std::ranges::find(nodes, robot_.root, &SceneStructure::Node::id);
  const auto first = static_cast<int>(root - nodes.begin());
  for(const SceneStructure::Sensor& sensor : frame.structure->sensors)
  {
    if(!sensor.draws || sensor.parent < 0)
      continue;
    const bool own = root != nodes.end() ? sensor.parent >= first && sensor.parent < root->end
                                         : frame.physics.structure && robotOf(frame, sensor.parent) == robot_.group;
    if(!own)
      continue;
    SensorLine line;
    line.role = SensorLine::Role::Camera;
    line.group = tr("Camera");
    line.name = QString::fromStdString(sensor.name);
    line.key = QStringLiteral("camera/") + line.name;
    line.value = tr("%1 × %2 pixels – double-click to see").arg(sensor.settings.width).arg(sensor.settings.height);
    line.node = nodes[static_cast<std::size_t>(sensor.parent)].id;
    lines.push_back(std::move(line));
  }
}

void SensorList::readPercepts(const SessionState::Told& told)
{
  if(told.agent != robot_.agent || told.root != robot_.root)
    return;
  readings_ = readingLines(told.readings);
  for(auto& [name, lines] : perceptLines(told.percepts))
    percepts_[name] = std::move(lines);
}

std::vector<SensorLine> SensorList::read(const Frame& frame, const SessionState::Told* told)
{
  std::vector<SensorLine> lines;
  if(!hasRobot())
    return lines;
  readMeters(frame, lines);
  readCameras(frame, lines);
  if(told)
    readPercepts(*told);
  for(const auto& [name, known] : percepts_)
    lines.insert(lines.end(), known.begin(), known.end());
  lines.insert(lines.end(), readings_.begin(), readings_.end());
  return lines;
}

QString SensorList::table(const std::vector<SensorLine>& lines)
{
  QString text = tr("Kind") + QLatin1Char('\t') + tr("Sensor") + QLatin1Char('\t') + tr("Value") + QLatin1Char('\n');
  for(const SensorLine& line : lines)
    text += line.group + QLatin1Char('\t') + line.name + QLatin1Char('\t') + line.value + QLatin1Char('\n');
  return text;
}

} // namespace sparkwright
