#include "core/services/GameControlNodes.h"

#include <algorithm>

namespace sparkwright
{

Parsers GameControlServer::parsers() const
{
  Parsers parsers;
  for(const auto& child : children())
    if(auto parser = std::dynamic_pointer_cast<BaseParser>(child))
      parsers.push_back(std::move(parser));
  return parsers;
}

CallResult GameControlServer::addParser(const std::string& className)
{
  return makeChild(className, withoutNameSpace(className), "BaseParser");
}

CallResult GameControlServer::setFormats(const std::string& formats)
{
  const Parsers former = parsers();
  for(const auto& parser : former)
    removeChild(*parser);
  for(std::size_t at = 0; at <= formats.size();)
  {
    const std::size_t end = std::min(formats.find(',', at), formats.size());
    const std::string format = formats.substr(at, end - at);
    const CallResult made = addParser(format == "sexp" ? "SexpParser" : format == "json" ? "JsonParser" : format);
    if(!made.accepted)
      return made;
    at = end + 1;
  }
  return {};
}

} // namespace sparkwright
