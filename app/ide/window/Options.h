#pragma once

#include "netserver/host/RunOptions.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace sparkwright
{

/// The command line options of the IDE.
struct IdeOptions
{
  QString scene;         ///< Empty: the start page, or with variables the soccer set-up of the data directory.
  QStringList further;   ///< Files whose texts are opened as well.
  RunOptions run;          ///< The same as those of the headless server.
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
