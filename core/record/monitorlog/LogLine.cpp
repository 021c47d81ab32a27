#include "core/record/monitorlog/LogLine.h"

#include "core/text/Number.h"
#include "core/wire/NumberText.h"

#include <charconv>

namespace sparkwright
{

LogLine splitLogLine(std::string_view line)
{
  std::size_t at = 0;
  while(at < line.size() && line[at] == '[')
  {
    const std::size_t end = line.find(']', at);
    if(end == std::string_view::npos)
      throw Malformed("byte " + std::to_string(at + 1) + ": expected `]`");
    at = end + 1;
  }
  if(at >= line.size() || line[at] != '(')
    throw Malformed("byte " + std::to_string(at + 1) + ": expected `(`");
  return {line.substr(0, at), line.substr(at)};
}

std::vector<std::string> readDatagrams(std::string_view drawings)
{
  std::vector<std::string> datagrams;
  const char* at = drawings.data();
  const char* const end = at + drawings.size();
  while(at < end && *at == '[')
  {
    std::string& datagram = datagrams.emplace_back();
    for(++at; at < end && *at != ']';)
    {
      if(*at == ' ' || *at == ',')
      {
        ++at;
        continue;
      }
      int byte = 0;
      const auto [next, error] = std::from_chars(at, end, byte);
      if(error != std::errc() || byte < -128 || byte > 255)
      {
        datagrams.pop_back();
        return datagrams;
      }
      datagram += static_cast<char>(byte);
      at = next;
    }
    if(at < end)
      ++at;
  }
  return datagrams;
}

void appendDatagram(std::string& out, std::string_view datagram)
{
  out += '[';
  for(std::size_t i = 0; i < datagram.size(); ++i)
  {
    if(i > 0)
      out += ", ";
    appendInteger(static_cast<long>(static_cast<signed char>(datagram[i])), out);
  }
  out += ']';
}

MessageOutline LogState::take(std::string_view message)
{
  WireReader in(message);
  GameState game = game_;
  std::vector<std::string> modes = modes_;
  StateReader state(game, modes);
  MessageOutline outline;
  const MessageContent content = readMessage(in, state,
                                             [&](SceneForm form)
                                             {
                                               outline.full = form == SceneForm::Full;
                                               in.skipList();
                                             });
  if(content.simulated)
    outline.time = decimalOf(*content.simulated);
  game_ = std::move(game);
  modes_ = std::move(modes);
  return outline;
}

} // namespace sparkwright
