#include "core/urdf/SceneMaterials.h"

#include <optional>

namespace sparkwright::urdf
{

std::string SceneMaterials::of(const Shape& shape)
{
  std::optional<Colour> colour = shape.colour;
  if(const auto known = colours_.find(shape.material); !colour && known != colours_.end())
    colour = known->second;
  if(!colour)
    return {};
  std::string key = shape.material;
  for(const double value : *colour)
    key += ' ' + SceneWriter::number(value);
  const auto [known, added] = variables_.try_emplace(key);
  if(!added)
    return known->second;
  const std::string word = SceneWriter::nameFrom(shape.material.empty() ? "colour" : shape.material);
  const std::string name = unique_("mat_" + word);
  known->second = '$' + name;
  const std::string global = SceneWriter::nameFrom(model_.name) + '_' + name;
  std::string values;
  for(const double value : *colour)
    values += ", " + SceneWriter::number(value);
  out_.form("def $" + name + " (eval \"defineMaterial('" + global + "'" + values + "); '" + global + "'\")");
  return known->second;
}

void SceneMaterials::write()
{
  for(const Material& material : model_.materials)
    colours_.emplace(material.name, material.colour);
  for(const Link& link : model_.links)
    for(const Shape& shape : link.visuals)
      if(shape.colour && !shape.material.empty())
        colours_.emplace(shape.material, *shape.colour);
  bool first = true;
  for(const Link& link : model_.links)
    for(const Shape& shape : link.visuals)
    {
      if(first && (shape.colour || colours_.contains(shape.material)))
      {
        out_.comment("The materials of the file, defined for the whole world.");
        first = false;
      }
      of(shape);
    }
  if(!first)
    out_.blankLine();
}

} // namespace sparkwright::urdf
