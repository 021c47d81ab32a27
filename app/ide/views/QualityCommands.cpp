#include "app/ide/views/QualityCommands.h"

#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <QActionGroup>
#include <QSettings>

#include <utility>

namespace sparkwright
{

namespace
{

constexpr std::pair<ActionId, std::optional<Quality>> choices[] = {{ActionId::QualityAutomatic, std::nullopt},
                                                                   {ActionId::QualityLow, Quality::Low},
                                                                   {ActionId::QualityMedium, Quality::Medium},
                                                                   {ActionId::QualityHigh, Quality::High}};

QString key() { return QStringLiteral("views/quality"); }

} // namespace

QualityCommands::QualityCommands(Actions& actions, ViewArea& area, QObject* parent)
    : QObject(parent), actions_(actions), area_(area), menu_(new QMenu(&area))
{
  auto* const group = new QActionGroup(this);
  const int kept = QSettings().value(key(), -1).toInt();
  for(const auto& [action, quality] : choices)
  {
    actions[action]->setCheckable(true);
    group->addAction(actions[action]);
    menu_->addAction(actions[action]);
    connect(actions[action], &QAction::triggered, this, [this, chosen = quality] { choose(chosen); });
    if(quality && static_cast<int>(*quality) == kept)
      quality_ = quality;
  }
  connect(&area, &ViewArea::viewAdded, this, [this](Viewport* view) { view->setQuality(quality_); });
  choose(quality_);
  retranslate();
}

void QualityCommands::choose(std::optional<Quality> quality)
{
  quality_ = quality;
  QSettings().setValue(key(), quality ? static_cast<int>(*quality) : -1);
  for(const auto& [action, choice] : choices)
    actions_[action]->setChecked(choice == quality);
  for(Viewport* const view : area_.viewports())
    view->setQuality(quality);
}

bool QualityCommands::canLower() const
{
  return area_.active().quality() > Quality::Low;
}

void QualityCommands::lower()
{
  if(canLower())
    choose(static_cast<Quality>(static_cast<int>(area_.active().quality()) - 1));
}

void QualityCommands::retranslate()
{
  menu_->setTitle(tr("Drawing &quality"));
}

} // namespace sparkwright
