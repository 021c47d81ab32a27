#pragma once

#include "app/ide/editing/WorldOffsets.h"
#include "app/ide/scene/Selection.h"
#include "core/frame/Frame.h"
#include "editor/document/OpenDocuments.h"
#include "editor/document/SourceSelection.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <vector>

namespace sparkwright
{

/// Keeps the selection of forms in text, tree and properties equal to that of nodes in the views.
class SourceLink : public QObject
{
  Q_OBJECT
public:
  /// All must outlive this.
  struct Sides
  {
    OpenDocuments& documents;
    SourceSelection& forms;
    Selection& nodes;
    const WorldOffsets& offsets;
  };
  explicit SourceLink(const Sides& sides, QObject* parent = nullptr);

  /// The form that has made a node, or the nearest one around it that an open document has; nothing if there is none.
  std::optional<SourceNode> formOf(const SceneStructure& structure, int node) const;
  /// The nodes that a form has made, or the nearest form around it that has made some: several if its file is imported
  /// several times.
  std::vector<int> nodesOf(const SceneStructure& structure, const SourceNode& form) const;
  /// Offset of the word `nd` of a form, or of the nearest such form around it, in the World's text.
  std::optional<std::uint32_t> placeInWorld(const SourceNode& form) const;

  /// The node that was selected last in the views, if none of the open documents has the form that made it, so that it
  /// can only be seen as it is in the run; 0: none. By id.
  std::uint64_t inspected() const { return inspected_; }

  /// To be called after each frame. Selects the nodes of the selected forms again if the World has built them anew.
  void follow();

signals:
  void inspectedChanged();

private:
  enum class Following
  {
    Nobody,
    Forms, ///< Nodes are being selected.
    Nodes  ///< Forms are being selected.
  };
  /// The nodes of all selected forms, each once.
  std::vector<int> nodesOfForms() const;
  void followForms();
  void followNodes();
  void followDocuments();
  bool isOpen(const SceneStructure& structure, int node) const;
  void inspect(std::uint64_t id);

  Sides sides_;
  Following following_ = Following::Nobody;
  const SceneStructure* structure_ = nullptr; ///< Of the last frame.
  std::uint64_t inspected_ = 0;
};

} // namespace sparkwright
