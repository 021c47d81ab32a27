#pragma once

#include <span>
#include <string>
#include <string_view>

namespace sparkwright
{

class Object;

/// Builds objects from a scene file. RSG is one; more register by name later.
class SceneImporter
{
public:
  virtual ~SceneImporter() = default;

  /// Imports the file called `name` (found through the FileService) below `root`, with `arguments` for its template.
  /// Reports everything that is wrong to the Log. Nodes that were made before an error stay.
  /// @return whether the whole file was read
  virtual bool importFile(const std::string& name, Object& root, std::span<const std::string> arguments) = 0;

  /// The same for text that is already in memory; `name` stands in diagnostics.
  virtual bool importText(std::string_view text, const std::string& name, Object& root,
                          std::span<const std::string> arguments) = 0;
};

} // namespace sparkwright
