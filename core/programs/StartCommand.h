#pragma once

#include "core/text/LocalText.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

/// A program to be started: everything that its process needs to know.
struct StartCommand
{
  /// As execve() takes it: an absolute path, or the name as it was written if no such program was found.
  std::string program;
  std::vector<std::string> arguments{};
  std::vector<std::pair<std::string, std::string>> environment{}; ///< In addition to that of the caller.
  std::filesystem::path folder{};                                 ///< In which it runs; empty: that of the caller.
  std::string team{};
  int number = 0; ///< Of its first player; 0: none.
  int agents = 1; ///< Players that it connects.

  /// For lists: `Red 3`, or the name of the program without team.
  std::string label() const;
  bool operator==(const StartCommand&) const = default;
};

/// The command as a line for a POSIX shell: `cd FOLDER && NAME=VALUE program arguments`, quoted where necessary.
std::string shellText(const StartCommand& command);
/// A word for a POSIX shell, in quotes if it needs some.
std::string shellWord(std::string_view word);

/// Splits a line into words as a POSIX shell does: blanks, '…', "…" and \. Nothing is expanded.
/// @param problem  set if the result is nothing
std::optional<std::vector<std::string>> splitShellWords(std::string_view line, LocalText& problem);

/// A command from its words; `NAME=VALUE` in front of the program sets its environment. The program is not searched
/// for.
StartCommand commandOf(const std::vector<std::string>& words);

/// Where programs are searched for.
struct ProgramPlaces
{
  std::filesystem::path beside{};               ///< Folder of the team file; empty: the current one.
  std::vector<std::filesystem::path> folders{}; ///< Then these: that of this program …
  std::optional<std::string> path{};            ///< … and these, as in PATH; nothing: PATH.
};

/// Searches for a program. A name with a slash is relative to `beside`, others are searched for in all places; `~/` is
/// the home folder.
/// @return an absolute path, or the name itself if there is no such file
std::string findProgram(const std::string& name, const ProgramPlaces& places);

/// Why a command cannot be started: the program is missing, is not executable, its interpreter or its folder is
/// missing.
/// @return empty if nothing speaks against it
LocalText whyNotStartable(const StartCommand& command);

} // namespace sparkwright
