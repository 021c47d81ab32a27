#include "editor/tree/view/SourceTreeView.h"

#include "editor/tree/ClassFit.h"
#include "editor/tree/KeepPose.h"
#include "editor/tree/view/AddNodePopup.h"
#include "editor/tree/view/SourceTreeDelegate.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QScopedValueRollback>

#include <algorithm>

namespace sparkwright
{

namespace
{

using Kind = SourceOutline::Kind;
using Id = TokenRope::Id;

} // namespace

SourceTreeView::SourceTreeView(OutlineFiles& files, SourceSelection& selection, const Registry& registry,
                               QWidget* parent)
    : QTreeView(parent), model_(files), selection_(selection), registry_(registry),
      delegate_(new SourceTreeDelegate(model_, registry, this))
{
  setModel(&model_);
  setItemDelegate(delegate_);
  setHeaderHidden(true);
  setUniformRowHeights(true);
  setSelectionMode(ExtendedSelection);
  setEditTriggers(EditKeyPressed);
  setExpandsOnDoubleClick(false);
  setDragEnabled(true);
  setAcceptDrops(true);
  setDropIndicatorShown(true);
  setDragDropMode(DragDrop);
  setDefaultDropAction(Qt::MoveAction);
  setIndentation(16);
  header()->setStretchLastSection(true);
  setAccessibleName(tr("Nodes of the scene file"));
  makeActions();
  connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &SourceTreeView::tell);
  connect(&selection, &SourceSelection::changed, this,
          [this](const QObject* origin)
          {
            if(origin != this)
              follow();
          });
  connect(delegate_, &SourceTreeDelegate::renamed, this,
          [this](const QModelIndex& index, const QString& name)
          {
            OutlinedFile* const file = model_.fileOf(index);
            const SourceNode node = model_.nodeOf(index);
            if(file && node.document)
              apply(*file, TreeEdits(*file->outline).rename(node.list, name.toStdString()),
                    tr("Rename %1 to %2").arg(titleOf(*file, {node.list}), name), false);
          });
  connect(this, &QTreeView::doubleClicked, this,
          [this](const QModelIndex& index)
          {
            const SourceOutline::Item* const item = model_.itemOf(index);
            if(item && (item->kind == Kind::Import || !model_.nodeOf(index).document))
              openCurrent();
            else
              goToCurrent();
          });
  connect(QApplication::clipboard(), &QClipboard::dataChanged, this, &SourceTreeView::enableActions);
  connect(&model_, &QAbstractItemModel::modelAboutToBeReset, this, &SourceTreeView::keepExpanded);
  connect(&model_, &QAbstractItemModel::modelReset, this, &SourceTreeView::expandAgain);
}

void SourceTreeView::makeActions()
{
  const auto add = [&](const QString& text, const QKeySequence& key, auto function)
  {
    auto* const action = new QAction(text, this);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, function);
    addAction(action);
    return action;
  };
  actions_.add = add(tr("Add node…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A), &SourceTreeView::showAddPopup);
  actions_.rename = add(tr("Rename"), QKeySequence(Qt::Key_F2), &SourceTreeView::renameCurrent);
  actions_.duplicate = add(tr("Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D), &SourceTreeView::duplicateSelected);
  actions_.remove = add(tr("Delete"), QKeySequence(Qt::Key_Delete), &SourceTreeView::removeSelected);
  actions_.cut = add(tr("Cut"), QKeySequence::Cut, &SourceTreeView::cutSelected);
  actions_.copy = add(tr("Copy"), QKeySequence::Copy, [this] { copySelected(); });
  actions_.paste = add(tr("Paste"), QKeySequence::Paste, &SourceTreeView::paste);
  actions_.up = add(tr("Move up"), QKeySequence(Qt::ALT | Qt::Key_Up), [this] { moveAmongSiblings(false); });
  actions_.down = add(tr("Move down"), QKeySequence(Qt::ALT | Qt::Key_Down), [this] { moveAmongSiblings(true); });
  actions_.path = add(tr("Copy node path"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), [this] { copyPath(); });
  actions_.open = add(tr("Open imported file"), QKeySequence(Qt::CTRL | Qt::Key_Return), &SourceTreeView::openCurrent);
  actions_.text = add(tr("Go to text"), QKeySequence(Qt::Key_F12), &SourceTreeView::goToCurrent);
}

void SourceTreeView::enableActions()
{
  OutlinedFile* file = nullptr;
  const std::vector<Id> items = selectedIn(file);
  const bool editable = file && file->document && !items.empty();
  const SourceOutline::Item* const current = model_.itemOf(currentIndex());
  for(QAction* const action : {actions_.duplicate, actions_.remove, actions_.cut, actions_.up, actions_.down})
    action->setEnabled(editable);
  actions_.rename->setEnabled(editable && current && current->kind == Kind::Node);
  actions_.copy->setEnabled(!items.empty());
  actions_.path->setEnabled(current && current->list != 0);
  actions_.paste->setEnabled(model_.document() && !QApplication::clipboard()->text().isEmpty());
  actions_.add->setEnabled(model_.document());
  actions_.open->setEnabled(current && (current->kind == Kind::Import || !model_.nodeOf(currentIndex()).document));
  actions_.text->setEnabled(current && current->list != 0);
}

void SourceTreeView::setDocument(SceneDocument* document)
{
  model_.setDocument(document);
  follow();
}

// Selection

std::vector<Id> SourceTreeView::selectedIn(OutlinedFile*& file) const
{
  // Edits are made in one file: that of the current item.
  file = model_.fileOf(currentIndex());
  std::vector<Id> items;
  for(const QModelIndex& index : selectionModel()->selectedIndexes())
    if(model_.fileOf(index) == file)
      items.push_back(model_.itemOf(index)->list);
  return items;
}

void SourceTreeView::tell()
{
  enableActions();
  if(following_)
    return;
  std::vector<SourceNode> nodes;
  for(const QModelIndex& index : selectionModel()->selectedIndexes())
    if(SourceNode node = model_.nodeOf(index); node.document)
      nodes.push_back(std::move(node));
  // The current one is the one selected last.
  const SourceNode current = model_.nodeOf(currentIndex());
  std::ranges::stable_partition(nodes, [&](const SourceNode& node) { return node != current; });
  selection_.select(std::move(nodes), this);
}

void SourceTreeView::follow()
{
  const QScopedValueRollback following(following_, true);
  QItemSelection selected;
  QModelIndex last;
  for(const SourceNode& node : selection_.nodes())
    if(const QModelIndex index = model_.indexOf(node.document, node.list); index.isValid())
    {
      selected.select(index, index);
      last = index;
    }
  selectionModel()->select(selected, QItemSelectionModel::ClearAndSelect);
  if(!last.isValid())
    return;
  selectionModel()->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
  scrollTo(last);
}

// Edits

OutlinedFile* SourceTreeView::editable() const
{
  OutlinedFile* const file = model_.fileOf(currentIndex());
  return file && file->document ? file : nullptr;
}

const ClassInfo* SourceTreeView::classOf(const OutlinedFile& file, Id item) const
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

QString SourceTreeView::titleOf(const OutlinedFile& file, const std::vector<Id>& items) const
{
  if(items.size() != 1)
    return tr("%n nodes", nullptr, static_cast<int>(items.size()));
  const SourceOutline::Item* const item = file.outline->find(items.front());
  if(!item)
    return {};
  const QString head = QString::fromStdString(item->head), name = QString::fromStdString(item->name);
  return name.isEmpty() ? head : head + QLatin1Char(' ') + name;
}

void SourceTreeView::explain(TreeEdits::Refusal refusal)
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

bool SourceTreeView::apply(OutlinedFile& file, const TreeEdits::Result& result, const QString& what, bool selectNew)
{
  explain(result.refusal);
  if(result.refusal != TreeEdits::Refusal::None || result.edits.empty() || !file.document)
    return false;
  const std::set<Id> before(file.outline->order().begin(), file.outline->order().end());
  if(!file.document->apply(result.edits, what))
    return false;
  if(!selectNew)
    return true;
  std::vector<SourceNode> nodes;
  for(const Id id : file.outline->order())
  {
    const SourceOutline::Item& item = *file.outline->find(id);
    const bool inside =
        !before.contains(item.parent) && item.parent != 0 && file.outline->find(item.parent)->kind != Kind::Group;
    if(!before.contains(id) && !inside && item.kind != Kind::Group)
      nodes.push_back({file.document, id});
  }
  if(nodes.empty())
    return true;
  selection_.select(std::move(nodes), nullptr);
  return true;
}

/// Where a new node goes: into the current item if it fits there, else behind it.
TreeEdits::Place SourceTreeView::placeFor(OutlinedFile& file, const ClassInfo* info) const
{
  const SourceNode node = model_.nodeOf(currentIndex());
  if(node.list == 0)
    return {};
  const TreeEdits edits(*file.outline);
  Id parent = node.list;
  const ClassInfo* const parentClass = classOf(file, parent);
  if(edits.takesForms(parent) && (!parentClass || !info || fitsBelow(*info, parentClass)))
    return {parent, 0};
  const Id before = parent;
  parent = file.outline->shownParent(parent);
  while(parent != 0 && !edits.takesForms(parent))
    parent = file.outline->shownParent(parent);
  const std::vector<Id> siblings = file.outline->shown(parent);
  const auto at = std::ranges::find(siblings, before);
  return {parent, at == siblings.end() || at + 1 == siblings.end() ? 0 : *(at + 1)};
}

void SourceTreeView::addNode(const QString& className)
{
  OutlinedFile* const file = editable();
  if(!file)
    return;
  const TreeEdits::Place place = placeFor(*file, registry_.find(className.toStdString()));
  apply(*file, TreeEdits(*file->outline).insert(place, "(nd " + className.toStdString() + ")"),
        tr("Add %1").arg(className), true);
}

void SourceTreeView::showAddPopup()
{
  OutlinedFile* const file = editable();
  if(!file)
    return;
  const SourceNode node = model_.nodeOf(currentIndex());
  Id parent = node.list;
  const ClassInfo* info = parent ? classOf(*file, parent) : nullptr;
  if(info && classesBelow(registry_, info).empty()) // Beside it, then.
    info = classOf(*file, file->outline->shownParent(parent));
  auto* const popup = new AddNodePopup(registry_, info, this);
  connect(popup, &AddNodePopup::chosen, this, &SourceTreeView::addNode);
  const QRect row = visualRect(currentIndex());
  popup->move(viewport()->mapToGlobal(row.isValid() ? row.bottomLeft() : QPoint(0, 0)));
  popup->show();
}

void SourceTreeView::removeSelected()
{
  OutlinedFile* file = nullptr;
  const std::vector<Id> items = selectedIn(file);
  if(!file || !file->document || items.empty())
    return;
  const QModelIndex next = indexBelow(currentIndex());
  const SourceNode neighbour = model_.nodeOf(next.isValid() ? next : indexAbove(currentIndex()));
  const TreeEdits edits(*file->outline);
  const std::vector<Id> outermost = edits.outermost(items);
  if(apply(*file, edits.remove(items), tr("Delete %1").arg(titleOf(*file, outermost)), false) && neighbour.document &&
     file->outline->find(neighbour.list))
    selection_.select({neighbour}, nullptr);
}

void SourceTreeView::renameCurrent()
{
  if(currentIndex().flags() & Qt::ItemIsEditable)
    edit(currentIndex());
}

void SourceTreeView::duplicateSelected()
{
  OutlinedFile* file = nullptr;
  const std::vector<Id> items = selectedIn(file);
  if(file && file->document && !items.empty())
    apply(*file, TreeEdits(*file->outline).duplicate(items),
          tr("Duplicate %1").arg(titleOf(*file, TreeEdits(*file->outline).outermost(items))), true);
}

void SourceTreeView::copySelected() const
{
  OutlinedFile* file = nullptr;
  const std::vector<Id> items = selectedIn(file);
  if(file && !items.empty())
    QApplication::clipboard()->setText(QString::fromStdString(TreeEdits(*file->outline).copy(items)));
}

void SourceTreeView::cutSelected()
{
  OutlinedFile* file = nullptr;
  const std::vector<Id> items = selectedIn(file);
  if(!file || !file->document || items.empty())
    return;
  copySelected();
  apply(*file, TreeEdits(*file->outline).remove(items),
        tr("Cut %1").arg(titleOf(*file, TreeEdits(*file->outline).outermost(items))), false);
}

void SourceTreeView::paste()
{
  OutlinedFile* const file = editable();
  if(!file)
    return;
  const std::string text = QApplication::clipboard()->text().toStdString();
  // What begins with a class is put where that fits.
  const TokenRope tokens(text);
  const auto list = tokens.firstTop();
  const auto word = list && list->kind() == Token::Kind::Open ? tokens.firstElement(*list) : std::nullopt;
  const auto type = word ? tokens.nextElement(*word) : std::nullopt;
  const ClassInfo* const info = type && type->kind() == Token::Kind::Atom ? registry_.find(type->value()) : nullptr;
  apply(*file, TreeEdits(*file->outline).insert(placeFor(*file, info), text), tr("Paste"), true);
}

void SourceTreeView::moveSelected(TreeEdits::Place place, Pose pose)
{
  OutlinedFile* file = nullptr;
  const std::vector<Id> all = selectedIn(file);
  if(!file || !file->document || all.empty())
    return;
  const TreeEdits edits(*file->outline);
  const std::vector<Id> items = edits.outermost(all);
  std::vector<std::string> texts;
  for(const Id item : items)
  {
    const bool elsewhere = file->outline->shownParent(item) != place.parent;
    const KeptPose kept = pose == Pose::KeepWorld && elsewhere ? keepPose(*file->outline, registry_, item, place.parent)
                                                               : KeptPose{KeptPose::Why::NoPose};
    if(kept.why == KeptPose::Why::Expression)
    {
      refused_ = {items, place};
      emit explained(tr("%1 cannot keep its pose in the world: that of %2 is computed or not known from the text.")
                         .arg(titleOf(*file, {item}), titleOf(*file, {kept.at})),
                     true);
      return;
    }
    // What has no pose of its own goes as it is.
    texts.push_back(kept.why == KeptPose::Why::None ? kept.text : edits.copy({item}));
  }
  if(place.before == 0 && items.size() == 1 && file->outline->shown(place.parent).size() &&
     file->outline->shown(place.parent).back() == items.front())
    return; // It is there.
  apply(*file, edits.move(items, place, texts), tr("Move %1").arg(titleOf(*file, items)), true);
}

void SourceTreeView::keepLocalInstead()
{
  OutlinedFile* const file = editable();
  if(!file || refused_.items.empty())
    return;
  apply(*file, TreeEdits(*file->outline).move(refused_.items, refused_.place),
        tr("Move %1").arg(titleOf(*file, refused_.items)), true);
  refused_ = {};
}

void SourceTreeView::moveAmongSiblings(bool down)
{
  OutlinedFile* file = nullptr;
  const std::vector<Id> all = selectedIn(file);
  if(!file || !file->document || all.empty())
    return;
  const std::vector<Id> items = TreeEdits(*file->outline).outermost(all);
  const Id parent = file->outline->shownParent(items.front());
  const std::vector<Id> siblings = file->outline->shown(parent);
  const auto at = std::ranges::find(siblings, down ? items.back() : items.front());
  if(at == siblings.end() || (down ? at + 1 == siblings.end() : at == siblings.begin()))
    return;
  const Id before = !down ? *(at - 1) : at + 2 == siblings.end() ? 0 : *(at + 2);
  moveSelected({parent, before}, Pose::KeepLocal);
}

void SourceTreeView::copyPath() const
{
  const QModelIndex index = currentIndex();
  QStringList parts;
  for(const auto& [file, import] : model_.importsOf(index))
    if(const std::string path = TreeEdits(*file->outline).path(file->outline->shownParent(import)); !path.empty())
      parts << QString::fromStdString(path);
  if(const SourceOutline::Item* const item = model_.itemOf(index); item && item->list != 0)
    parts << QString::fromStdString(TreeEdits(*model_.fileOf(index)->outline).path(item->list));
  parts.removeAll(QString());
  if(!parts.isEmpty())
    QApplication::clipboard()->setText(parts.join(QLatin1Char('/')));
}

void SourceTreeView::goToCurrent()
{
  const SourceNode node = model_.nodeOf(currentIndex());
  if(node.document)
    emit goToText(node);
  else if(OutlinedFile* const file = model_.fileOf(currentIndex()))
    emit openFile(file->file);
}

void SourceTreeView::openCurrent()
{
  const SourceOutline::Item* const item = model_.itemOf(currentIndex());
  OutlinedFile* const file = model_.fileOf(currentIndex());
  if(!item || !file)
    return;
  const QString path = item->kind == Kind::Import ? model_.files().pathOf(*file->outline, item->list) : file->file;
  if(path.isEmpty())
    emit explained(currentIndex().data(Qt::ToolTipRole).toString(), false);
  else
    emit openFile(path);
}

// Events

void SourceTreeView::contextMenuEvent(QContextMenuEvent* event)
{
  enableActions();
  QMenu menu(this);
  menu.addActions({actions_.add, actions_.rename, actions_.duplicate, actions_.remove});
  menu.addSeparator();
  menu.addActions({actions_.cut, actions_.copy, actions_.paste, actions_.path});
  menu.addSeparator();
  menu.addActions({actions_.up, actions_.down});
  menu.addSeparator();
  menu.addActions({actions_.open, actions_.text});
  menu.exec(event->globalPos());
}

void SourceTreeView::keyPressEvent(QKeyEvent* event)
{
  const QString text = event->text();
  if(!(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) && !text.isEmpty() &&
     (text[0].isLetterOrNumber() || text[0] == QLatin1Char('$')))
  {
    emit typed(text);
    return;
  }
  if(event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
  {
    goToCurrent();
    return;
  }
  QTreeView::keyPressEvent(event);
}

std::optional<TreeEdits::Place> SourceTreeView::placeAt(const QPoint& point) const
{
  const QModelIndex index = indexAt(point);
  if(!index.isValid())
    return model_.document() ? std::optional(TreeEdits::Place{}) : std::nullopt;
  const OutlinedFile* const file = model_.fileOf(index);
  if(!file || !file->document)
    return std::nullopt;
  const SourceOutline& outline = *file->outline;
  const Id item = model_.itemOf(index)->list;
  const Id parent = outline.shownParent(item);
  const std::vector<Id> siblings = outline.shown(parent);
  const auto at = std::ranges::find(siblings, item);
  switch(dropIndicatorPosition())
  {
  case AboveItem:
    return TreeEdits::Place{parent, item};
  case BelowItem:
    return TreeEdits::Place{parent, at + 1 >= siblings.end() ? 0 : *(at + 1)};
  case OnItem:
    return TreeEdits::Place{item, 0};
  case OnViewport:
    break;
  }
  return TreeEdits::Place{};
}

void SourceTreeView::dragMoveEvent(QDragMoveEvent* event)
{
  QTreeView::dragMoveEvent(event);
  const std::optional<TreeEdits::Place> place = placeAt(event->position().toPoint());
  const OutlinedFile* const file = model_.fileOf(indexAt(event->position().toPoint()));
  if(place && file && TreeEdits(*file->outline).takesForms(place->parent) && event->mimeData()->hasText())
    event->accept();
  else
    event->ignore();
}

void SourceTreeView::dropEvent(QDropEvent* event)
{
  const QModelIndex index = indexAt(event->position().toPoint());
  const std::optional<TreeEdits::Place> place = placeAt(event->position().toPoint());
  OutlinedFile* const file = model_.fileOf(index);
  if(!place || !file || !file->document)
  {
    event->ignore();
    return;
  }
  const bool own = event->source() == this && model_.fileOf(currentIndex()) == file;
  if(own && event->dropAction() != Qt::CopyAction)
    moveSelected(*place, event->modifiers() & Qt::AltModifier ? Pose::KeepLocal : Pose::KeepWorld);
  else
    apply(*file, TreeEdits(*file->outline).insert(*place, event->mimeData()->text().toStdString()), tr("Drop"), true);
  // The rows have moved with the text: nothing is left for the source of the drag to take away.
  event->setDropAction(Qt::CopyAction);
  event->accept();
}

void SourceTreeView::paintEvent(QPaintEvent* event)
{
  QTreeView::paintEvent(event);
  if(model_.rowCount() > 0)
    return;
  QPainter painter(viewport());
  painter.setPen(palette().color(QPalette::PlaceholderText));
  const QString text = !model_.document()           ? tr("Open a scene file to see its nodes.")
                       : !model_.filter().isEmpty() ? tr("No node matches.")
                                                    : tr("The file has no nodes yet. Ctrl+Shift+A adds one.");
  painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12), Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                   text);
}

// What is open stays open when the model is read anew

void SourceTreeView::keepExpanded()
{
  if(filtered_)
    return; // With a filter all is open; what was before it counts.
  std::vector<QModelIndex> way{QModelIndex()};
  while(!way.empty())
  {
    const QModelIndex index = way.back();
    way.pop_back();
    if(index.isValid() && !isExpanded(index))
      continue;
    if(index.isValid() && model_.itemOf(index))
      expanded_.emplace(model_.fileOf(index)->file, model_.itemOf(index)->list);
    for(int i = 0; i < model_.rowCount(index); ++i)
      way.push_back(model_.index(i, 0, index));
  }
}

void SourceTreeView::expandAgain()
{
  constexpr int mostShown = 3000;
  if(model_.rowCount() == 0)
    return;
  filtered_ = !model_.filter().isEmpty();
  if(!model_.filter().isEmpty())
  {
    int shown = 0;
    std::vector<QModelIndex> way{QModelIndex()};
    while(!way.empty() && shown < mostShown)
    {
      const QModelIndex index = way.back();
      way.pop_back();
      const SourceOutline::Item* const item = index.isValid() ? model_.itemOf(index) : nullptr;
      if(item && item->kind == Kind::Import)
        continue;
      if(index.isValid())
        expand(index);
      for(int i = model_.rowCount(index); i-- > 0; ++shown)
        way.push_back(model_.index(i, 0, index));
    }
    return;
  }
  if(expanded_.empty())
    return expandToDepth(0);
  const auto expanded = std::exchange(expanded_, {});
  std::vector<QModelIndex> way{QModelIndex()};
  while(!way.empty())
  {
    const QModelIndex index = way.back();
    way.pop_back();
    for(int i = 0; i < model_.rowCount(index); ++i)
    {
      const QModelIndex child = model_.index(i, 0, index);
      if(!model_.itemOf(child) || !expanded.contains({model_.fileOf(child)->file, model_.itemOf(child)->list}))
        continue;
      expand(child);
      way.push_back(child);
    }
  }
  follow();
}

} // namespace sparkwright
