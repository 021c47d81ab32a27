#pragma once

#include "core/object/Math.h"
#include "core/syntax/Document.h"

#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Why a pose cannot be written, with the place in the text.
struct PoseRefusal
{
  enum class Why
  {
    NotThere,   ///< The text has no such form, or has errors.
    Expression, ///< A number is computed: `source` is the expression or the `$variable`.
    Switch,     ///< The call is in a switch.
    Repeated,   ///< The form is read several times, and would move several things.
    Elsewhere   ///< The node is not at the pose of its form, so something else moves it, too.
  };
  Why why = Why::NotThere;
  SyntaxTree::Position at{};
  std::string source{};
};

/// Edits of a text, empty if none are needed; or a refusal.
struct PoseEdit
{
  std::vector<TextEdit> edits{};
  std::optional<PoseRefusal> refusal{};
};

/// The form of a Transform in a scene file, with its calls of setLocalPos, setLocalRotation and setLocalTransform.
/// Computes edits for another pose that change as few numbers as possible.
///
/// Numbers are rounded to 1 mm and 0.01°. Numbers that are equal at this precision are not changed. Missing calls are
/// inserted before nodes made inside the form, in the style of their neighbours.
class PoseForm
{
public:
  using Node = SyntaxTree::Node;

  /// @param tree    must outlive this
  /// @param offset  of the word `nd`, in bytes
  PoseForm(const SyntaxTree& tree, std::uint32_t offset);

  /// Whether there is such a form.
  bool found() const { return word_ != SyntaxTree::none; }
  /// The argument of setName; empty if there is none or it is an expression.
  std::string name() const;
  /// The class that the form makes, or the first file imported into it.
  std::string kind() const;
  SyntaxTree::Position position() const { return tree_.position(word_); }

  /// @param now     present pose in the parent
  /// @param wanted  new pose in the parent
  PoseEdit edit(const Mat4f& now, const Mat4f& wanted) const;

private:
  enum class Kind
  {
    Position,
    Rotation,
    Matrix
  };
  struct Call
  {
    Kind kind;
    Node list;
    std::vector<Node> values;
    bool chosen; ///< Inside a switch.

    /// x, y and z of the position, or of the rotation in degrees (not of a matrix).
    Node number(int axis) const { return values[static_cast<std::size_t>(kind == Kind::Matrix ? 12 + axis : axis)]; }
  };
  class Writer;

  void collect(Node list, Node from, bool chosen, int depth);
  void addCall(Node list, Node form, bool chosen);
  const Call* last(Kind kind) const;
  Node callOf(std::string_view method) const;
  std::string lineStart(Node node) const;
  std::string lineEnd(Node node) const;
  bool standsAt(const Mat4f& now, const Writer& writer) const;
  Vec3f readTurn(const Call& call, const Vec3f& instead, const Writer& writer) const;
  std::string setPosition(const Mat4f& now, const Mat4f& wanted, Writer& writer) const;
  std::string setRotation(const Mat4f& now, const Mat4f& wanted, Writer& writer) const;
  TextEdit insertion(const std::string& calls) const;
  TextEdit insertionAfter(Node call, const std::string& text) const;

  const SyntaxTree& tree_;
  Node word_ = SyntaxTree::none;  ///< `nd`
  Node list_ = SyntaxTree::none;  ///< List around it.
  Node class_ = SyntaxTree::none; ///< Class after it.
  std::vector<Call> calls_;
};

} // namespace sparkwright
