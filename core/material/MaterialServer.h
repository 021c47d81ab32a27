#pragma once

#include "core/material/Material.h"
#include "core/object/Object.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// A material as a node. The name of the node is that of the material.
class MaterialNode : public Object
{
public:
  Material material;     ///< Its own name is not used.
  bool fromMesh = false; ///< Made for a mesh; a scene's own definition replaces it.

  /// To be called after every change.
  void changed();
};

/// All materials of a World, as children of this node; while linked, a service of the Context.
class MaterialServer : public Object
{
public:
  /// Name of the material for unknown names. Always exists.
  static constexpr const char* fallback = "default";

  /// Adds a material, or replaces the one with its name.
  void define(Material material);
  /// Adds a material unless there is one with its name.
  void defineFromMesh(Material material);

  const Material* find(std::string_view name) const;
  bool isFromMesh(std::string_view name) const;
  std::vector<Material> all() const;
  /// Removes all but the fallback.
  void reset();

protected:
  void onLink() override;
  void onUnlink() override;

private:
  MaterialNode* nodeOf(std::string_view name) const;
  MaterialNode* add(const Material& material);
};

/// Base class of exporters of materials; there are no built-in ones.
class MaterialExporter : public Object
{
public:
  /// @return empty, or an error message
  virtual std::string write(const std::vector<Material>& materials) = 0;
};

} // namespace sparkwright
