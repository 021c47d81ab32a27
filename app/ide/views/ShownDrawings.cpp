#include "app/ide/views/ShownDrawings.h"

#include "app/ide/views/ViewArea.h"
#include "core/draw/DrawingSets.h"

#include <algorithm>

namespace sparkwright
{

void DrawingChoice::show(const QString& name, bool shown)
{
  const QString group = name.isEmpty() ? QString() : name + '.';
  std::erase_if(chosen_, [&](const auto& each) { return each.first == name || each.first.startsWith(group); });
  if(shows(name) != shown)
    chosen_[name] = shown;
}

bool DrawingChoice::shows(const QString& name) const
{
  for(QString at = name;;)
  {
    if(const auto found = chosen_.find(at); found != chosen_.end())
      return found->second;
    if(at.isEmpty())
      return true;
    const qsizetype dot = at.lastIndexOf('.');
    at = dot < 0 ? QString() : at.left(dot);
  }
}

bool DrawingChoice::hidesNothing() const
{
  return std::ranges::all_of(chosen_, [](const auto& each) { return each.second; });
}

ShownDrawings::ShownDrawings(ViewArea& area, QObject* parent) : QObject(parent), area_(area) {}

void ShownDrawings::setReceived(const DrawingsPtr& drawings)
{
  if(drawings == received_)
    return;
  received_ = drawings;
  merge();
}

void ShownDrawings::setOfSession(const DrawingsPtr& drawings)
{
  if(drawings == ofSession_)
    return;
  ofSession_ = drawings;
  merge();
}

void ShownDrawings::setOfWindow(const DrawingsPtr& drawings)
{
  if(drawings == ofWindow_)
    return;
  ofWindow_ = drawings;
  merge();
}

void ShownDrawings::setChoice(const DrawingChoice& choice)
{
  choice_ = choice;
  show();
}

void ShownDrawings::merge()
{
  all_ = merged(merged(received_, ofSession_), ofWindow_);
  show();
}

void ShownDrawings::show()
{
  if(!all_ || choice_.hidesNothing())
    return area_.setDrawings(all_);
  auto wanted = std::make_shared<Drawings>();
  std::ranges::copy_if(all_->sets, std::back_inserter(wanted->sets),
                       [this](const auto& set) { return choice_.shows(QString::fromStdString(set->name)); });
  wanted->agentTexts = all_->agentTexts;
  area_.setDrawings(wanted);
}

} // namespace sparkwright
