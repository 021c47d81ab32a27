#pragma once

#include "core/syntax/SyntaxTree.h"
#include "core/text/LocalText.h"
#include "editor/language/names/SceneKnowledge.h"
#include "editor/language/source/TextRange.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// A text that may stand at a place of a scene.
struct Completion
{
  enum class Kind
  {
    Keyword,
    Class,
    Method,
    Variable,       ///< `$x`
    ScriptVariable, ///< `Soccer.FieldLength`
    File,
    Mesh, ///< Built in.
    Material,
    NodePath,
    ChildName,
    Value ///< `true`, a preset.
  };

  Kind kind = Kind::Value;
  std::string text;          ///< To insert; quoted if it has to be.
  LocalText detail;          ///< In a few words: signature, bases, unit.
  std::string documentation; ///< In English, from the registry; may be empty.
};

struct Completions
{
  TextRange replaced;            ///< What the chosen text stands for.
  std::vector<Completion> items; ///< Best first; at most 500.
};

/// What may stand at an offset of a scene, as far as it fits the word before the offset: as its beginning, within it,
/// or letter by letter; upper and lower case count as the same. Empty in comments and outside of the body.
Completions completionsAt(const SyntaxTree& tree, const SceneKnowledge& knowledge, std::uint32_t offset);

/// What a keyword does, in short or long form; empty for other words.
LocalText meaningOf(std::string_view keyword);

/// How well a candidate fits what is typed: 0 as it stands, then in lower case, within, letter by letter; -1: not.
int matchRank(std::string_view candidate, std::string_view typed);

} // namespace sparkwright
