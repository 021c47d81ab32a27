#include "app/strategy/adapters/Library.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <filesystem>
#include <unistd.h>

namespace sparkwright::strategy
{

namespace
{

/// A folder that only this user may read, with its content removed at the end.
class PrivateFolder
{
public:
  PrivateFolder()
  {
    std::error_code ignored;
    std::string name = (std::filesystem::temp_directory_path(ignored) / "sparkwright-strategy-XXXXXX").string();
    if(::mkdtemp(name.data()))
      path_ = name;
  }
  ~PrivateFolder()
  {
    std::error_code ignored;
    if(!path_.empty())
      std::filesystem::remove_all(path_, ignored);
  }
  PrivateFolder(const PrivateFolder&) = delete;
  PrivateFolder& operator=(const PrivateFolder&) = delete;

  const std::filesystem::path& path() const { return path_; } ///< Empty: it could not be made.

private:
  std::filesystem::path path_;
};

/// The dynamic linker names the copy; people know the file.
std::string linkerProblem(const std::string& file, const std::filesystem::path& copy)
{
  const char* const reason = ::dlerror();
  std::string text = reason ? reason : "unknown reason";
  if(const std::string name = copy.string() + ": "; text.starts_with(name))
    text.erase(0, name.size());
  return "cannot load " + file + ": " + text;
}

} // namespace

std::unique_ptr<Library> Library::load(const std::string& file, CallGuard& guard, std::string& problem)
{
  const PrivateFolder folder; // The file is not needed any more once it is loaded.
  if(folder.path().empty())
  {
    problem = std::string("cannot make a temporary folder: ") + std::strerror(errno);
    return nullptr;
  }
  const std::filesystem::path copy = folder.path() / std::filesystem::path(file).filename();
  std::error_code error;
  if(!std::filesystem::is_regular_file(file, error) || !std::filesystem::copy_file(file, copy, error))
  {
    problem = "cannot read " + file + ": " + (error ? error.message() : "no such file");
    return nullptr;
  }
  void* handle = nullptr;
  guard.call("dlopen", [&] { handle = ::dlopen(copy.c_str(), RTLD_NOW | RTLD_LOCAL); });
  if(handle)
    return std::unique_ptr<Library>(new Library(handle, guard));
  problem = linkerProblem(file, copy);
  return nullptr;
}

Library::~Library()
{
  guard_.call("dlclose", [this] { ::dlclose(handle_); });
}

void* Library::symbol(const char* name) const { return ::dlsym(handle_, name); }

} // namespace sparkwright::strategy
