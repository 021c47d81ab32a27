#include "core/agents/AgentMailbox.h"

#include "core/archive/StateArchive.h"
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
  std::string mistake = parser.parse(message, out);
  if(mistake.empty() && out.empty() && !toldForeign_ && !parser.recognises(message) && JsonParser().recognises(message))
  {
    toldForeign_ = true;
    mistake = "looks like JSON: --agent-format json reads it, --agent-format sexp,json both formats";
  }
  return mistake;
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

void AgentMailbox::archive(StateArchive& a)
{
  a.choice(intake_, Intake::Open);
  std::uint32_t format = 0; // Of parsers_, from 1; 0: unknown.
  for(std::size_t i = 0; i < parsers_.size(); ++i)
    if(parsers_[i].get() == parser_)
      format = static_cast<std::uint32_t>(i + 1);
  a(format, held_, percepts_);
  if(!a.isLoading())
    return;
  parser_ = a.require(format <= parsers_.size()) && format > 0 ? parsers_[format - 1].get() : nullptr;
  for(std::size_t at = 0; at < held_.size();) // Each has its length in front.
  {
    std::uint32_t size = 0;
    const std::size_t left = held_.size() - at;
    if(left >= sizeof size)
      std::memcpy(&size, held_.data() + at, sizeof size);
    if(!a.require(left >= sizeof size && size <= left - sizeof size))
      return held_.clear();
    at += sizeof size + size;
  }
}

void AgentMailbox::renew()
{
  parser_ = nullptr;
  toldForeign_ = false;
  held_.clear();
  percepts_.clear();
}

} // namespace sparkwright
