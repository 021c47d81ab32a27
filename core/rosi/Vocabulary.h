#pragma once

#include "core/rosi/RosTexts.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::ros
{

/// The grammar of one element. Lists are separated by blanks.
struct ElementRule
{
  std::string_view name;
  std::string_view attributes;
  std::string_view children; ///< `*`: all children of Elements.
};

/// An element or attribute of RoSi that is ignored.
struct WithoutEffect
{
  std::string_view name;
  bool matters; ///< Whether ignoring it changes the scene, which gives a warning.
  RosKey why;
};

/// nullptr for an element that does not exist or has no effect.
const ElementRule* findRule(std::string_view element);
const WithoutEffect* findWithoutEffect(std::string_view element);
/// For attributes, as `element.attribute`.
const WithoutEffect* findWithoutEffect(std::string_view element, std::string_view attribute);

bool allowsAttribute(const ElementRule& rule, std::string_view attribute);
bool allowsChild(const ElementRule& rule, std::string_view element);

std::vector<std::string> words(std::string_view list);
/// Names of all elements, for "did you mean".
std::vector<std::string> elementNames();

} // namespace sparkwright::ros
