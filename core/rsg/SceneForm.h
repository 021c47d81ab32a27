#pragma once

#include "core/syntax/SyntaxTree.h"

namespace sparkwright::rsg
{

/// The two lists that a scene file is made of.
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
/// How many these are.
std::size_t templateSize(const SyntaxTree& tree, const SceneForm& form);

/// The files that the scene imports, as far as it names them without variables.
std::vector<std::string> importedFiles(const SyntaxTree& tree);

/// Why a text is no scene; at the place of its first expression, without the name of a file.
Diagnostic notAScene(const SyntaxTree& tree, const SceneForm& form, const std::string& name);

/// What is wrong with a text as such: the diagnostics of its tree, and what follows the body; without the name of a file.
/// @param strict  also what is odd about the header
Diagnostics syntaxDiagnostics(const SyntaxTree& tree, const SceneForm& form, bool strict);

} // namespace sparkwright::rsg
