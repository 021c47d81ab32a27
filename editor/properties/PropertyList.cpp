#include "editor/properties/PropertyList.h"

#include "core/rsg/ArgumentCheck.h"
#include "core/rsg/Vocabulary.h"
#include "core/text/Number.h"
#include "editor/language/help/Parameters.h"
#include "editor/tree/FormText.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sparkwright
{

namespace
{

using Cursor = TokenRope::Cursor;
constexpr int deepestForms = 200;

/// Methods that set nothing, or make the tree.
bool isProperty(const Method& method)
{
  static constexpr std::array others = {"unlinkLeaf", "unlinkChildren", "importScene", "runScript"};
  const std::string& name = method.name;
  return !name.starts_with("get") && !(name.starts_with("is") && name.size() > 2 && std::isupper(name[2])) &&
         std::ranges::find(others, name) == others.end();
}

/// Methods that are called once for each of several things, and all calls count.
bool addsUp(const Method& method)
{
  return method.name.starts_with("add") && !method.parameters.empty() && method.parameters.front().type != "bool";
}

bool isByAxis(const Method& method)
{
  return method.parameters.size() >= 2 && method.parameters.front().name == "axis" &&
         method.parameters.front().type == "int";
}

Property::Kind kindOf(const Method& method, std::size_t first)
{
  using Kind = Property::Kind;
  const std::vector<Parameter>& all = method.parameters;
  if(all.size() <= first)
    return Kind::Call;
  const Parameter& one = all[first];
  const auto named = [&](std::size_t i, const char* name)
  { return first + i < all.size() && all[first + i].name == name; };
  if(one.type == "bool" && all.size() == first + 1)
    return Kind::Flag;
  if(named(0, "r") && named(1, "g") && named(2, "b"))
    return Kind::Colour;
  if(all.size() == first + 3 && named(0, "x") && named(1, "y") && named(2, "z"))
    return one.unit == "deg" ? Kind::Rotation : Kind::Vector;
  if(one.type == "int" && all.size() == first + 1 && !choicesOf(one).empty())
    return Kind::Choice;
  if(one.type == "path")
    return one.name == "file" || one.name == "mesh" ? Kind::File : Kind::Path;
  if(one.type == "string")
    return one.name.starts_with("material") ? Kind::Material : Kind::Text;
  return Kind::Numbers;
}

std::optional<double> numberAt(std::string_view text)
{
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// Whether the text is one atom or one list.
bool isOneValue(const std::string& text)
{
  const TokenRope tokens(text);
  const auto top = tokens.firstTop();
  if(!top || tokens.nextTop(*top) || !tokens.balanced() || tokens.first().begin() != top->begin() ||
     tokens.endOf(*top) != tokens.size())
    return false;
  return top->kind() == Token::Kind::Open || top->token().complete;
}

} // namespace

const Parameter* Property::parameter(std::size_t index) const
{
  return rsg::parameterOf(*method, index + (axis ? 1 : 0));
}

std::string Property::key() const
{
  if(axis)
    return method->name + ' ' + std::to_string(*axis);
  return number > 0 ? method->name + " #" + std::to_string(number + 1) : method->name;
}

double stepOf(const Parameter& parameter)
{
  const std::string& unit = parameter.unit;
  if(const std::optional<NumberRange> range = rangeOf(parameter); range && range->most <= 1)
    return 0.05;
  if(unit == "m" || unit == "kg·m²" || unit == "s")
    return 0.01;
  const bool whole = unit == "deg" || unit == "°C" || unit == "deg/s" || unit == "ms" || unit == "px";
  return parameter.type == "int" || whole ? 1 : 0.1;
}

std::string shownUnit(const Parameter& parameter)
{
  if(!choicesOf(parameter).empty())
    return {};
  const std::string unit = unitOf(parameter);
  return unit == "deg" ? "°" : unit == "deg/s" ? "°/s" : unit;
}

std::vector<std::pair<int, std::string>> choicesOf(const Parameter& parameter)
{
  std::vector<std::pair<int, std::string>> choices;
  if(parameter.name == "visible" && parameter.type == "int")
    return {{0, "hidden"}, {1, "visible"}};
  std::string_view rest = parameter.unit;
  while(!rest.empty())
  {
    const std::size_t comma = std::min(rest.find(", "), rest.size());
    const std::string_view one = rest.substr(0, comma);
    const std::size_t blank = one.find(' ');
    const auto number = blank == std::string_view::npos ? std::nullopt : numberAt(one.substr(0, blank));
    if(!number)
      return {};
    choices.emplace_back(static_cast<int>(*number), one.substr(blank + 1));
    rest.remove_prefix(std::min(comma + 2, rest.size()));
  }
  return choices.size() > 1 ? choices : decltype(choices)();
}

PropertyList::PropertyList(const SourceValues& values, const Registry& registry, Id form)
    : values_(values), tokens_(values.outline().tokens()), form_(form)
{
  const std::optional<Cursor> list = tokens_.find(form);
  const auto word = list ? tokens_.firstElement(*list) : std::nullopt;
  if(!word || word->kind() != Token::Kind::Atom || rsg::longName(word->value()) != "node")
    return;
  const auto type = tokens_.nextElement(*word);
  if(!type || type->kind() != Token::Kind::Atom)
    return;
  const std::string name = type->value();
  info_ = registry.find(rsg::longName(name));
  if(!info_)
    return;
  collect(tokens_.nextElement(*type), false, 0);
  std::vector<std::string> known;
  addMethods(*info_, known);
}

/// Reads the calls from an element on; another `nd` or `sel` in the same list is about another node.
void PropertyList::collect(std::optional<Cursor> element, bool chosen, int depth)
{
  for(; element && element->kind() == Token::Kind::Open && depth < deepestForms;
      element = tokens_.nextElement(*element))
  {
    const auto word = tokens_.firstElement(*element);
    if(!word)
      continue;
    if(word->kind() == Token::Kind::Open)
    {
      collect(word, chosen, depth + 1);
      continue;
    }
    const std::string text = word->value();
    const std::string_view method = rsg::longName(text);
    if(method == "switch")
      collectSwitch(*word, depth);
    else if(info_->method(method))
      calls_.push_back({*element, *word, std::string(method), chosen});
  }
}

void PropertyList::collectSwitch(const Cursor& word, int depth)
{
  const auto selector = tokens_.nextElement(word);
  for(auto one = selector ? tokens_.nextElement(*selector) : std::nullopt; one; one = tokens_.nextElement(*one))
  {
    const auto label = one->kind() == Token::Kind::Open ? tokens_.firstElement(*one) : std::nullopt;
    const auto branch = label ? tokens_.nextElement(*label) : std::nullopt;
    if(!branch || branch->kind() != Token::Kind::Open)
      continue;
    const auto first = tokens_.firstElement(*branch);
    if(first && first->kind() == Token::Kind::Open)
      collect(first, true, depth + 1);
    else if(first && info_->method(rsg::longName(first->value())))
      calls_.push_back({*branch, *first, std::string(rsg::longName(first->value())), true});
  }
}

void PropertyList::addMethods(const ClassInfo& info, std::vector<std::string>& known)
{
  for(const Method& method : info.methods)
    if(isProperty(method) && std::ranges::find(known, method.name) == known.end())
    {
      known.push_back(method.name);
      addProperty(info, method);
    }
  for(const ClassInfo* const base : info.bases)
    addMethods(*base, known);
}

std::optional<int> PropertyList::axisOf(const Call& call) const
{
  const auto axis = tokens_.nextElement(call.word);
  if(!axis)
    return std::nullopt;
  const SourceValue value = values_.read(*axis);
  return value.value ? std::optional(toInteger(std::string_view(*value.value))) : std::nullopt;
}

void PropertyList::addProperty(const ClassInfo& owner, const Method& method)
{
  std::vector<const Call*> calls;
  for(const Call& call : calls_)
    if(call.method == method.name)
      calls.push_back(&call);
  if(addsUp(method))
  {
    calls.push_back(nullptr); // One more.
    for(std::size_t i = 0; i < calls.size(); ++i)
    {
      properties_.push_back(read(owner, method, std::nullopt, calls[i]));
      properties_.back().number = i;
    }
    return;
  }
  if(!isByAxis(method))
  {
    properties_.push_back(read(owner, method, std::nullopt, calls.empty() ? nullptr : calls.back()));
    return;
  }
  std::vector<int> axes{0};
  if(info_->isA("UniversalJoint") || info_->isA("Hinge2Joint"))
    axes.push_back(1);
  for(const Call* const call : calls)
    if(const auto axis = axisOf(*call); axis && std::ranges::find(axes, *axis) == axes.end())
      axes.push_back(*axis);
  for(const int axis : axes)
  {
    const auto last = std::find_if(calls.rbegin(), calls.rend(), [&](const Call* c) { return axisOf(*c) == axis; });
    properties_.push_back(read(owner, method, axis, last == calls.rend() ? nullptr : *last));
  }
}

Property PropertyList::read(const ClassInfo& owner, const Method& method, std::optional<int> axis,
                            const Call* call) const
{
  Property property;
  property.owner = &owner;
  property.method = &method;
  property.axis = axis;
  property.kind = kindOf(method, axis ? 1 : 0);
  if(call)
  {
    property.call = call->list.id();
    property.chosen = call->chosen;
    auto value = tokens_.nextElement(call->word);
    if(axis && value)
      value = tokens_.nextElement(*value);
    for(; value; value = tokens_.nextElement(*value))
      property.values.push_back(values_.read(*value));
  }
  for(std::size_t i = property.values.size() + (axis ? 1 : 0); i < method.parameters.size(); ++i)
  {
    const std::string& preset = method.parameters[i].preset;
    SourceValue value;
    if(!preset.empty() && !call)
    {
      value.from = SourceValue::From::Preset;
      value.value = preset;
    }
    property.values.push_back(std::move(value));
  }
  return property;
}

const Property* PropertyList::find(std::string_view key) const
{
  const auto found = std::ranges::find_if(properties_, [&](const Property& p) { return p.key() == key; });
  return found == properties_.end() ? nullptr : &*found;
}

// Edits

TextEdit PropertyList::insertion(const std::string& call) const
{
  const FormText text(tokens_);
  const Cursor list = *tokens_.find(form_);
  const Cursor type = *tokens_.nextElement(*tokens_.firstElement(list));
  // Behind the last call before what the form makes: bodies are put where their Transform is by then.
  std::optional<Cursor> last;
  auto element = tokens_.nextElement(type);
  for(; element && element->kind() == Token::Kind::Open; element = tokens_.nextElement(*element))
  {
    const auto word = tokens_.firstElement(*element);
    if(!word || word->kind() != Token::Kind::Atom || !info_->method(rsg::longName(word->value())) ||
       word->value() == "importScene")
      break;
    last = element;
  }
  if(last)
    return text.behind(*last, call);
  if(element && text.beginsLine(element->begin()))
    return text.before(*element, call);
  return {type.end(), type.end(), ' ' + call};
}

std::optional<TextEdit> PropertyList::set(const Property& property, std::span<const NewValue> values) const
{
  for(const NewValue& value : values)
    if(value.isSource && !isOneValue(value.text))
      return std::nullopt;
  const auto written = [](const NewValue& value, Quote quote)
  { return value.isSource ? value.text : writeAtom(value.text, quote == Quote::Raw ? Quote::Double : quote); };
  const auto given = [&](std::size_t index) -> const NewValue*
  {
    const auto found = std::ranges::find(values, index, &NewValue::index);
    return found == values.end() ? nullptr : &*found;
  };
  std::size_t count = property.axis ? 1 : 0;
  for(const NewValue& value : values)
    count = std::max(count, value.index + 1);
  const auto missing = [&](std::size_t index)
  {
    const Parameter* const parameter = property.parameter(index);
    return writeAtom(parameter ? valueFor(*parameter) : std::string());
  };
  if(!property.isCalled())
  {
    const std::size_t axis = property.axis ? 1 : 0;
    const auto declared = property.method->parameters.size();
    // All that it takes, so that the call says what it means.
    const std::size_t most = property.method->most < 0 ? declared : static_cast<std::size_t>(property.method->most);
    const bool open = declared > 0 && property.method->parameters.back().name.ends_with("...");
    const std::size_t wanted =
        std::max({count,
                  static_cast<std::size_t>(property.method->least) -
                      std::min<std::size_t>(axis, static_cast<std::size_t>(property.method->least)),
                  open || property.kind == Property::Kind::Path ? std::size_t(0) : std::min(most, declared) - axis});
    std::string call = '(' + property.method->name;
    if(property.axis)
      call += ' ' + std::to_string(*property.axis);
    for(std::size_t i = 0; i < wanted; ++i)
      call += ' ' + (given(i) ? written(*given(i), Quote::Bare) : missing(i));
    return insertion(call + ')');
  }
  const Cursor list = *tokens_.find(property.call);
  auto element = tokens_.nextElement(*tokens_.firstElement(list));
  if(property.axis && element)
    element = tokens_.nextElement(*element);
  // From the first value that changes to the last: what stands between stays as it is.
  std::optional<TextEdit> edit;
  TokenRope::Offset end = element ? element->begin() : tokens_.endOf(*FormText(tokens_).lastElement(list));
  std::size_t index = 0;
  for(; element; element = tokens_.nextElement(*element), ++index)
  {
    const TokenRope::Offset begin = element->begin();
    end = tokens_.endOf(*element);
    const NewValue* const value = given(index);
    if(!value)
      continue;
    const std::string old = tokens_.text(begin, end);
    std::string text = written(*value, element->kind() == Token::Kind::Atom ? element->token().quote : Quote::Bare);
    if(text == old || (!value->isSource && element->kind() == Token::Kind::Atom && element->value() == value->text))
      continue;
    if(!edit)
      edit = TextEdit{begin, begin, {}};
    edit->text += tokens_.text(edit->end, begin) + text;
    edit->end = end;
  }
  for(; index < count; ++index)
  {
    if(!edit)
      edit = TextEdit{end, end, {}};
    edit->text +=
        tokens_.text(edit->end, end) + ' ' + (given(index) ? written(*given(index), Quote::Bare) : missing(index));
    edit->end = end;
  }
  return edit;
}

std::optional<TextEdit> PropertyList::setCalled(const Property& property, bool called) const
{
  if(called == property.isCalled())
    return std::nullopt;
  if(called)
    return set(property, {});
  const Cursor list = *tokens_.find(property.call);
  // A case without anything to do is no case.
  if(property.chosen)
    return TextEdit{list.begin(), tokens_.endOf(list), "()"};
  return FormText(tokens_).removal(list.begin(), tokens_.endOf(list));
}

} // namespace sparkwright
