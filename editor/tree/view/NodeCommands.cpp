#include "editor/tree/view/NodeCommands.h"

#include "editor/tree/ClassFit.h"
#include "editor/tree/KeepPose.h"

#include <QApplication>
#include <QClipboard>

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace sparkwright
{

namespace
{

using Kind = SourceOutline::Kind;

} // namespace

NodeCommands::NodeCommands(SourceSelection& selection, const Registry& registry, QObject* parent)
    : QObject(parent), selection_(selection), registry_(registry)
{
}

// What all of them need

QString NodeCommands::titleOf(const OutlinedFile& file, const std::vector<Id>& items)
{
  if(items.size() != 1)
    return tr("%n nodes", nullptr, static_cast<int>(items.size()));
  const SourceOutline::Item* const item = file.outline->find(items.front());
  if(!item)
    return {};
  const QString head = QString::fromStdString(item->head), name = QString::fromStdString(item->name);
  return name.isEmpty() ? head : head + QLatin1Char(' ') + name;
}

void NodeCommands::explain(TreeEdits::Refusal refusal)
{
  using Refusal = TreeEdits::Refusal;
  switch(refusal)
  {
  case Refusal::None:
    return;
  case Refusal::NotThere:
    emit explained(tr("It is no longer there."), false);
    return;
  case Refusal::NoPlace:
    emit explained(tr("Nodes cannot be put there."), false);
    return;
  case Refusal::Inside:
    emit explained(tr("A node cannot be moved into itself."), false);
    return;
  case Refusal::NoForm:
    emit explained(tr("The clipboard holds no nodes."), false);
    return;
  case Refusal::Unbalanced:
    emit explained(tr("Parentheses are missing. Correct the text first."), false);
    return;
  case Refusal::NoName:
    emit explained(tr("Only nodes have names."), false);
    return;
  }
}

bool NodeCommands::apply(OutlinedFile& file, const TreeEdits::Result& result, const QString& what, Select select)
{
  explain(result.refusal);
  if(result.refusal != TreeEdits::Refusal::None || result.edits.empty() || !file.document)
    return false;
  const std::vector<Id> before = select == Select::New ? file.outline->order() : std::vector<Id>();
  if(!file.document->apply(result.edits, what))
    return false;
  if(select == Select::New)
    selectNew(file, before);
  return true;
}

/// Selects the outermost items that were not there before.
void NodeCommands::selectNew(OutlinedFile& file, const std::vector<Id>& before)
{
  const std::unordered_set<Id> old(before.begin(), before.end());
  std::vector<SourceNode> nodes;
  for(const Id id : file.outline->order())
  {
    const SourceOutline::Item& item = *file.outline->find(id);
    const bool inside =
        !old.contains(item.parent) && item.parent != 0 && file.outline->find(item.parent)->kind != Kind::Group;
    if(!old.contains(id) && !inside && item.kind != Kind::Group)
      nodes.push_back({file.document, id});
  }
  if(!nodes.empty())
    selection_.select(std::move(nodes), nullptr);
}

/// The class of the nearest node at or around an item; nullptr at top level, and inside of `sel`.
const ClassInfo* NodeCommands::classOf(const OutlinedFile& file, Id item) const
{
  const SourceOutline::Item* self = file.outline->find(item);
  while(self && self->list != 0 && self->kind != Kind::Node)
  {
    if(self->kind == Kind::Select)
      return nullptr;
    self = file.outline->find(self->parent);
  }
  return self && self->list != 0 ? registry_.find(self->head) : nullptr;
}

/// Where a new node goes: into an item if it fits there, else behind it.
TreeEdits::Place NodeCommands::placeFor(const OutlinedFile& file, Id at, const ClassInfo* info) const
{
  if(at == 0)
    return {};
  const TreeEdits edits(*file.outline);
  const ClassInfo* const parentClass = classOf(file, at);
  if(edits.takesForms(at) && (!parentClass || !info || fitsBelow(*info, parentClass)))
    return {at, 0};
  return behind(file, at);
}

TreeEdits::Place NodeCommands::behind(const OutlinedFile& file, Id at)
{
  const TreeEdits edits(*file.outline);
  Id parent = file.outline->shownParent(at);
  while(parent != 0 && !edits.takesForms(parent))
    parent = file.outline->shownParent(parent);
  const std::vector<Id> siblings = file.outline->shown(parent);
  const auto place = std::ranges::find(siblings, at);
  return {parent, place == siblings.end() || place + 1 == siblings.end() ? 0 : *(place + 1)};
}

const ClassInfo* NodeCommands::parentClassFor(const OutlinedFile& file, Id at) const
{
  const ClassInfo* const info = at ? classOf(file, at) : nullptr;
  const bool nothingFits = info && classesBelow(registry_, info).empty();
  return nothingFits ? classOf(file, file.outline->shownParent(at)) : info;
}

// The commands

void NodeCommands::add(OutlinedFile& file, Id at, const QString& className)
{
  const std::string name = className.toStdString();
  const TreeEdits::Place place = placeFor(file, at, registry_.find(name));
  apply(file, TreeEdits(*file.outline).insert(place, "(nd " + name + ")"), tr("Add %1").arg(className), Select::New);
}

void NodeCommands::paste(OutlinedFile& file, Id at, const std::string& text)
{
  // What begins with a class is put where that fits.
  const TokenRope tokens(text);
  const auto list = tokens.firstTop();
  const auto word = list && list->kind() == Token::Kind::Open ? tokens.firstElement(*list) : std::nullopt;
  const auto type = word ? tokens.nextElement(*word) : std::nullopt;
  const ClassInfo* const info = type && type->kind() == Token::Kind::Atom ? registry_.find(type->value()) : nullptr;
  const TreeEdits edits(*file.outline);
  const bool isCopy = at != 0 && edits.copy({at}) == text; // Of the selected one itself: nobody wants it in there.
  apply(file, edits.insert(isCopy ? behind(file, at) : placeFor(file, at, info), text), tr("Paste"), Select::New);
}

void NodeCommands::drop(OutlinedFile& file, TreeEdits::Place place, const std::string& text)
{
  apply(file, TreeEdits(*file.outline).insert(place, text), tr("Drop"), Select::New);
}

bool NodeCommands::remove(const Nodes& nodes)
{
  if(!nodes.editable())
    return false;
  const TreeEdits edits(*nodes.file->outline);
  const QString what = tr("Delete %1").arg(titleOf(*nodes.file, edits.outermost(nodes.items)));
  return apply(*nodes.file, edits.remove(nodes.items), what, Select::Kept);
}

void NodeCommands::rename(const Nodes& node, const QString& name)
{
  if(node.editable())
    apply(*node.file, TreeEdits(*node.file->outline).rename(node.items.front(), name.toStdString()),
          tr("Rename %1 to %2").arg(titleOf(*node.file, node.items), name), Select::Kept);
}

void NodeCommands::duplicate(const Nodes& nodes)
{
  if(!nodes.editable())
    return;
  const TreeEdits edits(*nodes.file->outline);
  apply(*nodes.file, edits.duplicate(nodes.items),
        tr("Duplicate %1").arg(titleOf(*nodes.file, edits.outermost(nodes.items))), Select::New);
}

void NodeCommands::copy(const Nodes& nodes) const
{
  if(nodes.file && !nodes.items.empty())
    QApplication::clipboard()->setText(QString::fromStdString(TreeEdits(*nodes.file->outline).copy(nodes.items)));
}

void NodeCommands::cut(const Nodes& nodes)
{
  if(!nodes.editable())
    return;
  copy(nodes);
  const TreeEdits edits(*nodes.file->outline);
  apply(*nodes.file, edits.remove(nodes.items), tr("Cut %1").arg(titleOf(*nodes.file, edits.outermost(nodes.items))),
        Select::Kept);
}

void NodeCommands::move(const Nodes& nodes, TreeEdits::Place place, Pose pose)
{
  if(!nodes.editable())
    return;
  OutlinedFile& file = *nodes.file;
  const SourceOutline& outline = *file.outline;
  const TreeEdits edits(outline);
  const std::vector<Id> items = edits.outermost(nodes.items);
  std::vector<std::string> texts;
  for(const Id item : items)
  {
    const bool elsewhere = outline.shownParent(item) != place.parent;
    const KeptPose kept = pose == Pose::KeepWorld && elsewhere ? keepPose(outline, registry_, item, place.parent)
                                                               : KeptPose{KeptPose::Why::NoPose};
    if(kept.why == KeptPose::Why::Expression)
    {
      refused_ = {items, place};
      emit explained(tr("%1 cannot keep its pose in the world: that of %2 is computed or not known from the text.")
                         .arg(titleOf(file, {item}), titleOf(file, {kept.at})),
                     true);
      return;
    }
    // What has no pose of its own goes as it is.
    texts.push_back(kept.why == KeptPose::Why::None ? kept.text : edits.copy({item}));
  }
  if(place.before == 0 && items.size() == 1 && outline.shown(place.parent).size() &&
     outline.shown(place.parent).back() == items.front())
    return; // It is there.
  apply(file, edits.move(items, place, texts), tr("Move %1").arg(titleOf(file, items)), Select::New);
}

void NodeCommands::keepLocalInstead(OutlinedFile& file)
{
  if(refused_.items.empty())
    return;
  const auto [items, place] = std::exchange(refused_, {});
  apply(file, TreeEdits(*file.outline).move(items, place), tr("Move %1").arg(titleOf(file, items)), Select::New);
}

void NodeCommands::moveAmongSiblings(const Nodes& nodes, bool down)
{
  if(!nodes.editable())
    return;
  const SourceOutline& outline = *nodes.file->outline;
  const std::vector<Id> items = TreeEdits(outline).outermost(nodes.items);
  const Id parent = outline.shownParent(items.front());
  const std::vector<Id> siblings = outline.shown(parent);
  const auto at = std::ranges::find(siblings, down ? items.back() : items.front());
  if(at == siblings.end() || (down ? at + 1 == siblings.end() : at == siblings.begin()))
    return;
  const Id before = !down ? *(at - 1) : at + 2 == siblings.end() ? 0 : *(at + 2);
  move(nodes, {parent, before}, Pose::KeepLocal);
}

} // namespace sparkwright
