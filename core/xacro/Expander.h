#pragma once

#include "core/xacro/expression/Evaluator.h"
#include "core/xacro/expression/Problem.h"
#include "core/xacro/Scope.h"
#include "core/xacro/Xacro.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sparkwright::xacro
{

/// Expands one document; used once. Its functions throw Problems.
class Expander : private Surroundings
{
public:
  using ScopePointer = std::shared_ptr<Scope>;

  Expander(Sources& sources, Packages& packages, const Options& options, Diagnostics& diagnostics);
  ~Expander() override;
  Expander(const Expander&) = delete;
  Expander& operator=(const Expander&) = delete;

  /// The document without macros.
  Node::Pointer expand(const Node::Pointer& document, const std::filesystem::path& file);

private:
  // Elements: Expander.cpp
  void content(const Node& source, const ScopePointer& scope, Node& into);
  void node(const Node::Pointer& source, const ScopePointer& scope, Node& into);
  void element(const Node::Pointer& source, const ScopePointer& scope, Node& into);
  void plainElement(const Node& source, const std::string& name, const ScopePointer& scope, Node& into);
  void property(const Node::Pointer& source, const ScopePointer& scope);
  void argument(const Node& source, Scope& scope);
  void attribute(const Node& source, Scope& scope, Node& into);
  void condition(const Node& source, const ScopePointer& scope, Node& into);
  void include(const Node& source, const ScopePointer& scope, Node& into);
  std::vector<std::filesystem::path> filesOf(const Node& source, const std::string& written);

  // Macros: MacroCalls.cpp
  void macro(const Node::Pointer& source, Scope& scope);
  void call(const Node& source, const std::string& name, const ScopePointer& scope, Node& into);
  void insertBlock(const Node& source, const ScopePointer& scope, Node& into);
  ScopePointer bindParameters(const Node& source, const Macro& macro, const ScopePointer& scope,
                              const ScopePointer& home);
  void bindBlocks(const Node& source, const Macro& macro, const ScopePointer& scope, Scope& inside);
  /// Finds a macro by its name, with the names of included files before it. @param home  set to the scope that has it
  std::shared_ptr<const Macro> macroNamed(std::string_view name, ScopePointer& home);

  // Texts: TextExpansion.cpp
  Value text(std::string_view text, Scope& scope);
  Value expression(std::string_view text, Scope& scope);
  Value substitution(std::string_view inside, Scope& scope);
  Value argumentExpression(std::string_view text, Scope& scope);
  std::string required(const Node& source, const char* attribute, Scope& scope);
  bool truth(const Value& value, std::string_view written) const;
  Value resolve(Scope& owner, Scope::Property& property, std::string_view name);
  const std::string& argumentNamed(const std::string& name) const;
  std::filesystem::path packageNamed(const std::string& name);
  std::filesystem::path located(std::string_view written, int file);
  Value loadYaml(const std::string& written);

  std::optional<Value> find(std::string_view name) override;
  std::optional<Value> find(const Value::ScopePointer& scope, std::string_view name) override;
  Value call(std::string_view function, const Arguments& arguments) override;
  std::vector<std::string> names() const override;
  void count(std::size_t steps) override;

  void say(Diagnostic::Severity severity, LocalText message, LocalText hint);
  void checkAttributes(const Node& source, std::initializer_list<std::string_view> known);
  void checkDepth(const std::string& name) const;

  Sources& sources_;
  Packages& packages_;
  const Options& options_;
  Diagnostics& diagnostics_;
  std::map<std::string, std::string, std::less<>> arguments_;
  std::vector<std::filesystem::path> files_; ///< That are being expanded, each included by the one before.
  std::vector<ScopePointer> namespaces_;     ///< Of included files; they and the scopes around them know each other.
  std::unordered_map<std::string, std::shared_ptr<const Expression>> expressions_; ///< By their texts.
  std::map<std::filesystem::path, Value> settings_;                                ///< YAML files that were read.
  Scope* scope_ = nullptr;                                                         ///< Of the expression at work.
  Place place_{};                                                                  ///< Of the element at work.
  bool onlyArguments_ = false; ///< The expression at work is one of $(eval …).
  int level_ = 0;              ///< Of nodes inside each other that are at work.
  int elements_ = 0;           ///< Of the result inside each other.
  std::size_t steps_ = 0, untilCheck_ = 0, bytes_ = 0;
};

} // namespace sparkwright::xacro
