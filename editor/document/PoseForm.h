#pragma once

#include "core/object/Math.h"
#include "core/syntax/Document.h"

#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Why a pose cannot be written, and the place that stands in the way.
struct PoseRefusal
{
  enum class Why
  {
    NotThere,   ///< The text has no such form, or is broken.
    Expression, ///< A number is computed: `source` is the expression or the `$variable`.
    Switch,     ///< The call stands in a switch.
    Repeated,   ///< The form is read more than once, and would move several things.
    Elsewhere   ///< The node does not stand where its form puts it: something else places it, too.
  };
  Why why = Why::NotThere;
  SyntaxTree::Position at{};
  std::string source{};
};

/// What has to change in a text; nothing if it says so already.
struct PoseEdit
{
  std::vector<TextEdit> edits{};
  std::optional<PoseRefusal> refusal{};
};

/// The form of a Transform in a scene file, and the calls in it that place the Transform: setLocalPos, setLocalRotation and
/// setLocalTransform. Finds out how to say another pose with as few changed numbers as possible.
///
/// Numbers are written to 1 mm and 0.01°. What a number says already, as precisely, stays as it is written. Calls that are
/// missing are put before whatever is made inside the form, in the style of its neighbours.
class PoseForm
{
public:
  using Node = SyntaxTree::Node;

  /// @param tree    must outlive this
  /// @param offset  of the word `nd`, in bytes
  PoseForm(const SyntaxTree& tree, std::uint32_t offset);

  /// Whether there is such a form.
  bool found() const { return word_ != SyntaxTree::none; }
  /// What setName says; empty if it says nothing, or something that has to be evaluated.
  std::string name() const;
  /// What the form makes, or the first file that is imported into it.
  std::string kind() const;
  SyntaxTree::Position position() const { return tree_.position(word_); }

  /// @param now     the pose in the parent that the form has given
  /// @param wanted  the one to be written
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
    bool chosen; ///< Stands in a switch.

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
  Node list_ = SyntaxTree::none;  ///< Around it.
  Node class_ = SyntaxTree::none; ///< Follows it.
  std::vector<Call> calls_;
};

} // namespace sparkwright
