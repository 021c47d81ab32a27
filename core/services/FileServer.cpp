#include "core/services/FileServer.h"

#include "core/files/FileService.h"
#include "core/files/ZipFileSystem.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Registry.h"
#include "core/services/ServiceRegistration.h"
#include "core/text/InQuotes.h"

namespace sparkwright
{

namespace fs = std::filesystem;

void FileSystemNode::onLink()
{
  if(system_ && context()->files)
    context()->files->mount(system_);
}

void FileSystemNode::onUnlink()
{
  if(system_ && context()->files)
    context()->files->unmount(*system_);
}

CallResult FileServer::mount(const std::string& className, const std::string& path)
{
  if(!context() || !context()->files)
    return notInTheTree();
  const std::optional<fs::path> place = context()->files->findAny(path);
  if(!place)
    return CallResult::refuse(objectText("mount.notBelow", inQuotes(path)));
  return mountAt(className, path, *place);
}

std::string FileServer::mountAnywhere(const fs::path& path)
{
  std::error_code error;
  if(!fs::exists(path, error))
    return path.string() + " does not exist";
  const char* const className = fs::is_directory(path, error) ? "FileSystemSTD"
                                : path.extension() == ".rar"  ? "FileSystemRAR"
                                                              : "FileSystemZIP";
  const CallResult result = mountAt(className, path.string(), path);
  return result.accepted ? std::string() : result.why.english();
}

CallResult FileServer::mountAt(const std::string& className, const std::string& name, const fs::path& place)
{
  if(!context() || !context()->files)
    return notInTheTree();
  const ClassInfo* const info = context()->registry->find(className);
  const auto node = std::dynamic_pointer_cast<FileSystemNode>(context()->registry->create(className));
  if(!info || !node)
    return CallResult::refuse(objectText("mount.noSystem", inQuotes(className)));
  if(const Object* const present = child(name))
  {
    if(&present->classInfo() == info)
      return {true, Value(true), {}};
    return CallResult::refuse(objectText("mount.present", inQuotes(name), present->classInfo().name));
  }
  LocalText problem;
  std::shared_ptr<const FileSystem> system = node->open(place, problem);
  if(!system)
    return CallResult::refuse(problem);
  node->setSystem(std::move(system));
  node->setName(name);
  addChild(node);
  return {true, Value(true), {}};
}

CallResult FileServer::unmount(const std::string& className, const std::string& path)
{
  Object* const mounted = child(path);
  if(!mounted || (!className.empty() && !mounted->isA(withoutNameSpace(className))))
    return CallResult::refuse(className.empty() ? objectText("mount.not", inQuotes(path))
                                                : objectText("mount.notAs", inQuotes(path), className));
  removeChild(*mounted);
  return {true, Value(true), {}};
}

namespace
{

class DirectoryNode : public FileSystemNode
{
public:
  std::unique_ptr<FileSystem> open(const fs::path& path, LocalText& problem) const override
  {
    std::error_code error;
    if(fs::is_directory(path, error))
      return std::make_unique<DirectoryFileSystem>(path);
    problem = objectText("mount.noDirectory", path.string());
    return nullptr;
  }
};

class ZipNode : public FileSystemNode
{
public:
  std::unique_ptr<FileSystem> open(const fs::path& path, LocalText& problem) const override
  {
    return ZipFileSystem::open(path, problem);
  }
};

class RarNode : public FileSystemNode
{
public:
  std::unique_ptr<FileSystem> open(const fs::path& path, LocalText& problem) const override
  {
    problem = objectText("mount.rar", path.string());
    return nullptr;
  }
};

} // namespace

void registerFileClasses(Registry& registry)
{
  ClassBuilder<FileServer>(
      registry, "zeitgeist/FileServer", {"Node"},
      "Finds resources; its children are the mounted file systems, which are searched in order, before "
      "the data directories.")
      .method("exist", {pathParameter("name")}, "Whether there is a resource of this name.",
              [](FileServer& s, const Arguments& a)
              { return Value(s.context() && s.context()->files && s.context()->files->locate(a.text(0)).has_value()); })
      .method("mount", {textParameter("class"), pathParameter("path")},
              "Mounts a directory (FileSystemSTD) or an archive (FileSystemZIP) that lies below the data directories.",
              [](FileServer& s, const Arguments& a) { return s.mount(a.text(0), a.text(1)); })
      .method("unmount", {textParameter("class"), pathParameter("path")},
              "Takes a file system away: by its class and path, or only by its path.",
              [](FileServer& s, const Arguments& a)
              { return a.count() > 1 ? s.unmount(a.text(0), a.text(1)) : s.unmount({}, a.text(0)); })
      .arity(1, 2);

  ClassBuilder<FileSystemNode>(registry, "zeitgeist/FileSystem", {"Node"}, "A place that resources come from.")
      .abstract();
  ClassBuilder<DirectoryNode>(registry, "FileSystemSTD", {"FileSystem"}, "A directory.");
  ClassBuilder<ZipNode>(registry, "FileSystemZIP", {"FileSystem"}, "A zip archive, read only.");
  ClassBuilder<RarNode>(registry, "FileSystemRAR", {"FileSystem"}, "Not supported: RAR archives cannot be read.");
}

} // namespace sparkwright
