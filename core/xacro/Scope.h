#pragma once

#include "core/xacro/expression/Value.h"
#include "core/xacro/Sources.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::xacro
{

/// A macro as it was defined.
struct Macro
{
  struct Parameter
  {
    std::string name;                  ///< Of a block with its stars: `*name`, `**name`.
    std::optional<std::string> preset; ///< As written.
    bool passedOn = false;             ///< `^`: a property of that name outside comes before the preset.

    bool isBlock() const { return name.starts_with('*'); }
  };

  std::string name;
  std::vector<Parameter> parameters;
  Node::Pointer body;
};

/// Reads `params`: `a b:=1 c:='two words' d:=^ e:=^|2 *block`. Throws a Problem.
std::vector<Macro::Parameter> readParameters(std::string_view text);

/// Properties, macros and blocks that are defined in one call of a macro, in a file with a name of its own, or outside
/// of both. What is not found is looked for in the scope around: that of the caller.
class Scope
{
public:
  struct Property
  {
    Value value;         ///< The text, as long as it is not evaluated.
    bool lazy = false;   ///< It is evaluated when it is needed first.
    bool atWork = false; ///< It is being evaluated.
    Place place{};       ///< Of its definition.
  };
  struct Block
  {
    Node::Pointer node;
    bool contentOnly = false;
  };

  explicit Scope(std::shared_ptr<Scope> around = {}, bool isNamespace = false)
      : around_(std::move(around)), isNamespace_(isNamespace)
  {
  }

  /// Null if there is none, here and around. @param owner  set to the scope that has it
  Property* find(std::string_view name, Scope*& owner);
  std::shared_ptr<const Macro> findMacro(std::string_view name) const;
  std::optional<Block> findBlock(const std::string& name) const;

  void set(const std::string& name, Property property) { properties_[name] = std::move(property); }
  void set(const std::string& name, Block block) { blocks_[name] = std::move(block); }
  void set(Macro macro);
  /// Removes a property here and in all scopes around.
  void remove(const std::string& name);
  /// Forgets everything. Scopes that know each other are freed by that.
  void clear();

  /// The outermost scope.
  Scope& outermost();
  /// Where `scope="parent"` defines: around a macro, that of its caller. Null in the outermost.
  Scope* caller();
  std::vector<std::string> names() const; ///< Of properties, here and around.
  std::vector<std::string> macroNames() const;

private:
  std::shared_ptr<Scope> around_;
  bool isNamespace_;
  std::map<std::string, Property, std::less<>> properties_;
  std::map<std::string, Block, std::less<>> blocks_; ///< Names with stars: `**` for those whose content is inserted.
  std::map<std::string, std::shared_ptr<const Macro>, std::less<>> macros_;
};

} // namespace sparkwright::xacro
