#pragma once

#include "core/rsg/FormReader.h"

#include <cstdint>

namespace sparkwright
{

/// What stands at an offset of a scene: which form, which part of it, and the class of the node it applies to.
/// Follows the rules by which the importer reads (core/rsg/FormReader.h).
struct SceneContext
{
  enum class Place
  {
    Outside, ///< Outside of header and body, or in text that is ignored.
    Comment,
    Header,        ///< `(RSG 0 1)`
    Word,          ///< The word that begins a form: a keyword or a method.
    Element,       ///< Between forms, where another one may begin.
    ClassName,     ///< After `nd`.
    ChildName,     ///< After `sel`.
    ParameterName, ///< After `templ`.
    VariableName,  ///< After `def`.
    Value,         ///< Of `def`.
    Selector,      ///< After `switch`.
    Case,          ///< Between the cases of a switch.
    Label,         ///< First element of a case.
    Branch,        ///< Second element of a case, if it is no list.
    Argument,      ///< Of a call.
    Operator,      ///< First word of an expression.
    Operand
  };

  Place place = Place::Outside;
  /// The atom that the offset is in or directly behind; `none` between atoms.
  SyntaxTree::Node atom = SyntaxTree::none;
  SyntaxTree::Node list = SyntaxTree::none; ///< Innermost list around the offset.
  rsg::NodeClass current;                   ///< Class in force.
  SyntaxTree::Node node = SyntaxTree::none; ///< The word `nd` of the node in force; `none` for root and selected nodes.
  SyntaxTree::Node call = SyntaxTree::none; ///< The method's name, if the offset is in a call, also in an expression.
  const Method* method = nullptr;           ///< Of the call; nullptr if unknown.
  std::size_t argument = 0;                 ///< Index in the call, from 0; for Words 0.
  SyntaxTree::Node form = SyntaxTree::none; ///< The word of the form that the offset is in.
};

/// @param offset  in bytes, 0 to the size of the text; others count as the end
SceneContext contextAt(const SyntaxTree& tree, const Registry& registry, std::uint32_t offset);

/// The last node that begins before an offset, comments included; `none` if there is none.
SyntaxTree::Node lastNodeBefore(const SyntaxTree& tree, std::uint32_t offset);

} // namespace sparkwright
