#include "editor/language/help/Values.h"

#include "core/rsg/ArgumentCheck.h"
#include "core/rsg/Vocabulary.h"
#include "core/text/Number.h"
#include "editor/language/names/SceneSymbols.h"
#include "editor/language/source/NoNode.h"
#include "editor/language/source/SceneContext.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace sparkwright
{

namespace
{

using Node = SyntaxTree::Node;
using Place = SceneContext::Place;
constexpr std::size_t mostDigits = 15;
constexpr long long largest = 999'999'999'999'999;

bool isDigit(char c)
{
  return c >= '0' && c <= '9';
}

TextRange withoutQuotes(const SyntaxTree& tree, Node atom)
{
  TextRange range{tree.begin(atom), tree.end(atom)};
  if(tree.quote(atom) != Quote::Bare)
  {
    ++range.begin;
    if(tree.isComplete(atom) && tree.quote(atom) != Quote::Raw)
      --range.end;
  }
  return range;
}

TextEdit replaced(const SyntaxTree& tree, TextRange range, const std::string& text)
{
  const std::string_view old = std::string_view(tree.text()).substr(range.begin, range.end - range.begin);
  return old == text ? TextEdit{range.begin, range.begin, {}} : TextEdit{range.begin, range.end, text};
}

/// Names of methods whose first parameters are r, g and b.
bool isColour(const Method& method)
{
  const auto& p = method.parameters;
  return p.size() >= 3 && p[0].name == "r" && p[1].name == "g" && p[2].name == "b" && rangeOf(p[0]);
}

} // namespace

std::optional<NumberSpelling> NumberSpelling::read(std::string_view text)
{
  NumberSpelling number;
  std::size_t at = 0;
  const bool isNegative = text.starts_with('-');
  number.hasPlus_ = text.starts_with('+');
  at += isNegative || number.hasPlus_;
  std::size_t digits = 0;
  const auto take = [&]
  {
    int count = 0;
    for(; at < text.size() && isDigit(text[at]); ++at, ++count)
      if(++digits <= mostDigits)
        number.mantissa_ = number.mantissa_ * 10 + (text[at] - '0');
    return count;
  };
  const std::size_t first = at;
  number.whole_ = take();
  if(number.whole_ > 1 && text[first] != '0')
    number.whole_ = 1; // `007` keeps its zeros; `12` may become `9`.
  if(at < text.size() && text[at] == '.')
  {
    ++at;
    number.hasPoint_ = true;
    number.fraction_ = take();
  }
  if(digits == 0 || digits > mostDigits)
    return {};
  if(at < text.size())
  {
    number.exponent_ = text.substr(at);
    std::string_view power = text.substr(at + 1);
    if((text[at] != 'e' && text[at] != 'E') || power.empty())
      return {};
    const bool isSmall = power.starts_with('-');
    if(isSmall || power.starts_with('+'))
      power.remove_prefix(1);
    if(power.empty() || power.size() > 3 || !std::ranges::all_of(power, isDigit))
      return {};
    for(const char c : power)
      number.power_ = number.power_ * 10 + (c - '0');
    if(isSmall)
      number.power_ = -number.power_;
  }
  if(isNegative)
    number.mantissa_ = -number.mantissa_;
  return number;
}

double NumberSpelling::value() const
{
  // As the reader of scenes would, so that it is the same to the last bit.
  return toNumber(text());
}

double NumberSpelling::step() const
{
  NumberSpelling one = *this;
  one.mantissa_ = 1;
  return one.value();
}

NumberSpelling NumberSpelling::moved(long long steps) const
{
  NumberSpelling other = *this;
  other.mantissa_ += std::clamp(steps, -largest - mantissa_, largest - mantissa_);
  return other;
}

NumberSpelling NumberSpelling::with(double value, int leastDigits) const
{
  NumberSpelling other = *this;
  if(other.fraction_ < leastDigits)
  {
    other.fraction_ = std::min(leastDigits, 12);
    other.hasPoint_ = true;
  }
  const double steps = value * std::pow(10., other.fraction_ - power_);
  if(std::isfinite(steps))
    other.mantissa_ = std::llround(std::clamp(steps, -static_cast<double>(largest), static_cast<double>(largest)));
  return other;
}

std::string NumberSpelling::text() const
{
  std::string digits = std::to_string(std::abs(mantissa_));
  const auto fraction = static_cast<std::size_t>(fraction_);
  const std::size_t least = std::max<std::size_t>(static_cast<std::size_t>(whole_) + fraction, 1);
  if(digits.size() < least)
    digits.insert(0, least - digits.size(), '0');
  if(hasPoint_)
    digits.insert(digits.size() - fraction, ".");
  return (mantissa_ < 0 ? "-" : hasPlus_ ? "+" : "") + digits + exponent_;
}

std::optional<NumberAt> numberAt(const SyntaxTree& tree, const SceneKnowledge& knowledge, std::uint32_t offset)
{
  SceneContext context = contextAt(tree, knowledge.registry, offset);
  if(context.atom == noNode)
  {
    const Node atom = offset < tree.text().size() ? tree.nodeAt(offset) : noNode;
    if(atom == noNode || !tree.isAtom(atom))
      return {};
    context = contextAt(tree, knowledge.registry, tree.begin(atom) + 1);
  }
  const bool isValue = context.place == Place::Value || context.place == Place::Argument ||
                       context.place == Place::Operand || context.place == Place::Selector;
  if(context.atom == noNode || !isValue)
    return {};
  NumberAt number;
  number.atom = context.atom;
  number.range = withoutQuotes(tree, context.atom);
  if(context.place == Place::Argument && context.call != noNode)
  {
    std::string scratch;
    const Parameter* const parameter = context.method ? rsg::parameterOf(*context.method, context.argument) : nullptr;
    const bool isImport = rsg::longName(tree.value(context.call, scratch)) == "importScene";
    if(isImport ? context.argument == 0 : parameter && parameter->type != "float" && parameter->type != "int")
      return {};
    if(parameter && !isImport)
    {
      number.unit = unitOf(*parameter);
      number.limits = rangeOf(*parameter);
      number.isInteger = parameter->type == "int";
    }
  }
  const auto spelling = NumberSpelling::read(
      std::string_view(tree.text()).substr(number.range.begin, number.range.end - number.range.begin));
  if(!spelling)
    return {};
  number.value = spelling->value();
  number.step = number.isInteger ? std::max(1., spelling->step()) : spelling->step();
  return number;
}

namespace
{

NumberSpelling limited(const NumberSpelling& number, const std::optional<NumberRange>& limits)
{
  if(!limits || (number.value() >= limits->least && number.value() <= limits->most))
    return number;
  return number.with(std::clamp(number.value(), limits->least, limits->most));
}

std::optional<NumberSpelling> spellingOf(const SyntaxTree& tree, TextRange range)
{
  return NumberSpelling::read(std::string_view(tree.text()).substr(range.begin, range.end - range.begin));
}

} // namespace

TextEdit movedNumber(const SyntaxTree& tree, const NumberAt& number, long long steps)
{
  const auto spelling = spellingOf(tree, number.range);
  if(!spelling)
    return {number.range.begin, number.range.begin, {}};
  const NumberSpelling moved = number.isInteger && spelling->step() < 1
                                   ? spelling->with(spelling->value() + static_cast<double>(steps))
                                   : spelling->moved(steps);
  return replaced(tree, number.range, limited(moved, number.limits).text());
}

TextEdit writtenNumber(const SyntaxTree& tree, const NumberAt& number, double value)
{
  const auto spelling = spellingOf(tree, number.range);
  if(!spelling)
    return {number.range.begin, number.range.begin, {}};
  return replaced(tree, number.range, limited(spelling->with(value), number.limits).text());
}

std::vector<ColourAt> coloursIn(const SyntaxTree& tree, const SceneKnowledge& knowledge, TextRange part)
{
  std::set<std::string_view> methods;
  for(const ClassInfo* const info : knowledge.registry.classes())
    for(const Method& method : info->methods)
      if(isColour(method))
        methods.insert(method.name);
  std::vector<ColourAt> found;
  std::string scratch;
  Node node = lastNodeBefore(tree, part.begin);
  for(node = node == noNode ? 0 : node + 1; node < tree.nodeCount() && tree.begin(node) < part.end; ++node)
  {
    const Node list = tree.isAtom(node) ? tree.parent(node) : noNode;
    if(list == noNode || tree.firstElement(list) != node)
      continue;
    const std::string_view word = rsg::longName(tree.value(node, scratch));
    if(takesMaterials(word) && knowledge.index)
    {
      for(Node value = tree.nextElement(list, node); value != noNode; value = tree.nextElement(list, value))
        if(tree.isAtom(value))
        {
          const auto material = knowledge.index->materials().find(tree.value(value));
          if(material != knowledge.index->materials().end() && material->second.material->colour)
            found.push_back({{tree.begin(value), tree.end(value)}, *material->second.material->colour, {}, 1});
        }
      continue;
    }
    if(!methods.contains(word))
      continue;
    const SceneContext context = contextAt(tree, knowledge.registry, tree.begin(node) + 1);
    if(context.place != Place::Word || !context.method || !isColour(*context.method))
      continue;
    ColourAt colour;
    colour.colour = {0, 0, 0, 1};
    colour.full = static_cast<float>(rangeOf(context.method->parameters[0])->most);
    for(Node value = tree.nextElement(list, node); value != noNode; value = tree.nextElement(list, value))
      colour.values.push_back(value);
    if(!context.method->accepts(colour.values.size()) || colour.values.size() < 3 || colour.values.size() > 4)
      continue;
    bool isKnown = true;
    for(std::size_t i = 0; i < colour.values.size(); ++i)
    {
      const auto number =
          tree.isAtom(colour.values[i]) ? spellingOf(tree, withoutQuotes(tree, colour.values[i])) : std::nullopt;
      isKnown = isKnown && number;
      if(number)
        colour.colour[i] = std::clamp(static_cast<float>(number->value()) / colour.full, 0.f, 1.f);
    }
    colour.range = {tree.begin(colour.values.front()), tree.end(colour.values.back())};
    if(isKnown)
      found.push_back(std::move(colour));
  }
  return found;
}

std::vector<TextEdit> writtenColour(const SyntaxTree& tree, const ColourAt& at, const std::array<float, 4>& colour)
{
  std::vector<TextEdit> edits;
  for(std::size_t i = 0; i < at.values.size(); ++i)
  {
    const TextRange range = withoutQuotes(tree, at.values[i]);
    const auto number = spellingOf(tree, range);
    const float wanted = std::clamp(colour[i], 0.f, 1.f) * at.full;
    if(!number || std::abs(wanted - static_cast<float>(number->value())) < 1e-4f * at.full)
      continue;
    const bool isWhole = wanted == std::floor(wanted);
    TextEdit edit =
        replaced(tree, range, number->with(static_cast<double>(wanted), at.full > 1 || isWhole ? 0 : 2).text());
    if(!edit.text.empty())
      edits.push_back(std::move(edit));
  }
  return edits;
}

} // namespace sparkwright
