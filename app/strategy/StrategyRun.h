#pragma once

#include "app/strategy/Console.h"
#include "app/strategy/FileWatch.h"
#include "app/strategy/Player.h"
#include "app/strategy/ServerLink.h"
#include "app/strategy/StatusFile.h"
#include "app/strategy/StrategyOptions.h"
#include "app/strategy/guard/CurrentCall.h"

#include <iosfwd>
#include <string>

namespace sparkwright::strategy
{

/// The program: connects a Player to the server, and does what a person types.
class StrategyRun
{
public:
  /// @param log  must outlive this
  StrategyRun(StrategyOptions options, Clock clock, std::ostream& log);

  /// Loads the library of the options. @return empty, or an error message
  std::string open();
  /// Waits for messages, input, or the time, at most this long (s), and does what is due.
  void turn(double longestWait);
  /// Whether the program should end.
  bool ended() const { return ended_; }
  ExitCode exitCode() const { return exitCode_; }
  /// Loads the library again, as `reload` does.
  void reload() { load(player_.file()); }
  /// Takes leave of the server and ends the strategy.
  void close();

  /// What `status` shows.
  std::string status() const;

private:
  void readServer();
  void take(std::string_view message);
  void login();
  void welcome(std::string_view message);
  void refused(std::string_view message);
  void lost();
  void obey(const ConsoleCommand& command);
  void load(const std::string& file);
  void lookAtFile();
  void writeStatus();
  void end(ExitCode code);
  void say(const std::string& text);     ///< Unless it is to be quiet.
  void trouble(const std::string& text); ///< Unless it was told last, too.

  StrategyOptions options_;
  Clock clock_;
  std::ostream& log_;
  CallGuard guard_;
  ServerLink link_;
  Player player_;
  Console console_;
  FileWatch watch_;
  double nextLook_ = 0;
  StatusFile statusFile_;
  bool welcome_ = false; ///< The server has let us in.
  bool ended_ = false;
  ExitCode exitCode_ = ExitCode::Fine;
  std::string trouble_; ///< Why there is no match, as it was told last.
  std::string answer_;
};

} // namespace sparkwright::strategy
