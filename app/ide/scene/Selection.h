#pragma once

#include "core/frame/Frame.h"

#include <QObject>

#include <memory>
#include <vector>

namespace sparkwright
{

/// The selection of the window: nodes of the scene, the one chosen last at the end.
///
/// Nodes are identified by id: they stay selected when the structure changes, until they are removed.
class Selection : public QObject
{
  Q_OBJECT
public:
  using QObject::QObject;

  /// Sets the structure that nodes refer to; null: none.
  void setStructure(const std::shared_ptr<const SceneStructure>& structure);
  const std::shared_ptr<const SceneStructure>& structure() const { return structure_; }

  const std::vector<int>& nodes() const { return nodes_; }
  /// The node chosen last; -1: none.
  int last() const { return nodes_.empty() ? -1 : nodes_.back(); }
  bool has(int node) const;

  /// Replaces the selection; ignores nodes that do not exist.
  void set(std::vector<int> nodes);
  /// Clears the selection, and other marks by cleared().
  void clear();
  /// Adds nodes that are not selected, and removes those that are. A thing selected as a whole is not selected by a
  /// part, too.
  void toggle(const std::vector<int>& nodes);
  /// Selects the object with this id only; no effect for 0 and unknown ids.
  void setId(std::uint64_t id);

signals:
  void changed();
  /// Emitted by every clear(), even without a selection.
  void cleared();

private:
  bool exists(int node) const { return structure_ && node >= 0 && node < static_cast<int>(structure_->nodes.size()); }

  std::shared_ptr<const SceneStructure> structure_;
  std::vector<int> nodes_;
};

} // namespace sparkwright
