#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace sparkwright
{
class Log;
class LocalText;
}

namespace sparkwright::f2000
{

class BallNode;

/// Tasks that are played in place of a game, and what has come of them. The run ends with it.
class Benchmark
{
public:
  virtual ~Benchmark() = default;

  /// A cycle has passed. @param dt  s  @param ball  may be null
  virtual void advance(double dt, BallNode* ball) = 0;
  /// Whether all has been played, or nothing can be.
  virtual bool isOver() const = 0;
  /// As the score of the game: tasks that blue and yellow have won.
  virtual std::array<int, 2> score() const = 0;
  /// Why nothing can be played; empty: it can.
  virtual const LocalText& problem() const = 0;
  /// Logs the table, or why there is none, and writes the file that was asked for.
  virtual void report(Log& log) const = 0;
  /// Logs how far it is, whenever another tenth has been played.
  void tellProgress(Log& log);

protected:
  struct Progress
  {
    std::size_t played = 0, all = 0; ///< Tasks.
    std::string whose;               ///< Who is compared now.
  };
  virtual Progress progress() const = 0;
  /// Logs lines of a table, and writes a file of the directory of logs. @param problem  why nothing was played; empty: it was
  /// @param file  its plain name; empty: none is wanted
  static void tell(Log& log, const LocalText& problem, const std::vector<std::string>& table, const std::string& file,
                   const std::string& content);

private:
  std::size_t tenths_ = 0; ///< Told so far; 0: nothing yet.
};

} // namespace sparkwright::f2000
