#include "app/server/FitRun.h"

#include "core/joint/MotorFit.h"
#include "core/disk/ReadFile.h"

#include <cstdio>
#include <iostream>

namespace sparkwright
{

namespace
{

constexpr auto badInput = static_cast<int>(ExitCode::BadUsage);

void printRow(const char* name, const MotorFit::Estimate& estimate, const char* unit)
{
  std::printf("%-8s %12.6g ± %-10.3g %s\n", name, estimate.value, estimate.margin, unit);
}

int complain(const std::string& file, std::string message, std::string hint)
{
  std::cerr << Diagnostic{Diagnostic::Severity::Error, file, 0, 0, std::move(message), std::move(hint)}.text() << '\n';
  return badInput;
}

} // namespace

int runFit(const ServerOptions& options)
{
  constexpr std::uint64_t maxBytes = 1 << 30;
  const ReadFile read = readFile(options.motorLog, maxBytes);
  if(read.outcome == ReadFile::Outcome::TooLarge)
    return complain(options.motorLog, "the log is larger than 1 GiB", "leave out rows: some per second are enough");
  if(!read)
    return complain(options.motorLog, "the log cannot be read: " + read.error.message(),
                    "name a file, and check its permissions");
  const MotorLog log = parseMotorLog(read.text, options.motorLog);
  for(const Diagnostic& problem : log.problems)
    std::cerr << problem.text() << '\n';
  if(!log.usable())
    return badInput;
  Diagnostic why;
  const std::optional<MotorFit> fit = fitMotor(log, options.fitWindow, why);
  if(!fit)
    return complain(options.motorLog, why.message, why.hint);
  std::printf("equations: %zu, segments: %zu; 95 %% confidence intervals (Student's t)\n", fit->equations,
              log.segments.size());
  printRow("T_env", fit->environment, "°C");
  printRow("lambda", fit->conductivity, "W/°C");
  printRow("C", fit->capacity, "J/°C");
  std::printf("%-8s %12.6g W\n", "residual", fit->residual);
  return static_cast<int>(ExitCode::Done);
}

} // namespace sparkwright
