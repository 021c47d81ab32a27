#pragma once

#include "app/ide/session/Session.h"
#include "app/ide/source/SourceLink.h"
#include "core/object/Registry.h"
#include "editor/properties/LiveValues.h"

namespace sparkwright
{

/// Gets the values of the selected node from the running World, for the properties.
class NodeValueFeed : public LiveValues
{
  Q_OBJECT
public:
  /// All must outlive this.
  struct Sources
  {
    Session& session;
    const SourceLink& link;
    const SourceSelection& forms;
    const Registry& registry;
  };
  explicit NodeValueFeed(const Sources& sources, QObject* parent = nullptr);

  std::vector<Value> of(const SourceNode& node) const override;
  /// Asks for the values of the selected node, and tells new ones. To be called about ten times a second while they
  /// are seen.
  void show(const SessionState& state);

private:
  Sources sources_;
  std::shared_ptr<const NodeValues> values_;
  FramePtr frame_; ///< In which they were asked for last.
  long asked_ = 0;
  std::uint64_t id_ = 0;
};

} // namespace sparkwright
