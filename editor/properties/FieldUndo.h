#pragma once

class QLineEdit;
class QWidget;

namespace sparkwright
{

/// Lets Undo and Redo go to the document while nothing has been typed into a field that is not in the document yet.
/// Without it, a line edit takes these keys for itself whenever it has the focus.
/// @param field  the widget that has the focus: the line edit, or the spin box or combo box around it
/// @param line   its line edit
void leaveUndoToDocument(QWidget* field, QLineEdit* line);

} // namespace sparkwright
