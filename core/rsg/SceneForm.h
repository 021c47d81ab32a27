#pragma once

#include "core/syntax/SyntaxTree.h"

namespace sparkwright::rsg
{

/// Finds the two lists of a scene file: header and body.
struct SceneForm
{
  enum class Kind
  {
    Scene,
    Delta,
    Unknown ///< Not RSG, or of another version.
  };

  Kind kind = Kind::Unknown;
  SyntaxTree::Node header = SyntaxTree::none; ///< First expression of the text, whatever it is.
  SyntaxTree::Node body = SyntaxTree::none;   ///< Second expression of the text, whatever it is.

  explicit SceneForm(const SyntaxTree& tree);
};

/// The arguments that the scene takes: the names in its `templ` forms, without `$`.
std::vector<std::string> templateNames(const SyntaxTree& tree, const SceneForm& form);
/// Number of templateNames().
std::size_t templateSize(const SyntaxTree& tree, const SceneForm& form);

/// The files that the scene imports; without those named by variables.
std::vector<std::string> importedFiles(const SyntaxTree& tree);

/// Explains why a text is no scene; at its first expression, without file name.
Diagnostic notAScene(const SyntaxTree& tree, const SceneForm& form, const std::string& name);

/// Syntax errors of a text: the diagnostics of its tree, and text after the body; without file name.
/// @param strict  also report oddities of the header
Diagnostics syntaxDiagnostics(const SyntaxTree& tree, const SceneForm& form, bool strict);

} // namespace sparkwright::rsg
