#pragma once

#include <QString>

namespace sparkwright
{

/// One run of a program, as it signs what it leaves on the disk. Numbers of processes are used again, so a number alone
/// does not tell whether the program still runs.
struct ProgramRun
{
  qint64 process = 0;
  QString run;        ///< Differs for each run of this program.
  qint64 started = 0; ///< When the process began, in ticks of the system since it was booted; 0: unknown.
};

/// The present one.
const ProgramRun& thisRun();

/// Whether that program has not ended yet.
bool stillRuns(const ProgramRun& program);

} // namespace sparkwright
