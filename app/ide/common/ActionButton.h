#pragma once

class QAction;
class QToolButton;
class QWidget;

namespace sparkwright
{

/// A button with icon and text of an action, whose accessible name follows the text. A click does not give it the
/// focus: keys go on to the views.
QToolButton* actionButton(QAction* action, QWidget* parent);

} // namespace sparkwright
