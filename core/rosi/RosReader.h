#pragma once

#include "core/import/SceneImporters.h"
#include "core/object/Log.h"
#include "core/rosi/NodeBuilder.h"
#include "core/rosi/RosMeshes.h"
#include "core/rosi/RosTexts.h"
#include "core/rosi/XmlFile.h"
#include "core/text/LocalText.h"

#include <map>
#include <set>

namespace sparkwright::ros
{

struct ElementRule;

/// Corners of meshes by name.
struct VertexList
{
  std::vector<Vec3f> positions;
  std::map<std::string, std::uint32_t, std::less<>> indices;
};

/// Definitions of the files so far, for later ones.
struct Definitions
{
  struct Macro
  {
    std::shared_ptr<const XmlFile> file;
    XmlElement element;
  };
  std::map<std::string, Macro, std::less<>> macros;
  std::map<std::string, VertexList, std::less<>> vertexLists;
  std::shared_ptr<RosMeshes> meshes = std::make_shared<RosMeshes>();
};

/// Reads one file: builds static elements at once, and bodies at the end, when they are complete.
class RosReader : public ImportPlace
{
public:
  static constexpr int deepest = 400;
  static constexpr int mostElements = 1'000'000;
  static constexpr int mostMessages = 200;

  RosReader(Context& context, Definitions& definitions, std::shared_ptr<const XmlFile> file, Object& root);

  void read();

  Diagnostic place() const override;

private:
  /// Context of an element.
  struct Spot
  {
    Object* node = nullptr;            ///< Parent of static shapes.
    Mat4f pose = Mat4f::Identity();    ///< Relative to the root.
    int group = -1;                    ///< -1: static.
    const std::string* surface = nullptr; ///< Replaces all appearances.
  };
  using Read = void (RosReader::*)(const XmlElement&, const Spot&);
  static Read readerOf(std::string_view element);

  // RosReader.cpp: structure
  void readTop(const XmlElement& element);
  void readScene(const XmlElement& scene);
  void readMembers(const XmlElement& element, const Spot& spot);
  void readElementsOf(const XmlElement& element, const Spot& spot);
  void readMember(const XmlElement& element, const Spot& spot);
  void readCompound(const XmlElement& element, const Spot& spot);
  void readMovable(const XmlElement& element, const Spot& spot);
  void readUse(const XmlElement& element, const Spot& spot);
  void readInclude(const XmlElement& element);
  void readIncludeMember(const XmlElement& element, const Spot&) { readInclude(element); }
  void readMacro(const XmlElement& element);
  void readAppearanceDefinition(const XmlElement& element);
  Spot moved(const XmlElement& element, const Spot& spot, const std::string& name);
  int addGroup(const std::string& name, const Spot& spot);

  // RosShapes.cpp: bodies and meshes
  void readShape(const XmlElement& element, const Spot& spot);
  void readComplexShape(const XmlElement& element, const Spot& spot);
  bool readSolid(const XmlElement& element, Solid& solid);
  void readPhysical(const XmlElement& element, Solid& solid);
  std::string readAppearance(const XmlElement& element, const Spot& spot);
  std::string knownMaterial(const XmlElement& element, std::string_view name);
  void addToGroup(Solid solid, const Spot& spot);
  bool readVertexList(const XmlElement& element);
  bool readMesh(const XmlElement& element, Solid& solid);
  void readFace(const XmlElement& element, const VertexList& list, std::vector<std::uint32_t>& triangles);

  // RosJoints.cpp
  void readJoint(const XmlElement& element, const Spot& spot);
  bool readAxis(const XmlElement& joint, const char* name, RosJoint::Kind kind, JointAxis& axis);
  void readMotor(const XmlElement& axis, JointAxis& described);

  // RosValues.cpp: attributes, and what is said about them
  bool checkElement(const XmlElement& element);
  static LocalText expectedIn(const ElementRule& rule);
  void checkChild(const XmlElement& element, const ElementRule& rule, const XmlElement& child);
  void sayWithoutEffect(const XmlElement& element, const std::string& name, bool matters, const RosKey& why,
                        XmlFile::Place place);
  std::optional<float> number(const XmlElement& element, const char* attribute, bool required = true);
  std::optional<float> size(const XmlElement& element, const char* attribute); ///< > 0
  std::optional<Vec3f> vector(const XmlElement& element);
  std::string text(const XmlElement& element, const char* attribute);
  std::optional<std::string> requiredText(const XmlElement& element, const char* attribute);
  std::optional<bool> flag(const XmlElement& element, const char* attribute);
  Mat4f pose(const XmlElement& element);
  Object::Origin originOf(const XmlElement& element) const;
  void say(Diagnostic::Severity severity, const XmlElement& element, XmlFile::Place place, LocalText message,
           LocalText hint = {});
  void error(const XmlElement& element, LocalText message, LocalText hint = {})
  {
    say(Diagnostic::Severity::Error, element, element.place(), std::move(message), std::move(hint));
  }

  Context& context_;
  Definitions& definitions_;
  std::shared_ptr<const XmlFile> file_;
  Object& root_;
  NodeBuilder builder_;
  RosScene scene_;
  Softness softness_;
  std::string defaultAppearance_;
  std::vector<int> jointChildren_; ///< Child group of each open joint, innermost last; -1: none yet.
  std::vector<std::string> openMacros_;
  std::set<std::shared_ptr<const XmlFile>> macroFiles_; ///< Kept alive, so that their elements stay distinct.
  std::set<std::string, std::less<>> said_;             ///< Reported elements without effect.
  std::map<std::pair<const XmlFile*, std::size_t>, std::pair<std::string, Solid>>
      meshes_; ///< Of elements that macros repeat.
  XmlElement current_;
  LocalText importedFrom_;
  int depth_ = 0;
  int elements_ = 0;
  int messages_ = 0;
};

} // namespace sparkwright::ros
