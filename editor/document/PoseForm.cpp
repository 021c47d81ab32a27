#include "editor/document/PoseForm.h"

#include "core/rsg/Vocabulary.h"
#include "core/text/Number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr int lengthDigits = 3, angleDigits = 2, matrixDigits = 6;
constexpr float sameLength = 0.0005f, sameAngle = 0.005f; // m, degrees: half of what is written.
constexpr float farLength = 0.002f, farAngle = 0.1f;      // What rounding cannot explain.
constexpr float sameEntry = 5e-7f; // Of a matrix.
constexpr int deepest = 1000;

std::string written(float value, int digits)
{
  std::array<char, 64> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), static_cast<double>(value),
                                 std::chars_format::fixed, digits).ptr;
  std::string text(buffer.data(), end);
  text.erase(text.find_last_not_of('0') + 1);
  if(text.ends_with('.'))
    text.pop_back();
  return text == "-0" ? "0" : text;
}

std::string written(const char* method, const Vec3f& v, int digits)
{
  return std::string("(") + method + ' ' + written(v.x(), digits) + ' ' + written(v.y(), digits) + ' ' +
         written(v.z(), digits) + ')';
}

/// The turn between two rotations, degrees.
float angleBetween(const Mat4f& a, const Mat4f& b)
{
  const Mat3f turn = a.topLeftCorner<3, 3>().transpose() * b.topLeftCorner<3, 3>();
  // Of the antisymmetric part, since the trace says little about small turns.
  const Vec3f axis(turn(2, 1) - turn(1, 2), turn(0, 2) - turn(2, 0), turn(1, 0) - turn(0, 1));
  return toDegrees(std::atan2(axis.norm() / 2, (turn.trace() - 1) / 2));
}

float apart(float a, float b) { return std::abs(std::remainder(a - b, 360.f)); }

} // namespace

PoseForm::PoseForm(const SyntaxTree& tree, std::uint32_t offset) : tree_(tree)
{
  const Node word = tree.broken() || offset >= tree.text().size() ? SyntaxTree::none : tree.nodeAt(offset);
  if(word == SyntaxTree::none || !tree.isAtom(word) || tree.begin(word) != offset ||
     rsg::longName(tree.value(word)) != "node" || tree.parent(word) == SyntaxTree::none)
    return;
  list_ = tree.parent(word);
  class_ = tree.nextElement(list_, word);
  if(class_ == SyntaxTree::none || !tree.isAtom(class_))
    return;
  word_ = word;
  collect(list_, tree.nextElement(list_, class_), false, 0);
}

void PoseForm::collect(Node list, Node from, bool chosen, int depth)
{
  for(Node element = from; element != SyntaxTree::none && depth < deepest; element = tree_.nextElement(list, element))
  {
    if(tree_.isAtom(element))
      return; // Another `nd` or `sel`: what follows is about that node. Everything else takes the rest of the list.
    const Node form = tree_.firstElement(element);
    if(form == SyntaxTree::none)
      continue;
    if(tree_.isList(form))
    {
      collect(element, form, chosen, depth + 1);
      continue;
    }
    if(rsg::longName(tree_.value(form)) != "switch")
    {
      addCall(element, form, chosen);
      continue;
    }
    for(Node label = tree_.nextElement(element, form); label != SyntaxTree::none;
        label = tree_.nextElement(element, label))
      if(const Node first = tree_.isList(label) ? tree_.firstElement(label) : SyntaxTree::none;
         first != SyntaxTree::none)
        if(const Node branch = tree_.nextElement(label, first); branch != SyntaxTree::none && tree_.isList(branch))
          collect(label, branch, true, depth + 1);
  }
}

void PoseForm::addCall(Node list, Node form, bool chosen)
{
  const std::string word = tree_.value(form);
  const std::string_view method = rsg::longName(word);
  std::optional<Kind> kind;
  if(method == "setLocalPos")
    kind = Kind::Position;
  else if(method == "setLocalRotation")
    kind = Kind::Rotation;
  else if(method == "setLocalTransform")
    kind = Kind::Matrix;
  if(!kind)
    return;
  Call call{*kind, list, {}, chosen};
  for(Node value = tree_.nextElement(list, form); value != SyntaxTree::none; value = tree_.nextElement(list, value))
    call.values.push_back(value);
  // With fewer values they are refused, and do nothing.
  if(*kind == Kind::Matrix ? call.values.size() == 16 : call.values.size() >= 3)
    calls_.push_back(std::move(call));
}

/// The call that has the last word about this part of the pose.
const PoseForm::Call* PoseForm::last(Kind kind) const
{
  const auto found = std::find_if(calls_.rbegin(), calls_.rend(),
                                  [&](const Call& c) { return c.kind == kind || c.kind == Kind::Matrix; });
  return found == calls_.rend() ? nullptr : &*found;
}

PoseForm::Node PoseForm::callOf(std::string_view method) const
{
  for(Node n = tree_.nextElement(list_, class_); n != SyntaxTree::none && tree_.isList(n);
      n = tree_.nextElement(list_, n))
    if(const Node form = tree_.firstElement(n);
       form != SyntaxTree::none && tree_.isAtom(form) && tree_.value(form) == method)
      return n;
  return SyntaxTree::none;
}

std::string PoseForm::name() const
{
  const Node call = callOf("setName");
  const Node value = call == SyntaxTree::none ? call : tree_.nextElement(call, tree_.firstElement(call));
  if(value == SyntaxTree::none || !tree_.isAtom(value))
    return {};
  std::string name = tree_.value(value);
  return name.starts_with('$') ? std::string() : name;
}

std::string PoseForm::kind() const
{
  if(const Node call = callOf("importScene"); call != SyntaxTree::none)
    if(const Node file = tree_.nextElement(call, tree_.firstElement(call));
       file != SyntaxTree::none && tree_.isAtom(file))
    {
      std::string name = tree_.value(file);
      name.erase(0, name.find_last_of('/') + 1);
      return name.substr(0, name.rfind('.'));
    }
  return std::string(rsg::longName(tree_.value(class_)));
}

/// What stands before the node in its line, if that is nothing but blanks.
std::string PoseForm::lineStart(Node node) const
{
  const std::string& text = tree_.text();
  const std::size_t end = tree_.begin(node), line = text.rfind('\n', end);
  if(line == std::string::npos || line >= end)
    return {};
  std::string start = text.substr(line + 1, end - line - 1);
  return start.find_first_not_of(" \t") == std::string::npos ? start : std::string();
}

/// As the line before ends.
std::string PoseForm::lineEnd(Node node) const
{
  const std::size_t last = tree_.text().rfind('\n', tree_.begin(node));
  return last != std::string::npos && last > 0 && tree_.text()[last - 1] == '\r' ? "\r\n" : "\n";
}

TextEdit PoseForm::insertionAfter(Node call, const std::string& text) const
{
  const std::string start = lineStart(call);
  return {tree_.end(call), tree_.end(call), (start.empty() ? std::string(" ") : lineEnd(call) + start) + text};
}

/// Before all that the form makes: bodies are put where their Transform is by then.
TextEdit PoseForm::insertion(const std::string& text) const
{
  const Node name = callOf("setName");
  for(Node n = tree_.nextElement(list_, class_); n != SyntaxTree::none; n = tree_.nextElement(list_, n))
    if(n != name)
    {
      const std::string start = lineStart(n);
      return {tree_.begin(n), tree_.begin(n), text + (start.empty() ? std::string(" ") : lineEnd(n) + start)};
    }
  return insertionAfter(name == SyntaxTree::none ? class_ : name, text);
}

/// Puts numbers in the place of others.
class PoseForm::Writer
{
public:
  explicit Writer(const SyntaxTree& tree) : tree_(tree) {}

  /// The number that stands there; nothing if it is computed.
  std::optional<float> read(Node node) const
  {
    if(!tree_.isAtom(node))
      return {};
    const std::string text = tree_.value(node);
    return text.starts_with('$') ? std::nullopt : std::optional(static_cast<float>(toNumber(text)));
  }
  /// @param now  what it comes to
  void set(Node node, float now, float value, float same, int digits)
  {
    if(std::abs(value - read(node).value_or(now)) < same)
      return;
    if(!read(node) || !tree_.isComplete(node))
      return refuse(PoseRefusal::Why::Expression, node);
    const Quote quote = tree_.quote(node);
    result.edits.push_back({tree_.begin(node), tree_.end(node),
                            writeAtom(written(value, digits), quote == Quote::Raw ? Quote::Double : quote)});
  }
  void refuse(PoseRefusal::Why why, Node at)
  {
    if(!result.refusal)
      result.refusal = {why, tree_.position(at), std::string(tree_.source(at))};
  }

  PoseEdit result;

private:
  const SyntaxTree& tree_;
};

PoseEdit PoseForm::edit(const Mat4f& now, const Mat4f& wanted) const
{
  if(!found())
    return {{}, PoseRefusal{}};
  Writer writer(tree_);
  for(const Call& call : calls_)
    if(call.chosen)
      writer.refuse(PoseRefusal::Why::Switch, call.list);
  if(!standsAt(now, writer))
    writer.refuse(PoseRefusal::Why::Elsewhere, word_);
  std::string missing = setPosition(now, wanted, writer);
  if(const std::string call = setRotation(now, wanted, writer); !call.empty())
  {
    if(const Call* const position = last(Kind::Position); position && position->kind == Kind::Position)
      writer.result.edits.push_back(insertionAfter(position->list, call));
    else
      missing += (missing.empty() ? "" : " ") + call;
  }
  if(!missing.empty())
    writer.result.edits.push_back(insertion(missing));
  if(writer.result.refusal)
    writer.result.edits.clear();
  return writer.result;
}

Vec3f PoseForm::readTurn(const Call& call, const Vec3f& instead, const Writer& writer) const
{
  Vec3f turn = instead;
  for(int i = 0; i < 3; ++i)
    turn[i] = writer.read(call.values[static_cast<std::size_t>(i)]).value_or(instead[i]);
  return turn;
}

/// Whether the node stands where its form says, as far as that is plain from the text.
bool PoseForm::standsAt(const Mat4f& now, const Writer& writer) const
{
  const Vec3f place = translation(now);
  const Call *const position = last(Kind::Position), *const rotation = last(Kind::Rotation);
  for(int i = 0; i < 3; ++i)
    if(std::abs((position ? writer.read(position->number(i)).value_or(place[i]) : 0) - place[i]) > farLength)
      return false;
  if(rotation && rotation->kind == Kind::Matrix)
    return true;
  const bool plain = !rotation || std::ranges::all_of(std::array{0, 1, 2}, [&](int i)
                                                      { return writer.read(rotation->number(i)).has_value(); });
  const Vec3f turn = rotation && plain ? readTurn(*rotation, Vec3f::Zero(), writer) : Vec3f(Vec3f::Zero());
  return !plain || angleBetween(rotationFromDegrees(turn), now) <= farAngle;
}

/// Changes the numbers of the call; gives the call if there is none yet.
std::string PoseForm::setPosition(const Mat4f& now, const Mat4f& wanted, Writer& writer) const
{
  const Vec3f before = translation(now), place = translation(wanted);
  const Call* const call = last(Kind::Position);
  if((place - before).cwiseAbs().maxCoeff() < sameLength)
    return {};
  if(!call)
    return written("setLocalPos", place, lengthDigits);
  for(int i = 0; i < 3; ++i)
    writer.set(call->number(i), before[i], place[i], sameLength, lengthDigits);
  return {};
}

std::string PoseForm::setRotation(const Mat4f& now, const Mat4f& wanted, Writer& writer) const
{
  const Call* const call = last(Kind::Rotation);
  if(angleBetween(now, wanted) < sameAngle)
    return {};
  if(!call)
    return written("setLocalRotation", degreesOf(wanted), angleDigits);
  if(call->kind == Kind::Matrix)
  {
    for(int column = 0; column < 3; ++column)
      for(int row = 0; row < 3; ++row)
        writer.set(call->values[static_cast<std::size_t>(4 * column + row)], now(row, column), wanted(row, column),
                   sameEntry, matrixDigits);
    return {};
  }
  const Vec3f before = readTurn(*call, degreesOf(now), writer), turn = degreesOf(wanted, before);
  for(int i = 0; i < 3; ++i)
    if(apart(turn[i], before[i]) >= sameAngle)
      writer.set(call->number(i), before[i], turn[i], sameAngle, angleDigits);
  return {};
}

} // namespace sparkwright
