#pragma once

#include "core/object/Object.h"

namespace sparkwright
{

struct ClassInfo;
class Registry;

/// A class of the Registry as a node below /classes, so that scripts can ask for its name, methods and instances.
class ClassObject : public Object
{
public:
  /// The class that it describes; nullptr if a script has made the node.
  const ClassInfo* described() const { return described_; }
  void describe(const ClassInfo& info) { described_ = &info; }

private:
  const ClassInfo* described_ = nullptr;
};

/// Makes /classes below the root: every class of the registry at /classes/<namespace>/<name>, those of plugins at
/// /classes/<name>.
void makeClassObjects(Object& root, const Registry& registry);
/// The same for one class that was added later.
void makeClassObject(Object& root, const Registry& registry, const ClassInfo& info);

void registerClassObjects(Registry& registry);

} // namespace sparkwright
