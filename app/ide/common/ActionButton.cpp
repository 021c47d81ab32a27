#include "app/ide/common/ActionButton.h"

#include <QAction>
#include <QToolButton>

namespace sparkwright
{

QToolButton* actionButton(QAction* action, QWidget* parent)
{
  auto* const button = new QToolButton(parent);
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setFocusPolicy(Qt::TabFocus);
  const auto name = [button, action] { button->setAccessibleName(action->text().remove(QLatin1Char('&'))); };
  QObject::connect(action, &QAction::changed, button, name);
  name();
  return button;
}

} // namespace sparkwright
