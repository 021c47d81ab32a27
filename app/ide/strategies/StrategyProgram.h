#pragma once

#include "app/ide/agents/programs/Programs.h"
#include "app/ide/strategies/StrategyReport.h"

#include <QObject>

#include <optional>

namespace sparkwright
{

/// Where a strategy plays.
struct StrategyPlace
{
  QString side; ///< As the server calls it: `blue`.
  QString server = QStringLiteral("127.0.0.1");
  int port = 0;  ///< Of the game; 0: none.
  QString team{}; ///< Its name; empty: as the strategy says.

  bool operator==(const StrategyPlace&) const = default;
};

/// The program that leads one side with a strategy: `sparkwright-strategy` with a shared library, or Python with a
/// script. Knows no widget.
class StrategyProgram : public QObject
{
  Q_OBJECT
public:
  enum class Watch
  {
    No,
    Library ///< It is loaded again when its file changes.
  };

  /// @param programs    start it; must outlive this
  /// @param statusFile  by which it tells how it does; its folder exists
  StrategyProgram(Programs& programs, QString statusFile, QObject* parent = nullptr);

  /// The command that plays with a file.
  static StartCommand command(const QString& file, Watch watch, const StrategyPlace& place, const QString& statusFile = {});

  /// Plays with a file from now on. One that plays already is ended first.
  /// @return empty, or why it cannot be started
  QString play(const QString& file, Watch watch, const StrategyPlace& place);
  /// The file is loaded again; the side keeps playing, except with a script, which starts anew.
  void reload();
  void stop();

  const QString& file() const { return file_; } ///< That plays, or has played last.
  bool isAlive() const;
  /// The program, also one that has ended; null: none was started.
  const Programs::Program* program() const { return programs_.find(id_); }
  /// What it has told last, if it runs; nothing: nothing yet, or a script, which tells nothing.
  std::optional<StrategyReport> report() const;

private:
  void followPrograms();
  void start();

  Programs& programs_;
  QString statusFile_;
  Programs::Id id_ = 0;
  QString file_;
  StartCommand command_;
  bool waits_ = false; ///< For the end of the former one, to start.
};

} // namespace sparkwright
