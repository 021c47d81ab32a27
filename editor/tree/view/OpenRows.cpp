#include "editor/tree/view/OpenRows.h"

#include "editor/tree/view/SourceTreeView.h"

#include <vector>

namespace sparkwright
{

OpenRows::OpenRows(SourceTreeView& view) : QObject(&view), view_(view)
{
  connect(&view_.sourceModel(), &QAbstractItemModel::modelAboutToBeReset, this, &OpenRows::keep);
  connect(&view_.sourceModel(), &QAbstractItemModel::modelReset, this, &OpenRows::openAgain);
}

void OpenRows::keep()
{
  if(filtered_)
    return; // With a filter all is open; what was before it counts.
  const SourceTreeModel& model = view_.sourceModel();
  std::vector<QModelIndex> way{QModelIndex()};
  while(!way.empty())
  {
    const QModelIndex index = way.back();
    way.pop_back();
    if(index.isValid() && !view_.isExpanded(index))
      continue;
    if(index.isValid() && model.itemOf(index))
      open_.emplace(model.fileOf(index)->file, model.itemOf(index)->list);
    for(int i = 0; i < model.rowCount(index); ++i)
      way.push_back(model.index(i, 0, index));
  }
}

void OpenRows::openAgain()
{
  const SourceTreeModel& model = view_.sourceModel();
  if(model.rowCount() == 0)
    return;
  filtered_ = !model.filter().isEmpty();
  if(filtered_)
    return openMatches();
  if(open_.empty())
    return view_.expandToDepth(0);
  const auto open = std::exchange(open_, {});
  std::vector<QModelIndex> way{QModelIndex()};
  while(!way.empty())
  {
    const QModelIndex index = way.back();
    way.pop_back();
    for(int i = 0; i < model.rowCount(index); ++i)
    {
      const QModelIndex child = model.index(i, 0, index);
      if(!model.itemOf(child) || !open.contains({model.fileOf(child)->file, model.itemOf(child)->list}))
        continue;
      view_.expand(child);
      way.push_back(child);
    }
  }
  emit opened();
}

void OpenRows::openMatches()
{
  constexpr int mostShown = 3000;
  const SourceTreeModel& model = view_.sourceModel();
  int shown = 0;
  std::vector<QModelIndex> way{QModelIndex()};
  while(!way.empty() && shown < mostShown)
  {
    const QModelIndex index = way.back();
    way.pop_back();
    const SourceOutline::Item* const item = index.isValid() ? model.itemOf(index) : nullptr;
    if(item && item->kind == SourceOutline::Kind::Import && !model.holdsMatches(index))
      continue;
    if(index.isValid())
      view_.expand(index);
    for(int i = model.rowCount(index); i-- > 0; ++shown)
      way.push_back(model.index(i, 0, index));
  }
}

} // namespace sparkwright
