#include "viewer/models/RobotMeshes.h"

#include "viewer/models/Nao.h"

namespace sparkwright
{

namespace
{

nao::Build buildOf(char type)
{
  nao::Build build;
  switch(type)
  {
  case '1':
    build.elbow = 0.10664f;
    build.ankle = 0.07332f;
    break;
  case '3':
    build.elbow = 0.125737f;
    build.ankle = 0.082868f;
    build.hip = 0.072954f;
    break;
  case '0':
  case '2':
  case '4':
    break;
  default: // The robot of the Standard Platform League, whose parts have their joints on one line.
    build.elbow = build.shoulder = 0.045f;
    build.elbowUp = build.elbowIn = build.shoulderIn = 0;
    build.knee = 0.0514f;
    build.ankle = 0.0477f;
    build.back = 0;
    build.hip = 0.050f;
    build.hipDown = 0.0975f;
    build.hipBack = 0;
    build.shoulderUp = 0.0875f;
  }
  return build;
}

} // namespace

std::optional<MeshData> robotMesh(std::string_view name, float detail)
{
  const char type = !name.empty() && name.back() >= '0' && name.back() <= '4' ? name.back() : '\0';
  if(type)
    name.remove_suffix(1);
  if(name == "naobody" || (name == "naohead" && !type))
  {
    Mat4f base = Mat4f::Zero(); // x left, y up, z forward; unit 0.1 m
    base(0, 0) = -10;
    base(1, 2) = 10;
    base(2, 1) = 10;
    base(3, 3) = 1;
    return name == "naobody" ? nao::torso(base, detail, buildOf(type)) : nao::head(base, detail);
  }
  if(name.size() < 2 || (name.front() != 'l' && name.front() != 'r'))
    return {};
  const bool left = name.front() == 'l';
  const auto limb = [left](float width)
  { return placed(Vec3f::Zero(), Vec3f::Zero(), Vec3f(left ? -1 : 1, 1, 1) / width); };
  const std::string_view part = name.substr(1);
  if(part == "upperarm")
    return nao::upperArm(limb(type ? 0.07f : 0.06f), detail, buildOf(type));
  if(part == "shank")
    return nao::shank(limb(0.08f), detail, buildOf(type));
  if(type)
    return {};
  if(part == "lowerarm")
    return nao::lowerArm(limb(0.05f), detail);
  if(part == "thigh")
    return nao::thigh(limb(0.07f), detail, !left);
  if(part == "foot")
    return nao::foot(limb(0.08f), detail, nao::Sole::Whole);
  if(part == "footbeforetoes")
    return nao::foot(limb(0.08f), detail, nao::Sole::BeforeToes);
  if(part == "toes")
    return nao::foot(limb(0.08f), detail, nao::Sole::Toes);
  return {};
}

} // namespace sparkwright
