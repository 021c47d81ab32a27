#include "core/mesh/ObjImporter.h"

#include "core/material/MaterialLibrary.h"
#include "core/mesh/MeshTexts.h"
#include "core/mesh/Meshes.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <unordered_map>

namespace sparkwright
{

namespace
{

constexpr int mostLibraries = 16;
constexpr const char* unnamed = "default";

/// Materials of the libraries that an .obj names; notes those that are missing.
class Libraries
{
public:
  explicit Libraries(const MeshImporter::Request& request) : request_(request) {}

  void use(std::string_view names)
  {
    std::string whole(names);
    std::ranges::replace(whole, '\\', '/');
    if(++count_ > mostLibraries || !seen_.insert(whole).second || read(whole))
      return;
    // Several names, or one with blanks in it.
    std::string_view rest = whole;
    bool all = rest.find_first_of(" \t") != std::string_view::npos;
    while(all && !rest.empty() && ++count_ <= mostLibraries)
      all = read(std::string(takeWord(rest)));
    if(!all)
      missing_ = whole;
  }
  std::vector<Material> take() { return std::move(materials_); }
  const std::string& missing() const { return missing_; }

private:
  bool read(const std::string& name)
  {
    const std::optional<std::string> text =
        readFirst(request_, {"materials/" + name, folderOf(request_.name) + name, "materials/" + fileOf(name)});
    if(!text)
      return false;
    for(Material& material : readMaterialLibrary(*text))
      materials_.push_back(std::move(material));
    return true;
  }

  const MeshImporter::Request& request_;
  std::vector<Material> materials_;
  std::set<std::string> seen_;
  std::string missing_;
  int count_ = 0;
};

/// Reads the text of an .obj line by line; the first mistake ends it.
class ObjReader
{
public:
  explicit ObjReader(Libraries& libraries) : libraries_(libraries) {}

  void read(std::string_view text)
  {
    forEachLine(text, [this](std::string_view line, int number) {
      if(!problem_.empty())
        return;
      line_ = number;
      const std::string_view key = takeWord(line);
      if(key == "v")
        numbers<3>(line, positions_);
      else if(key == "vn")
        numbers<3>(line, normals_);
      else if(key == "vt")
        numbers<2>(line, uv_);
      else if(key == "f")
        face(line);
      else if(key == "usemtl")
        indices_ = &draft_.triangles[line.empty() ? unnamed : std::string(line)];
      else if(key == "mtllib")
        libraries_.use(line);
    });
  }
  const LocalText& problem() const { return problem_; }
  MeshDraft take() { return std::move(draft_); }

private:
  void fail(LocalText what) { problem_ = meshText("mesh.line", line_, std::move(what)); }

  template<std::size_t n>
  void numbers(std::string_view line, std::vector<std::array<float, n>>& out)
  {
    if(out.size() >= MeshDraft::mostVertices)
      return fail(meshText("mesh.mostVertices", MeshDraft::mostVertices));
    std::array<float, n> values{};
    for(std::size_t i = 0; i < n; ++i)
    {
      std::string_view word = takeWord(line);
      if(word.starts_with('+'))
        word.remove_prefix(1);
      const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), values[i]);
      // Numbers too small for a float are zero; a lone texture coordinate is enough.
      const bool tiny = error == std::errc::result_out_of_range && word.find("e-") != std::string_view::npos;
      if((error != std::errc() && !tiny && !(n == 2 && i == 1 && word.empty())) || !std::isfinite(values[i]))
        return fail(meshText("mesh.numbers", n));
      if(tiny)
        values[i] = 0;
    }
    out.push_back(values);
  }

  /// One of `v/vt/vn`, counted from 1, or back from the end: from 0, or -1 if it is left out.
  bool index(std::string_view& corner, std::size_t count, const MeshKey& what, long& out)
  {
    const std::size_t slash = std::min(corner.find('/'), corner.size());
    const std::string_view word = corner.substr(0, slash);
    corner.remove_prefix(std::min(slash + 1, corner.size()));
    out = -1;
    if(word.empty())
      return true;
    long value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    const auto size = static_cast<long>(count);
    if(error != std::errc() || end != word.data() + word.size() || value == 0 || value > size || value < -size)
    {
      fail(meshText(what, word.substr(0, 20), count));
      return false;
    }
    out = value > 0 ? value - 1 : size + value;
    return true;
  }

  std::uint32_t vertex(long v, long vt, long vn)
  {
    const auto part = [](long i) { return static_cast<std::uint64_t>(i + 1); };
    const std::uint64_t key = part(v) | part(vt) << 21 | part(vn) << 42;
    const auto [found, fresh] = vertices_.try_emplace(key, static_cast<std::uint32_t>(draft_.positions.size()));
    if(fresh)
    {
      const auto& p = positions_[static_cast<std::size_t>(v)];
      draft_.positions.emplace_back(p[0], p[1], p[2]);
      draft_.uv.push_back(vt < 0 ? std::array<float, 2>{0, 0} : uv_[static_cast<std::size_t>(vt)]);
      const std::array<float, 3> n = vn < 0 ? std::array<float, 3>{} : normals_[static_cast<std::size_t>(vn)];
      draft_.normals.emplace_back(n[0], n[1], n[2]);
    }
    return found->second;
  }

  void face(std::string_view line)
  {
    corners_.clear();
    while(!line.empty())
    {
      std::string_view corner = takeWord(line);
      long v = -1, vt = -1, vn = -1;
      if(!index(corner, positions_.size(), "mesh.faceVertex", v) ||
         !index(corner, uv_.size(), "mesh.faceTexture", vt) || !index(corner, normals_.size(), "mesh.faceNormal", vn))
        return;
      if(v < 0)
        return fail(meshText("mesh.noCorner"));
      corners_.push_back(vertex(v, vt, vn));
    }
    if(corners_.size() < 3)
      return fail(meshText("mesh.fewCorners"));
    triangles_ += corners_.size() - 2;
    if(triangles_ > MeshDraft::mostTriangles || draft_.positions.size() > MeshDraft::mostVertices)
      return fail(meshText("mesh.mostTriangles", MeshDraft::mostTriangles));
    if(!indices_)
      indices_ = &draft_.triangles[unnamed];
    for(std::size_t i = 2; i < corners_.size(); ++i)
      indices_->insert(indices_->end(), {corners_[0], corners_[i - 1], corners_[i]});
  }

  Libraries& libraries_;
  MeshDraft draft_;
  std::vector<std::array<float, 3>> positions_, normals_;
  std::vector<std::array<float, 2>> uv_;
  std::unordered_map<std::uint64_t, std::uint32_t> vertices_;
  std::vector<std::uint32_t>* indices_ = nullptr; ///< Of the material in use.
  std::vector<std::uint32_t> corners_;
  std::size_t triangles_ = 0;
  LocalText problem_;
  int line_ = 0;
};

} // namespace

bool ObjImporter::reads(std::string_view name) const
{
  return endingOf(name) == "obj";
}

MeshImporter::Content ObjImporter::import(const Request& request) const
{
  Content content;
  const std::optional<std::string> text = request.read(request.name);
  if(!text)
  {
    content.problem = meshText("mesh.noFile");
    return content;
  }
  if(isLfsPointer(*text))
  {
    content.problem = meshText("mesh.lfsPointer");
    return content;
  }
  Libraries libraries(request);
  ObjReader reader(libraries);
  reader.read(*text);
  content.problem = reader.problem();
  if(!content.problem.empty())
    return content;
  content.mesh = reader.take().finish(content.problem);
  content.materials = libraries.take();
  if(!content.mesh)
    return content;
  if(!libraries.missing().empty())
    content.problem = meshText("mesh.noLibrary", libraries.missing());
  return content;
}

std::optional<MeshImporter::Outline> ObjImporter::outline(const Request& request) const
{
  Outline outline;
  const std::optional<std::string> text = request.read(request.name);
  if(!text)
    return outline;
  outline.found = true;
  Libraries libraries(request);
  std::set<std::string, std::less<>> used;
  std::string_view current = unnamed;
  bool noted = false;
  // Only the few lines that matter are looked at: those with vertices are most of the file.
  for(std::string_view rest = *text; !rest.empty();)
  {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    if(line.empty() || (line[0] != 'f' && line[0] != 'u' && line[0] != 'm') || (line[0] == 'f' && noted))
      continue;
    line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    const std::string_view key = takeWord(line);
    if(key == "f")
    {
      used.emplace(current);
      noted = true;
    }
    else if(key == "usemtl")
    {
      current = line.empty() ? std::string_view(unnamed) : line;
      noted = false;
    }
    else if(key == "mtllib")
      libraries.use(line);
  }
  outline.groups.assign(used.begin(), used.end());
  outline.materials = libraries.take();
  return outline;
}

} // namespace sparkwright
