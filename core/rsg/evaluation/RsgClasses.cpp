#include "core/rsg/evaluation/RsgClasses.h"

#include "core/object/ObjectTexts.h"
#include "core/object/Registry.h"
#include "core/rsg/evaluation/RubySceneImporter.h"

namespace sparkwright
{

namespace
{

template<void (RubySceneImporter::*set)(bool)>
CallResult setFlag(RubySceneImporter& importer, const Arguments& a)
{
  const std::optional<bool> flag = a.boolean(0);
  if(!flag)
    return CallResult::refuse(objectText("call.noFlag", a.text(0)));
  (importer.*set)(*flag);
  return {};
}

} // namespace

void registerRsgClasses(Registry& registry)
{
  ClassBuilder<SceneImporter>(registry, "oxygen/SceneImporter", {"Node"},
                              "Builds nodes from scenes of one format. Every scene is offered to the importers in the "
                              "object tree, in the order in which they were created, until one takes it.");

  ClassBuilder<RubySceneImporter>(
      registry, "RubySceneImporter", {"SceneImporter"},
      "Imports scenes in the RSG language: complete ones, (RSG 0 1), and delta scenes, (RDS 0 1).")
      .method(
          "setUnlinkOnCompleteScenes", {{"unlink", "bool", "", "false"}},
          "Whether a complete scene first removes all children of the node it is imported into, as monitors need it.",
          setFlag<&RubySceneImporter::setUnlinkOnCompleteScenes>)
      .method("enableSceneDictionary", {{"enable", "bool", "", "true"}},
              "Whether nodes remember the file and the line that made them.",
              setFlag<&RubySceneImporter::enableSceneDictionary>)
      .method("setStrict", {{"strict", "bool", "", "false"}},
              "Whether everything that is accepted only because files rely on it is reported as a warning.",
              setFlag<&RubySceneImporter::setStrict>)
      .method("setReferenceSkew", {{"skew", "bool", "", "false"}},
              "Whether a wrong number of template arguments shifts the values of definitions, as in the reference. "
              "Without it values are kept by name.",
              setFlag<&RubySceneImporter::setReferenceSkew>);
}

} // namespace sparkwright
