#pragma once

#include "core/rsg/trace/TraceCache.h"
#include "core/text/Diagnostic.h"
#include "core/world/live/SceneSpots.h"

#include <functional>

namespace sparkwright
{

/// What a part of a scene consists of, which decides whether it can be made or removed alone.
struct PartKind
{
  bool bodies = false;  ///< It has nodes that others refer to: bodies, spaces, roots of robots, states of players.
  bool joints = false;
  bool world = false;   ///< It has a physics world.
  bool carried = false; ///< Its outermost node is of no use without the one around it: a body, a joint.

  bool isLight() const { return !bodies && !joints && !world; }

  /// Of nodes that exist.
  static PartKind of(std::span<const std::shared_ptr<Object>> roots);

  /// The text of a scene file by its name in imports; null if there is none.
  using Find = std::function<std::shared_ptr<const rsg::ParsedFile>(const std::string& name)>;
  /// Of nodes that are to be made by a step, with the files that it imports.
  /// @param problems  gets the errors in these files
  static PartKind of(const rsg::Trace& trace, rsg::Trace::Index step, const Find& find, rsg::TraceCache& traces,
                     Diagnostics& problems);

private:
  void add(const ClassInfo& info);
  void add(const rsg::Trace& trace, rsg::Trace::Index first, rsg::Trace::Index last, const Find& find,
           rsg::TraceCache& traces, Diagnostics& problems, int depth);
};

} // namespace sparkwright
