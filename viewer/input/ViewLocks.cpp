#include "viewer/input/ViewLocks.h"

namespace sparkwright
{

void ViewLocks::set(Part part, bool locked)
{
  if(holds(part) == locked)
    return;
  parts_.setFlag(part, locked);
  emit changed();
}

bool ViewLocks::refuses(Part part)
{
  if(!holds(part))
    return false;
  emit refused(part);
  return true;
}

} // namespace sparkwright
