#include "core/game/f2000/data/ArrayData.h"

#include <algorithm>

namespace sparkwright::f2000
{

ArrayData::ArrayData(const Layout& layout) : layout_(layout), words_(layout.head)
{
  std::ranges::copy(layout.nothing, words_.begin());
}

bool ArrayData::setData(const Words& words)
{
  if(!layout_.fits(words))
    return false;
  words_.assign(words.begin(), words.end());
  return true;
}

bool ImageData::setData(const Words& words)
{
  if(words.size() < head || words[0] > mostSide || words[1] > mostSide || words[2] != 0 ||
     words.size() - head != std::size_t{words[0]} * words[1])
    return false;
  words_.assign(words.begin(), words.end());
  return true;
}

std::unique_ptr<SensorDataPlugin> makeData(std::string_view feature)
{
  if(sameWord(feature, "image"))
    return std::make_unique<ImageData>();
  const Layout* const layout = layoutOf(feature);
  return layout ? std::make_unique<ArrayData>(*layout) : nullptr;
}

} // namespace sparkwright::f2000
