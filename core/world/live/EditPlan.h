#pragma once

#include "core/world/live/EditReport.h"
#include "core/world/live/SceneSpots.h"

#include <deque>
#include <memory>
#include <set>
#include <vector>

namespace sparkwright
{

/// What is to be done in a World so that its scene becomes that of edited texts. Made by EditPlanner, which changes
/// nothing; carried out by EditApplication.
struct EditPlan
{
  /// Methods to be called again.
  struct Calls
  {
    SceneSpot spot;
    std::shared_ptr<Object> object;
    const rsg::TraceDiff::Calls* change = nullptr;
    const EditedImport* edit = nullptr;
  };
  /// A Transform that goes elsewhere, with all bodies below it.
  struct Move
  {
    SceneSpot spot;
    std::shared_ptr<Object> object;
  };
  /// A node or an import that is made, removed, or built again with the state of its predecessor.
  struct Part
  {
    rsg::ImportRecord* record = nullptr;
    rsg::Trace::Index before = rsg::Trace::none, after = rsg::Trace::none; ///< Steps.
    std::shared_ptr<Object> parent;
  };

  std::deque<EditedImport> imports; ///< Outer ones first.
  std::vector<Calls> calls;
  std::vector<Move> moves;
  std::vector<Part> parts;
  std::set<AgentAspect*> robots; ///< To be built again as a whole.
  EditReport report;             ///< Faulty or NeedsReset: nothing is to be done.
};

} // namespace sparkwright
