#pragma once

#include "core/wire/DrawingBoard.h"
#include "netserver/server/ServeOptions.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

/// The command line options of the IDE.
struct IdeOptions
{
  QString scene;         ///< Empty: the start page, or with variables the soccer set-up of the data directory.
  QStringList further;   ///< Files whose texts are opened as well.
  QString dataDirectory; ///< Empty: found by findDataDirectory().
  quint64 seed = 0;      ///< 0: from the clock.
  std::vector<std::pair<std::string, std::string>> variables; ///< From `--set`, in order.
  int drawingPort = DrawingBoard::defaultPort; ///< UDP, for drawings of agents; 0: none.
  bool isDrawingPortGiven = false;
  QString logDirectory; ///< For recordings and log files of set-ups; empty: ownLogDirectory().
  ServeOptions serve;      ///< The same as those of the headless server.
  QString language;        ///< Empty: the one used last, else the machine's.
  QStringList windowPlugins; ///< Files, used beside those of the folders.
  bool help = false, version = false;
  bool safeMode = false;     ///< See SafeMode.
  bool systemInfo = false;   ///< Print SystemInfo, and end.
  std::optional<QString> strategyPlace; ///< Show a StrategyWindow in place of all else: StrategyWindow::setPlace().
  QString error;         ///< Not empty: bad usage.
};

/// @param arguments  including the program's name
IdeOptions parseIdeOptions(const QStringList& arguments);
/// The text of `--help`.
QString ideHelp();

} // namespace sparkwright
