#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/source/PropertyPages.h"

#include <memory>

namespace sparkwright
{

/// The docks of properties: one follows the selection, the other one stays with the node that was pinned, so that two
/// nodes can be compared.
class NodeInspection : public QObject
{
  Q_OBJECT
public:
  /// All must outlive this.
  struct Sides
  {
    OutlineFiles& outlines;
    SourceSelection& forms;
    const SourceLink& link;
    const Registry& registry;
  };
  NodeInspection(const WindowPart::Surroundings& around, const Sides& sides);
  ~NodeInspection() override;

  PropertyPages& shown() { return *shown_; }
  PropertyPages& pinned() { return *pinned_; }
  QDockWidget& dock() { return *dock_; }
  QDockWidget& pinnedDock() { return *pinnedDock_; }

  void retranslate();
  void setMaterials(const std::vector<std::string>& names);
  void setDataFolders(const QStringList& folders);
  /// Updates from the session. To be called about ten times a second.
  void show(const SessionState& state);

signals:
  /// @param line  from 1
  void openSource(const QString& file, int line);
  /// @param node  index in the structure of the selection
  void sourceWanted(int node);

private:
  void connectPages(PropertyPages& pages, const Selection& nodes);
  void showPose(PropertyPages& pages, int node);
  void pin();

  WindowPart::Surroundings around_;
  Sides sides_;
  NodeValueHub hub_;
  Selection pinnedNodes_;
  SourceSelection pinnedForms_;
  PropertyPages *shown_, *pinned_;
  QDockWidget *dock_, *pinnedDock_;
  QAction* pin_;
};

} // namespace sparkwright
