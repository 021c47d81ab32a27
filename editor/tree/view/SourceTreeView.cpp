#include "editor/tree/view/SourceTreeView.h"

#include "editor/tree/view/AddNodePopup.h"
#include "editor/tree/view/OpenRows.h"
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
      delegate_(new SourceTreeDelegate(model_, registry, this)), commands_(selection, registry)
{
  setModel(&model_);
  setItemDelegate(delegate_);
  setHeaderHidden(true);
  setLayoutDirection(Qt::LeftToRight); // Lines of the language of scenes.
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
            // When the field is closed: what the edit changes in the window may take the keyboard from it.
            QMetaObject::invokeMethod(
                this, [this, at = QPersistentModelIndex(index), name] { rename(at, name); }, Qt::QueuedConnection);
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
  connect(&commands_, &NodeCommands::explained, this, &SourceTreeView::explained);
  connect(new OpenRows(*this), &OpenRows::opened, this, &SourceTreeView::follow);
}

void SourceTreeView::makeActions()
{
  using Key = QKeySequence;
  const auto add = [&](const char* name, const Key& key, auto function)
  {
    auto* const action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, function);
    addAction(action);
    return action;
  };
  actions_.add = add("add", Key(Qt::CTRL | Qt::SHIFT | Qt::Key_A), &SourceTreeView::showAddPopup);
  actions_.rename = add("rename", Key(Qt::Key_F2), &SourceTreeView::renameCurrent);
  actions_.duplicate = add("duplicate", Key(Qt::CTRL | Qt::Key_D), &SourceTreeView::duplicateSelected);
  actions_.remove = add("remove", Key(Qt::Key_Delete), &SourceTreeView::removeSelected);
  actions_.cut = add("cut", Key::Cut, &SourceTreeView::cutSelected);
  actions_.copy = add("copy", Key::Copy, [this] { copySelected(); });
  actions_.paste = add("paste", Key::Paste, &SourceTreeView::paste);
  actions_.up = add("up", Key(Qt::ALT | Qt::Key_Up), [this] { moveAmongSiblings(false); });
  actions_.down = add("down", Key(Qt::ALT | Qt::Key_Down), [this] { moveAmongSiblings(true); });
  actions_.path = add("path", Key(Qt::CTRL | Qt::SHIFT | Qt::Key_C), [this] { copyPath(); });
  actions_.open = add("open", Key(Qt::CTRL | Qt::Key_Return), &SourceTreeView::openCurrent);
  actions_.expand = add("expand", Key(Qt::CTRL | Qt::Key_Right), [this] { expandAll(); });
  actions_.collapse = add("collapse", Key(Qt::CTRL | Qt::Key_Left), [this] { collapseAll(); });
  actions_.text = add("text", Key(Qt::Key_F12), &SourceTreeView::goToCurrent);
  retranslate();
}

void SourceTreeView::retranslate()
{
  setAccessibleName(tr("Nodes of the scene file"));
  const auto name = [](QAction* action, const QString& text, const QString& tip)
  {
    action->setText(text);
    action->setToolTip(tip);
    action->setStatusTip(tip);
  };
  name(actions_.add, tr("Add node…"), tr("Add a node into the selected one, or behind it"));
  name(actions_.rename, tr("Rename"), tr("Rename the node"));
  name(actions_.duplicate, tr("Duplicate"), tr("Put copies of the selected nodes behind them"));
  name(actions_.remove, tr("Delete"), tr("Delete the selected nodes"));
  name(actions_.cut, tr("Cut"), tr("Cut the selected nodes as text"));
  name(actions_.copy, tr("Copy"), tr("Copy the selected nodes as text"));
  name(actions_.paste, tr("Paste"), tr("Paste nodes into the selected one, or behind it"));
  name(actions_.up, tr("Move up"), tr("Put the selected nodes before the one above them"));
  name(actions_.down, tr("Move down"), tr("Put the selected nodes behind the one below them"));
  name(actions_.path, tr("Copy node path"), tr("Copy the names that lead to the node, separated by /"));
  name(actions_.open, tr("Open imported file"), tr("Open the imported file, to edit its nodes"));
  name(actions_.expand, tr("Expand all"), tr("Show all nodes of the file"));
  name(actions_.collapse, tr("Collapse all"), tr("Show the top nodes of the file only"));
  name(actions_.text, tr("Go to text"), tr("Show the node in the text"));
}

void SourceTreeView::changeEvent(QEvent* event)
{
  QTreeView::changeEvent(event);
  if(event->type() == QEvent::LanguageChange)
    retranslate();
}

void SourceTreeView::enableActions()
{
  const NodeCommands::Nodes nodes = selected();
  const SourceOutline::Item* const current = model_.itemOf(currentIndex());
  for(QAction* const action : {actions_.duplicate, actions_.remove, actions_.cut, actions_.up, actions_.down})
    action->setEnabled(nodes.editable());
  actions_.rename->setEnabled(nodes.editable() && current && current->kind == Kind::Node);
  actions_.copy->setEnabled(!nodes.items.empty());
  actions_.path->setEnabled(current && current->list != 0);
  actions_.paste->setEnabled(editable() && !QApplication::clipboard()->text().isEmpty());
  actions_.add->setEnabled(editable());
  actions_.open->setEnabled(current && (current->kind == Kind::Import || !model_.nodeOf(currentIndex()).document));
  actions_.text->setEnabled(current && current->list != 0);
}

void SourceTreeView::setDocument(SceneDocument* document)
{
  model_.setDocument(document);
  follow();
}

// Selection

NodeCommands::Nodes SourceTreeView::selected() const
{
  // Edits are made in one file: that of the current item.
  NodeCommands::Nodes nodes{model_.fileOf(currentIndex())};
  for(const QModelIndex& index : selectionModel()->selectedIndexes())
    if(model_.fileOf(index) == nodes.file)
      nodes.items.push_back(model_.itemOf(index)->list);
  return nodes;
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
  const bool none = nodes.empty();
  selection_.select(std::move(nodes), this);
  const OutlinedFile* const file = model_.fileOf(currentIndex());
  if(none && file && !file->document && selectionModel()->hasSelection())
    emit importedSelected(file->file, lineOf(currentIndex()));
}

/// From 1.
int SourceTreeView::lineOf(const QModelIndex& index) const
{
  const TokenRope& text = model_.fileOf(index)->tokens();
  const auto open = text.find(model_.itemOf(index)->list);
  return open ? static_cast<int>(text.lineOf(open->begin())) + 1 : 0;
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

// Commands

OutlinedFile* SourceTreeView::editable() const
{
  OutlinedFile* const file = model_.fileOf(currentIndex());
  return file && file->document ? file : nullptr;
}

void SourceTreeView::addNode(const QString& className)
{
  if(OutlinedFile* const file = editable())
    commands_.add(*file, model_.nodeOf(currentIndex()).list, className);
}

void SourceTreeView::showAddPopup()
{
  OutlinedFile* const file = editable();
  if(!file)
    return;
  const ClassInfo* const info = commands_.parentClassFor(*file, model_.nodeOf(currentIndex()).list);
  auto* const popup = new AddNodePopup(registry_, info, this);
  connect(popup, &AddNodePopup::chosen, this, &SourceTreeView::addNode);
  const QRect row = visualRect(currentIndex());
  popup->move(viewport()->mapToGlobal(row.isValid() ? row.bottomLeft() : QPoint(0, 0)));
  popup->show();
}

void SourceTreeView::removeSelected()
{
  const NodeCommands::Nodes nodes = selected();
  const QModelIndex next = indexBelow(currentIndex());
  const SourceNode neighbour = model_.nodeOf(next.isValid() ? next : indexAbove(currentIndex()));
  if(commands_.remove(nodes) && neighbour.document && nodes.file->outline->find(neighbour.list))
    selection_.select({neighbour}, nullptr);
}

void SourceTreeView::renameCurrent()
{
  if(currentIndex().flags() & Qt::ItemIsEditable)
    edit(currentIndex());
}

void SourceTreeView::rename(const QModelIndex& index, const QString& name)
{
  if(const SourceNode node = model_.nodeOf(index); node.document)
    commands_.rename({model_.fileOf(index), {node.list}}, name);
}

void SourceTreeView::paste()
{
  if(OutlinedFile* const file = editable())
    commands_.paste(*file, model_.nodeOf(currentIndex()).list, QApplication::clipboard()->text().toStdString());
}

void SourceTreeView::keepLocalInstead()
{
  if(OutlinedFile* const file = editable())
    commands_.keepLocalInstead(*file);
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
  else if(OutlinedFile* const file = model_.fileOf(currentIndex()); file && currentIndex().isValid())
    emit openFile(file->file, lineOf(currentIndex()));
}

void SourceTreeView::openCurrent()
{
  const SourceOutline::Item* const item = model_.itemOf(currentIndex());
  OutlinedFile* const file = model_.fileOf(currentIndex());
  if(!item || !file)
    return;
  const bool import = item->kind == Kind::Import;
  const QString path = import ? model_.files().pathOf(*file->outline, item->list) : file->file;
  if(path.isEmpty())
    emit explained(currentIndex().data(Qt::ToolTipRole).toString(), false);
  else
    emit openFile(path, import ? 0 : lineOf(currentIndex()));
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
  menu.addActions({actions_.expand, actions_.collapse});
  menu.addSeparator();
  menu.addActions({actions_.open, actions_.text});
  menu.exec(event->globalPos());
}

/// While the tree has the keyboard, keys of its actions are its own, also if the window has an action of the same key.
bool SourceTreeView::event(QEvent* event)
{
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
  if(!isKey || !hasFocus())
    return QTreeView::event(event);
  const QKeySequence keys(static_cast<QKeyEvent*>(event)->keyCombination());
  const QList<QAction*> all = actions();
  const auto own = std::ranges::find_if(all, [&](QAction* action) { return action->shortcuts().contains(keys); });
  if(own == all.end() || !(*own)->isEnabled())
    return QTreeView::event(event);
  if(event->type() == QEvent::KeyPress)
    (*own)->trigger();
  event->accept();
  return true;
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
  // Fields for names pass Enter on.
  if((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && state() != EditingState)
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
    commands_.move(selected(), *place, event->modifiers() & Qt::AltModifier ? Pose::KeepLocal : Pose::KeepWorld);
  else
    commands_.drop(*file, *place, event->mimeData()->text().toStdString());
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
  const QString text = !model_.document()           ? tr("Open a scene in RSG to see its nodes.")
                       : !model_.filter().isEmpty() ? tr("No node matches.")
                                                    : tr("The file has no nodes yet. Ctrl+Shift+A adds one.");
  painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12), Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                   text);
}

} // namespace sparkwright
