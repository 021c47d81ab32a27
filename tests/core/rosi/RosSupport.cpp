#include "RosSupport.h"

#include "core/import/SceneImporters.h"
#include "core/object/Context.h"

#include <utility>

namespace sparkwright
{

RosStage::RosStage(WorldOptions options) : world(std::move(options))
{
  world.log().setSink(
      [this](const Diagnostic& d)
      {
        if(d.severity >= Diagnostic::Severity::Warning)
          complaints << QString::fromStdString(d.text());
      });
}

bool RosStage::import(const std::string& text, const std::string& name)
{
  return world.context().importer->importText(text, name, scene(), {});
}

bool RosStage::elements(const std::string& text)
{
  return import("<Simulation><Scene><Elements>" + text + "</Elements></Scene></Simulation>");
}

int RosStage::count(const char* className)
{
  int n = 0;
  scene().visit<Object>([&](Object& o) { n += o.isA(className); });
  return n;
}

std::string box(const std::string& name, const std::string& inside, const std::string& attributes)
{
  return "<Box name='" + name + "' length='1' width='1' height='1' " + attributes + ">" + inside + "</Box>";
}

std::string mass(const std::string& kg)
{
  return "<PhysicalAttributes><Mass value='" + kg + "'/></PhysicalAttributes>";
}

std::string at(const std::string& element, const std::string& x, const std::string& y, const std::string& z)
{
  return "<" + element + " x='" + x + "' y='" + y + "' z='" + z + "'/>";
}

std::string movable(const std::string& inside)
{
  return "<Movable name='m'><Elements>" + inside + "</Elements></Movable>";
}

bool near(const Vec3f& a, const Vec3f& b, float tolerance) { return (a - b).norm() < tolerance; }

} // namespace sparkwright
