#include "core/xacro/Packages.h"

#include "core/disk/ReadFile.h"
#include "core/rosi/XmlFile.h"
#include "core/text/InQuotes.h"
#include "core/xacro/expression/Blanks.h"
#include "core/xacro/expression/XacroTexts.h"

#include <algorithm>
#include <cstdlib>

namespace sparkwright::xacro
{

namespace fs = std::filesystem;

namespace
{

constexpr std::uint64_t largestPackageFile = 1u << 20;

bool isFolder(const fs::path& path)
{
  std::error_code error;
  return fs::is_directory(path, error);
}

bool isThere(const fs::path& path)
{
  std::error_code error;
  return fs::exists(path, error);
}

fs::path withoutLinks(const fs::path& path)
{
  std::error_code error;
  const fs::path canonical = fs::weakly_canonical(path, error);
  return error ? fs::absolute(path, error).lexically_normal() : canonical;
}

/// One part of a path and nothing that leads elsewhere.
bool isName(std::string_view name)
{
  return !name.empty() && name.size() <= 255 && name != "." && name != ".." &&
         name.find_first_of(std::string_view("/\\\0", 3)) == std::string_view::npos;
}

} // namespace

Environment processEnvironment()
{
  return [](const std::string& name) -> std::optional<std::string>
  {
    const char* const value = std::getenv(name.c_str());
    return value ? std::optional<std::string>(value) : std::nullopt;
  };
}

std::string packageNameIn(const fs::path& folder)
{
  const ReadFile read = readFile(folder / "package.xml", largestPackageFile);
  if(!read)
    return {};
  Diagnostic problem;
  const auto file = ros::XmlFile::parse(read.text, (folder / "package.xml").string(), problem);
  const ros::XmlElement root = file ? ros::XmlElement(*file, file->root()) : ros::XmlElement();
  const ros::XmlElement name = root ? root.child("name") : ros::XmlElement();
  return name ? std::string(trimmed(name.text())) : std::string();
}

Packages::Packages(std::vector<fs::path> folders, const fs::path& file, Environment environment)
    : environment_(std::move(environment))
{
  for(const fs::path& folder : folders)
    folders_.push_back(withoutLinks(folder));
  if(file.empty())
    return;
  for(fs::path above = withoutLinks(file).parent_path(); above.has_relative_path(); above = above.parent_path())
  {
    above_.push_back(above);
    if(repository_.empty() && isThere(above / ".git"))
      repository_ = above;
  }
}

std::optional<fs::path> Packages::find(std::string_view name)
{
  if(!isName(name))
    return std::nullopt;
  if(const auto known = found_.find(name); known != found_.end())
    return known->second;
  std::optional<fs::path> found;
  for(const fs::path& folder : folders_)
    if(!found)
      if(const Names& names = below(folder); names.contains(name))
        found = names.find(name)->second;
  // A folder that the user gives may be called as the package although its package.xml is missing.
  for(const fs::path& folder : folders_)
    if(!found && folder.filename() == name)
      found = folder;
    else if(!found && isFolder(folder / name))
      found = folder / name;
  if(!found)
    found = aboveFile(name);
  if(!found)
    found = installed(name);
  found_.emplace(name, found);
  return found;
}

std::optional<fs::path> Packages::aboveFile(std::string_view name)
{
  for(const fs::path& folder : above_)
  {
    const std::string said = packageNameIn(folder);
    if(said == name || (said.empty() && folder.filename() == name))
      return folder;
    const fs::path beside = folder / name;
    if(isFolder(beside))
      if(const std::string other = packageNameIn(beside); other.empty() || other == name)
        return beside;
    if(folder == repository_)
      break;
  }
  // Two levels above the outermost package are searched if there is no repository: the folder of a workspace.
  fs::path root = repository_;
  for(const fs::path& folder : above_)
    if(repository_.empty() && isThere(folder / "package.xml"))
      root = folder.parent_path();
  if(root.has_relative_path())
    if(const Names& names = below(root); names.contains(name))
      return names.find(name)->second;
  for(const fs::path& folder : above_)
    if(isFolder(folder / name))
      return folder / name;
  return std::nullopt;
}

std::vector<fs::path> Packages::foldersIn(const char* variable) const
{
  std::vector<fs::path> folders;
  const std::string value = environment_ ? environment_(variable).value_or("") : "";
  for(std::size_t at = 0; at < value.size();)
  {
    const std::size_t end = std::min(value.find(':', at), value.size());
    if(const fs::path folder = value.substr(at, end - at); folder.is_absolute())
      folders.push_back(folder);
    at = end + 1;
  }
  return folders;
}

std::optional<fs::path> Packages::installed(std::string_view name)
{
  for(const fs::path& root : foldersIn("ROS_PACKAGE_PATH"))
    if(const Names& names = below(withoutLinks(root)); names.contains(name))
      return names.find(name)->second;
  for(const char* const variable : {"AMENT_PREFIX_PATH", "COLCON_PREFIX_PATH", "CMAKE_PREFIX_PATH"})
    for(const fs::path& prefix : foldersIn(variable))
      for(const fs::path& share : {prefix / "share" / name, prefix / name / "share" / name})
        if(isFolder(share))
          return withoutLinks(share);
  return std::nullopt;
}

const Packages::Names& Packages::below(const fs::path& root)
{
  const auto [place, added] = searched_.try_emplace(root);
  if(!added)
    return place->second;
  std::set<fs::path> seen;
  search(root, 0, place->second, seen);
  return place->second;
}

void Packages::search(const fs::path& folder, int level, Names& names, std::set<fs::path>& seen)
{
  if(++folderCount_ > mostFolders || !seen.insert(folder).second)
    return;
  const bool package = isThere(folder / "package.xml");
  if(package)
    if(std::string name = packageNameIn(folder); isName(name))
    {
      names.emplace(std::move(name), folder);
      return; // Packages do not hold others.
    }
  if(!package && isThere(folder / "manifest.xml")) // Of the time before package.xml.
  {
    names.emplace(folder.filename().string(), folder);
    return;
  }
  if(level == deepest)
    return;
  std::vector<fs::path> inside;
  std::error_code error;
  for(fs::directory_iterator entry(folder, fs::directory_options::skip_permission_denied, error), end;
      !error && entry != end && inside.size() < mostFolders; entry.increment(error))
    if(std::error_code ignored; entry->is_directory(ignored) && !entry->path().filename().string().starts_with('.'))
      inside.push_back(entry->path());
  std::ranges::sort(inside);
  for(const fs::path& each : inside)
  {
    std::error_code ignored;
    if(!fs::is_symlink(each, ignored))
      search(each, level + 1, names, seen);
    else if(const fs::path target = withoutLinks(each); isWithinRoots(target))
      search(target, level + 1, names, seen);
  }
}

bool Packages::isInside(const fs::path& file, const fs::path& folder) const
{
  const fs::path relative = file.lexically_relative(folder);
  return !relative.empty() && *relative.begin() != "..";
}

bool Packages::isWithinRoots(const fs::path& file) const
{
  const auto holds = [&](const fs::path& root) { return isInside(file, root); };
  if(std::ranges::any_of(folders_, holds) || (!repository_.empty() && holds(repository_)))
    return true;
  for(const char* const variable : {"ROS_PACKAGE_PATH", "AMENT_PREFIX_PATH", "COLCON_PREFIX_PATH", "CMAKE_PREFIX_PATH"})
    for(const fs::path& folder : foldersIn(variable))
      if(holds(withoutLinks(folder)))
        return true;
  return false;
}

std::optional<fs::path> Packages::existing(const fs::path& package, const fs::path& inside)
{
  std::error_code error;
  const fs::path written = package / inside;
  if(!fs::is_regular_file(written, error))
    return std::nullopt;
  const fs::path file = withoutLinks(written);
  return isInside(file, withoutLinks(package)) || isWithinRoots(file) ? std::optional(file) : std::nullopt;
}

Packages::File Packages::fileIn(std::string_view address)
{
  std::string_view rest = address;
  for(const std::string_view scheme : {"package://", "model://"})
    if(rest.starts_with(scheme))
      rest.remove_prefix(scheme.size());
  rest.remove_prefix(std::min(rest.find_first_not_of('/'), rest.size()));
  const std::string_view name = rest.substr(0, rest.find('/'));
  const fs::path inside =
      fs::path(rest.substr(std::min(name.size() + 1, rest.size()))).relative_path().lexically_normal();
  if(!isName(name) || address.find('\0') != std::string_view::npos)
    return {{}, xacroText("xacro.badPackage", inQuotes(address)), xacroText("xacro.packageAs")};
  if(inside.empty() || *inside.begin() == "..")
    return {{}, xacroText("xacro.leavesPackage", inQuotes(address)), xacroText("xacro.stayInside")};
  const auto package = find(name);
  if(package)
    if(auto file = existing(*package, inside))
      return {*file, {}, {}};
  for(const fs::path& folder : folders_) // A folder may be called otherwise than its package.
    if(auto file = existing(folder, inside))
      return {*file, {}, {}};
  if(!package)
    return {{}, xacroText("xacro.noPackage", inQuotes(name)), xacroText("xacro.givePackage")};
  std::error_code error;
  if(fs::is_regular_file(*package / inside, error))
    return {{}, xacroText("xacro.leavesPackage", inQuotes(address)), xacroText("xacro.stayInside")};
  return {{},
          xacroText("xacro.noSuchFile", inQuotes(name), package->string(), inQuotes(inside.string())),
          xacroText("xacro.whichPackage")};
}

} // namespace sparkwright::xacro
