#include "core/mesh/AssimpReader.h"

#include "core/mesh/MeshTexts.h"

#include <assimp/BaseImporter.h>
#include <assimp/GltfMaterial.h>
#include <assimp/IOStream.hpp>
#include <assimp/IOSystem.hpp>
#include <assimp/Importer.hpp>
#include <assimp/config.h>
#include <assimp/importerdesc.h>
#include <assimp/material.h>
#include <assimp/scene.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace sparkwright
{

namespace
{

constexpr std::size_t mostMaterials = 4096;

class MemoryStream : public Assimp::IOStream
{
public:
  explicit MemoryStream(const std::string& content) : content_(content) {}

  std::size_t Read(void* buffer, std::size_t size, std::size_t count) override
  {
    if(size == 0)
      return 0;
    const std::size_t whole = std::min(count, (content_.size() - at_) / size);
    std::memcpy(buffer, content_.data() + at_, whole * size);
    at_ += whole * size;
    return whole;
  }
  std::size_t Write(const void*, std::size_t, std::size_t) override { return 0; }
  aiReturn Seek(std::size_t offset, aiOrigin origin) override
  {
    const std::size_t size = content_.size(), base = origin == aiOrigin_CUR ? at_ : 0;
    const std::size_t target = origin == aiOrigin_END ? size - std::min(offset, size) : base + offset;
    if(target > size)
      return aiReturn_FAILURE;
    at_ = target;
    return aiReturn_SUCCESS;
  }
  std::size_t Tell() const override { return at_; }
  std::size_t FileSize() const override { return content_.size(); }
  void Flush() override {}

private:
  const std::string& content_;
  std::size_t at_ = 0;
};

/// The file system for Assimp: the given files only.
class MemoryFiles : public Assimp::IOSystem
{
public:
  explicit MemoryFiles(const std::map<std::string, std::string>& files) : files_(files) {}

  bool Exists(const char* file) const override { return find(file) != nullptr; }
  char getOsSeparator() const override { return '/'; }
  Assimp::IOStream* Open(const char* file, const char* mode) override
  {
    const std::string* const content = std::strpbrk(mode, "wa+") ? nullptr : find(file);
    return content ? new MemoryStream(*content) : nullptr;
  }
  void Close(Assimp::IOStream* stream) override { delete stream; }

private:
  const std::string* find(std::string name) const
  {
    std::ranges::replace(name, '\\', '/');
    const auto found = files_.find(name);
    return found == files_.end() ? nullptr : &found->second;
  }

  const std::map<std::string, std::string>& files_;
};

/// Leaves only the readers of our endings, so that a file cannot choose another by what is in it.
void keepOurReaders(Assimp::Importer& importer)
{
  for(std::size_t i = importer.GetImporterCount(); i-- > 0;)
  {
    const aiImporterDesc* const info = importer.GetImporterInfo(i);
    std::string_view rest = info ? info->mFileExtensions : "";
    bool ours = false;
    while(!rest.empty() && !ours)
    {
      const std::size_t end = std::min(rest.find(' '), rest.size());
      ours = std::ranges::find(assimpEndings, rest.substr(0, end)) != assimpEndings.end();
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    if(!ours)
    {
      Assimp::BaseImporter* const reader = importer.GetImporter(i);
      importer.UnregisterLoader(reader);
      delete reader;
    }
  }
}

Material::Colour colourOf(const aiMaterial& from, const char* key, unsigned type, unsigned index,
                          const Material::Colour& preset)
{
  aiColor4D colour;
  if(from.Get(key, type, index, colour) != aiReturn_SUCCESS)
    return preset;
  const auto part = [](float v) { return std::isfinite(v) ? std::clamp(v, 0.f, 1.f) : 0.f; };
  return {part(colour.r), part(colour.g), part(colour.b), preset[3]};
}

/// Turns Assimp's scene into a mesh of ours.
class Reader
{
public:
  Reader(const std::string& mesh, const aiScene& scene) : mesh_(mesh), scene_(scene) {}

  MeshTransfer read()
  {
    readMaterials();
    addNodes();
    MeshTransfer made;
    for(auto& [name, material] : materials_)
      if(draft_.triangles.contains(name))
        made.materials.push_back(std::move(material));
    made.draft = std::move(draft_);
    made.problem = std::move(problem_);
    return made;
  }

private:

  void readMaterials()
  {
    for(unsigned i = 0; i < scene_.mNumMaterials && i < mostMaterials; ++i)
    {
      Material material;
      aiString name;
      if(scene_.mMaterials[i]->Get(AI_MATKEY_NAME, name) == aiReturn_SUCCESS)
        material.name.assign(name.C_Str(), std::min<std::size_t>(name.length, 200));
      // What Assimp calls so is no material of the file.
      const bool none = material.name.empty() || material.name == AI_DEFAULT_MATERIAL_NAME;
      names_.push_back(none ? "default" : material.name);
      if(none)
        continue;
      readMaterial(*scene_.mMaterials[i], material);
      materials_.try_emplace(material.name, std::move(material));
    }
  }

  void readMaterial(const aiMaterial& from, Material& material)
  {
    material.diffuse = colourOf(from, AI_MATKEY_COLOR_DIFFUSE, {1, 1, 1, 1});
    aiColor4D base;
    if(from.Get(AI_MATKEY_BASE_COLOR, base) == aiReturn_SUCCESS)
    {
      material.diffuse = colourOf(from, AI_MATKEY_BASE_COLOR, {1, 1, 1, 1});
      material.diffuse[3] = std::isfinite(base.a) ? std::clamp(base.a, 0.f, 1.f) : 1;
      // glTF counts light linearly, materials here are as a painter mixes them.
      for(std::size_t i = 0; i < 3; ++i)
        material.diffuse[i] = std::pow(material.diffuse[i], 1 / 2.2f);
    }
    material.ambient = colourOf(from, AI_MATKEY_COLOR_AMBIENT, material.ambient);
    material.emission = colourOf(from, AI_MATKEY_COLOR_EMISSIVE, material.emission);
    material.specular = colourOf(from, AI_MATKEY_COLOR_SPECULAR, material.specular);
    float value = 0;
    if(from.Get(AI_MATKEY_SHININESS, value) == aiReturn_SUCCESS && std::isfinite(value))
      material.shininess = std::clamp(value, 0.f, 128.f);
    if(from.Get(AI_MATKEY_OPACITY, value) == aiReturn_SUCCESS && std::isfinite(value))
      material.diffuse[3] = std::min(material.diffuse[3], std::clamp(value, 0.f, 1.f));
    aiString mode;
    if(from.Get(AI_MATKEY_GLTF_ALPHAMODE, mode) == aiReturn_SUCCESS && mode == aiString("OPAQUE"))
      material.diffuse[3] = 1;
    aiString texture;
    if(from.GetTexture(aiTextureType_DIFFUSE, 0, &texture) == aiReturn_SUCCESS ||
       from.GetTexture(aiTextureType_BASE_COLOR, 0, &texture) == aiReturn_SUCCESS)
      readTexture(texture, material);
  }

  void readTexture(const aiString& texture, Material& material)
  {
    if(const aiTexture* const inside = scene_.GetEmbeddedTexture(texture.C_Str()))
    {
      auto made = std::make_shared<Texture>();
      made->name = mesh_ + '#' + fileOf(texture.C_Str());
      if(inside->mHeight == 0)
        made->content.assign(reinterpret_cast<const char*>(inside->pcData), inside->mWidth);
      else
        made->content = asTarga(*inside);
      material.texture = made->name;
      material.image = std::move(made);
      return;
    }
    material.texture = texture.C_Str();
    std::ranges::replace(material.texture, '\\', '/');
  }

  /// Pixels without a file around them: as an uncompressed .tga, top row first.
  static std::string asTarga(const aiTexture& picture)
  {
    if(picture.mWidth > 16384 || picture.mHeight > 16384)
      return {};
    std::string file(18, '\0');
    const auto half = [&](std::size_t at, unsigned value) {
      file[at] = static_cast<char>(value & 0xff);
      file[at + 1] = static_cast<char>(value >> 8);
    };
    file[2] = 2;
    half(12, picture.mWidth);
    half(14, picture.mHeight);
    file[16] = 32;
    file[17] = 0x28;
    file.append(reinterpret_cast<const char*>(picture.pcData), sizeof(aiTexel) * picture.mWidth * picture.mHeight);
    return file;
  }

  void addNodes()
  {
    struct Waiting
    {
      const aiNode* node;
      aiMatrix4x4 above;
    };
    std::vector<Waiting> waiting;
    if(scene_.mRootNode)
      waiting.push_back({scene_.mRootNode, aiMatrix4x4()});
    while(!waiting.empty() && problem_.empty())
    {
      const Waiting next = waiting.back();
      waiting.pop_back();
      const aiMatrix4x4 pose = next.above * next.node->mTransformation;
      for(unsigned i = 0; i < next.node->mNumMeshes && problem_.empty(); ++i)
        if(next.node->mMeshes[i] < scene_.mNumMeshes)
          addMesh(*scene_.mMeshes[next.node->mMeshes[i]], pose);
      for(unsigned i = next.node->mNumChildren; i-- > 0;)
        waiting.push_back({next.node->mChildren[i], pose});
    }
  }

  void addMesh(const aiMesh& mesh, const aiMatrix4x4& pose)
  {
    triangles_ += mesh.mNumFaces;
    if(draft_.positions.size() + mesh.mNumVertices > MeshDraft::mostVertices || triangles_ > MeshDraft::mostTriangles)
    {
      problem_ = meshText("mesh.tooMuch", MeshDraft::mostVertices).english();
      return;
    }
    if(!mesh.mVertices)
      return;
    const auto first = static_cast<std::uint32_t>(draft_.positions.size());
    const aiMatrix3x3 linear(pose);
    const bool mirrored = linear.Determinant() < 0;
    aiMatrix3x3 turned = linear;
    turned.Inverse().Transpose();
    for(unsigned i = 0; i < mesh.mNumVertices; ++i)
    {
      const aiVector3D p = pose * mesh.mVertices[i];
      const aiVector3D n = mesh.mNormals ? turned * mesh.mNormals[i] : aiVector3D();
      const aiVector3D t = mesh.mTextureCoords[0] ? mesh.mTextureCoords[0][i] : aiVector3D();
      draft_.positions.emplace_back(p.x, p.y, p.z);
      draft_.normals.emplace_back(n.x, n.y, n.z);
      draft_.uv.push_back({t.x, t.y});
    }
    auto& indices = draft_.triangles[mesh.mMaterialIndex < names_.size() ? names_[mesh.mMaterialIndex] : "default"];
    for(unsigned f = 0; f < mesh.mNumFaces; ++f)
    {
      const aiFace& face = mesh.mFaces[f];
      triangles_ += face.mNumIndices > 3 ? face.mNumIndices - 3 : 0;
      if(triangles_ > MeshDraft::mostTriangles)
        break;
      for(unsigned k = 2; k < face.mNumIndices; ++k)
      {
        const unsigned corners[] = {face.mIndices[0], face.mIndices[mirrored ? k : k - 1],
                                    face.mIndices[mirrored ? k - 1 : k]};
        for(const unsigned corner : corners)
          indices.push_back(corner < mesh.mNumVertices ? first + corner : ~0u);
      }
    }
  }

  const std::string& mesh_; ///< Its name.
  const aiScene& scene_;
  MeshDraft draft_;
  std::vector<std::string> names_; ///< Of the scene's materials.
  std::map<std::string, Material> materials_;
  std::size_t triangles_ = 0;
  std::string problem_;
};

} // namespace

MeshTransfer readWithAssimp(const std::string& name, const std::map<std::string, std::string>& files)
{
  MeshTransfer made;
  try
  {
    Assimp::Importer importer;
    keepOurReaders(importer);
    importer.SetIOHandler(new MemoryFiles(files)); // The importer deletes it.
    importer.SetPropertyBool(AI_CONFIG_IMPORT_COLLADA_IGNORE_UP_DIRECTION, true);
    if(const aiScene* const scene = importer.ReadFile(name, 0))
      return Reader(name, *scene).read();
    made.problem = importer.GetErrorString();
  }
  catch(const std::exception& error)
  {
    made.problem = error.what();
  }
  std::ranges::replace(made.problem, '\n', ' ');
  if(made.problem.empty())
    made.problem = meshText("mesh.unreadable").english();
  return made;
}

} // namespace sparkwright
