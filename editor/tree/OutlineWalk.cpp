#include "editor/tree/OutlineWalk.h"

#include "core/rsg/Vocabulary.h"

#include <algorithm>
#include <array>

namespace sparkwright
{

namespace
{

using Key = SourceOutline::Key;

constexpr std::size_t longestText = 120, mostTexts = 24;

/// A call that tells something about a node, and which of its values do.
struct KeyMethod
{
  std::string_view method;
  Key key;
  std::size_t first, count;
};
constexpr std::array keyMethods = {
    KeyMethod{"setLocalPos", Key::Position, 0, 3},
    KeyMethod{"setLocalRotation", Key::Rotation, 0, 3},
    KeyMethod{"setMass", Key::Mass, 0, 1},
    KeyMethod{"setMassParameters", Key::Mass, 0, 1},
    KeyMethod{"setBoxTotal", Key::Mass, 0, 1},
    KeyMethod{"setSphereTotal", Key::Mass, 0, 1},
    KeyMethod{"setCylinderTotal", Key::Mass, 0, 1},
    KeyMethod{"setCapsuleTotal", Key::Mass, 0, 1},
    KeyMethod{"setExtents", Key::Size, 0, 3},
    KeyMethod{"setBoxLengths", Key::Size, 0, 3},
    KeyMethod{"setRadius", Key::Size, 0, 1},
    KeyMethod{"setParams", Key::Size, 0, 9},
    KeyMethod{"setScale", Key::Scale, 0, 3},
    KeyMethod{"load", Key::File, 0, 1},
    KeyMethod{"setMaterial", Key::Material, 0, 1},
    KeyMethod{"resetMaterials", Key::Material, 0, 3},
    KeyMethod{"setAxis", Key::Axis, 0, 3},
    KeyMethod{"setAxis1", Key::Axis, 0, 3},
    KeyMethod{"attach", Key::Attach, 0, 2},
    KeyMethod{"setLowStopDeg", Key::LowStop, 1, 1},
    KeyMethod{"setHighStopDeg", Key::HighStop, 1, 1},
    KeyMethod{"setMaxTorque", Key::Torque, 0, 1},
    KeyMethod{"setPerceptName", Key::Percept, 0, 1},
    KeyMethod{"setPredicateName", Key::Percept, 0, 1},
    KeyMethod{"setDiffuse", Key::Colour, 0, 4},
};

std::string joined(const std::vector<std::string>& texts, std::size_t first, std::size_t count)
{
  std::string result;
  for(std::size_t i = first; i < texts.size() && i - first < count; ++i)
    result += (i > first ? " " : "") + texts[i];
  return result;
}

} // namespace

OutlineWalk::OutlineWalk(const TokenRope& tokens, std::span<const List> around) : tokens_(tokens)
{
  frames_.push_back({0, Mode::Top});
  for(const List& list : around)
    frames_.push_back({list.id, list.mode});
}

OutlineWalk::Mode OutlineWalk::modeOf(Kind kind)
{
  switch(kind)
  {
  case Kind::Group:
  case Kind::Node:
  case Kind::Select:
    return Mode::Forms;
  case Kind::Switch:
    return Mode::Switch;
  case Kind::Case:
    return Mode::Case;
  case Kind::Import:
  case Kind::Template:
  case Kind::Define:
    break;
  }
  return Mode::Values;
}

std::optional<OutlineWalk::Kind> OutlineWalk::formKind(const TokenRope& tokens, const Cursor& open)
{
  const std::optional<Cursor> head = tokens.firstElement(open);
  if(!head || head->kind() == Token::Kind::Open)
    return Kind::Group;
  const std::string word = head->value();
  const std::string_view name = rsg::longName(word);
  if(name == "node")
    return Kind::Node;
  if(name == "importScene")
    return Kind::Import;
  if(name == "select")
    return Kind::Select;
  if(name == "switch")
    return Kind::Switch;
  if(name == "template")
    return Kind::Template;
  if(name == "define")
    return Kind::Define;
  return std::nullopt;
}

std::vector<OutlineWalk::Item> OutlineWalk::read(Cursor from, Offset end)
{
  for(Cursor token = from; !token.atEnd() && token.begin() < end; token = token.next())
    step(token);
  beyond_ = 0;
  while(frames_.size() > 1)
    close();
  return std::move(items_);
}

OutlineWalk::Item OutlineWalk::texts(const TokenRope& tokens, const Cursor& open, Item item)
{
  OutlineWalk walk(tokens, {});
  walk.alone_ = true;
  Frame frame{item.list, modeOf(item.kind)};
  frame.item = 0;
  item.children.clear();
  item.head.clear();
  item.name.clear();
  item.values.clear();
  walk.items_.push_back(std::move(item));
  walk.frames_.push_back(std::move(frame));
  for(Cursor token = open.next(); !token.atEnd() && walk.frames_.size() > 1 && walk.frames_[1].elements < elementsRead;
      token = token.next())
    walk.step(token);
  walk.beyond_ = 0;
  while(walk.frames_.size() > 1)
    walk.close();
  return std::move(walk.items_.front());
}

void OutlineWalk::step(Cursor& token)
{
  switch(token.kind())
  {
  case Token::Kind::Open:
    return open(token);
  case Token::Kind::Close:
    return close();
  case Token::Kind::Atom:
    return atom(token);
  default:
    return;
  }
}

/// Whether the texts of an item or call hold this element.
bool OutlineWalk::wants(const Frame& frame, std::size_t element) const
{
  if(frame.callOf >= 0)
    return element < mostTexts;
  if(frame.item < 0)
    return false;
  switch(items_[static_cast<std::size_t>(frame.item)].kind)
  {
  case Kind::Group:
    return false;
  case Kind::Case:
    return element == 0;
  case Kind::Node:
  case Kind::Select:
  case Kind::Switch:
    return element < 2;
  case Kind::Define:
    return element < 3;
  case Kind::Import:
  case Kind::Template:
    break;
  }
  return element < mostTexts;
}

void OutlineWalk::add(Frame& frame, std::string_view text, bool blank)
{
  std::string& to = frame.texts.back();
  if(to.size() > longestText)
    return;
  if(blank && !to.empty() && to.back() != '(')
    to += ' ';
  to += text;
  if(to.size() > longestText)
    to.replace(longestText, std::string::npos, "…");
}

void OutlineWalk::open(Cursor& token)
{
  if(frames_.size() > SourceOutline::deepest + 1)
  {
    ++beyond_;
    return;
  }
  const std::size_t element = frames_.back().elements++;
  const Mode mode = frames_.back().mode;
  std::optional<Kind> kind;
  if(frames_.size() <= SourceOutline::deepest)
  {
    if(mode == Mode::Top || mode == Mode::Forms || (mode == Mode::Case && element == 1))
      kind = formKind(tokens_, token);
    else if(mode == Mode::Switch && element >= 2)
      kind = Kind::Case;
  }
  if(!kind)
    return openValues(token, element);
  if(!alone_)
    return openItem(token, *kind);
  if(const std::optional<Cursor> end = tokens_.closeOf(token))
    token = *end;
  else
    frames_.back().elements = elementsRead;
}

void OutlineWalk::openItem(const Cursor& token, Kind kind)
{
  Item item;
  item.list = token.id();
  item.parent = frames_.back().list;
  item.kind = kind;
  item.depth = static_cast<std::uint32_t>(frames_.size() - 1);
  if(const std::ptrdiff_t parent = frames_.back().item; parent >= 0)
    items_[static_cast<std::size_t>(parent)].children.push_back(item.list);
  Frame frame{item.list, modeOf(kind)};
  frame.item = static_cast<std::ptrdiff_t>(items_.size());
  items_.push_back(std::move(item));
  frames_.push_back(std::move(frame));
}

void OutlineWalk::openValues(const Cursor& token, std::size_t element)
{
  Frame& around = frames_.back();
  Frame frame{token.id(), Mode::Values};
  if(around.partOf >= 0)
  {
    frame.partOf = around.partOf;
    add(frames_[static_cast<std::size_t>(around.partOf)], "(", true);
  }
  else if(wants(around, element) && !(around.mode == Mode::Forms))
  {
    frame.partOf = static_cast<std::ptrdiff_t>(frames_.size()) - 1;
    around.texts.emplace_back();
    add(around, "(", false);
  }
  else if(around.mode == Mode::Forms && around.item >= 0 && element < elementsRead &&
          items_[static_cast<std::size_t>(around.item)].kind == Kind::Node)
    frame.callOf = around.item;
  frames_.push_back(std::move(frame));
}

void OutlineWalk::close()
{
  if(beyond_ > 0)
  {
    --beyond_;
    return;
  }
  if(frames_.size() == 1)
    return; // Without `(`: belongs to no list.
  Frame frame = std::move(frames_.back());
  frames_.pop_back();
  if(frame.partOf >= 0 && static_cast<std::size_t>(frame.partOf) < frames_.size())
    add(frames_[static_cast<std::size_t>(frame.partOf)], ")", false);
  finish(frame);
}

void OutlineWalk::atom(const Cursor& token)
{
  if(beyond_ > 0)
    return;
  Frame& frame = frames_.back();
  const std::size_t element = frame.elements++;
  if(frame.partOf >= 0)
    add(frames_[static_cast<std::size_t>(frame.partOf)], token.text(), true);
  else if(wants(frame, element))
  {
    frame.texts.emplace_back();
    add(frame, token.value(), false);
  }
}

void OutlineWalk::finish(Frame& frame)
{
  if(frame.callOf >= 0)
    finishCall(frame);
  else if(frame.item >= 0)
    finishItem(frame);
}

void OutlineWalk::finishItem(Frame& frame)
{
  Item& item = items_[static_cast<std::size_t>(frame.item)];
  std::vector<std::string>& texts = frame.texts;
  switch(item.kind)
  {
  case Kind::Group:
    break;
  case Kind::Case:
    if(!texts.empty())
      item.head = std::move(texts[0]);
    break;
  case Kind::Template:
    item.head = joined(texts, 1, mostTexts);
    break;
  case Kind::Node:
    if(texts.size() > 1)
      item.head = std::string(rsg::longName(texts[1]));
    break;
  case Kind::Select:
  case Kind::Switch:
  case Kind::Import:
  case Kind::Define:
    if(texts.size() > 1)
      item.head = std::move(texts[1]);
    if(texts.size() > 2)
      item.values.push_back({item.kind == Kind::Import ? Key::Arguments : Key::Value, joined(texts, 2, mostTexts)});
    break;
  }
}

void OutlineWalk::finishCall(Frame& frame)
{
  std::vector<std::string>& texts = frame.texts;
  if(texts.size() < 2)
    return;
  Item& item = items_[static_cast<std::size_t>(frame.callOf)];
  const std::string_view method = rsg::longName(texts[0]);
  if(method == "setName")
  {
    item.name = std::move(texts[1]);
    return;
  }
  const auto known = std::ranges::find(keyMethods, method, &KeyMethod::method);
  if(known == keyMethods.end() || texts.size() < 2 + known->first)
    return;
  std::string text = joined(texts, 1 + known->first, known->count);
  const auto same = std::ranges::find(item.values, known->key, &SourceOutline::Value::key);
  if(same != item.values.end())
    same->text = std::move(text); // The last call counts.
  else
    item.values.push_back({known->key, std::move(text)});
}

} // namespace sparkwright
