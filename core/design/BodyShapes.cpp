#include "core/design/BodyShapes.h"

#include "core/body/RigidBody.h"
#include "core/design/DesignTexts.h"
#include "core/design/FormEdits.h"
#include "core/files/FileService.h"
#include "core/import/NodeSource.h"
#include "core/object/Context.h"
#include "core/scene/Transform.h"
#include "core/text/InQuotes.h"
#include "core/world/World.h"

#include <map>
#include <memory>

namespace sparkwright::design
{

std::vector<BodyShape> bodyShapes(World& world, const std::string& root)
{
  std::vector<BodyShape> all;
  std::map<std::string, std::unique_ptr<SyntaxTree>> texts;
  std::map<std::pair<std::string, std::uint32_t>, std::size_t> forms;
  Object* const robot = world.root().find(root);
  if(!robot)
    return all;
  robot->visit<RigidBody>(
      [&](RigidBody& body)
      {
        if(!body.hasBody())
          return;
        BodyShape& shape = all.emplace_back();
        const Transform* const owner = body.owner();
        shape.name = owner ? owner->name() : body.name();
        shape.mass = body.body().mass().mass;
        shape.inertia = body.body().mass().inertia;
        shape.solid = massFromShape(body, {1, 0});
        if(const auto& source = body.origin().source)
        {
          shape.location = source->location();
          shape.offset = source->offset();
        }
        std::unique_ptr<SyntaxTree>& text = texts[shape.location];
        if(!text)
          text = std::make_unique<SyntaxTree>(
              shape.location.empty() ? std::string() : world.context().files->lookAt(shape.location).value_or(""));
        const FormEdits form(*text, shape.offset);
        if(!form.found())
          shape.problem = designText("mass.noForm", inQuotes(shape.name));
        else if(!forms.emplace(std::pair(shape.location, shape.offset), all.size()).second)
          shape.problem = designText("mass.shared", inQuotes(shape.name));
        else if(form.setMass(1, Eigen::Matrix3d::Identity()).empty())
          shape.problem = designText("mass.parameters", inQuotes(shape.name));
      });
  return all;
}

ShapeMass scaled(const ShapeMass& solid, const MassBasis& basis)
{
  ShapeMass result = solid;
  result.mass = basis.density > 0 ? basis.density * solid.volume : basis.mass;
  result.inertia *= result.mass / solid.mass;
  return result;
}

} // namespace sparkwright::design
