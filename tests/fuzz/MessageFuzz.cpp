// Messages of agents: whatever the bytes are, both languages make a well-formed list of them, and what is written from
// it reads back.

#include "core/message/JsonMessage.h"
#include "core/message/MessageReader.h"
#include "core/message/MessageWriter.h"
#include "core/robot/language/ActionReader.h"

#include <cstdlib>

using namespace sparkwright;

namespace
{

void require(bool holds)
{
  if(!holds)
    std::abort();
}

void checkList(const PredicateList& list)
{
  const auto& elements = list.elements();
  for(std::size_t i = 0; i < elements.size(); ++i)
  {
    require(elements[i].after > i && elements[i].after <= elements.size());
    require(elements[i].kind == PredicateList::Kind::List || elements[i].after == i + 1);
    list.textOf(elements[i]);
  }
  for(std::size_t i = 0; i < elements.size(); i = elements[i].after)
    require(elements[i].kind == PredicateList::Kind::List);
  ActionReader reader;
  reader.start(list);
  std::size_t actions = 0, predicates = 0;
  while(reader.next())
    ++actions;
  for(auto p = list.first(); p; p = list.next(p))
    ++predicates;
  require(actions == predicates);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  const std::string_view message(reinterpret_cast<const char*>(data), size);
  PredicateList sexp, json;
  MessageReader reader;
  reader.start(message);
  while(reader.next(sexp))
    ;
  JsonMessageReader jsonReader;
  const bool good = jsonReader.read(message, json).empty();
  require(good || !message.empty());

  for(const PredicateList* const list : {&sexp, &json})
  {
    checkList(*list);
    std::string text;
    writeMessage(*list, text);
    text.clear();
    writeJsonMessage(*list, text);
    PredicateList again;
    require(jsonReader.read(text, again).empty());
    checkList(again);
    std::string twice;
    writeJsonMessage(again, twice);
    PredicateList third;
    require(jsonReader.read(twice, third).empty());
    require(third.elements().size() <= again.elements().size());
  }
  return 0;
}
