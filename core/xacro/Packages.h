#pragma once

#include "core/text/LocalText.h"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::xacro
{

/// Gives the value of an environment variable, or nothing.
using Environment = std::function<std::optional<std::string>(const std::string& name)>;
/// That of this process.
Environment processEnvironment();

/// Finds ROS packages by their names, and files in them.
///
/// Packages are looked for in this order: in folders that the user gives, each a package or one that holds packages, a
/// few levels deep; in the folders above a file, beside them, and in the repository that holds it; in the folders of
/// ROS_PACKAGE_PATH, and of what is installed in AMENT_PREFIX_PATH, COLCON_PREFIX_PATH and CMAKE_PREFIX_PATH. A package
/// has the name that its package.xml says, without one that of its folder. Folders are read when they are needed, at
/// most `mostFolders` of them. Not for use by several threads at once.
class Packages
{
public:
  static constexpr int deepest = 6; ///< Levels of folders below those where packages are looked for.
  static constexpr int mostFolders = 20'000;

  /// @param folders  of packages, or folders that hold packages
  /// @param file     that names packages; empty: none
  explicit Packages(std::vector<std::filesystem::path> folders, const std::filesystem::path& file = {},
                    Environment environment = processEnvironment());

  /// The folder of a package, absolute; nothing if it was not found.
  std::optional<std::filesystem::path> find(std::string_view name);

  struct File
  {
    std::filesystem::path path; ///< Empty: there is none, or it may not be used.
    LocalText problem, advice;  ///< Why there is none; else empty.
  };
  /// The file that `package://NAME/meshes/part.stl` or `model://NAME/…` names. It must lie in its package: `..` that
  /// leads out of it is refused, and a symbolic link out of it may only lead to where packages are looked for.
  File fileIn(std::string_view address);

  const Environment& environment() const { return environment_; }

private:
  /// Packages below a folder, by their names; the first of a name counts.
  using Names = std::map<std::string, std::filesystem::path, std::less<>>;

  const Names& below(const std::filesystem::path& root);
  void search(const std::filesystem::path& folder, int level, Names& names, std::set<std::filesystem::path>& seen);
  std::optional<std::filesystem::path> aboveFile(std::string_view name);
  std::optional<std::filesystem::path> installed(std::string_view name);
  std::vector<std::filesystem::path> foldersIn(const char* variable) const;
  std::optional<std::filesystem::path> existing(const std::filesystem::path& package,
                                                const std::filesystem::path& inside);
  bool isInside(const std::filesystem::path& file, const std::filesystem::path& folder) const;
  bool isWithinRoots(const std::filesystem::path& file) const;

  std::vector<std::filesystem::path> folders_;
  std::vector<std::filesystem::path> above_; ///< The folders above the file, the nearest first.
  std::filesystem::path repository_;         ///< That holds the file; empty: none is known.
  Environment environment_;
  std::map<std::filesystem::path, Names> searched_;
  std::map<std::string, std::optional<std::filesystem::path>, std::less<>> found_;
  int folderCount_ = 0;
};

/// The name that a package.xml gives in `folder`; empty if there is none.
std::string packageNameIn(const std::filesystem::path& folder);

} // namespace sparkwright::xacro
