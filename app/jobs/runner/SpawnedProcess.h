#pragma once

#include "core/programs/StartCommand.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace sparkwright
{

/// A program that was started, in a process group of its own: all that it starts ends with it, and it ends with the thread
/// that has started it, however that ends (SIGKILL, too).
class SpawnedProcess
{
public:
  /// What becomes of its standard output.
  enum class Output
  {
    ToErrors, ///< It goes where its errors go.
    Lines     ///< It can be read by takeLines().
  };
  /// How it has ended.
  struct End
  {
    bool crashed = false; ///< A signal ended it;
    int code = 0;         ///< then its number, else the exit code.
  };

  /// @param errors  the file for its standard error; replaced
  /// @return nothing if it cannot be started; `problem` says why
  static std::unique_ptr<SpawnedProcess> start(const StartCommand& command, const std::filesystem::path& errors,
                                               Output output, std::string& problem);
  /// Ends it at once if it runs.
  ~SpawnedProcess();
  SpawnedProcess(const SpawnedProcess&) = delete;
  SpawnedProcess& operator=(const SpawnedProcess&) = delete;

  /// Whole lines of its output so far, without line breaks. Too long ones are left out.
  std::vector<std::string> takeLines();
  /// How it has ended; nothing: it runs.
  std::optional<End> end();
  /// Asks it to end (SIGTERM), with all that it has started.
  void askToEnd() const;
  /// Ends it and all that it has started (SIGKILL).
  void kill() const;

  /// Readable when there are lines, or when it has ended; -1: never.
  int descriptor() const { return output_; }
  pid_t id() const { return id_; }

private:
  SpawnedProcess(pid_t id, int output) : id_(id), output_(output) {}

  pid_t id_;
  int output_;
  std::string begun_; ///< A line without its end.
  bool tooLong_ = false;
  std::optional<End> end_;
};

} // namespace sparkwright
