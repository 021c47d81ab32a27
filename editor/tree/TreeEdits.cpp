#include "editor/tree/TreeEdits.h"

#include "editor/tree/FormText.h"

#include <algorithm>
#include <set>

namespace sparkwright
{

namespace
{

using Kind = SourceOutline::Kind;
using Item = SourceOutline::Item;

/// Top-level lists of a text, with the begin of each.
std::vector<std::string> listsIn(const std::string& text)
{
  const TokenRope tokens(text);
  std::vector<std::string> lists;
  for(std::optional<TokenRope::Cursor> top = tokens.firstTop(); top; top = tokens.nextTop(*top))
    if(top->kind() == Token::Kind::Open)
      lists.push_back(tokens.text(top->begin(), tokens.endOf(*top)));
  return lists;
}

/// `leg7` → `leg` and 7; `leg` → `leg` and 1.
std::pair<std::string, int> splitNumber(const std::string& name)
{
  std::size_t digits = name.size();
  while(digits > 0 && name[digits - 1] >= '0' && name[digits - 1] <= '9')
    --digits;
  if(digits == name.size() || name.size() - digits > 6)
    return {name, 1};
  return {name.substr(0, digits), std::stoi(name.substr(digits))};
}

/// The value of setName among the calls of a form.
std::optional<TokenRope::Cursor> nameAtom(const TokenRope& tokens, const TokenRope::Cursor& form)
{
  std::optional<TokenRope::Cursor> found;
  for(auto element = tokens.firstElement(form); element; element = tokens.nextElement(*element))
  {
    if(element->kind() != Token::Kind::Open)
      continue;
    const auto word = tokens.firstElement(*element);
    if(!word || word->kind() != Token::Kind::Atom || word->value() != "setName")
      continue;
    if(const auto value = tokens.nextElement(*word))
      found = value;
  }
  return found;
}

} // namespace

std::string TreeEdits::textOf(Id item) const
{
  const auto list = listOf(item);
  return list ? tokens_.text(list->begin(), tokens_.endOf(*list)) : std::string();
}

std::vector<TreeEdits::Id> TreeEdits::outermost(std::vector<Id> items) const
{
  const std::set<Id> all(items.begin(), items.end());
  std::vector<std::pair<TokenRope::Offset, Id>> places;
  for(const Id id : all)
  {
    const Item* item = outline_.find(id);
    const auto list = listOf(id);
    if(!item || !list || id == 0)
      continue;
    bool inside = false;
    for(Id around = item->parent; around != 0 && !inside; around = outline_.find(around)->parent)
      inside = all.contains(around);
    if(!inside)
      places.emplace_back(list->begin(), id);
  }
  std::ranges::sort(places);
  items.clear();
  for(const auto& [begin, id] : places)
    items.push_back(id);
  return items;
}

std::string TreeEdits::copy(const std::vector<Id>& items) const
{
  std::string text;
  for(const Id id : outermost(items))
    text += (text.empty() ? "" : "\n") + textOf(id);
  return text;
}

bool TreeEdits::takesForms(Id item) const
{
  const Item* const self = outline_.find(item);
  return self &&
         (self->list == 0 || self->kind == Kind::Node || self->kind == Kind::Select || self->kind == Kind::Case);
}

std::string TreeEdits::path(Id item) const
{
  std::string path;
  for(const Item* self = outline_.find(item); self && self->list != 0; self = outline_.find(self->parent))
    if(self->kind == Kind::Node || self->kind == Kind::Select)
    {
      const std::string& name = self->kind == Kind::Select || self->name.empty() ? self->head : self->name;
      path = name + (path.empty() ? "" : "/" + path);
    }
  return path;
}

// Taking out

/// What takes items out: those that follow one another in a list go as one.
std::vector<TextEdit> TreeEdits::removals(const std::vector<Id>& items) const
{
  const FormText forms(tokens_);
  std::vector<TextEdit> edits;
  for(std::size_t i = 0; i < items.size();)
  {
    const auto first = *listOf(items[i]);
    const Item& item = *outline_.find(items[i]);
    if(const Item* const parent = outline_.find(item.parent); parent && parent->kind == Kind::Case)
    {
      // A case without anything to do is no case.
      edits.push_back({first.begin(), tokens_.endOf(first), "()"});
      ++i;
      continue;
    }
    auto last = first;
    std::size_t next = i + 1;
    for(; next < items.size(); ++next)
    {
      const auto follower = tokens_.nextElement(last);
      if(!follower || follower->id() != items[next])
        break;
      last = *follower;
    }
    edits.push_back(forms.removal(first.begin(), tokens_.endOf(last)));
    i = next;
  }
  return edits;
}

TreeEdits::Result TreeEdits::remove(const std::vector<Id>& items) const
{
  const std::vector<Id> all = outermost(items);
  if(all.empty())
    return {Refusal::NotThere};
  if(!outline_.isCurrent())
    return {Refusal::Unbalanced};
  return {Refusal::None, joined(removals(all))};
}

// Names

TreeEdits::Result TreeEdits::rename(Id item, const std::string& name) const
{
  const Item* const self = outline_.find(item);
  const auto list = listOf(item);
  if(self && self->kind != Kind::Node)
    return {Refusal::NoName};
  if(!self || !list)
    return {Refusal::NotThere};
  if(const auto atom = nameAtom(tokens_, *list))
  {
    const bool quoted = atom->kind() == Token::Kind::Atom && atom->token().quote != Quote::Raw;
    const std::string text = writeAtom(name, quoted ? atom->token().quote : Quote::Bare);
    if(text == tokens_.text(atom->begin(), tokens_.endOf(*atom)))
      return {};
    return {Refusal::None, {{atom->begin(), tokens_.endOf(*atom), text}}};
  }
  const auto word = tokens_.firstElement(*list);
  const auto type = word ? tokens_.nextElement(*word) : std::nullopt;
  if(!type || type->kind() != Token::Kind::Atom)
    return {Refusal::NotThere};
  const std::string call = "(setName " + writeAtom(name) + ")";
  const auto next = tokens_.nextElement(*type);
  if(next && FormText(tokens_).beginsLine(next->begin()))
    return {Refusal::None, {FormText(tokens_).before(*next, call)}};
  return {Refusal::None, {{type->end(), type->end(), " " + call}}};
}

/// The name of an item with the next number that no sibling has.
std::string TreeEdits::freeName(Id item) const
{
  const Item& self = *outline_.find(item);
  std::set<std::string> taken;
  for(const Id sibling : outline_.shown(outline_.shownParent(item)))
    taken.insert(outline_.find(sibling)->name);
  auto [stem, number] = splitNumber(self.name);
  std::string name;
  do
    name = stem + std::to_string(++number);
  while(taken.contains(name));
  return name;
}

std::string TreeEdits::renamedCopy(Id item) const
{
  const Item& self = *outline_.find(item);
  std::string text = textOf(item);
  const bool named = self.kind == Kind::Node && !self.name.empty() && self.name[0] != '$' && self.name[0] != '(';
  const Result renamed = named ? rename(item, freeName(item)) : Result();
  const TokenRope::Offset begin = listOf(item)->begin();
  for(const TextEdit& edit : renamed.edits)
    text.replace(edit.begin - begin, edit.end - edit.begin, edit.text);
  return text;
}

TreeEdits::Result TreeEdits::duplicate(const std::vector<Id>& items) const
{
  const std::vector<Id> all = outermost(items);
  if(all.empty())
    return {Refusal::NotThere};
  if(!outline_.isCurrent())
    return {Refusal::Unbalanced};
  Result result;
  const FormText forms(tokens_);
  for(const Id id : all)
  {
    const Item& item = *outline_.find(id);
    const Item* const parent = outline_.find(item.parent);
    if(parent && parent->kind == Kind::Case)
    {
      insertIntoCase(parent->list, renamedCopy(id), result);
      continue;
    }
    if(parent && parent->list == 0)
      return {Refusal::NoPlace};
    result.edits.push_back(forms.behind(*listOf(id), renamedCopy(id)));
  }
  result.edits = joined(std::move(result.edits));
  return result;
}

// Putting in

/// The list whose elements are the children of an item.
std::optional<TreeEdits::Id> TreeEdits::listFor(Id parent) const
{
  const Item* const item = outline_.find(parent);
  if(!item)
    return std::nullopt;
  if(item->kind == Kind::Node || item->kind == Kind::Select)
    return parent;
  if(parent == 0 || item->kind == Kind::Case)
    for(const Id child : item->children)
      if(outline_.find(child)->kind == Kind::Group)
        return child;
  return std::nullopt;
}

void TreeEdits::insertIntoFile(const std::string& forms, Result& result) const
{
  const auto header = tokens_.firstTop();
  if(header && tokens_.nextTop(*header))
  {
    result.refusal = Refusal::NoPlace; // The body is one form.
    return;
  }
  const std::string end = FormText(tokens_).lineEnd(tokens_.size());
  const std::string body = "(" + end + std::string(FormText::step) +
                           FormText::indented(forms, std::nullopt, std::string(FormText::step), end) + end + ")" + end;
  if(!header)
    result.edits.push_back({tokens_.size(), tokens_.size(), "(RSG 0 1)" + end + body});
  else
    result.edits.push_back({tokens_.endOf(*header), tokens_.endOf(*header), end + body});
}

/// A case has one branch: several forms share a list.
void TreeEdits::insertIntoCase(Id parent, const std::string& forms, Result& result) const
{
  const auto list = *listOf(parent);
  const std::vector<Id>& children = outline_.find(parent)->children;
  const auto label = tokens_.firstElement(list);
  const auto branch = label ? tokens_.nextElement(*label) : std::nullopt;
  if(!label || (branch && (children.empty() || branch->id() != children.front())))
  {
    result.refusal = Refusal::NoPlace;
    return;
  }
  const FormText text(tokens_);
  if(!branch)
  {
    result.edits.push_back(text.last(list, forms, false));
    return;
  }
  const TextEdit behind = text.behind(*branch, forms);
  result.edits.push_back({branch->begin(), branch->begin(), "("});
  result.edits.push_back({behind.begin, behind.end, behind.text + ")"});
}

void TreeEdits::insertInto(Place place, const std::string& forms, Result& result) const
{
  const FormText text(tokens_);
  const std::vector<std::string> lists = listsIn(forms);
  // Each list in the way of its new neighbours.
  const auto all = [&](TokenRope::Offset near, const std::string& indent, const std::string& between)
  {
    std::string joined;
    for(const std::string& list : lists)
      joined += (joined.empty() ? "" : between) + FormText::indented(list, std::nullopt, indent, text.lineEnd(near));
    return joined;
  };
  if(const auto before = place.before == 0 ? std::nullopt : listOf(place.before))
  {
    const std::string indent = text.indentation(before->begin());
    const bool own = text.beginsLine(before->begin());
    result.edits.push_back(text.before(
        *before, all(before->begin(), indent, own ? text.lineEnd(before->begin()) + indent : std::string(" "))));
    return;
  }
  const std::optional<Id> into = listFor(place.parent);
  if(!into)
    return place.parent == 0 ? insertIntoFile(forms, result) : insertIntoCase(place.parent, forms, result);
  const auto list = *listOf(*into);
  const auto last = text.lastElement(list);
  const bool below = last && tokens_.lineOf(last->begin()) != tokens_.lineOf(list.begin());
  const std::string indent =
      below ? text.indentation(last->begin()) : text.indentation(list.begin()) + std::string(FormText::step);
  TextEdit edit = text.last(list, all(list.begin(), indent, text.lineEnd(list.begin()) + indent), true);
  result.edits.push_back(std::move(edit));
}

TreeEdits::Result TreeEdits::insert(Place place, const std::string& forms) const
{
  if(!TokenRope(forms).balanced() || !outline_.isCurrent())
    return {Refusal::Unbalanced};
  if(listsIn(forms).empty())
    return {Refusal::NoForm};
  if(!outline_.find(place.parent) || (place.before != 0 && !listOf(place.before)))
    return {Refusal::NotThere};
  if(!takesForms(place.parent))
    return {Refusal::NoPlace};
  // In front of the only branch of a case, or the only form of a file, is no place.
  if(const Item* const before = outline_.find(place.before); before && place.before != 0)
    if(const Item* const around = outline_.find(before->parent);
       around && (around->kind == Kind::Case || around->list == 0))
      place.before = 0;
  Result result;
  insertInto(place, forms, result);
  if(result.refusal != Refusal::None)
    result.edits.clear();
  result.edits = joined(std::move(result.edits));
  return result;
}

TreeEdits::Result TreeEdits::move(const std::vector<Id>& items, Place place,
                                  const std::vector<std::string>& texts) const
{
  const std::vector<Id> all = outermost(items);
  if(all.empty())
    return {Refusal::NotThere};
  for(Id around = place.parent; around != 0; around = outline_.find(around)->parent)
    if(!outline_.find(around))
      return {Refusal::NotThere};
    else if(std::ranges::find(all, around) != all.end())
      return {Refusal::Inside};
  // In front of one of them is in front of the next that stays.
  while(place.before != 0 && std::ranges::find(all, place.before) != all.end())
  {
    const std::vector<Id> siblings = outline_.shown(place.parent);
    const auto at = std::ranges::find(siblings, place.before);
    place.before = at == siblings.end() || at + 1 == siblings.end() ? 0 : *(at + 1);
  }
  std::string forms;
  for(std::size_t i = 0; i < all.size(); ++i)
    forms += (i > 0 ? "\n" : "") + (texts.size() == all.size() ? texts[i] : textOf(all[i]));
  Result result = insert(place, forms);
  if(result.refusal != Refusal::None)
    return result;
  for(TextEdit& edit : removals(all))
    result.edits.push_back(std::move(edit));
  result.edits = joined(std::move(result.edits));
  return result;
}

} // namespace sparkwright
