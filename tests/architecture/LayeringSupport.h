#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// An #include as it stands in a file.
struct Include
{
  int line = 0;
  std::string path;
  bool quoted = false; ///< "…", otherwise <…>
};

/// Every #include of a source text, in order.
std::vector<Include> includesOf(std::string_view source);

/// Who may include whom: the block of rules in docs/architecture.md.
///
/// A line is a rule, `#` begins a comment:
///
///     room NAME [USED...] [Qt]   a top-level library; it may use itself, the rooms USED, and Qt only if it says so
///     order FOLDER PART...       folders within FOLDER; each may use itself and those before it. The files that lie in
///                                FOLDER itself come last, or where `.` stands
///     closed FOLDER [OTHER…]     nobody outside of FOLDER may use it, but for OTHER
///     only FOLDER HEADER...      these foreign headers stay inside FOLDER; a HEADER that ends in `/` means all below
///                                it; several rules for one header allow each of their folders
class Layering
{
public:
  /// Reads the block ```layers of a Markdown text. @return nothing if there is no block, or a line cannot be read
  static std::optional<Layering> read(std::string_view markdown, std::string& problem);

  /// What is wrong with the includes of a file; empty if nothing.
  /// @param file  path from the top of the tree, `core/rsg/Importer.cpp`
  std::vector<std::string> violations(const std::string& file, std::string_view source) const;

  /// Folders below the rooms that the rules name, by room.
  const std::map<std::string, std::vector<std::string>>& orders() const { return orders_; }

private:
  struct Room
  {
    std::string name;
    std::vector<std::string> mayUse; ///< Besides itself.
    bool mayUseQt = false;
  };
  struct Foreign
  {
    std::string folder;
    std::vector<std::string> headers;
  };

  std::string readRule(const std::string& line);
  const Room* roomOf(std::string_view path) const;
  std::string resolve(const std::string& file, const std::string& path) const;
  std::string placeProblem(const std::string& file) const;
  std::string foreignProblem(const std::string& file, const Room& room, const std::string& path) const;
  std::string arrowProblem(const std::string& file, const Room& room, const std::string& target) const;

  std::vector<Room> rooms_;
  std::map<std::string, std::vector<std::string>> orders_;
  std::map<std::string, std::vector<std::string>> closed_; ///< With who may use them nevertheless.
  std::vector<Foreign> foreign_;
};

/// True if a file or folder of this name belongs to the top of the tree.
bool isKnownTopLevelEntry(std::string_view name);
