#pragma once

#include "core/syntax/SyntaxTree.h"
#include "core/syntax/TextEdit.h"

#include <Eigen/Core>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::design
{

/// One form `(nd Class …)` of a scene's text, and edits of its own calls. Not of the calls in files that it imports.
class FormEdits
{
public:
  /// @param tree    must outlive this
  /// @param offset  of the word `nd`, as NodeSource has it
  FormEdits(const SyntaxTree& tree, std::uint32_t offset);

  /// Whether there is a complete form at the offset.
  bool found() const { return form_ != SyntaxTree::none; }

  /// A call of the form.
  struct Call
  {
    SyntaxTree::Node list = SyntaxTree::none;
    std::string method; ///< The long form of its name.
    std::vector<SyntaxTree::Node> arguments;
    std::vector<double> numbers; ///< Of arguments; empty unless all of them are plain numbers.

    /// Whether it has arguments that are no plain words: variables or expressions.
    bool computed = false;
  };
  /// The calls of one of these methods, in text order.
  std::vector<Call> calls(std::span<const std::string_view> methods) const;
  /// The last call of a method whose first argument is this axis.
  std::optional<Call> callFor(std::string_view method, int axis) const;

  /// Sets an argument of a call.
  TextEdit setArgument(const Call& call, std::size_t index, const std::string& text) const;
  /// Adds a call, e.g. `setName left`, behind the name of the node or, without one, behind its class; `atEnd`: behind
  /// all else, which it so overrides.
  TextEdit add(const std::string& words, bool atEnd) const;

  /// Replaces what the form says about mass by one setMassParameters.
  /// @param inertia  kg·m² about the body's origin
  /// @return empty if there is no form, or it has a mass with variables or expressions
  std::vector<TextEdit> setMass(double mass, const Eigen::Matrix3d& inertia) const;

private:
  const SyntaxTree& tree_;
  SyntaxTree::Node form_ = SyntaxTree::none;
};

/// A number as people write it: as short as it can be with so many significant digits.
std::string shortNumber(double value, int digits = 6);

} // namespace sparkwright::design
