#pragma once

#include "core/object/Registry.h"
#include "editor/properties/SourceValues.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sparkwright
{

/// What a method of a class sets for a node in a scene file.
struct Property
{
  /// How its values are edited.
  enum class Kind
  {
    Call,     ///< No values: it is called or not.
    Numbers,  ///< One number or several.
    Vector,   ///< x, y and z.
    Rotation, ///< About x, y and z, degrees.
    Colour,
    Flag,
    Choice, ///< One of a few integers.
    Text,
    File,
    Material,
    Path ///< Of a node.
  };

  const ClassInfo* owner = nullptr; ///< The class that has the method.
  const Method* method = nullptr;
  std::optional<int> axis{}; ///< The first value of methods that are called once for each axis.
  std::size_t number = 0;    ///< Of the call, from 0, for methods all of whose calls count.
  TokenRope::Id call = 0;    ///< The call in force; 0: the form has none.
  bool chosen = false;       ///< The call is in a switch.
  Kind kind = Kind::Numbers;
  std::vector<SourceValue> values{}; ///< Without the axis.

  bool isCalled() const { return call != 0; }
  /// The parameter of values[index]; nullptr if the method declares none.
  const Parameter* parameter(std::size_t index) const;
  /// Method, with axis or number if there is one: the same for all nodes.
  std::string key() const;
};

/// A sensible step for a spin box of a parameter's number.
double stepOf(const Parameter& parameter);
/// The unit as it is shown beside a number: `°`; empty if the parameter's tells a range or a choice.
std::string shownUnit(const Parameter& parameter);
/// Names of a choice, by number: `0 world, 1 first body`; empty if it is none.
std::vector<std::pair<int, std::string>> choicesOf(const Parameter& parameter);

/// The properties of a node by its form `(nd Class …)`: what each method of its class and bases is called with, as the
/// importer would call it last, and the edits of the text that change it. Each edit is one contiguous range.
class PropertyList
{
public:
  using Id = TokenRope::Id;

  /// All must outlive this; read again after each edit.
  PropertyList(const SourceValues& values, const Registry& registry, Id form);

  /// Whether there is a node of a known class.
  bool found() const { return info_ != nullptr; }
  const ClassInfo* info() const { return info_; }
  /// Those of the class first, then those of its bases.
  const std::vector<Property>& properties() const { return properties_; }
  /// Nullptr if there is none.
  const Property* find(std::string_view key) const;

  /// A new value: text as an atom, which is quoted as needed, or the source of an expression.
  struct NewValue
  {
    std::size_t index = 0;
    std::string text{};
    bool isSource = false;
  };
  /// The edit that sets values and leaves the others as they stand. A missing call is put before what the form makes,
  /// in the style of its neighbours, with presets for the values not given.
  /// @return nothing if nothing changes, or the source of an expression is not one atom or list
  std::optional<TextEdit> set(const Property& property, std::span<const NewValue> values) const;
  std::optional<TextEdit> set(const Property& property, std::size_t index, const std::string& text) const
  {
    const NewValue value{index, text, false};
    return set(property, std::span(&value, 1));
  }
  /// The edit that adds or takes away the call of a property without values, or takes away that of another one.
  std::optional<TextEdit> setCalled(const Property& property, bool called) const;
  std::optional<TextEdit> reset(const Property& property) const { return setCalled(property, false); }

private:
  struct Call
  {
    TokenRope::Cursor list, word;
    std::string method;
    bool chosen;
  };
  void collect(std::optional<TokenRope::Cursor> element, bool chosen, int depth);
  void collectSwitch(const TokenRope::Cursor& word, int depth);
  void addMethods(const ClassInfo& info, std::vector<std::string>& known);
  void addProperty(const ClassInfo& owner, const Method& method);
  Property read(const ClassInfo& owner, const Method& method, std::optional<int> axis, const Call* call) const;
  std::optional<int> axisOf(const Call& call) const;
  TextEdit insertion(const std::string& call) const;

  const SourceValues& values_;
  const TokenRope& tokens_;
  Id form_;
  const ClassInfo* info_ = nullptr;
  std::vector<Call> calls_;
  std::vector<Property> properties_;
};

} // namespace sparkwright
