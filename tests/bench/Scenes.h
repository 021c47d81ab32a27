#pragma once

#include <fstream>
#include <iterator>
#include <string>

namespace sparkwright
{

/// A scene file of this tree.
inline std::string readFile(const std::string& name)
{
  std::ifstream in(std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources/" + name, std::ios::binary);
  return {(std::istreambuf_iterator<char>(in)), {}};
}

/// A scene of about so many bytes: groups of parts with poses, meshes, definitions, and a switch here and there.
inline std::string generatedScene(std::size_t bytes)
{
  std::string text = "; a generated scene\n(RSG 0 1)\n(\n  (def $size 0.25)\n";
  for(int group = 0; text.size() < bytes; ++group)
  {
    const std::string number = std::to_string(group);
    text += "  (nd Transform\n    (setName group" + number +
            ")\n    (setLocalPos 0.125 -2 3e-3) ; where the group stands\n";
    for(int part = 0; part < 10; ++part)
      text += "    (nd Transform (setName (join part" + std::to_string(part) +
              "))\n      (setLocalPos 0.1 0.2 -0.3)\n      (setLocalRotation 0 90 0)\n      (nd Box\n"
              "        (setExtents $size 0.05 1)\n        (setMaterial 'matGrey')))\n";
    text += "    (switch $size (0.25 (nd Sphere (setRadius 0.5))) (0.5 ((nd Box) (nd Sphere)))))\n";
  }
  return text + ")\n";
}

} // namespace sparkwright
