#pragma once

#include "core/programs/TrustList.h"

#include <set>

namespace sparkwright
{

/// What the user has trusted, in a file of the user's own settings. Each call reads the file anew: the window and the
/// server without a window share it.
class TrustStore
{
public:
  /// Files and folders that are remembered; the oldest are forgotten first.
  static constexpr std::size_t mostRecords = 500;
  /// A list with more entries is asked for each time.
  static constexpr std::size_t mostEntries = 1000;

  /// @param place    the file; empty: nothing is remembered
  /// @param builtIn  folders of the program itself, whose files need no trust
  TrustStore(std::filesystem::path place, std::vector<std::filesystem::path> builtIn);

  /// Whether all of it may start: nothing asks, it comes with the program, is in a folder of the user's own work, or
  /// has been trusted and not changed since.
  bool trusts(const TrustList& list) const;
  /// What of it has not been trusted as it is now, by index; all if the file was never trusted.
  std::vector<bool> unknownIn(const TrustList& list) const;
  /// Whether this file was trusted before, changed or not.
  bool knows(const TrustList& list) const;
  /// Remembers that all of it is trusted, as it is now. @return empty, or why it cannot be remembered
  std::string trust(const TrustList& list);
  /// Remembers that all files in a folder are the user's own work, and so trusted when they change, too.
  std::string trustFolder(const std::filesystem::path& folder);

private:
  struct Record
  {
    std::string path;
    bool own = false; ///< A folder of the user's own work, without digests.
    std::set<std::string> digests{};
  };

  std::vector<Record> read() const;
  const Record* find(const std::vector<Record>& records, const std::filesystem::path& file) const;
  std::string write(Record added) const;

  std::filesystem::path place_;
  std::vector<std::filesystem::path> builtIn_;
};

/// Where the user's trust is remembered: in `$XDG_CONFIG_HOME/Sparkwright`, else `~/.config/Sparkwright`. Empty if there
/// is neither.
std::filesystem::path usersTrustFile();

} // namespace sparkwright
