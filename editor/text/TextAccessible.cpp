#include "editor/text/TextAccessible.h"

#include "editor/language/source/TextPositions.h"
#include "editor/text/TextView.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

QAccessibleInterface* interfaceOf(const QString&, QObject* object)
{
  auto* const view = qobject_cast<TextView*>(object);
  return view ? new TextAccessible(*view) : nullptr;
}

} // namespace

TextAccessible::TextAccessible(TextView& view) : QAccessibleWidget(&view, QAccessible::EditableText), view_(view) {}

void TextAccessible::install()
{
  static const bool installed = (QAccessible::installFactory(interfaceOf), true);
  static_cast<void>(installed);
}

void TextAccessible::tellCursor(TextView& view)
{
  if(!QAccessible::isActive())
    return;
  auto* const own = dynamic_cast<TextAccessible*>(QAccessible::queryAccessibleInterface(&view));
  if(!own)
    return;
  QAccessibleTextCursorEvent moved(&view, own->cursorPosition());
  QAccessible::updateAccessibility(&moved);
}

void* TextAccessible::interface_cast(QAccessible::InterfaceType type)
{
  if(type == QAccessible::TextInterface)
    return static_cast<QAccessibleTextInterface*>(this);
  if(type == QAccessible::EditableTextInterface)
    return static_cast<QAccessibleEditableTextInterface*>(this);
  return QAccessibleWidget::interface_cast(type);
}

QString TextAccessible::text(QAccessible::Text what) const
{
  return what == QAccessible::Value ? whole() : QAccessibleWidget::text(what);
}

QString TextAccessible::whole() const
{
  return decoded(view_.document().text());
}

int TextAccessible::offsetOf(std::uint32_t byte) const
{
  return static_cast<int>(TextPositions(view_.document().text()).unitOf(byte));
}

std::uint32_t TextAccessible::byteAt(int offset) const
{
  return TextPositions(view_.document().text()).byteOf(std::max(offset, 0));
}

void TextAccessible::selection(int index, int* start, int* end) const
{
  const TextView::Range range = view_.selection();
  const bool has = index == 0 && range.begin != range.end;
  *start = has ? offsetOf(range.begin) : 0;
  *end = has ? offsetOf(range.end) : 0;
}

int TextAccessible::selectionCount() const
{
  const TextView::Range range = view_.selection();
  return range.begin == range.end ? 0 : 1;
}

void TextAccessible::addSelection(int start, int end)
{
  setSelection(0, start, end);
}

void TextAccessible::removeSelection(int index)
{
  if(index == 0)
    view_.select({view_.cursor(), view_.cursor()});
}

void TextAccessible::setSelection(int index, int start, int end)
{
  if(index == 0)
    view_.select({byteAt(std::min(start, end)), byteAt(std::max(start, end))});
}

int TextAccessible::cursorPosition() const
{
  return offsetOf(view_.cursor());
}

void TextAccessible::setCursorPosition(int position)
{
  view_.goTo(byteAt(position));
}

QString TextAccessible::text(int start, int end) const
{
  const int begin = std::max(start, 0);
  return whole().mid(begin, std::max(end - begin, 0));
}

int TextAccessible::characterCount() const
{
  return static_cast<int>(whole().size());
}

QRect TextAccessible::characterRect(int offset) const
{
  const QRect inside = view_.rectOf(byteAt(offset));
  return {view_.viewport()->mapToGlobal(inside.topLeft()), inside.size()};
}

int TextAccessible::offsetAtPoint(const QPoint& point) const
{
  const auto byte = view_.offsetAt(view_.viewport()->mapFromGlobal(point));
  return byte ? offsetOf(*byte) : -1;
}

void TextAccessible::scrollToSubstring(int start, int)
{
  const unsigned long at = view_.shownAt(byteAt(start));
  view_.send(QsciScintillaBase::SCI_SCROLLRANGE, at, static_cast<long>(at));
}

QString TextAccessible::attributes(int offset, int* start, int* end) const
{
  *start = offset;
  *end = offset;
  return {};
}

void TextAccessible::deleteText(int start, int end)
{
  replaceText(start, end, {});
}

void TextAccessible::insertText(int offset, const QString& text)
{
  replaceText(offset, offset, text);
}

void TextAccessible::replaceText(int start, int end, const QString& text)
{
  view_.edit({{byteAt(start), byteAt(std::max(start, end)), text.toStdString()}}, TextView::tr("Type text"));
}

} // namespace sparkwright
