#pragma once

#include "core/syntax/SyntaxTree.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sparkwright
{

/// The names of one scene: its variables with their uses, imported files, materials, and variables of scripts.
class SceneSymbols
{
public:
  using Node = SyntaxTree::Node;

  /// A `$` variable. Its scope is the whole file.
  struct Variable
  {
    std::string name; ///< Without `$`.
    bool isParameter = false;
    std::vector<Node> declarations; ///< Names in `templ` and `def`, in text order; empty if it is not defined.
    std::vector<Node> uses;         ///< In text order.

    /// All of them.
    std::vector<Node> places() const;
  };
  struct Import
  {
    Node list, word;
    Node file = SyntaxTree::none; ///< First argument; may be an expression.
    std::vector<Node> arguments;  ///< For the template of the file.
  };

  explicit SceneSymbols(const SyntaxTree& tree);

  /// In the order in which they first appear.
  const std::vector<Variable>& variables() const { return variables_; }
  /// @param name  without `$`; nullptr if it is neither defined nor used
  const Variable* variable(std::string_view name) const;
  /// Template parameters, in their order.
  std::vector<const Variable*> parameters() const;
  const std::vector<Import>& imports() const { return imports_; }
  /// Atoms that name materials.
  const std::vector<Node>& materials() const { return materials_; }
  /// Atoms of `eval` that read a variable of scripts: `Soccer.FieldLength`.
  const std::vector<Node>& scriptVariables() const { return scriptVariables_; }

private:
  friend class SymbolVisitor;
  Variable& entry(std::string_view name);

  std::vector<Variable> variables_;
  std::unordered_map<std::string, std::size_t> byName_;
  std::vector<Import> imports_;
  std::vector<Node> materials_, scriptVariables_;
};

/// Whether a text is `$` and a name.
bool isVariable(std::string_view text);
/// Whether a text has the form of a script variable: `Soccer.FieldLength`.
bool isScriptVariable(std::string_view text);
/// Whether a method takes names of materials.
bool takesMaterials(std::string_view longName);
/// Whether a method takes paths of nodes.
bool takesNodePaths(std::string_view longName);

} // namespace sparkwright
