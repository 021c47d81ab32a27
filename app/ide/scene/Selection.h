#pragma once

#include "core/frame/Frame.h"

#include <QObject>

#include <memory>
#include <vector>

namespace sparkwright
{

/// What is selected, everywhere in the window: nodes of the scene that is shown, the last chosen one last.
///
/// Things are known by their id: they stay selected when the structure changes, until they are gone.
class Selection : public QObject
{
  Q_OBJECT
public:
  using QObject::QObject;

  /// Nodes are those of this structure from now on; null: there are none.
  void setStructure(const std::shared_ptr<const SceneStructure>& structure);
  const std::shared_ptr<const SceneStructure>& structure() const { return structure_; }

  const std::vector<int>& nodes() const { return nodes_; }
  /// The last chosen one; -1: none.
  int last() const { return nodes_.empty() ? -1 : nodes_.back(); }
  bool has(int node) const;

  /// Just these; nodes that do not exist are left out.
  void set(std::vector<int> nodes);
  /// As people do it: what else is marked goes, too.
  void clear();
  /// Adds what is not selected, and takes away what is. Whoever is chosen as a whole is no longer so by a part of it.
  void toggle(const std::vector<int>& nodes);
  /// Just the object with this id; 0 and objects that are not there change nothing.
  void setId(std::uint64_t id);

signals:
  void changed();
  /// By clear(), whether something was selected or not.
  void cleared();

private:
  bool exists(int node) const { return structure_ && node >= 0 && node < static_cast<int>(structure_->nodes.size()); }

  std::shared_ptr<const SceneStructure> structure_;
  std::vector<int> nodes_;
};

} // namespace sparkwright
