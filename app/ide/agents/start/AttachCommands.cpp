#include "app/ide/agents/start/AttachCommands.h"

#include <QCoreApplication>

namespace sparkwright
{

namespace
{

struct AttachWords
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::AttachCommands)
};

} // namespace

std::filesystem::path programFolder()
{
  return QCoreApplication::applicationDirPath().toStdString();
}

std::vector<AttachCommand> attachCommands(const TeamPlace& place, bool sync)
{
  const std::string port = std::to_string(place.port);
  const auto text = [](const StartCommand& command) { return QString::fromStdString(shellText(command)); };
  StartCommand sample;
  sample.program = findProgram("sparkwright-team", {"/", place.programFolders, {}});
  sample.arguments = {"--host", place.host, "--port", port, "--team", "Red", "--n", "1"};
  if(sync)
    sample.arguments.push_back("--sync");
  StartCommand codebase;
  codebase.program = "python3";
  codebase.arguments = {"Run_Player.py", "-i", place.host, "-p", port, "-t", "Red", "-u", "1"};
  return {{AttachWords::tr("Sample team"), text(sample)},
          {AttachWords::tr("FCPCodebase"), text(codebase)},
          {AttachWords::tr("Host and port"), QString::fromStdString(place.host + ' ' + port)}};
}

} // namespace sparkwright
