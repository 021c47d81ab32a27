#pragma once

#include <QStringList>

#include <functional>

class QWidget;

namespace sparkwright::CloseQuestion
{

/// Asks whether to close the window though something goes on. Opens the dialog and returns at once.
/// @param ends  what would end, a sentence each
/// @param go    called when the user agrees
void ask(QWidget& window, const QStringList& ends, const std::function<void()>& go);

} // namespace sparkwright::CloseQuestion
