#include "core/message/MessageWriter.h"

#include "core/text/Number.h"

namespace sparkwright
{

namespace
{

using Element = PredicateList::Element;

/// Writes what is in the list at `index`, and the list's end. @param space  whether the first element needs one before
/// it
void writeRest(const PredicateList& list, std::uint32_t index, bool space, std::string& out)
{
  const std::uint32_t end = list.elements()[index].after;
  for(std::uint32_t i = index + 1; i < end; i = list.elements()[i].after)
  {
    if(space)
      out += ' ';
    space = true;
    const Element& element = list.elements()[i];
    if(element.kind == PredicateList::Kind::List)
    {
      out += '(';
      out += list.textOf(element);
      writeRest(list, i, element.length > 0, out);
    }
    else
      writeAtom(list, element, out);
  }
  out += ')';
}

} // namespace

void writeAtom(const PredicateList& list, const PredicateList::Element& element, std::string& out)
{
  switch(element.kind)
  {
  case PredicateList::Kind::List:
  case PredicateList::Kind::Text:
    out += list.textOf(element);
    break;
  case PredicateList::Kind::Number:
    appendFixed(element.number, list.decimals(), out);
    break;
  case PredicateList::Kind::Integer:
    appendInteger(static_cast<long>(element.number), out);
    break;
  }
}

void writeMessage(const PredicateList& list, std::string& out)
{
  const auto size = static_cast<std::uint32_t>(list.elements().size());
  for(std::uint32_t i = 0; i < size; i = list.elements()[i].after)
  {
    out += '(';
    out += list.textOf(list.elements()[i]);
    out += ' ';
    writeRest(list, i, false, out);
  }
}

} // namespace sparkwright
