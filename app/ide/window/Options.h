#pragma once

#include "netserver/server/ServeOptions.h"

#include <QString>
#include <QStringList>

#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

/// What the command line of the IDE asks for.
struct IdeOptions
{
  QString scene;         ///< Empty: the soccer set-up of the data directory.
  QString dataDirectory; ///< Empty: where the program finds it.
  quint64 seed = 0;      ///< 0: from the clock.
  std::vector<std::pair<std::string, std::string>> variables; ///< Of `--set`, in order.
  int drawingPort = 32769; ///< UDP, for drawings of agents; 0: none.
  ServeOptions serve;    ///< As those of the headless server.
  QString language;      ///< Empty: as last time, else the machine's.
  bool help = false, version = false;
  QString error;         ///< Not empty: bad usage.
};

/// @param arguments  with the program's name first
IdeOptions parseIdeOptions(const QStringList& arguments);
/// The text of `--help`.
QString ideHelp();

} // namespace sparkwright
