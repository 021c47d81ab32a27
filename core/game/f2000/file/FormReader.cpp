#include "core/game/f2000/file/FormReader.h"

#include "core/text/ReadNumber.h"
#include "core/text/Suggest.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sparkwright::f2000
{

namespace
{

constexpr std::size_t longestQuoted = 40; ///< Of what is wrong, in messages.

std::string shortened(std::string_view text)
{
  return text.size() <= longestQuoted ? std::string(text) : std::string(text.substr(0, longestQuoted)) + "...";
}

template<class Names>
std::string joined(const Names& names)
{
  std::string all;
  for(const auto& name : names)
    all += (all.empty() ? "" : ", ") + std::string(name);
  return all;
}

/// Bounds as people write them: `0.5`, `10000`.
std::string shortNumber(double number)
{
  std::array<char, 32> text{};
  const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::general, 6);
  return {text.data(), end};
}

} // namespace

FormReader::FormReader(std::string text, std::string file) : tree_(std::move(text)), file_(std::move(file))
{
  for(Diagnostic found : tree_.diagnostics())
  {
    found.file = file_;
    problems_.push_back(std::move(found));
    if(problems_.size() >= mostProblems)
      break;
  }
}

void FormReader::report(Diagnostic::Severity severity, Node node, LocalText message, LocalText hint)
{
  if(problems_.size() >= mostProblems)
    return;
  const SyntaxTree::Position at = node == SyntaxTree::none ? SyntaxTree::Position{} : tree_.position(node);
  problems_.push_back(Diagnostic::of(severity, file_, at.line, at.column, std::move(message), std::move(hint)));
}

std::vector<FormReader::Node> FormReader::topLists() const
{
  std::vector<Node> lists;
  for(Node list = tree_.firstTop(); list != SyntaxTree::none; list = tree_.nextTop(list))
    lists.push_back(list);
  return lists;
}

std::vector<FormReader::Node> FormReader::elementsOf(Node list) const
{
  std::vector<Node> elements;
  Node each = tree_.firstElement(list);
  if(each != SyntaxTree::none)
    while((each = tree_.nextElement(list, each)) != SyntaxTree::none)
      elements.push_back(each);
  return elements;
}

std::string FormReader::nameOf(Node list) const
{
  const Node first = tree_.isList(list) ? tree_.firstElement(list) : SyntaxTree::none;
  return first != SyntaxTree::none && tree_.isAtom(first) ? tree_.value(first) : std::string();
}

std::optional<std::size_t> FormReader::keyOf(Node list, const std::vector<std::string>& names)
{
  const std::string name = nameOf(list);
  if(tree_.isAtom(list))
    error(list, formText("f2000.notList", shortened(tree_.value(list))), formText("f2000.write"));
  else if(name.empty())
    error(list, formText("f2000.unnamed"), formText("f2000.write"));
  else if(const auto found = std::ranges::find(names, name); found != names.end())
    return static_cast<std::size_t>(found - names.begin());
  else
  {
    LocalText advice = suggestion(name, names);
    warn(list, formText("f2000.unknown", shortened(name)),
         advice.empty() ? formText("f2000.known", joined(names)) : std::move(advice));
  }
  return {};
}

std::vector<std::string> FormReader::words(Node list)
{
  std::vector<std::string> result;
  for(const Node each : elementsOf(list))
    if(tree_.isAtom(each))
      result.push_back(tree_.value(each));
    else
      error(each, formText("f2000.unnamed"), formText("f2000.write"));
  return result;
}

std::optional<std::string> FormReader::word(Node list)
{
  const std::vector<Node> elements = elementsOf(list);
  if(elements.size() == 1 && tree_.isAtom(elements[0]) && tree_.isComplete(elements[0]))
    return tree_.value(elements[0]);
  error(list, formText("f2000.oneValue", nameOf(list)), formText("f2000.write"));
  return {};
}

std::optional<double> FormReader::numberOf(Node list, const std::string& text, const NumberRange& range)
{
  double value = 0;
  if(readNumber(text, range.least, range.most, value)) // Refuses what is not a number, and nan.
    return value * range.scale;
  const std::string name = nameOf(list), least = shortNumber(range.least), most = shortNumber(range.most);
  error(list, range.unit.empty() ? formText("f2000.number", name, least, most, shortened(text))
                                 : formText("f2000.numberOf", name, least, most, range.unit, shortened(text)));
  return {};
}

std::optional<double> FormReader::number(Node list, const NumberRange& range)
{
  const auto text = word(list);
  return text ? numberOf(list, *text, range) : std::nullopt;
}

std::optional<std::vector<double>> FormReader::numbers(Node list, std::size_t least, std::size_t most,
                                                       const NumberRange& range)
{
  const std::vector<std::string> texts = words(list);
  if(texts.size() < least || texts.size() > most)
  {
    error(list, formText("f2000.numbers", nameOf(list),
                         least == most ? std::to_string(least) : std::to_string(least) + "-" + std::to_string(most)));
    return {};
  }
  std::vector<double> values;
  for(const std::string& text : texts)
    if(const auto value = numberOf(list, text, range))
      values.push_back(*value);
  return values.size() == texts.size() ? std::optional(std::move(values)) : std::nullopt;
}

std::optional<int> FormReader::whole(Node list, int least, int most)
{
  const auto text = word(list);
  int value = 0;
  if(text && readNumber(*text, least, most, value))
    return value;
  if(text)
    error(list, formText("f2000.whole", nameOf(list), least, most, shortened(*text)));
  return {};
}

std::optional<bool> FormReader::flag(Node list)
{
  const auto text = word(list);
  if(text && (*text == "true" || *text == "false"))
    return *text == "true";
  if(text)
    error(list, formText("f2000.flag", nameOf(list), shortened(*text)));
  return {};
}

std::optional<std::size_t> FormReader::choice(Node list, std::span<const std::string_view> names)
{
  const auto text = word(list);
  if(!text)
    return {};
  const auto found = std::ranges::find(names, *text);
  if(found != names.end())
    return static_cast<std::size_t>(found - names.begin());
  error(list, formText("f2000.choice", nameOf(list), joined(names), shortened(*text)));
  return {};
}

} // namespace sparkwright::f2000
