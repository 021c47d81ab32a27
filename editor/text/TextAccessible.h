#pragma once

#include <QAccessible>
#include <QAccessibleWidget>

namespace sparkwright
{

class TextView;

/// What screen readers get of a TextView: its text, cursor and selection. Offsets are those of a QString.
///
/// QScintilla's own interface counts all characters before the cursor whenever the cursor moves, though nobody asks. This
/// one counts only when it is asked.
class TextAccessible : public QAccessibleWidget, public QAccessibleTextInterface, public QAccessibleEditableTextInterface
{
public:
  explicit TextAccessible(TextView& view);

  /// Has Qt make these interfaces for all TextViews. To be called by each before its interface is asked for.
  static void install();
  /// Tells screen readers, if there are any, where the cursor of a view is.
  static void tellCursor(TextView& view);

  void* interface_cast(QAccessible::InterfaceType type) override;
  QString text(QAccessible::Text what) const override;

  void selection(int index, int* start, int* end) const override;
  int selectionCount() const override;
  void addSelection(int start, int end) override;
  void removeSelection(int index) override;
  void setSelection(int index, int start, int end) override;
  int cursorPosition() const override;
  void setCursorPosition(int position) override;
  QString text(int start, int end) const override;
  int characterCount() const override;
  QRect characterRect(int offset) const override;
  int offsetAtPoint(const QPoint& point) const override;
  void scrollToSubstring(int start, int end) override;
  QString attributes(int offset, int* start, int* end) const override;

  void deleteText(int start, int end) override;
  void insertText(int offset, const QString& text) override;
  void replaceText(int start, int end, const QString& text) override;

private:
  QString whole() const;
  /// Byte of a character, clamped to the text.
  std::uint32_t byteAt(int offset) const;
  int offsetOf(std::uint32_t byte) const;

  TextView& view_;
};

} // namespace sparkwright
