// A plugin in one page: a language of agents that has neither brackets nor quotes, for those who like to read along.

#include "core/message/MessageWriter.h"
#include "core/object/Plugin.h"
#include "core/robot/language/BaseParser.h"

#include <algorithm>

namespace
{

using namespace sparkwright;

/// A line for each list: its name, then its values, with blanks between them. Lists in a list follow it, with one dot
/// more in front:
///
///   init              (init (unum 3) (teamname Red))
///   .unum 3
///   .teamname Red
///   he1 1.5           (he1 1.5)
///   syn               (syn)
///
/// Values come before lists. A blank or a control character in what an agent is told becomes an underscore.
class TerseParser : public BaseParser
{
public:
  std::string parse(std::string_view message, PredicateList& out) override;
  void generate(const PredicateList& percepts, std::string& out) const override;
  bool recognises(std::string_view message) const override;

private:
  static constexpr std::size_t deepest = 8;
};

bool startsWithLetter(std::string_view text)
{
  const char first = text.empty() ? '\0' : text.front();
  return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
}

/// What comes before the next `end`; it is taken away from the text together with that.
std::string_view takeUntil(char end, std::string_view& text)
{
  const std::string_view taken = text.substr(0, text.find(end));
  text.remove_prefix(std::min(taken.size() + 1, text.size()));
  return taken;
}

std::string TerseParser::parse(std::string_view message, PredicateList& out)
{
  std::size_t level = 0; // How many lists are open.
  const auto closeDownTo = [&](std::size_t wanted)
  {
    for(; level > wanted; --level)
      out.close();
  };
  for(int number = 1; !message.empty(); ++number)
  {
    std::string_view line = takeUntil('\n', message);
    if(line.ends_with('\r'))
      line.remove_suffix(1);
    if(line.empty())
      continue;
    const std::size_t dots = std::min(line.find_first_not_of('.'), line.size());
    line.remove_prefix(dots);
    const std::string_view name = takeUntil(' ', line);
    const bool inNothing = dots > level, tooDeep = dots >= deepest;
    if(inNothing || tooDeep || !startsWithLetter(name))
    {
      if(dots > 0)
        out.dropOpen(); // Half of a predicate may mean something else than the whole.
      else
        closeDownTo(0);
      return "line " + std::to_string(number) + ": " +
             (inNothing ? "more dots than there are lists around it"
              : tooDeep ? "lists inside lists end at eight"
                        : "expected a name");
    }
    closeDownTo(dots);
    out.open(name);
    ++level;
    while(!line.empty())
      if(const std::string_view value = takeUntil(' ', line); !value.empty())
        out.atom(value);
  }
  closeDownTo(0);
  return {};
}

/// Appends the lists among the elements from `begin` to `end`, with those that are in them.
void writeLists(const PredicateList& list, std::size_t begin, std::size_t end, std::size_t dots, std::string& out)
{
  const auto& elements = list.elements();
  for(std::size_t i = begin; i < end; i = elements[i].after)
  {
    if(elements[i].kind != PredicateList::Kind::List)
      continue;
    out.append(dots, '.');
    const auto write = [&](const PredicateList::Element& element)
    {
      const std::size_t from = out.size();
      writeAtom(list, element, out);
      std::replace_if(
          out.begin() + static_cast<std::ptrdiff_t>(from), out.end(),
          [](unsigned char c) { return c <= ' ' || c == 0x7f; }, '_');
    };
    write(elements[i]);
    for(std::size_t j = i + 1; j < elements[i].after; j = elements[j].after)
      if(elements[j].kind != PredicateList::Kind::List)
      {
        out += ' ';
        write(elements[j]);
      }
    out += '\n';
    writeLists(list, i + 1, elements[i].after, dots + 1, out);
  }
}

void TerseParser::generate(const PredicateList& percepts, std::string& out) const
{
  writeLists(percepts, 0, percepts.elements().size(), 0, out);
}

bool TerseParser::recognises(std::string_view message) const
{
  return startsWithLetter(message);
}

void registerClasses(Registry& registry)
{
  ClassBuilder<TerseParser>(registry, "TerseParser", {"BaseParser"}, "A line for each list, a dot for each level.");
}

} // namespace

SPARKWRIGHT_PLUGIN(registerClasses)
