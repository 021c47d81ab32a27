#include "core/robot/perceptors/ImageClasses.h"

#include "core/object/ObjectTexts.h"
#include "core/object/Registry.h"
#include "core/robot/perceptors/ImagePerceptor.h"

#include <cmath>
#include <utility>

namespace sparkwright
{

namespace
{

using Settings = ImageSettings;

/// A method that sets a length, or an angle, that is more than 0 and less than `limit`.
void positive(ClassBuilder<ImagePerceptor>& builder, const char* name, Parameter parameter, const char* documentation,
              float Settings::*member, float limit = HUGE_VALF)
{
  builder.method(name, {std::move(parameter)}, documentation,
                 [member, limit](ImagePerceptor& p, const Arguments& a)
                 {
                   if(!(a.real(0) > 0) || !(a.real(0) < limit))
                     return CallResult::refuse(limit < 1e9f
                                                   ? objectText("expected.between", static_cast<int>(limit), a.text(0))
                                                   : objectText("expected.positive", a.text(0)));
                   Settings s = p.settings();
                   s.*member = a.real(0);
                   p.setSettings(s);
                   return CallResult{};
                 });
  builder.arity(1, -1);
}

CallResult setResolution(ImagePerceptor& p, const Arguments& a)
{
  Settings s = p.settings();
  s.width = a.integer(0);
  s.height = a.integer(1);
  for(const int side : {s.width, s.height})
    if(side <= 0 || side > Settings::largestSide)
      return CallResult::refuse(objectText("expected.picture", Settings::largestSide));
  p.setSettings(s);
  return {};
}

CallResult setKind(ImagePerceptor& p, const Arguments& a)
{
  Settings s = p.settings();
  if(a.text(0) == "colour" || a.text(0) == "color")
    s.kind = Settings::Kind::Colour;
  else if(a.text(0) == "depth")
    s.kind = Settings::Kind::Depth;
  else if(a.text(0) == "segments")
    s.kind = Settings::Kind::Segments;
  else
    return CallResult::refuse(objectText("expected.pictureKind", a.text(0)));
  p.setSettings(s);
  return {};
}

CallResult setDistortion(ImagePerceptor& p, const Arguments& a)
{
  Settings s = p.settings();
  s.lens = Settings::Lens::Pinhole;
  for(std::size_t i = 0; i < s.distortion.size(); ++i)
    if(s.distortion[i] = a.real(i); !std::isfinite(s.distortion[i]))
      return CallResult::refuse(objectText("expected.numbers", a.text(i)));
  p.setSettings(s);
  return {};
}

CallResult setMirror(ImagePerceptor& p, const Arguments& a)
{
  Settings s = p.settings();
  s.lens = Settings::Lens::Mirror;
  s.mirror = a.real(0);
  if(!(s.mirror >= 0) || !std::isfinite(s.mirror))
    return CallResult::refuse(objectText("expected.zeroOrMore", a.text(0)));
  p.setSettings(s);
  return {};
}

} // namespace

void registerImageClasses(Registry& registry)
{
  ClassBuilder<ImagePerceptor> image(
      registry, "ImagePerceptor", {"Perceptor"},
      "A camera that looks along +Y of the Transform above, with +Z up: (IMG (s w h) (d base64)), or DEPTH, or SEG, "
      "with "
      "what setPredicateName says before that. Bytes of pixels from left to right, the bottom row first; "
      "docs/agents.md "
      "tells what they mean. setInterval makes it slower than one picture per percept. It needs a program that can "
      "draw; others say in the log that they cannot, and send nothing.");
  image.method("setResolution", {{"width", "int", "px", "320"}, {"height", "int", "px", "240"}},
               "Size of the picture, at most 2048 to a side.", setResolution);
  positive(image, "setFOV", {"angle", "float", "deg", "60"},
           "Opening angle: horizontal, at most 160, without distortion; of a mirror's disc, at most 340.",
           &Settings::fovDeg, 360);
  positive(image, "setZNear", {"distance", "float", "m", "0.1"}, "What is nearer is not seen.", &Settings::zNear);
  positive(image, "setZFar", {"distance", "float", "m", "100"}, "What is farther is not seen.", &Settings::zFar);
  image.method("setOffScreen", {{"on", "bool", "", "false"}},
               "Taken for the sake of older files: no camera needs a window.",
               [](ImagePerceptor&, const Arguments& a)
               { return a.boolean(0) ? CallResult{} : CallResult::refuse(objectText("call.noFlag", a.text(0))); });
  image.arity(1, -1);
  image.method(
      "setKind", {{"kind", "string", "", "colour"}},
      "colour: red, green, blue; depth: mm in two bytes, low byte first, 0 for nothing; segments: two bytes that "
      "tell what is seen there.",
      setKind);
  image.method("setDistortion",
               {{"k1", "float", "", "0"},
                {"k2", "float", "", "0"},
                {"p1", "float", "", "0"},
                {"p2", "float", "", "0"},
                {"k3", "float", "", "0"}},
               "Distortion of a pinhole camera by Brown and Conrady, in OpenCV's order and meaning.", setDistortion);
  image.method("setMirror", {{"xi", "float", "", "1"}},
               "Looks all around through a mirror, in the unified model: 1 parabolic, 0 to 1 hyperbolic.", setMirror);
}

} // namespace sparkwright
