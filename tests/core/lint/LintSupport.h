#pragma once

#include "core/lint/Lint.h"

#include <QTemporaryDir>

#include <string>

namespace sparkwright::test
{

/// Scenes with one robot, checked from a folder of their own.
class LintedScene
{
public:
  /// @param body  of the scene, after its header
  explicit LintedScene(const std::string& body);

  /// The only finding of this kind; fails the test and returns an empty one if there is none or several.
  const lint::Finding& only(lint::Kind kind) const;
  int count(lint::Kind kind) const;
  /// The report of the text after the first fix of a finding.
  LintedScene mended(const lint::Finding& finding, std::size_t fix = 0) const;

  std::string text;
  lint::FileReport report;
};

/// A part: a box of 0.2 m with this body; what follows it in the part.
std::string part(const std::string& name, const std::string& place, const std::string& mass,
                 const std::string& rest = "");
/// A hinge about x to another part.
std::string hingeTo(const std::string& other, const std::string& rest = "");

} // namespace sparkwright::test
