#pragma once

#include "viewer/render/Renderer.h"

#include <QObject>

#include <vector>

namespace sparkwright
{

/// Selected and emphasised nodes of a view, as indices in its structure; -1: none.
class ViewSelection : public QObject
{
  Q_OBJECT
public:
  /// Selects the subtrees of these nodes, whether they exist or not.
  void set(std::vector<int> nodes);
  void setNode(int node) { set(node >= 0 ? std::vector{node} : std::vector<int>()); }
  /// In the order in which they were selected.
  const std::vector<int>& nodes() const { return nodes_; }
  /// The one that counts where there can be only one.
  int last() const { return nodes_.empty() ? -1 : nodes_.back(); }

  /// Outlines one more node, as if the mouse were over it.
  void setOutlined(int node);
  /// The node under the mouse, which a click would select.
  void setHovered(int node);
  int hovered() const { return hovered_; }

  /// How to show the selection during drags and below layers.
  struct Look
  {
    bool hover = true; ///< Also outlines what the mouse is over.
    bool tint = true;  ///< Fills what is selected with a tint, beside its outline.
  };
  /// The marks to draw, the selection last. Nodes that the structure does not have are left out.
  /// @param more  further nodes to outline like the hovered one
  std::vector<Renderer::Mark> marks(const SceneStructure& structure, const Look& look,
                                    const std::vector<int>& more) const;

signals:
  /// Other nodes are selected.
  void changed();
  /// Another node is outlined or hovered.
  void emphasisChanged();

private:
  std::vector<int> nodes_;
  int hovered_ = -1, outlined_ = -1;
};

} // namespace sparkwright
