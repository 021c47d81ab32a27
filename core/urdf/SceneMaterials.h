#pragma once

#include "core/syntax/SceneWriter.h"
#include "core/urdf/UrdfModel.h"

#include <functional>
#include <map>
#include <string>

namespace sparkwright::urdf
{

/// The materials of a robot in its scene: variables that define them, one for each name and colour.
class SceneMaterials
{
public:
  /// @param model,out  must outlive this
  /// @param unique     makes a name that the scene does not have yet
  SceneMaterials(const Model& model, SceneWriter& out, std::function<std::string(const std::string&)> unique)
      : model_(model), out_(out), unique_(std::move(unique))
  {
  }

  /// Writes the definitions of all.
  void write();
  /// The variable of a shape's material, with `$`; written if it is not yet. Empty: it has none.
  std::string of(const Shape& shape);

private:
  const Model& model_;
  SceneWriter& out_;
  std::function<std::string(const std::string&)> unique_;
  std::map<std::string, Colour> colours_;        ///< By the material's name.
  std::map<std::string, std::string> variables_; ///< By name and colour.
};

} // namespace sparkwright::urdf
