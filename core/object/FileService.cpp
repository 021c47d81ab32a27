#include "core/object/FileService.h"

#include <algorithm>

namespace sparkwright
{

namespace fs = std::filesystem;

void FileService::addDirectory(const fs::path& directory)
{
  systems_.emplace_back(directory);
  directories_.push_back(systems_.back().directory());
}

void FileService::addFirstDirectory(const fs::path& directory)
{
  systems_.insert(systems_.begin(), DirectoryFileSystem(directory));
  directories_.insert(directories_.begin(), systems_.front().directory());
}

void FileService::unmount(const FileSystem& system)
{
  std::erase_if(mounted_, [&](const auto& mounted) { return mounted.get() == &system; });
}

const FileSystem* FileService::place(const std::string& name) const
{
  for(const auto& system : mounted_)
    if(system->locate(name))
      return system.get();
  for(const DirectoryFileSystem& system : systems_)
    if(system.find(name))
      return &system;
  return nullptr;
}

std::optional<fs::path> FileService::find(const std::string& name) const
{
  const FileSystem* const system = place(name);
  return system ? system->find(name) : std::nullopt;
}

std::optional<fs::path> FileService::findAny(const std::string& name) const
{
  for(const DirectoryFileSystem& system : systems_)
  {
    std::optional<fs::path> path = system.find(name);
    if(!path)
      path = system.findFolder(name);
    if(path)
      return path;
  }
  return std::nullopt;
}

std::optional<Resource> FileService::locate(const std::string& name) const
{
  for(const auto& system : mounted_)
    if(std::optional<Resource> found = system->locate(name))
      return found;
  for(const DirectoryFileSystem& system : systems_)
    if(std::optional<Resource> found = system.locate(name))
      return found;
  return std::nullopt;
}

std::optional<std::string> FileService::read(const std::string& name, std::size_t limit) const
{
  const FileSystem* const system = place(name);
  return system ? system->read(name, limit) : std::nullopt;
}

} // namespace sparkwright
