#include "app/ide/exhibition/LockCommands.h"

#include "app/ide/common/Actions.h"
#include "app/ide/views/ViewArea.h"

namespace sparkwright
{

namespace
{

constexpr int toldFor = 5000; // ms

constexpr Actions::Words lockCameraWords = {
    "Ctrl+Alt+Shift+L", "lock-camera", QT_TRANSLATE_NOOP("sparkwright::LockCommands", "Loc&k camera"),
    QT_TRANSLATE_NOOP("sparkwright::LockCommands",
                      "The cameras of the views stay as they are, whatever mouse and keys do")};
constexpr Actions::Words lockSelectionWords = {
    "Ctrl+Alt+Shift+K", "lock-selection", QT_TRANSLATE_NOOP("sparkwright::LockCommands", "Lock selectio&n"),
    QT_TRANSLATE_NOOP("sparkwright::LockCommands", "Clicks and keys in the views select nothing else")};

} // namespace

LockCommands::LockCommands(const WindowPart::Surroundings& around, QObject* parent)
    : QObject(parent), around_(around), camera_(around.actions.add(lockCameraWords, "sparkwright::LockCommands")),
      selection_(around.actions.add(lockSelectionWords, "sparkwright::LockCommands"))
{
  for(const ViewLocks::Part part : {ViewLocks::Camera, ViewLocks::Selection})
  {
    QAction* const action = actionOf(part);
    action->setCheckable(true);
    connect(action, &QAction::toggled, this,
            [this, part](bool locked)
            {
              told_.stop();
              around_.area.locks().set(part, locked);
            });
  }
  told_.setSingleShot(true);
  told_.setInterval(toldFor);
  connect(&around.area.locks(), &ViewLocks::refused, this, &LockCommands::tell);
}

QAction* LockCommands::actionOf(ViewLocks::Part part) const
{
  return part == ViewLocks::Camera      ? camera_
         : part == ViewLocks::Selection ? selection_
                                        : around_.actions[ActionId::LockThings];
}

void LockCommands::set(ViewLocks::Parts parts)
{
  for(const ViewLocks::Part part : {ViewLocks::Camera, ViewLocks::Selection, ViewLocks::Things})
    actionOf(part)->setChecked(parts.testFlag(part));
}

void LockCommands::setEnabled(bool enabled)
{
  for(const ViewLocks::Part part : {ViewLocks::Camera, ViewLocks::Selection, ViewLocks::Things})
    actionOf(part)->setEnabled(enabled);
}

void LockCommands::tell(ViewLocks::Part part)
{
  if(told_.isActive() && toldOf_ == part)
    return;
  toldOf_ = part;
  told_.start();
  const QString key = around_.actions.keyText(actionOf(part));
  const QString name = actionOf(part)->text().remove(QLatin1Char('&'));
  const QString command = key.isEmpty() ? name : tr("%1 (%2)", "a command and its key").arg(name, key);
  emit refused(part == ViewLocks::Camera      ? tr("The camera is locked: View › %1").arg(command)
               : part == ViewLocks::Selection ? tr("The selection is locked: View › %1").arg(command)
                                              : tr("Things are locked: View › %1").arg(command));
}

} // namespace sparkwright
