#pragma once

#include "core/services/ServerNode.h"
#include "core/text/LocalText.h"

#include <filesystem>
#include <memory>
#include <string>

namespace sparkwright
{

class FileSystem;

/// A mounted file system: a child of the FileServer, named by its path. Resources are found in it while it is in the
/// tree. Plugins may add classes.
class FileSystemNode : public ServerNode
{
public:
  /// Opens an existing file or directory.
  /// @param problem  set on failure
  /// @return nullptr on failure
  virtual std::unique_ptr<FileSystem> open(const std::filesystem::path& path, LocalText& problem) const = 0;

  void setSystem(std::shared_ptr<const FileSystem> system) { system_ = std::move(system); }

protected:
  void onLink() override;
  void onUnlink() override;

private:
  std::shared_ptr<const FileSystem> system_;
};

/// /sys/server/file
class FileServer : public ServerNode
{
public:
  /// Mounts a path below the data directories, for scripts.
  CallResult mount(const std::string& className, const std::string& path);
  /// Mounts any path, for the program: a directory or a zip archive.
  /// @return empty, or why it cannot be mounted
  std::string mountAnywhere(const std::filesystem::path& path);
  /// @param className  empty: any class
  CallResult unmount(const std::string& className, const std::string& path);

private:
  CallResult mountAt(const std::string& className, const std::string& name, const std::filesystem::path& place);
};

} // namespace sparkwright
