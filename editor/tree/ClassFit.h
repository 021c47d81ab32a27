#pragma once

#include "core/object/Registry.h"

#include <vector>

namespace sparkwright
{

/// Families of classes, for icons and menus.
enum class ClassFamily
{
  Transform,
  Body,
  Shape, ///< To be seen.
  Light,
  Camera,
  Collider,
  Joint,
  Motor,
  Perceptor,
  Effector,
  Controller, ///< Of bodies.
  Handler,    ///< Of contacts.
  Space,
  Agent,
  Other
};
ClassFamily familyOf(const ClassInfo& info);

/// Whether a node of the class does something below a node of the other.
/// @param parent  nullptr: not known, or whatever imports the file; then everything fits
bool fitsBelow(const ClassInfo& info, const ClassInfo* parent);

/// The classes of nodes that fit below a class, in the order of the registry.
std::vector<const ClassInfo*> classesBelow(const Registry& registry, const ClassInfo* parent);

} // namespace sparkwright
