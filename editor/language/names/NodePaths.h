#pragma once

#include "editor/language/names/SceneOutline.h"
#include "editor/language/source/TextRange.h"

#include <optional>
#include <vector>

namespace sparkwright
{

/// The places of a scene that mean nodes: paths in `attach` and `setBattery`, children in `sel`, and names in setName.
class NodePaths
{
public:
  using Node = SyntaxTree::Node;
  using Id = SceneOutline::Id;

  /// A step of a path, or a whole name.
  struct Step
  {
    SymbolicText text;
    Node atom = SyntaxTree::none; ///< `none`: it is put together of several, or of variables.
    TextRange range{};            ///< In the text, if it has an atom.
  };
  struct Use
  {
    enum class Kind
    {
      Path,
      Child, ///< Of `sel`.
      Name   ///< Of setName.
    };
    Kind kind = Kind::Path;
    Node value = SyntaxTree::none; ///< An atom or an expression.
    std::size_t scope = 0;         ///< Node in force, see itemOf().
  };

  /// @param tree, outline  must outlive this
  NodePaths(const SyntaxTree& tree, SceneOutline& outline);

  const std::vector<Use>& uses() const { return uses_; }
  /// The item in force there; nothing if that is not known.
  std::optional<Id> itemOf(std::size_t scope);
  /// The steps of a value; empty if it is computed.
  std::vector<Step> steps(const Use& use) const;
  /// What the first `count` steps of a use lead to.
  std::optional<SceneOutline::Found> resolve(const Use& use, const std::vector<Step>& steps, std::size_t count);
  /// The use and the step at an offset.
  struct At
  {
    Use use;
    std::vector<Step> steps;
    std::size_t step = 0;
  };
  std::optional<At> at(std::uint32_t offset) const;

private:
  friend class NodePathVisitor;
  struct Scope
  {
    enum class Kind
    {
      Root,
      Made,
      Selected,
      Unknown
    };
    Kind kind = Kind::Root;
    std::size_t parent = 0;
    Node node = SyntaxTree::none; ///< Made: `nd`; selected: the child's name.
    bool isResolved = false;
    std::optional<Id> item{};
  };

  void addSteps(Node value, std::vector<Step>& steps, bool& isOpen) const;

  const SyntaxTree& tree_;
  SceneOutline& outline_;
  std::vector<Scope> scopes_;
  std::vector<Use> uses_;
};

} // namespace sparkwright
