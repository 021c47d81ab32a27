#pragma once

#include "core/object/Registry.h"
#include "core/syntax/SyntaxTree.h"

#include <optional>
#include <string_view>

namespace sparkwright::rsg
{

/// The class of the node that a form applies to.
struct NodeClass
{
  const ClassInfo* info = nullptr; ///< nullptr: not known from the text.
  bool isRoot = false;             ///< The node that the file is imported into.
};

/// One form of a list, as the importer reads it.
struct Form
{
  enum class Kind
  {
    List,     ///< A list of further forms.
    Node,     ///< `nd`
    Select,   ///< `sel`
    Print,    ///< `pwd`
    Template, ///< `templ`
    Define,   ///< `def`
    Switch,
    Call ///< Of a method.
  };

  Kind kind = Kind::List;
  SyntaxTree::Node word = SyntaxTree::none; ///< The atom that begins it; of a List, the list itself.
  /// The class of a Node, the child of a Select; `none` if no atom follows.
  SyntaxTree::Node name = SyntaxTree::none;

  /// Whether all that follows in the list belongs to the form.
  bool takesRest() const { return kind >= Kind::Template; }
};

/// The kind of a form that begins with this word, short or long.
Form::Kind formKind(std::string_view word);

/// Reads the forms of a list in order, as far as the importer reads them.
class FormReader
{
public:
  FormReader(const SyntaxTree& tree, SyntaxTree::Node list) : FormReader(tree, list, tree.firstElement(list)) {}
  /// Begins at an element of the list; `none`: there is nothing to read.
  FormReader(const SyntaxTree& tree, SyntaxTree::Node list, SyntaxTree::Node first)
      : tree_(&tree), list_(list), next_(first)
  {
  }

  /// Nothing at the end, and after a form that takes the rest of the list.
  std::optional<Form> next();

private:
  const SyntaxTree* tree_;
  SyntaxTree::Node list_;
  SyntaxTree::Node next_;
};

/// What an element after the word of a form is.
enum class FormPart
{
  ParameterName, ///< Of `templ`.
  VariableName,  ///< Of `def`.
  Value,         ///< Of `def`.
  Selector,
  Case,
  Argument, ///< Of a call.
  Ignored
};
/// @param index  of the element, from 0, without the word
FormPart partOf(Form::Kind form, std::size_t index, bool isList);

/// The class in force after a form. A class that makes no nodes counts as unknown.
NodeClass classAfter(const SyntaxTree& tree, const Form& form, NodeClass before, const Registry& registry);

} // namespace sparkwright::rsg
