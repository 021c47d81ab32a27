#include "app/ide/plots/SignalTree.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

/// Calls `visit` with all groups of a model.
template<class Visit>
void forEachGroup(const QAbstractItemModel& model, const QModelIndex& parent, const Visit& visit)
{
  for(int row = 0; row < model.rowCount(parent); ++row)
    if(const QModelIndex index = model.index(row, 0, parent); model.hasChildren(index))
    {
      visit(index);
      forEachGroup(model, index, visit);
    }
}

/// Matches a signal by its path or by names in the language of the window.
class Filtered : public QSortFilterProxyModel
{
public:
  using QSortFilterProxyModel::QSortFilterProxyModel;
  void setWords(const QString& text)
  {
    words_ = text.split(' ', Qt::SkipEmptyParts);
    invalidateFilter();
  }

protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override
  {
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if(words_.isEmpty())
      return true;
    QString text = index.data(SignalModel::pathRole).toString();
    for(QModelIndex at = index; at.isValid(); at = at.parent())
      text += ' ' + at.data(Qt::DisplayRole).toString();
    return std::ranges::all_of(words_, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
  }

private:
  QStringList words_;
};

} // namespace

SignalTree::SignalTree(Pick pick, QWidget* parent)
    : QWidget(parent), model_(new SignalModel(this)), filtered_(new Filtered(this)), filter_(new QLineEdit(this)),
      view_(new QTreeView(this))
{
  model_->setCheckable(pick == Pick::Check);
  filtered_->setSourceModel(model_);
  filtered_->setRecursiveFilteringEnabled(true);
  filter_->setClearButtonEnabled(true);
  view_->setModel(filtered_);
  view_->setUniformRowHeights(true);
  view_->setAllColumnsShowFocus(true);
  view_->header()->setStretchLastSection(false);
  view_->header()->setSectionResizeMode(SignalModel::Name, QHeaderView::Stretch);
  view_->header()->setSectionResizeMode(SignalModel::Unit, QHeaderView::ResizeToContents);
  if(pick == Pick::Drag)
  {
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setDragEnabled(true);
    view_->setDragDropMode(QAbstractItemView::DragOnly);
    view_->installEventFilter(this);
    connect(view_, &QTreeView::doubleClicked, this, &SignalTree::choose);
  }
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  filter_->installEventFilter(this);
  column->addWidget(filter_);
  column->addWidget(view_, 1);
  setFocusProxy(filter_);
  connect(filter_, &QLineEdit::textChanged, this, &SignalTree::applyFilter);
  retranslate();
}

std::set<QString> SignalTree::openGroups() const
{
  std::set<QString> groups;
  forEachGroup(*filtered_, {},
               [&](const QModelIndex& index)
               {
                 if(view_->isExpanded(index))
                   groups.insert(index.data(SignalModel::pathRole).toString());
               });
  return groups;
}

void SignalTree::open(const std::set<QString>& groups)
{
  forEachGroup(*filtered_, {},
               [&](const QModelIndex& index)
               { view_->setExpanded(index, groups.contains(index.data(SignalModel::pathRole).toString())); });
}

void SignalTree::setCatalog(SignalCatalog catalog)
{
  const std::set<QString> groups = openGroups();
  model_->setCatalog(std::move(catalog));
  open(groups);
}

void SignalTree::applyFilter()
{
  const QString text = filter_->text().trimmed();
  const std::set<QString> groups = openGroups();
  static_cast<Filtered*>(filtered_)->setWords(text);
  if(text.isEmpty())
    open(opened_);
  else
  {
    if(opened_.empty())
      opened_ = groups;
    constexpr int mostOpened = 500;
    int count = 0;
    forEachGroup(*filtered_, {}, [&](const QModelIndex&) { ++count; });
    if(count <= mostOpened)
      view_->expandAll();
  }
  if(text.isEmpty())
    opened_.clear();
}

QModelIndex SignalTree::indexOf(const QString& path) const
{
  const QModelIndexList found = filtered_->match(filtered_->index(0, 0), SignalModel::pathRole, path, 1,
                                                 Qt::MatchExactly | Qt::MatchRecursive | Qt::MatchCaseSensitive);
  return found.isEmpty() ? QModelIndex() : found.first();
}

void SignalTree::choose()
{
  std::vector<std::string> paths;
  for(const QModelIndex& index : view_->selectionModel()->selectedRows())
    if(!filtered_->hasChildren(index))
      paths.push_back(index.data(SignalModel::pathRole).toString().toStdString());
  if(!paths.empty())
    emit chosen(paths);
}

/// From the filter: the first signal that it has found, or the one that was current.
void SignalTree::goToList()
{
  if(filtered_->rowCount() == 0)
    return;
  if(!view_->currentIndex().isValid())
  {
    QModelIndex first = filtered_->index(0, 0);
    while(view_->isExpanded(first) && filtered_->hasChildren(first))
      first = filtered_->index(0, 0, first);
    view_->setCurrentIndex(first);
  }
  view_->setFocus(Qt::TabFocusReason);
}

bool SignalTree::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() != QEvent::KeyPress)
    return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
  if(watched == filter_ ? enter || key == Qt::Key_Down : enter)
  {
    watched == filter_ ? goToList() : choose();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void SignalTree::retranslate()
{
  filter_->setPlaceholderText(tr("Filter"));
  filter_->setToolTip(tr("List only signals with these words in their names or paths"));
  filter_->setAccessibleName(tr("Filter of the signals"));
  view_->setAccessibleName(tr("Signals"));
  const std::set<QString> groups = openGroups();
  model_->retranslate();
  open(groups);
}

void SignalTree::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
