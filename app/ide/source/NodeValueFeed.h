#pragma once

#include "app/ide/scene/Selection.h"
#include "app/ide/source/inspection/NodeValueHub.h"
#include "app/ide/source/SourceLink.h"
#include "core/object/Registry.h"
#include "editor/properties/LiveValues.h"

namespace sparkwright
{

/// Gets the values of the selected form's node from the running World, for the properties: of several nodes that the
/// form has made, those of the selected one.
class NodeValueFeed : public LiveValues
{
  Q_OBJECT
public:
  /// All must outlive this.
  struct Sources
  {
    NodeValueHub& hub;
    const SourceLink& link;
    const SourceSelection& forms;
    const Selection& nodes;
    const Registry& registry;
  };
  explicit NodeValueFeed(const Sources& sources, QObject* parent = nullptr);
  ~NodeValueFeed() override;

  std::vector<Value> of(const SourceNode& node) const override;
  /// Wants the values of the selected form's node. To be called about ten times a second while they are seen.
  void show(const SessionState& state);
  /// Wants nothing any more.
  void rest() { sources_.hub.want(this, 0); }

private:
  std::uint64_t selected(const SceneStructure& structure) const;

  Sources sources_;
  std::uint64_t id_ = 0;
};

} // namespace sparkwright
