// Robots in URDF: what can be read becomes a scene that can be parsed.

#include "core/syntax/SyntaxTree.h"
#include "core/urdf/UrdfMeshes.h"
#include "core/urdf/UrdfReader.h"
#include "core/urdf/UrdfToRsg.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  using namespace sparkwright;
  std::string text(reinterpret_cast<const char*>(data), size);
  if(!text.starts_with("<robot") && !text.starts_with("<?"))
    text = "<robot name='r'>" + text + "</robot>";
  Diagnostics diagnostics;
  const std::optional<urdf::Model> model = urdf::read(text, "r.urdf", diagnostics);
  if(!model)
    return diagnostics.empty() ? std::abort(), 0 : 0;
  urdf::MeshFolder meshes("/nowhere/r.urdf", "/nowhere/r.rsg",
                          std::make_shared<xacro::Packages>(std::vector<std::filesystem::path>{}));
  const SyntaxTree tree(urdf::toScene(*model, "r.urdf", {}, meshes, diagnostics));
  if(tree.broken())
    std::abort();
  return 0;
}
