#pragma once

#include "editor/document/storage/ProgramRun.h"

#include <QString>

#include <functional>
#include <vector>

namespace sparkwright
{

/// Marks of running programs in a folder: tells which others run, and how many of the last starts ended in a crash
/// before the program had settled.
///
/// Knows no window and no clock: who uses it says when the program has settled.
class StartMarks
{
public:
  struct Other
  {
    ProgramRun program;
    QString scene; ///< Full path of what it has open; may be empty.
  };
  using IsRunning = std::function<bool(const ProgramRun&)>;

  /// Reads what earlier programs have left, and takes the marks of those away that no longer run.
  /// @param folder  need not exist
  StartMarks(QString folder, ProgramRun self = thisRun(), IsRunning isRunning = stillRuns);

  /// Starts in a row, up to now, that crashed before they had settled.
  int crashedStarts() const { return crashed_; }
  /// Other programs that run now.
  std::vector<Other> others() const;

  /// Puts a mark for this program. If it goes without end(), this start has crashed.
  void begin();
  /// Says what is open.
  void setScene(const QString& scene);
  /// The start has succeeded: earlier crashes are forgotten, and a later end without end() is no crashed start.
  void settle();
  /// Takes the mark away.
  void end();

private:
  QString fileOf(const ProgramRun& program) const;
  void write() const;
  void writeCount() const;
  std::vector<Other> read(bool clean);

  QString folder_;
  ProgramRun self_;
  IsRunning isRunning_;
  QString scene_;
  int crashed_ = 0;
  bool begun_ = false, settled_ = false;
};

} // namespace sparkwright
