#pragma once

#include "core/services/ServerNode.h"

#include <filesystem>
#include <memory>
#include <string>

namespace sparkwright
{

class FileSystem;

/// A mounted file system: a child of the FileServer, called by the path that was given. Resources are looked for in it
/// as long as it is in the tree. Plugins may bring further classes.
class FileSystemNode : public ServerNode
{
public:
  /// Opens what is at `path`, a file or directory that exists.
  /// @param problem  gets why it cannot be used
  /// @return nullptr if it cannot
  virtual std::unique_ptr<FileSystem> open(const std::filesystem::path& path, std::string& problem) const = 0;

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
  /// Mounts any path, for the program. The class follows from what is there: a directory, or a zip archive.
  /// @return empty, or why it cannot be mounted
  std::string mountAnywhere(const std::filesystem::path& path);
  /// @param className  empty: whatever is mounted there
  CallResult unmount(const std::string& className, const std::string& path);

private:
  CallResult mountAt(const std::string& className, const std::string& name, const std::filesystem::path& place);
};

} // namespace sparkwright
