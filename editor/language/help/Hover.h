#pragma once

#include "core/syntax/SyntaxTree.h"
#include "core/text/LocalText.h"
#include "editor/language/names/SceneKnowledge.h"
#include "editor/language/source/TextRange.h"

#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// What there is to say about a word of a scene.
struct Hover
{
  TextRange range;                ///< The word.
  std::string title;              ///< As code: a signature, a class with its bases, a variable.
  std::string documentation{};    ///< In English, from the registry; may be empty.
  std::vector<LocalText> facts{}; ///< One line each.
};

/// Nothing where there is nothing to say.
std::optional<Hover> hoverAt(const SyntaxTree& tree, const SceneKnowledge& knowledge, std::uint32_t offset);

/// The method that a call is about, while its arguments are typed.
struct SignatureHelp
{
  std::string method;                  ///< As registered.
  std::string className;               ///< That declares it; empty for calls on the root.
  std::vector<std::string> parameters; ///< `x [m] = 0`; for importScene those of the imported file.
  std::size_t active = 0;              ///< Index of the parameter; that of one too many: parameters.size().
  std::string documentation;
  TextRange call; ///< From the method's name to the end of the call.
};

/// Nothing outside of calls, and of calls that no class has.
std::optional<SignatureHelp> signatureAt(const SyntaxTree& tree, const SceneKnowledge& knowledge, std::uint32_t offset);

} // namespace sparkwright
