#include "editor/tree/SourceOutline.h"

#include "editor/tree/OutlineWalk.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace sparkwright
{

namespace
{

using Kind = SourceOutline::Kind;

/// More items than that are not told one by one.
constexpr std::size_t mostTold = 4000;

/// Whether the meaning of an element depends on its place in the list.
bool countsElements(Kind kind)
{
  return kind == Kind::Switch || kind == Kind::Case;
}

} // namespace

SourceOutline::SourceOutline(const TokenRope& tokens) : tokens_(tokens), unbalanced_(tokens)
{
  reset();
}

const SourceOutline::Item* SourceOutline::find(Id list) const
{
  const auto found = items_.find(list);
  return found == items_.end() ? nullptr : &found->second;
}

std::vector<SourceOutline::Id> SourceOutline::shown(Id parent) const
{
  std::vector<Id> result;
  const Item* const item = find(parent);
  if(!item)
    return result;
  std::vector<std::pair<const Item*, std::size_t>> groups{{item, 0}};
  while(!groups.empty())
  {
    const Item* const in = groups.back().first;
    const std::size_t next = groups.back().second++;
    if(next >= in->children.size())
    {
      groups.pop_back();
      continue;
    }
    const Item& child = items_.at(in->children[next]);
    if(child.kind == Kind::Group)
      groups.emplace_back(&child, 0);
    else
      result.push_back(child.list);
  }
  return result;
}

SourceOutline::Id SourceOutline::shownParent(Id item) const
{
  const Item* self = find(item);
  while(self && self->list != 0)
  {
    self = find(self->parent);
    if(self && self->kind != Kind::Group)
      return self->list;
  }
  return 0;
}

SourceOutline::Id SourceOutline::at(Offset offset) const
{
  const TokenRope::Cursor token = tokens_.at(offset);
  std::optional<Cursor> list = token.kind() == Token::Kind::Open ? token : enclosing(token.begin());
  for(std::size_t i = 0; list && i <= deepest; ++i)
  {
    if(const Item* const item = find(list->id()))
      return item->kind == Kind::Group ? shownParent(item->list) : item->list;
    list = tokens_.around(*list);
  }
  return 0;
}

// Positions

bool SourceOutline::good() const
{
  return tokens_.balanced() || (openAtEnd_ != 0 && tokens_.depthAt(tokens_.size()) == openAtEnd_);
}

/// The innermost list around the place before a token.
std::optional<TokenRope::Cursor> SourceOutline::enclosing(Offset offset) const
{
  const Cursor token = tokens_.at(offset);
  return token.kind() == Token::Kind::Close ? tokens_.openOf(token) : tokens_.around(token);
}

/// The lists around a place; nothing if they are too many.
std::optional<SourceOutline::Lists> SourceOutline::listsAround(Offset offset) const
{
  Lists lists;
  for(std::optional<Cursor> list = enclosing(offset); list; list = tokens_.around(*list))
  {
    if(lists.size() > deepest)
      return std::nullopt;
    lists.push_back(list->id());
  }
  std::ranges::reverse(lists);
  return lists;
}

bool SourceOutline::before(Id list, Offset offset) const
{
  const std::optional<Cursor> open = tokens_.find(list);
  return open && open->begin() < offset;
}

bool SourceOutline::from(Id list, Offset offset) const
{
  const std::optional<Cursor> open = tokens_.find(list);
  return open && open->begin() >= offset;
}

/// What a list is by its first element and its place.
std::optional<Kind> SourceOutline::kindNow(const Cursor& list) const
{
  using Mode = OutlineWalk::Mode;
  const std::optional<Cursor> around = tokens_.around(list);
  const Item* const parent = around ? find(around->id()) : find(0);
  if(!parent)
    return std::nullopt;
  const Mode mode = around ? OutlineWalk::modeOf(parent->kind) : Mode::Top;
  if(mode == Mode::Forms || mode == Mode::Top)
    return OutlineWalk::formKind(tokens_, list);
  if(mode == Mode::Values)
    return std::nullopt;
  std::size_t place = 0;
  for(std::optional<Cursor> element = tokens_.firstElement(*around); element && element->begin() < list.begin();
      element = tokens_.nextElement(*element))
    ++place;
  if(mode == Mode::Switch)
    return place >= 2 ? std::optional(Kind::Case) : std::nullopt;
  return place == 1 ? OutlineWalk::formKind(tokens_, list) : std::nullopt;
}

// Following edits

SourceOutline::Update SourceOutline::reset()
{
  items_.clear();
  order_.clear();
  items_.emplace(0, Item());
  openAtEnd_ = tokens_.depthAt(tokens_.size());
  Update update;
  std::vector<Item> items = OutlineWalk(tokens_, {}).read(tokens_.first(), tokens_.size());
  items_.reserve(items.size() + 1);
  order_.reserve(items.size());
  for(Item& item : items)
  {
    order_.push_back(item.list);
    if(item.parent == 0)
      items_[0].children.push_back(item.list);
    items_.emplace(item.list, std::move(item));
  }
  stale_ = !good();
  unbalanced_.beginWithAll();
  unsure_.clear();
  update.all = true;
  return update;
}

/// The tokens that an edit has changed, less those before it that were only read again.
/// @param skipped  number of parentheses among these
SourceOutline::Range SourceOutline::changedBy(const TokenRope::Change& change, std::size_t& skipped) const
{
  skipped = 0;
  Cursor token = tokens_.at(change.tokensBegin);
  while(token.begin() < change.tokensEnd && token.end() <= change.begin)
  {
    const Token::Kind kind = token.kind();
    if(kind == Token::Kind::Open || kind == Token::Kind::Close)
      ++skipped;
    else if(token.end() == change.begin)
      break;
    token = token.next();
  }
  return {token.begin(), std::max(token.begin(), change.tokensEnd)};
}

/// Remembers a change while parentheses are missing. @param parentheses  that its range had
void SourceOutline::keep(const TokenRope::Change& change, const Edit& edit, std::string_view parentheses)
{
  if(stale_)
    unbalanced_.add(change, edit, parentheses);
  else
    unbalanced_.begin(edit);
}

bool SourceOutline::hasParenthesis(Range range) const
{
  for(Cursor token = tokens_.at(range.begin); !token.atEnd() && token.begin() < range.end; token = token.next())
    if(token.kind() == Token::Kind::Open || token.kind() == Token::Kind::Close)
      return true;
  return false;
}

/// Whether a change of atoms makes something else of the list around them.
bool SourceOutline::changesForms(Range range) const
{
  const std::optional<Cursor> list = enclosing(range.begin);
  if(!list)
    return false;
  const Item* const item = find(list->id());
  const std::optional<Kind> now = kindNow(*list);
  return now != (item ? std::optional(item->kind) : std::nullopt) || (item && countsElements(item->kind));
}

SourceOutline::Update SourceOutline::edited(const TokenRope::Change& change)
{
  Update update;
  std::size_t skipped = 0;
  Edit edit{changedBy(change, skipped), {}, 0};
  const std::string_view parentheses = std::string_view(change.parentheses).substr(skipped);
  const bool whole = good();
  const std::optional<Lists> around = listsAround(edit.range.begin);
  if(!around)
    return reset();
  edit.before = around;
  edit.least = around->size();
  Edit::follow(parentheses, *edit.before, edit.least);
  if(!change.listsChanged && parentheses.empty() && !hasParenthesis(edit.range) && !changesForms(edit.range))
  {
    if(stale_)
      keep(change, edit, parentheses); // What it means shows when the lists around it end where they should.
    relabelAround(edit, update);
    return update;
  }
  const bool healed = stale_ && whole;
  if(stale_ || !whole)
    keep(change, edit, parentheses);
  if(healed)
    edit = {unbalanced_.range(), unbalanced_.lists(), 0};
  stale_ = !whole;
  read(edit, whole, update);
  unbalanced_.extendTo(edit.range.begin);
  relabelAround(edit, update);
  if(healed)
    for(const Id list : std::exchange(unsure_, {}))
      relabel(list, update);
  return update;
}

/// Reads a range again, which grows to what it concerns. @param whole  no parenthesis is missing
void SourceOutline::read(Edit& edit, bool whole, Update& update)
{
  if(whole && !widenToMoved(edit))
  {
    update = reset();
    return;
  }
  while(widenToList(edit, whole))
    ;
  const Range range = edit.range;
  const std::optional<Lists> around = listsAround(range.begin);
  std::vector<OutlineWalk::List> lists;
  for(const Id list : around.value_or(Lists()))
  {
    const Item* const item = find(list);
    lists.push_back({list, item ? OutlineWalk::modeOf(item->kind) : OutlineWalk::Mode::Values});
  }
  replace(range, OutlineWalk(tokens_, lists).read(tokens_.at(range.begin), range.end), whole, update);
}

/// Includes the rest of lists around the end of the range that were not around it, or begin in it. @return false if
/// this is not known
bool SourceOutline::widenToMoved(Edit& edit) const
{
  const std::optional<Lists> now = listsAround(edit.range.end);
  if(!now || !edit.before || now->size() != edit.before->size())
    return false;
  for(std::size_t i = 0; i < now->size(); ++i)
    if((*now)[i] != (*edit.before)[i] || from((*now)[i], edit.range.begin))
    {
      edit.range.end = std::max(edit.range.end, tokens_.endOf(*tokens_.find((*now)[i])));
      break;
    }
  return true;
}

/// Includes a list around the range whose meaning, or that of its other elements, has changed.
bool SourceOutline::widenToList(Edit& edit, bool whole) const
{
  Range& range = edit.range;
  const std::optional<Lists> lists = listsAround(range.begin);
  if(!lists)
    return false;
  for(std::size_t i = lists->size(); i-- > 0;)
  {
    const Cursor list = *tokens_.find((*lists)[i]);
    const Offset end = tokens_.endOf(list);
    const Item* const item = find(list.id());
    const bool other = i + 1 == lists->size() && kindNow(list) != (item ? std::optional(item->kind) : std::nullopt);
    if(other || (item && countsElements(item->kind)))
    {
      range.begin = list.begin();
      if(whole)
        range.end = std::max(range.end, end);
      return true;
    }
    if(end > range.end && i < edit.least)
      return false;
  }
  return false;
}

void SourceOutline::sortByText(std::vector<Id>& items) const
{
  std::vector<std::pair<Offset, Id>> places;
  for(const Id id : items)
    if(const std::optional<Cursor> open = tokens_.find(id))
      places.emplace_back(open->begin(), id);
  std::ranges::sort(places);
  items.clear();
  for(const auto& [offset, id] : places)
    items.push_back(id);
}

void SourceOutline::replace(Range range, std::vector<Item> items, bool whole, Update& update)
{
  const auto first = std::ranges::partition_point(order_, [&](Id id) { return before(id, range.begin); });
  const auto last = std::partition_point(first, order_.end(), [&](Id id) { return !from(id, range.end); });
  const std::vector<Id> old(first, last);

  std::unordered_map<Id, Item*> made;
  for(Item& item : items)
    made.emplace(item.list, &item);
  // What followed lists that are gone keeps its place, below what was around them.
  std::unordered_map<Id, std::vector<Id>> adopted;
  std::vector<Id> parents;
  for(auto id = old.rbegin(); id != old.rend(); ++id)
  {
    const Item& item = items_.at(*id);
    parents.push_back(item.parent);
    if(whole)
      continue;
    Id heir = *id;
    while(heir != 0 && !made.contains(heir) && !before(heir, range.begin))
      heir = items_.at(heir).parent;
    for(const Id child : item.children)
      if(from(child, range.end))
      {
        adopted[heir].push_back(child);
        items_.at(child).parent = heir;
      }
  }
  for(const Id id : old)
    items_.erase(id);

  std::unordered_map<Id, std::vector<Id>> added;
  for(const Item& item : items)
    if(!made.contains(item.parent))
      added[item.parent].push_back(item.list);
  for(const auto& [parent, children] : added)
    parents.push_back(parent);
  for(const auto& [parent, children] : adopted)
    parents.push_back(parent);
  std::ranges::sort(parents);
  parents.erase(std::ranges::unique(parents).begin(), parents.end());
  for(const Id parent : parents)
  {
    if(const auto mine = made.find(parent); mine != made.end())
    {
      std::vector<Id>& children = mine->second->children;
      children.insert(children.end(), adopted[parent].begin(), adopted[parent].end());
      sortByText(children);
      continue;
    }
    const auto self = items_.find(parent);
    if(self == items_.end())
      continue;
    std::vector<Id>& children = self->second.children;
    const auto begin = std::ranges::partition_point(children, [&](Id id) { return before(id, range.begin); });
    const auto end = std::partition_point(begin, children.end(), [&](Id id) { return !from(id, range.end); });
    std::vector<Id> now = std::move(added[parent]);
    now.insert(now.end(), adopted[parent].begin(), adopted[parent].end());
    children.insert(children.erase(begin, end), now.begin(), now.end());
    if(!adopted[parent].empty())
      sortByText(children);
    update.children.push_back(parent);
  }

  std::vector<Id> order;
  for(Item& item : items)
    order.push_back(item.list);
  order_.insert(order_.erase(first, last), order.begin(), order.end());
  const std::unordered_set<Id> before(old.begin(), old.end());
  for(Item& item : items)
    if(before.contains(item.list))
    {
      update.children.push_back(item.list);
      update.labels.push_back(item.list);
    }
  for(Item& item : items)
    items_.insert_or_assign(item.list, std::move(item));
  if(update.children.size() > mostTold)
    update = {true, {}, {}};
}

void SourceOutline::relabel(Id list, Update& update)
{
  const auto found = items_.find(list);
  const std::optional<Cursor> open = tokens_.find(list);
  if(found == items_.end() || !open || found->second.kind == Kind::Group)
    return;
  if(stale_)
    unsure_.push_back(list);
  Item& item = found->second;
  Item now = OutlineWalk::texts(tokens_, *open,
                                {.list = item.list, .parent = item.parent, .kind = item.kind, .depth = item.depth});
  if(now.head == item.head && now.name == item.name && now.values == item.values)
    return;
  item.head = std::move(now.head);
  item.name = std::move(now.name);
  item.values = std::move(now.values);
  update.labels.push_back(list);
}

/// Reads the texts of the items around a range again, out to the list that it did not close.
void SourceOutline::relabelAround(const Edit& edit, Update& update)
{
  const std::optional<Lists> lists = listsAround(edit.range.begin);
  bool last = false;
  for(std::size_t i = lists ? lists->size() : 0; i-- > 0;)
  {
    last = last || (i < edit.least && tokens_.endOf(*tokens_.find((*lists)[i])) > edit.range.end);
    if(!items_.contains((*lists)[i]))
      continue;
    relabel((*lists)[i], update);
    if(last)
      return;
  }
}

} // namespace sparkwright
