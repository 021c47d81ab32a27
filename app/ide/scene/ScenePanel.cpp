#include "app/ide/scene/ScenePanel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/session/StatusSentence.h"

#include <QEvent>
#include <QHeaderView>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

bool ScenePanel::Filter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
  if(filterRegularExpression().pattern().isEmpty())
    return !sourceModel()->index(row, 0, parent).data(SceneTreeModel::EmptyRole).toBool();
  return QSortFilterProxyModel::filterAcceptsRow(row, parent);
}

ScenePanel::ScenePanel(QWidget* parent) : QWidget(parent), filter_(new QLineEdit(this)), tree_(new QTreeView(this))
{
  filtered_.setSourceModel(&model_);
  filtered_.setRecursiveFilteringEnabled(true);
  filtered_.setFilterCaseSensitivity(Qt::CaseInsensitive);
  filter_->setClearButtonEnabled(true);
  filter_->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  tree_->setModel(&filtered_);
  tree_->setHeaderHidden(true);
  tree_->setUniformRowHeights(true);
  tree_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  tree_->setExpandsOnDoubleClick(false);
  tree_->setSelectionMode(QAbstractItemView::ExtendedSelection);

  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 4, 4, 4);
  layout->setSpacing(4);
  layout->addWidget(filter_);
  layout->addWidget(tree_);
  setFocusProxy(tree_);

  connect(filter_, &QLineEdit::textChanged, this,
          [this](const QString& text)
          {
            quiet_ = true; // What is not shown any more stays selected.
            filtered_.setFilterFixedString(text.trimmed());
            if(!text.trimmed().isEmpty())
              tree_->expandAll();
            setSelectedNodes(selected_);
          });
  connect(tree_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ScenePanel::tellSelection);
  connect(tree_, &QTreeView::activated, this, [this](const QModelIndex& index) { emit nodeActivated(nodeAt(index)); });
  tree_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(tree_, &QTreeView::customContextMenuRequested, this,
          [this](const QPoint& at)
          {
            // A click beside the rows means nothing; the menu key means the current row.
            const QModelIndex clicked = tree_->indexAt(at), current = tree_->currentIndex();
            const QPoint place = clicked.isValid() ? at : tree_->visualRect(current).bottomLeft();
            if(clicked.isValid() || current.isValid())
              emit menuWanted(tree_->viewport()->mapToGlobal(place));
          });
  makeCommands();
  retranslate();
}

void ScenePanel::makeCommands()
{
  const auto add = [this](const char* name, const QKeySequence& key, auto function)
  {
    auto* const action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, function);
    tree_->addAction(action);
    return action;
  };
  expand_ = add("expand", QKeySequence(Qt::CTRL | Qt::Key_Right), [this] { setExpanded(true); });
  collapse_ = add("collapse", QKeySequence(Qt::CTRL | Qt::Key_Left), [this] { setExpanded(false); });
}

void ScenePanel::setExpanded(bool expanded)
{
  expanded ? tree_->expandAll() : tree_->collapseAll();
  if(!selected_.empty())
    tree_->scrollTo(filtered_.mapFromSource(model_.indexOf(selected_.back())));
}

int ScenePanel::nodeAt(const QModelIndex& shown) const
{
  return model_.nodeOf(filtered_.mapToSource(shown));
}

void ScenePanel::setFrame(const FramePtr& frame)
{
  const auto structure = frame ? frame->structure : nullptr;
  const bool structureChanged = structure != model_.structure();
  setStructure(structure);
  QHash<quint64, QString> labels;
  if(frame)
    for(const AgentInfo& agent : frame->agents)
      if(agent.rootId)
        labels.insert(agent.rootId, StatusSentence::agentName(agent, frame->game));
  model_.setLabels(std::move(labels));
  if(structureChanged)
  {
    quiet_ = true;
    filtered_.invalidate();
    quiet_ = false;
  }
}

void ScenePanel::setStructure(const std::shared_ptr<const SceneStructure>& structure)
{
  if(structure == model_.structure())
    return;
  // A robot that comes or goes makes a new structure: what was open stays open, by id.
  QSet<quint64> open;
  if(const auto& former = model_.structure())
    for(int i = 0; i < static_cast<int>(former->nodes.size()); ++i)
      if(tree_->isExpanded(filtered_.mapFromSource(model_.indexOf(i))))
        open.insert(former->nodes[static_cast<std::size_t>(i)].id);
  quiet_ = true;
  selected_.clear(); // Nodes of another structure; whoever knows the things selects them anew.
  model_.setStructure(structure);
  if(structure && !open.isEmpty())
    for(int i = 0; i < static_cast<int>(structure->nodes.size()); ++i)
      if(structure->nodes[static_cast<std::size_t>(i)].id &&
         open.contains(structure->nodes[static_cast<std::size_t>(i)].id))
        tree_->expand(filtered_.mapFromSource(model_.indexOf(i)));
  quiet_ = false;
}

void ScenePanel::tellSelection()
{
  if(quiet_)
    return;
  const int current = nodeAt(tree_->currentIndex());
  std::vector<int> nodes;
  for(const QModelIndex& index : tree_->selectionModel()->selectedRows())
    nodes.push_back(nodeAt(index));
  if(const auto last = std::ranges::find(nodes, current); last != nodes.end())
    std::rotate(last, last + 1, nodes.end());
  selected_ = nodes;
  emit nodesSelected(nodes);
}

void ScenePanel::setSelectedNodes(const std::vector<int>& nodes)
{
  quiet_ = true;
  selected_ = nodes;
  QItemSelection selection;
  QModelIndex last;
  for(const int node : nodes)
    if(const QModelIndex index = filtered_.mapFromSource(model_.indexOf(node)); index.isValid())
    {
      selection.select(index, index);
      last = index;
    }
  tree_->selectionModel()->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
  tree_->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  if(last.isValid())
    tree_->scrollTo(last);
  quiet_ = false;
}

void ScenePanel::retranslate()
{
  filter_->setPlaceholderText(tr("Filter by name"));
  filter_->setAccessibleName(tr("Filter the scene tree"));
  filter_->setToolTip(tr("Shows only nodes with this text in their name, and their parents; nodes without anything "
                         "visible are shown only by their name"));
  tree_->setAccessibleName(tr("Scene tree"));
  const auto name = [](QAction* action, const QString& text, const QString& tip)
  {
    action->setText(text);
    action->setToolTip(tip);
    action->setStatusTip(tip);
  };
  name(expand_, tr("&Expand all"), tr("Show all nodes of the scene tree"));
  name(collapse_, tr("&Collapse all"), tr("Show the top nodes of the scene tree only"));
  model_.retranslate();
}

void ScenePanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
