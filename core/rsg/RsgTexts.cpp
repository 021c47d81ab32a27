#include "core/rsg/RsgTexts.h"

namespace sparkwright::rsg
{

LocalText countText(const Method& method)
{
  if(method.most < 0)
    return rsgText(method.least == 1 ? RsgKey("count.atLeastOne") : RsgKey("count.atLeast"), method.least);
  if(method.most != method.least)
    return rsgText(method.most == 1 ? RsgKey("count.upToOne") : RsgKey("count.upTo"), method.least, method.most);
  return rsgText(method.least == 1 ? RsgKey("count.one") : RsgKey("count.many"), method.least);
}

} // namespace sparkwright::rsg
