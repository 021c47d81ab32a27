#pragma once

#include "core/syntax/SyntaxTree.h"
#include "core/syntax/TextEdit.h"
#include "core/text/Diagnostic.h"
#include "editor/language/names/SceneKnowledge.h"
#include "editor/language/source/TextRange.h"

#include <vector>

namespace sparkwright
{

/// A diagnostic of a scene, with the text that it is about.
struct Finding
{
  Diagnostic diagnostic;
  TextRange range; ///< To underline: within one line, and not empty unless the text is.
};

/// What `--check` says about the text of a scene, in text order.
/// @param strict  also what is accepted only because existing files rely on it
std::vector<Finding> findingsIn(const SyntaxTree& tree, const SceneKnowledge& knowledge, bool strict = false);

/// The text that a diagnostic from elsewhere is about, such as from building the scene.
TextRange rangeOf(const SyntaxTree& tree, const Diagnostic& diagnostic);

/// A way to mend what a finding says.
struct QuickFix
{
  enum class Action
  {
    Edit,
    ChooseFile ///< Ask for a file, and replace `replaced` by its name below the data directory.
  };
  Action action = Action::Edit;
  LocalText title;
  std::vector<TextEdit> edits{}; ///< In text order.
  TextRange replaced{};          ///< For ChooseFile: the name of the file, with its quotes.
};

/// Best first; empty if none is known.
/// @param finding  of the same text
std::vector<QuickFix> fixesFor(const SyntaxTree& tree, const SceneKnowledge& knowledge, const Finding& finding);

} // namespace sparkwright
