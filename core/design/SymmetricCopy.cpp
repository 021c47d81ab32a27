#include "core/design/SymmetricCopy.h"

#include "core/design/DesignTexts.h"
#include "core/rsg/Vocabulary.h"
#include "core/text/InQuotes.h"
#include "core/text/Number.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <utility>
#include <vector>

namespace sparkwright::design
{

namespace
{

using Node = SyntaxTree::Node;

constexpr std::string_view bodyParts[] = {"arm",    "leg",   "hip",  "thigh", "shank", "calf",     "shin",   "foot",
                                          "feet",   "ankle", "knee", "elbow", "wrist", "shoulder", "hand",   "toe",
                                          "upper",  "lower", "fore", "wheel", "eye",   "ear",      "finger", "thumb",
                                          "caster", "front", "back", "rear",  "mid"};

/// `arm`, `Arm`, `aj1`, `le3`, `f`, `f1`: what may follow a single letter for the side.
bool isPartOfABody(std::string_view rest)
{
  if(rest.empty())
    return false;
  if(std::isupper(static_cast<unsigned char>(rest.front())) || std::isdigit(static_cast<unsigned char>(rest.front())))
    return true;
  if(std::ranges::any_of(bodyParts, [&](std::string_view part) { return rest.starts_with(part); }))
    return true;
  const std::size_t letters = std::min(rest.find_first_of("0123456789"), rest.size());
  const bool numbered = rest.find_first_not_of("0123456789s", letters) == std::string_view::npos; // he1s: stiffness
  const std::string_view word = rest.substr(0, letters);
  return numbered && (word == "f" || (letters < rest.size() && (word == "aj" || word == "ae" || word == "lj" ||
                                                                word == "le" || word == "j" || word == "e")));
}

struct Words
{
  std::string_view left, right;
};
constexpr Words beginnings[] = {{"left", "right"}, {"Left", "Right"}, {"LEFT", "RIGHT"}, {"l_", "r_"},
                                {"L_", "R_"},      {"l-", "r-"},      {"L-", "R-"}};
constexpr Words middles[] = {{"_left_", "_right_"}, {"_l_", "_r_"}, {"_L_", "_R_"}};
constexpr Words ends[] = {{"_left", "_right"}, {"Left", "Right"}, {"_l", "_r"}, {"_L", "_R"}};

} // namespace

std::string nameOnOtherSide(std::string_view name)
{
  const std::string text(name);
  for(const auto& [left, right] : beginnings)
  {
    if(name.starts_with(left))
      return std::string(right) + text.substr(left.size());
    if(name.starts_with(right))
      return std::string(left) + text.substr(right.size());
  }
  for(const auto& [left, right] : ends)
  {
    if(name.ends_with(left))
      return text.substr(0, text.size() - left.size()) + std::string(right);
    if(name.ends_with(right))
      return text.substr(0, text.size() - right.size()) + std::string(left);
  }
  for(const auto& [left, right] : middles)
    for(const auto& [from, to] : {std::pair(left, right), std::pair(right, left)})
      if(const std::size_t at = name.find(from); at != std::string_view::npos)
        return text.substr(0, at) + std::string(to) + text.substr(at + from.size());
  constexpr std::string_view sides = "lrLR", others = "rlRL";
  const std::size_t side = name.empty() ? std::string_view::npos : sides.find(name.front());
  if(side == std::string_view::npos || !isPartOfABody(name.substr(1)))
    return text;
  return others[side] + text.substr(1);
}

namespace
{

/// How the numbers of a call are mirrored, by letters: v three of a vector, a three angles, m a pose of 6 or 16
/// numbers, M one of 16, i the six of a tensor, `.` one that stays.
struct Mirroring
{
  std::string_view method;
  std::string_view numbers;
};

constexpr Mirroring mirrorings[] = {
    {"setLocalPos", "v"},      {"setLocalPosition", "v"},   {"setPosition", "v"},
    {"setAnchor", "v"},        {"setVelocity", "v"},        {"addForce", "v"},
    {"setBeginPoint", "v"},    {"setEndPoint", "v"},        {"lookAt", "v"},
    {"setLocalRotation", "a"}, {"setAngularVelocity", "a"}, {"addTorque", "a"},
    {"setRotation", "m"},      {"setLocalTransform", "M"},  {"setMassParameters", ".vi"},
    {"addSphere", "..m"},      {"addSphereTotal", "..m"},   {"addBox", "....m"},
    {"addBoxTotal", "....m"},  {"addCylinder", "...m"},     {"addCylinderTotal", "...m"},
    {"addCapsule", "...m"}};

constexpr std::string_view named[] = {"setName",        "attach", "setBattery", "addNotCollideWithColliderName",
                                      "setPerceptName", "setID",  "select",     "addSCFreezeJointEffName"};

class Mirror
{
public:
  Mirror(const SyntaxTree& tree, SideAxis axis, Diagnostic& problem)
      : tree_(tree), axis_(axis == SideAxis::X ? 0 : 1), problem_(problem)
  {
  }

  std::optional<std::string> form(Node form);

private:
  struct Edit
  {
    std::uint32_t begin, end;
    std::string text;
  };

  bool fail(Node at, LocalText why)
  {
    const SyntaxTree::Position place = tree_.position(at);
    problem_ = Diagnostic::of(Diagnostic::Severity::Error, {}, place.line, place.column, std::move(why));
    return false;
  }
  void replace(Node atom, std::string text)
  {
    if(text != tree_.value(atom))
      edits_.push_back({tree_.begin(atom), tree_.end(atom), std::move(text)});
  }

  std::string word(Node list) const;
  std::vector<Node> argumentsOf(Node list) const;
  bool list(Node list);
  bool names(const std::vector<Node>& arguments);
  bool numbers(Node call, const Mirroring& how, const std::vector<Node>& arguments);
  bool negate(Node value);
  bool joint(Node list, const std::string& className);
  bool axisOf(Node call, const std::vector<Node>& arguments, std::size_t first, bool& turned);
  bool stops(Node list, const std::array<bool, 3>& turned);

  const SyntaxTree& tree_;
  int axis_;
  Diagnostic& problem_;
  std::vector<Edit> edits_;
};

std::string Mirror::word(Node list) const
{
  const Node first = tree_.firstElement(list);
  return first != SyntaxTree::none && tree_.isAtom(first) ? std::string(rsg::longName(tree_.value(first)))
                                                          : std::string();
}

std::vector<Node> Mirror::argumentsOf(Node list) const
{
  std::vector<Node> arguments;
  Node at = tree_.firstElement(list);
  while(at != SyntaxTree::none && (at = tree_.nextElement(list, at)) != SyntaxTree::none)
    arguments.push_back(at);
  return arguments;
}

bool Mirror::negate(Node value)
{
  if(!tree_.isAtom(value))
    return fail(value, designText("design.expression", tree_.source(value)));
  const std::string text = tree_.value(value);
  if(numberLength(text) != text.size())
    return fail(value, designText("design.expression", text));
  if(toNumber(text) == 0)
    return true;
  replace(value, text.front() == '-' ? text.substr(1) : '-' + (text.front() == '+' ? text.substr(1) : text));
  return true;
}

bool Mirror::names(const std::vector<Node>& arguments)
{
  for(const Node argument : arguments)
  {
    if(!tree_.isAtom(argument))
      return fail(argument, designText("design.expression", tree_.source(argument)));
    const std::string path = tree_.value(argument);
    if(path.starts_with('$'))
      return fail(argument, designText("design.expression", path));
    std::string mirrored;
    for(std::size_t at = 0; at <= path.size();)
    {
      const std::size_t end = std::min(path.find('/', at), path.size());
      mirrored += nameOnOtherSide(std::string_view(path).substr(at, end - at));
      if(end < path.size())
        mirrored += '/';
      at = end + 1;
    }
    replace(argument, mirrored);
  }
  return true;
}

bool Mirror::numbers(Node call, const Mirroring& how, const std::vector<Node>& arguments)
{
  std::size_t at = 0;
  const auto isOwn = [this](int axis) { return axis == axis_; };
  const auto flip = [&](std::size_t count, auto&& changes)
  {
    if(at + count > arguments.size())
      return fail(call, designText("design.numbers", inQuotes(how.method), at + count));
    for(std::size_t i = 0; i < count; ++i)
      if(changes(static_cast<int>(i)) && !negate(arguments[at + i]))
        return false;
    at += count;
    return true;
  };
  const auto vector = [&] { return flip(3, isOwn); };
  const auto angles = [&] { return flip(3, [&](int i) { return !isOwn(i); }); };
  const auto matrix = [&]
  { return flip(16, [&](int i) { return i / 4 < 3 || i % 4 < 3 ? isOwn(i / 4) != isOwn(i % 4) : false; }); };
  for(const char part : how.numbers)
    switch(part)
    {
    case '.':
      ++at;
      break;
    case 'v':
      if(!vector())
        return false;
      break;
    case 'a':
      if(!angles())
        return false;
      break;
    case 'm':
      if(at >= arguments.size()) // Its pose is optional.
        return true;
      if(arguments.size() - at >= 16 ? !matrix() : !(vector() && angles()))
        return false;
      break;
    case 'M':
      if(!matrix())
        return false;
      break;
    case 'i': // I11 I22 I33 I12 I13 I23
      if(!flip(6, [&](int i) { return i == 3 || (axis_ == 0 ? i == 4 : i == 5); }))
        return false;
      break;
    default:
      break;
    }
  return true;
}

bool Mirror::axisOf(Node call, const std::vector<Node>& arguments, std::size_t first, bool& turned)
{
  if(arguments.size() < first + 3)
  {
    if(arguments.size() != first + 1)
      return fail(call, designText("design.numbers", "setAxis", first + 3));
    if(!tree_.isAtom(arguments[first]) || tree_.value(arguments[first]).starts_with('$'))
      return fail(arguments[first], designText("design.expression", tree_.source(arguments[first])));
    turned = toInteger(tree_.value(arguments[first])) != axis_;
    return true;
  }
  const Node own = arguments[first + static_cast<std::size_t>(axis_)];
  if(!tree_.isAtom(own) || numberLength(tree_.value(own)) != tree_.value(own).size())
    return fail(own, designText("design.expression", tree_.source(own)));
  turned = toNumber(tree_.value(own)) == 0;
  if(turned) // It lies in the mirror: kept, and angles change signs.
    return true;
  for(int i = 0; i < 3; ++i)
    if(i != axis_ && !negate(arguments[first + static_cast<std::size_t>(i)]))
      return false;
  return true;
}

bool Mirror::stops(Node list, const std::array<bool, 3>& turned)
{
  struct Stop
  {
    Node call, method, value;
    bool low;
  };
  std::map<std::pair<std::string, int>, std::vector<Stop>> stops; // By unit and axis.
  for(const Node call : argumentsOf(list))
  {
    if(!tree_.isList(call))
      continue;
    const std::string method = word(call);
    const std::vector<Node> arguments = argumentsOf(call);
    const bool motor = method == "setAngularMotorVelocity" || method == "setLinearMotorVelocity";
    const bool low = method.starts_with("setLowStop"), high = method.starts_with("setHighStop");
    if((!motor && !low && !high) || arguments.size() < 2)
      continue;
    if(!tree_.isAtom(arguments[0]) || tree_.value(arguments[0]).starts_with('$'))
      return fail(arguments[0], designText("design.expression", tree_.source(arguments[0])));
    const int axis = std::clamp(toInteger(tree_.value(arguments[0])), 0, 2);
    if(!turned[static_cast<std::size_t>(axis)])
      continue;
    if(motor && !negate(arguments[1]))
      return false;
    if(low || high)
      stops[{method.substr(method.size() - 3), axis}].push_back({call, tree_.firstElement(call), arguments[1], low});
  }
  for(const auto& [key, found] : stops)
  {
    if(found.size() == 2 && found[0].low != found[1].low)
    {
      // Values change places, so that the order of the calls stays.
      const std::size_t before = edits_.size();
      if(!negate(found[0].value) || !negate(found[1].value))
        return false;
      edits_.resize(before);
      const auto negated = [](std::string text) {
        return toNumber(text) == 0 ? text : text.front() == '-' ? text.substr(1) : '-' + text;
      };
      replace(found[0].value, negated(tree_.value(found[1].value)));
      replace(found[1].value, negated(tree_.value(found[0].value)));
      continue;
    }
    for(const Stop& stop : found)
    {
      if(!negate(stop.value))
        return false;
      replace(stop.method, std::string(stop.low ? "setHighStop" : "setLowStop") + key.first);
    }
  }
  return true;
}

bool Mirror::joint(Node list, const std::string& className)
{
  // Axes of nodes are those of the mirrored frame: only the one across the mirror turns the same way.
  std::array<bool, 3> turned{};
  if(className == "HingeJoint")
    turned = {axis_ != 0};
  else if(className == "UniversalJoint")
    turned = {axis_ != 0, axis_ != 1};
  else if(className == "Hinge2Joint")
    turned = {true, axis_ != 0};
  for(const Node call : argumentsOf(list))
  {
    if(!tree_.isList(call))
      continue;
    const std::string method = word(call);
    const std::vector<Node> arguments = argumentsOf(call);
    if(method == "setAxis" || method == "setAxis1" || method == "setAxis2")
    {
      if(!axisOf(call, arguments, 0, turned[method == "setAxis2" ? 1 : 0]))
        return false;
    }
    else if(method == "setMotorAxis")
    {
      const int index = arguments.empty() ? 0 : std::clamp(toInteger(std::string(tree_.source(arguments[0]))), 0, 2);
      if(!axisOf(call, arguments, 2, turned[static_cast<std::size_t>(index)]))
        return false;
    }
  }
  return stops(list, turned);
}

bool Mirror::list(Node list)
{
  const std::string method = word(list);
  const std::vector<Node> arguments = argumentsOf(list);
  if(method == "eval" || method == "join" || method == "template" || method == "define")
    return true;
  if(method == "importScene")
    return arguments.size() <= 1 || fail(list, designText("design.imported"));
  if(std::ranges::find(named, method) != std::end(named))
    return names(arguments);
  const auto* const how = std::ranges::find(mirrorings, method, &Mirroring::method);
  if(how != std::end(mirrorings))
    return numbers(list, *how, arguments);
  if(method == "node" && !arguments.empty() && tree_.isAtom(arguments[0]))
  {
    const std::string className = tree_.value(arguments[0]).substr(tree_.value(arguments[0]).rfind('/') + 1);
    if(className == "PlaneCollider" || className == "RayCollider")
      return fail(list, designText("design.noMirror", className));
    if((className.ends_with("Joint") || className == "AngularMotor") && !joint(list, className))
      return false;
  }
  return std::ranges::all_of(arguments, [this](Node node) { return !tree_.isList(node) || this->list(node); }) &&
         (tree_.firstElement(list) == SyntaxTree::none || !tree_.isList(tree_.firstElement(list)) ||
          this->list(tree_.firstElement(list)));
}

std::optional<std::string> Mirror::form(Node form)
{
  if(!list(form))
    return std::nullopt;
  std::ranges::sort(edits_, {}, &Edit::begin);
  std::string text;
  std::uint32_t at = tree_.begin(form);
  for(const Edit& edit : edits_)
  {
    text += tree_.text().substr(at, edit.begin - at) + edit.text;
    at = edit.end;
  }
  return text + tree_.text().substr(at, tree_.end(form) - at);
}

/// The name that a form gives its node; empty if it gives none.
std::string nameOf(const SyntaxTree& tree, Node form)
{
  for(Node at = tree.firstElement(form); at != SyntaxTree::none; at = tree.nextElement(form, at))
    if(tree.isList(at))
      if(const Node method = tree.firstElement(at);
         method != SyntaxTree::none && tree.isAtom(method) && tree.value(method) == "setName")
        if(const Node name = tree.nextElement(at, method); name != SyntaxTree::none && tree.isAtom(name))
          return tree.value(name);
  return {};
}

} // namespace

std::optional<std::string> mirroredForm(const SyntaxTree& tree, SyntaxTree::Node form, SideAxis axis,
                                        Diagnostic& problem)
{
  return Mirror(tree, axis, problem).form(form);
}

std::optional<TextEdit> symmetricCopy(const SyntaxTree& tree, std::uint32_t offset, SideAxis axis, Diagnostic& problem)
{
  const SyntaxTree::Position place = tree.positionAt(offset);
  const auto refuse = [&](LocalText why)
  {
    problem = Diagnostic::of(Diagnostic::Severity::Error, {}, place.line, place.column, std::move(why));
    return std::nullopt;
  };
  if(tree.broken())
    return refuse(designText("design.broken"));
  Node form = tree.nodeAt(offset);
  bool anyForm = false;
  for(; form != SyntaxTree::none; form = tree.parent(form))
  {
    if(!tree.isList(form))
      continue;
    const Node first = tree.firstElement(form);
    if(first == SyntaxTree::none || !tree.isAtom(first) || rsg::longName(tree.value(first)) != "node")
      continue;
    anyForm = true;
    if(const std::string name = nameOf(tree, form); nameOnOtherSide(name) != name)
      break;
  }
  if(form == SyntaxTree::none)
    return refuse(anyForm ? designText("design.noSide") : designText("design.noForm"));
  const std::string other = nameOnOtherSide(nameOf(tree, form));
  if(const Node around = tree.parent(form); around != SyntaxTree::none)
    for(Node at = tree.firstElement(around); at != SyntaxTree::none; at = tree.nextElement(around, at))
      if(tree.isList(at) && nameOf(tree, at) == other)
        return refuse(designText("design.taken", inQuotes(other)));
  const std::optional<std::string> mirrored = mirroredForm(tree, form, axis, problem);
  if(!mirrored)
    return std::nullopt;
  // On a line of its own, as far in as the form.
  const std::string& text = tree.text();
  const std::size_t begin = tree.begin(form);
  const std::size_t line = text.rfind('\n', begin) == std::string::npos ? 0 : text.rfind('\n', begin) + 1;
  const std::size_t blanks = std::min(text.find_first_not_of(" \t", line), begin) - line;
  return TextEdit{tree.end(form), tree.end(form), "\n\n" + text.substr(line, blanks) + *mirrored};
}

} // namespace sparkwright::design
