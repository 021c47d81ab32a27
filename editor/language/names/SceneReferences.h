#pragma once

#include "core/syntax/SyntaxTree.h"
#include "core/syntax/TextEdit.h"
#include "core/text/LocalText.h"
#include "editor/language/names/SceneKnowledge.h"
#include "editor/language/source/TextRange.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// A name that stands somewhere in a scene.
struct SceneName
{
  enum class Kind
  {
    Variable, ///< `$x`
    Node,     ///< In setName, `sel`, or a step of a path.
    File,     ///< That importScene names.
    Material
  };
  Kind kind = Kind::Variable;
  std::string name; ///< Of variables without `$`.
  TextRange range;  ///< Without quotes for nodes, else the whole atom.
};

/// A place in this text or in another file.
struct SourcePlace
{
  std::filesystem::path file; ///< Absolute; empty: the text that was asked about.
  TextRange range;            ///< Empty at 0: the whole file.
  int line = 1;               ///< From 1.

  bool operator==(const SourcePlace&) const = default;
};

/// Where the names of a scene are defined and used.
class SceneReferences
{
public:
  /// @param tree, knowledge  must outlive this
  SceneReferences(const SyntaxTree& tree, const SceneKnowledge& knowledge) : tree_(tree), knowledge_(knowledge) {}

  /// The name that the offset is in or directly behind.
  std::optional<SceneName> nameAt(std::uint32_t offset) const;
  /// Where it is defined: `templ` and `def` of a variable, the imported file, setName (or `nd`, or the imported file)
  /// of a node, the script that defines a material.
  std::vector<SourcePlace> definitions(std::uint32_t offset) const;
  /// Where it is used, definitions included: variables and nodes in this text, materials and files in all that is
  /// known.
  std::vector<SourcePlace> references(std::uint32_t offset) const;
  /// The imports of this scene in other files.
  std::vector<SourcePlace> importers() const;

  struct Renaming
  {
    std::vector<TextEdit> edits;    ///< Of this text, in its order. No other file changes.
    LocalText refusal{};            ///< Not empty: it cannot be done, and there are no edits.
    std::vector<LocalText> notes{}; ///< What the user should know.
  };
  /// Gives a variable or a node another name. A variable changes in the whole file; since arguments of templates go by
  /// their places, importing files need no change. A node changes in setName, and in those paths and `sel` of this file
  /// that certainly mean it.
  /// @param name  new one; of variables with or without `$`
  Renaming rename(std::uint32_t offset, const std::string& name) const;

private:
  using Node = SyntaxTree::Node;

  SourcePlace place(TextRange range) const;
  SourcePlace place(Node node) const { return place({tree_.begin(node), tree_.end(node)}); }
  SourcePlace place(const SceneSummary& scene, const SceneSummary::Name& name) const;
  std::optional<SourcePlace> fileOf(const std::string& name) const;
  Renaming renameVariable(const std::string& from, std::string to) const;
  Renaming renameNode(std::uint32_t offset, const std::string& to) const;

  const SyntaxTree& tree_;
  const SceneKnowledge& knowledge_;
};

} // namespace sparkwright
