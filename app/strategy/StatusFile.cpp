#include "app/strategy/StatusFile.h"

#include "core/text/Json.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace sparkwright::strategy
{

namespace
{

std::string number(double value)
{
  char text[40];
  std::snprintf(text, sizeof text, "%.3f", value);
  return text;
}

} // namespace

std::string StatusFile::text(const Status& status, double rate)
{
  std::string out = "{\"library\": " + jsonString(status.library) + ", \"interface\": " + jsonString(status.generation) +
                    ", \"team\": " + jsonString(status.team) + ", \"side\": " + jsonString(status.side) +
                    ", \"problem\": " + jsonString(status.problem) + ", \"frames\": " + std::to_string(status.frames) +
                    ", \"skipped\": " + std::to_string(status.skipped) + ", \"rate\": " + number(rate);
  if(status.calls)
    out += ", \"medianMs\": " + number(status.calls->quantile(0.5) * 1000) +
           ", \"p99Ms\": " + number(status.calls->quantile(0.99) * 1000) +
           ", \"longestMs\": " + number(status.calls->most() * 1000);
  return out + "}\n";
}

/// Whoever reads the file finds it whole. It need not outlive the machine, so nothing waits for the disk.
std::string StatusFile::replace(const std::string& text) const
{
  const std::string beside = path_ + ".new";
  std::ofstream file(beside, std::ios::trunc);
  file << text;
  file.close();
  std::error_code error;
  if(file)
    std::filesystem::rename(beside, path_, error);
  return file && !error ? std::string() : path_ + " cannot be written";
}

std::string StatusFile::write(const Status& status, double now)
{
  const double passed = now - last_;
  const bool known = last_ > 0 && passed > 0 && status.frames >= lastFrames_;
  const double rate = known ? static_cast<double>(status.frames - lastFrames_) / passed : 0;
  last_ = now;
  lastFrames_ = status.frames;
  next_ = now + interval;
  const std::string problem = replace(text(status, rate));
  if(problem.empty() || failed_)
    return {};
  failed_ = true;
  return problem;
}

} // namespace sparkwright::strategy
