#pragma once

#include "core/syntax/SyntaxTree.h"
#include "editor/language/names/SceneKnowledge.h"

#include <cstdint>
#include <string>

namespace sparkwright
{

/// What a reader of a scene wants to look up at a place.
struct HelpSubject
{
  std::string className; ///< Without namespace; empty: none.
  std::string method;    ///< Of that class; empty: the class itself.
  std::string keyword;   ///< In its long form, such as `node`, instead of a class.

  bool operator==(const HelpSubject&) const = default;
};

/// The keyword, method or class that an offset is on; in an argument, the method that is called; elsewhere the class of
/// the node around it. All empty if there is nothing.
HelpSubject helpSubjectAt(const SyntaxTree& tree, const SceneKnowledge& knowledge, std::uint32_t offset);

/// The same for a whole form that begins at an offset: the class of `(nd Box …)`, the method of `(setLocalPos …)`.
HelpSubject helpSubjectOfForm(const SyntaxTree& tree, const SceneKnowledge& knowledge, std::uint32_t begin);

} // namespace sparkwright
