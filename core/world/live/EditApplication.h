#pragma once

#include "core/world/live/EditPlan.h"

#include <map>
#include <memory>
#include <vector>

namespace sparkwright
{

class Context;
class Neighbourhood;
class Posture;

/// Carries out an EditPlan in a World, between two cycles.
class EditApplication
{
public:
  /// @param spots  those of the plan
  EditApplication(Context& context, Object& scene, rsg::ImportRecords& records, rsg::TraceCache& traces,
                  EditPlan& plan, const SceneSpots& spots);
  ~EditApplication();

  /// Counts what it does in EditPlan::report.
  void run();

private:
  using Roots = std::vector<std::shared_ptr<Object>>;
  struct Rebuilding;

  void callAll();
  void moveAll();
  void moveStatic(const EditPlan::Move& move, const Mat4f& local);
  void moveBodies(const EditPlan::Move& move, const Mat4f& local);
  void addChanging(Neighbourhood& places) const;
  void takeOut(Neighbourhood& places);
  void forget(rsg::ImportRecord& record, rsg::Trace::Index step);
  void renumber();
  void buildParts();
  void buildRobots();
  void putInOrder(rsg::ImportRecord& record, rsg::Trace::Index step, Object& parent, const Roots& made);
  void tellNodes();

  Context& context_;
  Object& scene_;
  rsg::ImportRecords& records_;
  rsg::TraceCache& traces_;
  EditPlan& plan_;
  const SceneSpots& spots_;
  std::vector<Rebuilding> parts_, robots_;
  std::set<const rsg::ImportRecord*> gone_;
  std::set<std::shared_ptr<Object>> edited_; ///< Things and robots in which something has changed.
};

} // namespace sparkwright
