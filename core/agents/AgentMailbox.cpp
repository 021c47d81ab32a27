#include "core/agents/AgentMailbox.h"

#include "core/robot/language/MessageParsers.h"

#include <cstdint>
#include <cstring>
#include <memory>

namespace sparkwright
{

AgentMailbox::AgentMailbox(Parsers parsers) : parsers_(std::move(parsers))
{
  if(parsers_.empty())
    parsers_.push_back(std::make_shared<SexpParser>());
}

void AgentMailbox::hold(std::string_view message)
{
  if(held_.size() + message.size() > longestHeld)
    return;
  const auto size = static_cast<std::uint32_t>(message.size());
  held_.append(reinterpret_cast<const char*>(&size), sizeof size);
  held_ += message;
}

std::string_view AgentMailbox::heldMessage(std::string_view held, std::size_t& at)
{
  std::uint32_t size = 0;
  std::memcpy(&size, held.data() + at, sizeof size);
  const std::string_view message = held.substr(at + sizeof size, size);
  at += sizeof size + size;
  return message;
}

BaseParser& AgentMailbox::parserFor(std::string_view message)
{
  if(!parser_)
    parser_ = &chooseParser(parsers_, message);
  return *parser_;
}

std::string AgentMailbox::read(std::string_view message, PredicateList& out)
{
  BaseParser& parser = parserFor(message);
  out.clear();
  return parser.parse(message, out);
}

Spoken AgentMailbox::inspect(std::string_view message, PredicateList& scratch)
{
  return readSpoken(parserFor(message), message, scratch);
}

PerceptWriter& AgentMailbox::startPercepts(int decimals)
{
  writer_.clear();
  writer_.setDecimals(decimals);
  return writer_;
}

void AgentMailbox::finishPercepts()
{
  percepts_.clear();
  // Without a robot nothing is told; a robot comes from a message, which has shown the agent's language.
  if(!writer_.empty() && parser_)
    parser_->generate(writer_, percepts_);
}

} // namespace sparkwright
