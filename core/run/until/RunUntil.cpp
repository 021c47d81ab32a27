#include "core/run/until/RunUntil.h"

#include "core/run/until/UntilTexts.h"
#include "core/signal/SignalExpression.h"
#include "core/text/ReadNumber.h"

#include <array>
#include <limits>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view anyEvent = "event", modeWord = "mode ";
constexpr GameEvent::Kind eventKinds[] = {
    GameEvent::Kind::Mode,    GameEvent::Kind::Goal,  GameEvent::Kind::NoGoal,    GameEvent::Kind::Foul,
    GameEvent::Kind::Offence, GameEvent::Kind::Score, GameEvent::Kind::Confirmed, GameEvent::Kind::Overruled,
    GameEvent::Kind::Undone,  GameEvent::Kind::Notice};
using Comparison = RunUntil::Comparison;
/// Longer ones first: `<=` is no `<`.
constexpr std::array<std::pair<std::string_view, Comparison>, 6> comparisons{{{"<=", Comparison::LessOrEqual},
                                                                              {">=", Comparison::GreaterOrEqual},
                                                                              {"==", Comparison::Equal},
                                                                              {"!=", Comparison::NotEqual},
                                                                              {"<", Comparison::Less},
                                                                              {">", Comparison::Greater}}};

std::string_view trimmed(std::string_view text)
{
  const std::size_t first = text.find_first_not_of(blanks);
  return first == std::string_view::npos ? std::string_view()
                                         : text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

bool isNumber(std::string_view text, double least, double& out)
{
  return readNumber(std::string(text), least, std::numeric_limits<double>::max(), out);
}

/// Removes a word at the end. @return whether it was there
bool cutWord(std::string_view& text, std::string_view word)
{
  if(!text.ends_with(word))
    return false;
  text = trimmed(text.substr(0, text.size() - word.size()));
  return true;
}

std::string written(double number)
{
  std::array<char, 32> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
  return std::string(text.data(), end);
}

/// The comparison in a text, and where it is: outside of parentheses and of paths in apostrophes.
std::optional<std::pair<std::size_t, std::pair<std::string_view, Comparison>>> findComparison(std::string_view text)
{
  int depth = 0;
  bool quoted = false;
  for(std::size_t at = 0; at < text.size(); ++at)
  {
    const char c = text[at];
    quoted = quoted != (c == '\'');
    depth += quoted ? 0 : c == '(' ? 1 : c == ')' ? -1 : 0;
    if(depth == 0 && !quoted)
      for(const auto& known : comparisons)
        if(text.substr(at).starts_with(known.first))
          return std::pair(at, known);
  }
  return {};
}

/// Whether a text is meant as an expression. Else it is a path, which may have letters of any kind.
bool hasSigns(std::string_view text) { return text.find_first_of("+*()^,'") != std::string_view::npos; }

LocalText problemOf(std::string_view text)
{
  const auto read = SignalExpression::parse(text);
  const auto* const problem = std::get_if<SignalExpression::Problem>(&read);
  return problem && hasSigns(text) ? problem->withColumn(text) : LocalText();
}

/// Whether `and`, `or` or `not` of this text reach over a comparison behind it.
bool joinsConditions(std::string_view text)
{
  const auto read = SignalExpression::parse(text);
  const auto* const made = std::get_if<SignalExpression>(&read);
  return made && made->joinsConditions();
}

} // namespace

std::variant<RunUntil, LocalText> RunUntil::parse(std::string_view text)
{
  constexpr double leastTime = std::numeric_limits<double>::min();
  RunUntil until;
  text = trimmed(text);
  if(text.empty())
    return untilText("until.empty");
  if(text == anyEvent)
  {
    until.kind = Kind::Event;
    return until;
  }
  for(const GameEvent::Kind kind : eventKinds)
    if(text == nameOf(kind))
    {
      until.kind = Kind::Event;
      until.event = kind;
      return until;
    }
  if(text.starts_with(modeWord))
  {
    until.kind = Kind::Mode;
    until.name = trimmed(text.substr(modeWord.size()));
    return until;
  }
  if(const auto found = findComparison(text))
  {
    const auto& [at, comparison] = *found;
    until.kind = Kind::Condition;
    until.name = trimmed(text.substr(0, at));
    until.comparison = comparison.second;
    const std::string_view number = trimmed(text.substr(at + comparison.first.size()));
    if(until.name.empty())
      return untilText("until.noSignal");
    if(LocalText problem = problemOf(until.name); !problem.empty())
      return problem;
    const bool isNumbered = isNumber(number, std::numeric_limits<double>::lowest(), until.number);
    if(isNumbered && !joinsConditions(until.name))
      return until;
    const auto whole = SignalExpression::parse(text);
    if(const auto* const problem = std::get_if<SignalExpression::Problem>(&whole))
      return hasSigns(number) || isNumbered ? problem->withColumn(text) : untilText("until.noNumber", std::string(number));
    return truthOf(text);
  }
  if(const auto read = SignalExpression::parse(text);
     std::holds_alternative<SignalExpression>(read) && std::get<SignalExpression>(read).isCondition())
    return truthOf(text); // Such as `not (ball/x > 0)`.
  std::string_view number = text;
  if(cutWord(number, "cycles") || cutWord(number, "cycle"))
  {
    int cycles = 0;
    if(!readNumber(std::string(number), 1, std::numeric_limits<int>::max(), cycles))
      return untilText("until.noCycles", std::string(number));
    until.kind = Kind::Cycles;
    until.number = cycles;
    return until;
  }
  cutWord(number, "s");
  if(!isNumber(number, leastTime, until.number))
    return untilText("until.unknown", std::string(text));
  return until;
}

RunUntil RunUntil::truthOf(std::string_view expression)
{
  RunUntil until;
  until.kind = Kind::Condition;
  until.name = '(' + std::string(expression) + ')';
  until.comparison = Comparison::NotEqual;
  return until;
}

std::string RunUntil::whole() const
{
  const bool truth = kind == Kind::Condition && comparison == Comparison::NotEqual && number == 0 && name.starts_with('(');
  if(!truth)
    return {};
  std::string inner = name.substr(1, name.size() - 2);
  const auto read = SignalExpression::parse(inner);
  const auto* const made = std::get_if<SignalExpression>(&read);
  return name.ends_with(')') && made && made->isCondition() ? inner : std::string();
}

std::string RunUntil::text() const
{
  switch(kind)
  {
  case Kind::Time:
    return written(number) + " s";
  case Kind::Cycles:
    return written(number) + " cycles";
  case Kind::Event:
    return std::string(event ? nameOf(*event) : anyEvent);
  case Kind::Mode:
    return std::string(modeWord) + name;
  case Kind::Condition:
    return name + ' ' + std::string(nameOf(comparison)) + ' ' + written(number);
  }
  return {};
}

std::string_view nameOf(RunUntil::Comparison comparison)
{
  for(const auto& [name, known] : comparisons)
    if(known == comparison)
      return name;
  return {};
}

bool compare(double value, RunUntil::Comparison comparison, double with)
{
  switch(comparison)
  {
  case Comparison::Less:
    return value < with;
  case Comparison::LessOrEqual:
    return value <= with;
  case Comparison::Greater:
    return value > with;
  case Comparison::GreaterOrEqual:
    return value >= with;
  case Comparison::Equal:
    return value == with;
  case Comparison::NotEqual:
    return value < with || value > with; // Of an unknown value nothing is true.
  }
  return false;
}

} // namespace sparkwright
