#pragma once

#include "core/rsg/evaluation/ImportRecord.h"
#include "core/rsg/trace/Trace.h"

#include <memory>
#include <vector>

namespace sparkwright::rsg
{

/// Builds one part of a scene that has been imported before: the nodes and calls of one step of its trace, in the same
/// order as a whole import would.
class TraceBuilder
{
public:
  /// @param record  of the import to which the part belongs; its numbers are those of `trace`. Gets the new nodes and
  ///   imports.
  TraceBuilder(Context& context, ImportRecords& records, ImportRecord& record, const Trace& trace);

  /// Makes the node, or carries out the import, of `step` below `parent`: an object of the node around the step. The
  /// new nodes come last below it. Then simplifies their Transforms, as after an import.
  void build(Trace::Index step, const std::shared_ptr<Object>& parent);

private:
  void make(Trace::Index node);
  bool select(Trace::Index node);
  void call(Trace::Index call);
  bool isImmediate(const Method& method) const;

  Context& context_;
  ImportRecords& records_;
  ImportRecord& record_;
  const Trace& trace_;
  const ClassInfo* transform_;
  std::vector<std::shared_ptr<Object>> objects_; ///< By node; null for those outside of the part.
  std::vector<Trace::Index> queue_;              ///< Calls for when all nodes are there.
};

} // namespace sparkwright::rsg
