#pragma once

#include "core/message/JsonMessage.h"
#include "core/message/MessageReader.h"
#include "core/robot/language/BaseParser.h"

namespace sparkwright
{

/// S-expressions: `(he1 1.5)(syn)`. Ignores malformed parts silently, because clients rely on it.
class SexpParser : public BaseParser
{
public:
  std::string parse(std::string_view message, PredicateList& out) override;
  void generate(const PredicateList& percepts, std::string& out) const override;
  bool recognises(std::string_view message) const override;

private:
  MessageReader reader_;
};

/// JSON: `[["he1", 1.5], ["syn"]]` or `{"he1": 1.5, "syn": null}`; see docs/agents.md.
class JsonParser : public BaseParser
{
public:
  std::string parse(std::string_view message, PredicateList& out) override;
  void generate(const PredicateList& percepts, std::string& out) const override;
  bool recognises(std::string_view message) const override;

private:
  JsonMessageReader reader_;
};

} // namespace sparkwright
