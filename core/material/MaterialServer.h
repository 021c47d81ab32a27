#pragma once

#include "core/material/Material.h"
#include "core/object/Object.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// A material as a node: it has the node's name.
class MaterialNode : public Object
{
public:
  Material material;     ///< Its own name is not used.
  bool fromMesh = false; ///< Made for a mesh; a scene's own definition replaces it.

  /// To be called after every change: what is drawn is no longer what it was.
  void changed();
};

/// All materials of a World, the children of this node, by name; while linked a service of the Context.
class MaterialServer : public Object
{
public:
  /// Drawn wherever a name is not known. Always there.
  static constexpr const char* fallback = "default";

  /// Adds the material, or replaces the one of that name.
  void define(Material material);
  /// Adds the material unless there is one of that name.
  void defineFromMesh(Material material);

  const Material* find(std::string_view name) const;
  bool isFromMesh(std::string_view name) const;
  std::vector<Material> all() const;
  /// Forgets all but the fallback.
  void reset();

protected:
  void onLink() override;
  void onUnlink() override;

private:
  MaterialNode* nodeOf(std::string_view name) const;
  MaterialNode* add(const Material& material);
};

/// Writes materials; none is built in.
class MaterialExporter : public Object
{
public:
  /// @return what went wrong; empty if nothing did
  virtual std::string write(const std::vector<Material>& materials) = 0;
};

} // namespace sparkwright
