#pragma once

#include "core/game/f2000/board/BoardHost.h"
#include "core/game/f2000/board/BoardReplies.h"
#include "core/game/f2000/board/BoardStream.h"
#include "core/game/f2000/board/WorldCommands.h"

#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace sparkwright::f2000
{

/// One client of the message board: its bytes, its state, its robot.
class BoardSession
{
public:
  enum class State
  {
    Connected,
    Greeted,
    Synced,
    Configured,
    Active,
    Closed
  };
  static constexpr std::size_t longestSaying = 512; // bytes

  struct Rights
  {
    std::string token;       ///< Who says it is a trainer; empty: nobody is by that.
    bool allTrain = false;   ///< Everyone is a trainer.
  };
  /// @param said  called with what the robot says to its team
  BoardSession(int client, BoardHost& host, const Rights& rights, std::function<void(const std::string&)> said);

  State state() const { return state_; }
  int robot() const { return robot_; } ///< 0: none yet.

  /// Bytes have come, in pieces of any length.
  void receive(std::string_view bytes);
  /// A cycle has ended: answers what has asked for data, and stops a robot whose client is silent.
  void cycle();
  /// Another robot of its team has said something.
  void hear(int from, std::int64_t stamp, const std::string& text);
  /// It is gone: its robot goes, too.
  void close();
  /// What is to be sent.
  std::string takeOutput() { return replies_.take(); }

private:
  using Own = void (BoardSession::*)(const BoardLine&);
  using OfWorld = void (WorldCommands::*)(const BoardLine&);
  struct Command
  {
    std::string_view name;
    State least; ///< The state from which on it is allowed …
    State most;  ///< … and the last one.
    bool trainer;
    std::variant<Own, OfWorld> run;
  };
  static const Command* commandOf(std::string_view name);

  void line(std::string_view text);
  void robotFile(std::string text);

  void hello(const BoardLine& line);
  void sync(const BoardLine& line);
  void offset(const BoardLine& line);
  void config(const BoardLine& line);
  void start(const BoardLine& line);
  void translate(const BoardLine& line);
  void rotate(const BoardLine& line);
  void move(const BoardLine& line);
  void motion(const BoardLine& line);
  void manipulate(const BoardLine& line);
  void stop(const BoardLine& line);
  void update(const BoardLine& line);
  void subset(const BoardLine& line);
  void noise(const BoardLine& line);
  void say(const BoardLine& line);
  void bye(const BoardLine& line);
  /// Numbers of sensors. @return nothing, after an answer: there is no such sensor
  std::optional<std::vector<int>> sensorsIn(const BoardLine& line);
  void sendData(const std::vector<int>& sensors);

  const int client_;
  BoardHost& host_;
  const Rights rights_;
  std::function<void(const std::string&)> said_;
  BoardReplies replies_;
  WorldCommands world_;
  State state_ = State::Connected;
  bool trainer_ = false;
  int robot_ = 0;
  std::int64_t offset_ = 0; ///< µs: what is added to stamps.
  BoardStream stream_;
  std::string fileSequence_;     ///< Of the CONFIG whose file is still to come.
  int syntaxErrors_ = 0;         ///< In a row.
  std::vector<int> subset_;      ///< Of UPDATE without numbers; empty: all.
  std::optional<std::vector<int>> wanted_; ///< An UPDATE waits for the end of the cycle.
  std::vector<std::string> heard_; ///< Lines before the next data.
  std::int64_t lastLine_ = 0;    ///< Clock of the host.
  std::vector<std::uint32_t> words_;
};

} // namespace sparkwright::f2000
