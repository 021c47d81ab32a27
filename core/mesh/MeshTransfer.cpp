#include "core/mesh/MeshTransfer.h"

#include <cstring>

namespace sparkwright
{

namespace
{

class Packer
{
public:
  template<class T>
  void number(const T& value)
  {
    static_assert(std::is_trivially_copyable_v<T>);
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
  }
  template<class List>
  void list(const List& list)
  {
    number(list.size());
    bytes.append(reinterpret_cast<const char*>(list.data()), list.size() * sizeof(list[0]));
  }
  std::string bytes;
};

class Unpacker
{
public:
  explicit Unpacker(std::string_view bytes) : rest_(bytes) {}

  template<class T>
  void number(T& value)
  {
    take(&value, sizeof value);
  }
  template<class List>
  void list(List& list)
  {
    std::size_t count = 0;
    number(count);
    complete_ &= count <= rest_.size() / sizeof(list[0]);
    if(!complete_)
      return;
    list.resize(count);
    take(list.data(), count * sizeof(list[0]));
  }
  bool complete() const { return complete_; }

private:
  void take(void* to, std::size_t size)
  {
    complete_ &= size <= rest_.size();
    if(!complete_ || size == 0)
      return;
    std::memcpy(to, rest_.data(), size);
    rest_.remove_prefix(size);
  }

  std::string_view rest_;
  bool complete_ = true;
};

/// The same for both directions: what a material has.
template<class Stream, class M>
void eachPart(Stream& s, M& m)
{
  s.list(m.name);
  for(auto* const colour : {&m.diffuse, &m.ambient, &m.emission, &m.specular})
    for(auto& part : *colour)
      s.number(part);
  s.number(m.shininess);
  s.list(m.texture);
}

} // namespace

std::string MeshTransfer::packed() const
{
  Packer p;
  p.list(problem);
  std::vector<std::array<float, 3>> places(draft.positions.size());
  if(!places.empty())
    std::memcpy(places.data(), draft.positions.data(), places.size() * sizeof places[0]);
  p.list(places);
  if(!places.empty())
    std::memcpy(places.data(), draft.normals.data(), places.size() * sizeof places[0]);
  p.list(places);
  p.list(draft.uv);
  p.number(draft.triangles.size());
  for(const auto& [material, indices] : draft.triangles)
  {
    p.list(material);
    p.list(indices);
  }
  p.number(materials.size());
  for(const Material& material : materials)
  {
    eachPart(p, material);
    p.list(material.image ? material.image->content : std::string());
  }
  return std::move(p.bytes);
}

bool MeshTransfer::unpack(std::string_view bytes)
{
  Unpacker u(bytes);
  u.list(problem);
  for(std::vector<Vec3f>* const list : {&draft.positions, &draft.normals})
  {
    std::vector<std::array<float, 3>> places;
    u.list(places);
    list->reserve(places.size());
    for(const auto& p : places)
      list->emplace_back(p[0], p[1], p[2]);
  }
  u.list(draft.uv);
  std::size_t count = 0;
  u.number(count);
  for(std::size_t i = 0; i < count && u.complete(); ++i)
  {
    std::string material;
    u.list(material);
    u.list(draft.triangles[material]);
  }
  count = 0;
  u.number(count);
  for(std::size_t i = 0; i < count && u.complete(); ++i)
  {
    Material material;
    eachPart(u, material);
    std::string picture;
    u.list(picture);
    if(!picture.empty())
      material.image = std::make_shared<const Texture>(Texture{material.texture, std::move(picture)});
    materials.push_back(std::move(material));
  }
  return u.complete();
}

} // namespace sparkwright
