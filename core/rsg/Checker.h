#pragma once

#include "core/rsg/FormReader.h"
#include "core/syntax/SyntaxTree.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sparkwright
{

class FileService;

namespace rsg
{

/// Checks a scene by its text alone. Builds nothing, evaluates no expression, and looks at every branch of every
/// switch.
/// Finds errors that do not depend on the template's arguments: syntax, unknown classes and methods, counts and kinds
/// of values, variables that are not defined or not used, imports of files that do not exist.
///
/// Reports an error for what would stop the import of the file, outside of switches; everything else is a warning.
class Checker
{
public:
  struct Options
  {
    bool strict = false; ///< Also report what is accepted only because existing files rely on it.
    /// Compare the number of values given to imported files with their templates.
    bool importArguments = true;
  };
  struct Result
  {
    Diagnostics diagnostics; ///< In text order; without file name.
    /// Whether it can be built by itself: a complete scene with balanced parentheses that calls no methods which the
    /// root of a scene lacks.
    bool standsAlone = false;
  };

  /// @param files  to look imported files up; nullptr: they are not checked
  Checker(const Registry& registry, const FileService* files, Options options);

  /// @param name  of the file, for messages
  Result check(const SyntaxTree& tree, const std::string& name);

private:
  using Node = SyntaxTree::Node;
  struct Variable
  {
    Node declared;
    bool isParameter;
    bool used;
  };

  /// Whether further findings are dropped; then hints need not be computed.
  bool full() const;
  void report(Diagnostic::Severity severity, Node at, LocalText message, LocalText hint = {});
  /// Reports what stops the import of the file when it is reached.
  void fatal(Node at, LocalText message, LocalText hint = {});
  void warn(Node at, LocalText message, LocalText hint = {});
  void quirk(Node at, LocalText message, LocalText hint = {});

  void checkList(Node list, NodeClass current);
  void checkDelta(Node list, NodeClass current);
  bool tooDeep(Node list);
  void checkClass(const Form& form, NodeClass& current);
  void checkTemplate(Node list, Node form);
  void checkDefine(Node list, Node form);
  void checkSwitch(Node list, Node form, NodeClass current);
  void checkCase(Node aCase, NodeClass current);
  void checkCall(Node list, Node form, NodeClass current);
  const Method* checkMethod(Node form, NodeClass current, std::size_t count);
  void checkLiteral(Node form, Node value, const Method& method, std::size_t index);
  /// The same if the class of the node is unknown: finds only numbers that are too large for every such method.
  void checkOverflow(Node form, Node value, std::size_t index, std::size_t count);
  void checkMesh(Node form, Node value, NodeClass current);
  void checkImport(Node list, Node form, std::size_t count);
  std::optional<std::size_t> parametersOf(const std::string& file);

  void checkValue(Node node);
  void checkExpression(Node list);
  void checkOperand(Node node);
  void checkParameter(Node node, std::string_view text);
  void checkAtomText(Node node, Node next, bool inExpression);
  void reportUnused();
  /// The text of `value` if it is known without evaluating anything.
  std::optional<std::string> literal(Node value) const;

  const Registry& registry_;
  const FileService* files_;
  Options options_;
  std::map<std::string, const ClassInfo*, std::less<>> classes_; ///< Found by the names that files use.
  std::map<std::pair<const ClassInfo*, std::string>, const Method*> methods_;
  std::unordered_map<std::string, std::vector<const Method*>> methodsByName_; ///< Of all classes.
  std::unordered_map<std::string, std::optional<std::size_t>> parameters_;    ///< Of imported files.

  // Of the file being checked
  const SyntaxTree* tree_ = nullptr;
  Result result_;
  std::map<std::string, Variable, std::less<>> variables_;
  int depth_ = 0;
  int branches_ = 0; ///< Branches of switches around the form.
  std::string scratch_;
};

} // namespace rsg
} // namespace sparkwright
