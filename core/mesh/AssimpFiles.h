#pragma once

#include "core/mesh/MeshImporter.h"

#include <assimp/IOStream.hpp>
#include <assimp/IOSystem.hpp>

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace sparkwright
{

/// What Assimp sees of the disk: files that the request finds, only for reading, and not too many.
class AssimpFiles : public Assimp::IOSystem
{
public:
  explicit AssimpFiles(const MeshImporter::Request& request) : request_(request) {}

  bool Exists(const char* file) const override { return content(file) != nullptr; }
  char getOsSeparator() const override { return '/'; }
  Assimp::IOStream* Open(const char* file, const char* mode) override;
  void Close(Assimp::IOStream* stream) override { delete stream; }

private:
  using Content = std::shared_ptr<const std::string>;
  Content content(const std::string& file) const;

  const MeshImporter::Request& request_;
  mutable std::map<std::string, Content> known_;
};

/// Why a file should not be given to Assimp, whose readers go down one call per level: nested too deeply. Empty if it is
/// harmless.
std::string tooDeep(const std::string& ending, const std::string& content);

/// Calls the function in a thread of its own with a stack of 256 MB, and waits for it.
/// @return false if there is no such thread to be had
bool callWithLargeStack(const std::function<void()>& function);

} // namespace sparkwright
