#include "OwnRobotSupport.h"

#include <QDir>
#include <QFile>

#include <stdexcept>

namespace sparkwright
{

RobotFile::RobotFile(const QString& parts)
{
  const QString folder = directory_.filePath("rsg/agent/test");
  QFile file(folder + "/own.rsg");
  if(!QDir().mkpath(folder) || !file.open(QIODevice::WriteOnly) ||
     file.write("(RSG 0 1)\n(" + parts.toUtf8() + ")\n") < 0)
    throw std::runtime_error("cannot write the robot");
}

QString OwnRobots::player(const QString& nodes, const QString& others)
{
  return QString(R"(
  (nd AgentAspect
    (setName body)
    (setLocalPos 0 0 0.22)
    (nd TimePerceptor (setName time))
    (nd AgentState (setName agent) (nd GameStatePerceptor (setName state)) (nd HearPerceptor (setName hear)))
    (nd InitEffector (setName init))
    (nd AgentSyncEffector (setName sync))
    %1)
  %2)").arg(nodes, others);
}

Percepts OwnRobots::after(const std::string& command, std::size_t agent)
{
  std::vector<std::string> commands(agent + 1);
  commands[agent] = command;
  pitch.cycle(commands);
  pitch.cycle();
  return std::move(pitch.cycle()[agent]);
}

Vec3f placeOf(const Percepts& percepts)
{
  const Expression* const gps = percepts.find("GPS", "here");
  const Expression* const matrix = gps ? gps->find("tf") : nullptr;
  if(!matrix)
    return Vec3f::Constant(NAN);
  constexpr std::size_t x = 4, y = 8, z = 12; // The last of each row; the name is 0.
  return {static_cast<float>(matrix->number(x)), static_cast<float>(matrix->number(y)),
          static_cast<float>(matrix->number(z))};
}

} // namespace sparkwright
