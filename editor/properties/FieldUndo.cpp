#include "editor/properties/FieldUndo.h"

#include <QKeyEvent>
#include <QLineEdit>

#include <optional>

namespace sparkwright
{

namespace
{

class UndoFilter : public QObject
{
public:
  UndoFilter(QWidget* field, QLineEdit* line) : QObject(field), line_(line)
  {
    // What Enter or leaving the field has sent is a step of the document.
    connect(line, &QLineEdit::editingFinished, this, [this] { sent_ = line_->text(); });
  }

  bool eventFilter(QObject* watched, QEvent* event) override
  {
    const bool asks = event->type() == QEvent::ShortcutOverride;
    if((!asks && event->type() != QEvent::KeyPress) || (line_->isModified() && line_->text() != sent_))
      return QObject::eventFilter(watched, event);
    auto* const key = static_cast<QKeyEvent*>(event);
    if(!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo))
      return QObject::eventFilter(watched, event);
    event->ignore(); // So that the shortcut of the window gets it.
    return true;
  }

private:
  QLineEdit* line_;
  std::optional<QString> sent_; ///< Last.
};

} // namespace

void leaveUndoToDocument(QWidget* field, QLineEdit* line)
{
  field->installEventFilter(new UndoFilter(field, line));
}

} // namespace sparkwright
