#include "core/design/FormEdits.h"

#include "core/rsg/Vocabulary.h"
#include "core/text/Number.h"

#include <algorithm>
#include <charconv>

namespace sparkwright::design
{

namespace
{

using Node = SyntaxTree::Node;

constexpr std::string_view massMethods[] = {
    "setMass",   "setMassParameters", "setSphere",        "setSphereTotal", "setBox",        "setBoxTotal", "setCylinder",
    "addSphere", "addSphereTotal",    "setCylinderTotal", "setCapsule",     "addCapsule",    "addBox",      "addBoxTotal",
    "addCylinder", "addCylinderTotal", "setCapsuleTotal", "addCapsuleTotal"};

/// The word at the beginning of a list, in its long form; empty: none.
std::string wordOf(const SyntaxTree& tree, Node list)
{
  const Node first = tree.firstElement(list);
  return first != SyntaxTree::none && tree.isAtom(first) ? std::string(rsg::longName(tree.value(first))) : std::string();
}

} // namespace

FormEdits::FormEdits(const SyntaxTree& tree, std::uint32_t offset) : tree_(tree)
{
  if(offset >= tree.text().size())
    return;
  const Node word = tree.nodeAt(offset);
  if(word == SyntaxTree::none || !tree.isAtom(word) || tree.begin(word) != offset)
    return;
  if(const Node list = tree.parent(word);
     list != SyntaxTree::none && tree.isComplete(list) && tree.firstElement(list) == word && wordOf(tree, list) == "node")
    form_ = list;
}

std::vector<FormEdits::Call> FormEdits::calls(std::span<const std::string_view> methods) const
{
  std::vector<Call> found;
  if(!this->found())
    return found;
  for(Node at = tree_.firstElement(form_); at != SyntaxTree::none; at = tree_.nextElement(form_, at))
  {
    if(!tree_.isList(at))
      continue;
    Call call{at, wordOf(tree_, at), {}, {}, false};
    if(std::ranges::find(methods, std::string_view(call.method)) == methods.end())
      continue;
    for(Node argument = tree_.nextElement(at, tree_.firstElement(at)); argument != SyntaxTree::none;
        argument = tree_.nextElement(at, argument))
    {
      call.arguments.push_back(argument);
      const std::string value = tree_.isAtom(argument) ? tree_.value(argument) : "$";
      call.computed = call.computed || value.find('$') != std::string::npos;
      if(!value.empty() && numberLength(value) == value.size())
        call.numbers.push_back(toNumber(value));
    }
    if(call.numbers.size() != call.arguments.size())
      call.numbers.clear();
    found.push_back(std::move(call));
  }
  return found;
}

std::optional<FormEdits::Call> FormEdits::callFor(std::string_view method, int axis) const
{
  std::optional<Call> last;
  for(Call& call : calls({&method, 1}))
    if(call.arguments.size() >= 2 && tree_.isAtom(call.arguments.front()) &&
       toInteger(tree_.value(call.arguments.front())) == axis)
      last = std::move(call);
  return last;
}

TextEdit FormEdits::setArgument(const Call& call, std::size_t index, const std::string& text) const
{
  const Node argument = call.arguments[index];
  return {tree_.begin(argument), tree_.end(argument), text};
}

TextEdit FormEdits::add(const std::string& words, bool atEnd) const
{
  std::uint32_t at = tree_.end(form_) - 1;
  if(!atEnd)
  {
    const Node word = tree_.firstElement(form_);
    const Node className = tree_.nextElement(form_, word);
    at = tree_.end(className == SyntaxTree::none ? word : className);
    constexpr std::string_view name = "setName";
    if(const std::vector<Call> names = calls({&name, 1}); !names.empty())
      at = tree_.end(names.front().list);
  }
  return {at, at, " (" + words + ')'};
}

std::vector<TextEdit> FormEdits::setMass(double mass, const Eigen::Matrix3d& inertia) const
{
  if(!found())
    return {};
  std::string words = "setMassParameters " + shortNumber(mass) + " 0 0 0";
  for(const auto& [row, column] : {std::pair{0, 0}, {1, 1}, {2, 2}, {0, 1}, {0, 2}, {1, 2}})
  {
    // What rounding leaves of 0 is none.
    const double value = inertia(row, column);
    words += ' ' + shortNumber(row != column && std::abs(value) < 1e-9 * inertia.trace() ? 0 : value);
  }
  const std::vector<Call> masses = calls(massMethods);
  if(std::ranges::any_of(masses, &Call::computed))
    return {};
  constexpr std::string_view importing = "importScene";
  if(masses.empty())
    return {add(words, !calls({&importing, 1}).empty())};
  std::vector<TextEdit> edits{{tree_.begin(masses.front().list), tree_.end(masses.front().list), '(' + words + ')'}};
  const std::string_view text = tree_.text();
  for(std::size_t i = 1; i < masses.size(); ++i)
  {
    // With the blanks before it, unless a comment ends there.
    std::uint32_t begin = tree_.begin(masses[i].list);
    const std::uint32_t previous = static_cast<std::uint32_t>(text.find_last_not_of(" \t\r\n", begin - 1));
    const std::size_t line = text.rfind('\n', previous);
    const bool afterComment = text.substr(line + 1, previous - line).find(';') != std::string_view::npos;
    if(!afterComment)
      begin = previous + 1;
    edits.push_back({begin, tree_.end(masses[i].list), ""});
  }
  return edits;
}

std::string shortNumber(double value, int digits)
{
  if(value == 0)
    return "0";
  char text[40];
  const auto [end, error] = std::to_chars(std::begin(text), std::end(text), value, std::chars_format::general, digits);
  return error == std::errc() ? std::string(text, end) : "0";
}

} // namespace sparkwright::design
