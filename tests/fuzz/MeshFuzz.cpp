// Messages for monitors, as the window takes them: whatever a server sends, frames are whole, and each node gets a shape
// with indices that are there. Each line is a message.

#include "core/wire/MonitorDecoder.h"
#include "viewer/models/MeshLibrary.h"

#include <cstdint>
#include <cstdlib>

using namespace sparkwright;

namespace
{

void require(bool holds)
{
  if(!holds)
    std::abort();
}

void checkShapes(const SceneStructure& structure, MeshLibrary& library)
{
  for(const SceneStructure::Node& node : structure.nodes)
  {
    const MeshLibrary::Entry entry = library.find(node);
    if(entry.kind != MeshLibrary::Kind::Mesh)
      continue;
    require(entry.shape >= 0 && entry.pieces >= 1 &&
            static_cast<std::size_t>(entry.shape + entry.pieces) <= library.shapes().size());
    for(const MeshData& level : library.shapes()[static_cast<std::size_t>(entry.shape)].level)
      for(const std::uint32_t index : level.indices)
        require(index < level.vertices.size());
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  std::string_view bytes(reinterpret_cast<const char*>(data), size);
  MonitorDecoder decoder;
  MeshLibrary library;
  std::uint64_t version = 0;
  std::vector<Mat4f> world;
  while(!bytes.empty())
  {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    const MonitorDecoder::Result result = decoder.decode(bytes.substr(0, end));
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    require(!result.frame == !result.error.empty());
    if(!result.frame)
      continue;
    const Frame& frame = *result.frame;
    require(frame.structure && frame.local.size() == static_cast<std::size_t>(frame.structure->transformCount) &&
            frame.visible.size() == static_cast<std::size_t>(frame.structure->meshCount));
    frame.worldTransforms(world);
    if(std::exchange(version, frame.structure->version) != frame.structure->version)
      checkShapes(*frame.structure, library);
  }
  return 0;
}
