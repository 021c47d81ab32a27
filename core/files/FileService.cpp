#include "core/files/FileService.h"

#include <algorithm>
#include <functional>

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

TextOverlay::const_iterator FileService::overlaid(const std::string& name) const
{
  if(overlay_.empty() ||
     std::ranges::any_of(mounted_, [&](const auto& system) { return system->locate(name).has_value(); }))
    return overlay_.end();
  for(const DirectoryFileSystem& system : systems_)
  {
    // Where it is, or else where it would be if somebody had not deleted it.
    const std::optional<fs::path> found = system.find(name);
    const fs::path path = found.value_or((system.directory() / name).lexically_normal());
    const fs::path way = path.lexically_relative(system.directory());
    if(const auto text = overlay_.find(path); text != overlay_.end() && !way.empty() && *way.begin() != "..")
      return text;
    if(found)
      break;
  }
  return overlay_.end();
}

std::optional<fs::path> FileService::find(const std::string& name) const
{
  if(const auto text = overlaid(name); text != overlay_.end())
    return text->first;
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
  if(const auto text = overlaid(name); text != overlay_.end())
    return Resource{text->first.string(), std::hash<std::string>()(text->second), text->second.size()};
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
  if(const auto text = overlaid(name); text != overlay_.end())
    noteRead(text->first);
  else if(const FileSystem* const system = place(name))
    noteRead(system->find(name));
  return lookAt(name, limit);
}

std::optional<std::string> FileService::lookAt(const std::string& name, std::size_t limit) const
{
  if(const auto text = overlaid(name); text != overlay_.end())
    return text->second.size() <= limit ? std::optional(text->second) : std::nullopt;
  const FileSystem* const system = place(name);
  return system ? system->read(name, limit) : std::nullopt;
}

void FileService::noteRead(const std::optional<fs::path>& file) const
{
  if(!file)
    return;
  const std::lock_guard lock(readMutex_);
  read_.insert(file->string());
}

bool FileService::hasRead(const std::string& location) const
{
  const std::lock_guard lock(readMutex_);
  return read_.contains(location);
}

} // namespace sparkwright
