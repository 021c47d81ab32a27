#pragma once

#include "app/ide/source/inspection/NodePanel.h"
#include "app/ide/source/inspection/WorldPoseBar.h"
#include "app/ide/source/NodeValueFeed.h"
#include "editor/properties/PropertyPanel.h"

#include <QStackedWidget>
#include <QWidget>

#include <memory>

namespace sparkwright
{

/// The properties of what is selected: of a form in an open file, to be edited, or of a node of the run whose file is
/// not open.
class PropertyPages : public QWidget
{
  Q_OBJECT
public:
  /// All must outlive this.
  struct Sides
  {
    OutlineFiles& outlines;
    SourceSelection& forms;
    const Selection& nodes;
    const SourceLink& link;
    const Registry& registry;
    NodeValueHub& hub;
  };
  explicit PropertyPages(const Sides& sides, QWidget* parent = nullptr);
  ~PropertyPages() override;

  /// Shows a node as it is in the run. @param id  of the node; 0: shows the selected forms
  void inspect(std::uint64_t id);
  /// Updates values, and asks for new ones. To be called about ten times a second while it is in sight.
  void show(const SessionState& state);
  /// Asks for no values any more.
  void rest();

  PropertyPanel& forms() { return *forms_; }
  NodePanel& node() { return *node_; }
  WorldPoseBar& pose() { return *pose_; }
  /// Whether a node of the run is shown.
  bool isInspecting() const { return pages_->currentWidget() == node_; }

private:
  std::unique_ptr<NodeValueFeed> feed_;
  WorldPoseBar* pose_;
  PropertyPanel* forms_;
  NodePanel* node_;
  QStackedWidget* pages_;
};

} // namespace sparkwright
