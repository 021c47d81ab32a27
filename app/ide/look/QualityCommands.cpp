#include "app/ide/look/QualityCommands.h"

#include "app/ide/look/QualityDialog.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <QActionGroup>
#include <QSettings>

#include <utility>

namespace sparkwright
{

namespace
{

constexpr Actions::Words ownWords = {
    "Ctrl+Alt+Shift+Q", "quality", QT_TRANSLATE_NOOP("sparkwright::QualityCommands", "&Own…"),
    QT_TRANSLATE_NOOP("sparkwright::QualityCommands",
                      "Choose shadows, darker corners, glow, smooth edges, textures and detail yourself"),
    "qualityOwn"};

QString choiceKey()
{
  return QStringLiteral("views/quality");
}
QString ownKey()
{
  return QStringLiteral("views/ownQuality");
}

} // namespace

QualityCommands::QualityCommands(Actions& actions, ViewArea& area, QObject* parent)
    : QObject(parent), actions_(actions), area_(area), menu_(new QMenu(&area)),
      ownAction_(actions.add(ownWords, "sparkwright::QualityCommands"))
{
  auto* const group = new QActionGroup(this);
  const std::pair<QAction*, Choice> choices[] = {{actions[ActionId::QualityAutomatic], Choice::Automatic},
                                                 {actions[ActionId::QualityLow], Choice::Low},
                                                 {actions[ActionId::QualityMedium], Choice::Medium},
                                                 {actions[ActionId::QualityHigh], Choice::High},
                                                 {ownAction_, Choice::Own}};
  const QSettings settings;
  const int kept = settings.value(choiceKey(), static_cast<int>(Choice::Automatic)).toInt();
  if(settings.contains(ownKey()))
    own_ = Quality::fromString(settings.value(ownKey()).toString());
  for(const auto& [action, choice] : choices)
  {
    action->setCheckable(true);
    action->setData(static_cast<int>(choice));
    group->addAction(action);
    menu_->addAction(action);
    connect(action, &QAction::triggered, this, [this, chosen = choice] { choose(chosen); });
    if(static_cast<int>(choice) == kept)
      choice_ = choice;
  }
  connect(ownAction_, &QAction::triggered, this, &QualityCommands::openDialog);
  connect(&area, &ViewArea::viewAdded, this, [this](Viewport* view) { view->setQuality(wanted()); });
  choose(choice_);
  retranslate();
}

std::optional<Quality> QualityCommands::wanted() const
{
  switch(choice_)
  {
  case Choice::Low:
    return Quality(Quality::Low);
  case Choice::Medium:
    return Quality(Quality::Medium);
  case Choice::High:
    return Quality(Quality::High);
  case Choice::Own:
    return own_;
  case Choice::Automatic:
    break;
  }
  return {};
}

void QualityCommands::choose(Choice choice)
{
  if(choice == Choice::Own && !own_) // It begins with what is in force.
    QSettings().setValue(ownKey(), own_.emplace(area_.active().quality()).toString());
  choice_ = choice;
  QSettings().setValue(choiceKey(), static_cast<int>(choice));
  for(QAction* const action : menu_->actions())
    action->setChecked(action->data().toInt() == static_cast<int>(choice));
  for(Viewport* const view : area_.viewports())
    view->setQuality(wanted());
}

void QualityCommands::setOwn(const Quality& quality)
{
  own_ = quality;
  QSettings().setValue(ownKey(), quality.toString());
  choose(Choice::Own);
}

void QualityCommands::openDialog()
{
  if(!dialog_)
  {
    dialog_ = new QualityDialog(own(), area_);
    connect(dialog_, &QualityDialog::chosen, this, &QualityCommands::setOwn);
  }
  dialog_->show();
  dialog_->raise();
  dialog_->activateWindow();
}

bool QualityCommands::canLower() const
{
  return area_.active().quality().rank() > Quality::Low;
}

void QualityCommands::lower()
{
  if(canLower())
    choose(area_.active().quality().rank() == Quality::High ? Choice::Medium : Choice::Low);
}

void QualityCommands::retranslate()
{
  menu_->setTitle(tr("Drawing &quality"));
  if(dialog_)
    dialog_->close();
}

} // namespace sparkwright
