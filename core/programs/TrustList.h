#pragma once

#include "core/programs/TeamFile.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sparkwright
{

/// What a team file, a project or a job would start: code that can do whatever the user can, which the file may have
/// brought along from somebody else. Making a list starts nothing.
struct TrustList
{
  enum class Kind
  {
    Program, ///< The command of a process.
    Plugin,  ///< A shared library that is loaded into the server.
    Option,  ///< Of the server, with effects beyond the run.
    Script   ///< A set-up. Scripts are bounded and have no access to the system: they alone need no trust.
  };
  struct Entry
  {
    Kind kind = Kind::Program;
    std::string text;                           ///< For people: a command line, a path, an option.
    std::vector<std::filesystem::path> files{}; ///< Trust ends when the contents of one of these change.
    /// Of kind, text and contents, from TrustList::seal().
    std::string digest{};
  };

  std::filesystem::path file{};                 ///< The file that is opened.
  std::vector<std::filesystem::path> sources{}; ///< It, and the files that it names and that name entries.
  std::vector<Entry> entries{};

  /// Whether there is more than scripts.
  bool asks() const;
  /// Adds an entry, unless there is an equal one.
  void add(Kind kind, std::string text, std::vector<std::filesystem::path> files = {});
  /// Adds the programs of a team, and the files beside it that are their programs or stand in their arguments and
  /// variables.
  void addTeam(const TeamFile& team);
  /// Adds a set-up script that is named by a path.
  void addScript(const std::filesystem::path& script);
  /// Makes the digests. Called when all is added.
  void seal();
};

/// What a team file starts.
TrustList trustListOf(const TeamFile& team);

/// A path as it is compared: absolute, without links as far as it exists.
std::filesystem::path truePath(const std::filesystem::path& path);
/// Whether a path is a folder's, or lies below it; both as of truePath().
bool isBelow(const std::filesystem::path& path, const std::filesystem::path& folder);

} // namespace sparkwright
