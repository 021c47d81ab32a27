#include "editor/properties/NumberEdit.h"

#include "editor/properties/FieldUndo.h"
#include "editor/properties/NumberText.h"

#include <QLabel>
#include <QLineEdit>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

int decimalsOf(const QString& number)
{
  const qsizetype dot = number.indexOf(QLatin1Char('.'));
  return dot < 0 ? 0 : static_cast<int>(number.size() - dot - 1);
}

} // namespace

NumberEdit::NumberEdit(QWidget* parent) : QAbstractSpinBox(parent), unit_(new QLabel(lineEdit()))
{
  setFocusPolicy(Qt::StrongFocus);
  setMinimumWidth(68);
  unit_->setForegroundRole(QPalette::PlaceholderText);
  unit_->setAttribute(Qt::WA_TransparentForMouseEvents);
  leaveUndoToDocument(this, lineEdit());
  connect(lineEdit(), &QLineEdit::textEdited, this,
          [this](const QString& text)
          {
            if(!hasAcceptableInput())
              return;
            told_ = text;
            emit edited(text, false);
          });
  connect(this, &QAbstractSpinBox::editingFinished, this,
          [this]
          {
            if(hasAcceptableInput() && text() != told_)
              told_ = text();
            if(hasAcceptableInput())
              emit edited(text(), true);
          });
}

void NumberEdit::setSpelling(const QString& text, const QString& hint)
{
  lineEdit()->setPlaceholderText(hint);
  told_ = text;
  if(text == this->text())
    return;
  const int position = lineEdit()->cursorPosition();
  lineEdit()->setText(text);
  lineEdit()->setCursorPosition(std::min<int>(position, static_cast<int>(text.size())));
}

void NumberEdit::setUnit(const QString& unit)
{
  unit_->setText(unit);
  unit_->adjustSize();
  placeUnit();
}

void NumberEdit::setRange(std::optional<double> least, std::optional<double> most)
{
  least_ = least;
  most_ = most;
}

void NumberEdit::placeUnit()
{
  const int width = unit_->text().isEmpty() ? 0 : unit_->width() + 6;
  lineEdit()->setTextMargins(0, 0, width, 0);
  unit_->move(lineEdit()->width() - width, (lineEdit()->height() - unit_->height()) / 2);
}

void NumberEdit::resizeEvent(QResizeEvent* event)
{
  QAbstractSpinBox::resizeEvent(event);
  placeUnit();
}

QString NumberEdit::stepped(const QString& spelling, double step, int steps, std::optional<double> least,
                            std::optional<double> most)
{
  bool fine = false;
  const double number = spelling.toDouble(&fine);
  double next = (fine && std::isfinite(number) ? number : 0) + step * steps;
  if(least)
    next = std::max(next, *least);
  if(most)
    next = std::min(next, *most);
  const bool exponent = spelling.contains(QLatin1Char('e'), Qt::CaseInsensitive);
  const int decimals = std::max(exponent ? 0 : decimalsOf(spelling), decimalsOf(QString::number(step)));
  const QString text = QString::number(next, 'f', std::min(decimals, 12));
  return text.startsWith(QLatin1Char('-')) && text.toDouble() == 0 ? text.mid(1) : text;
}

void NumberEdit::stepBy(int steps)
{
  // Without a number it begins at the preset, which is the hint.
  const bool first = text().isEmpty();
  const QString next = stepped(first ? lineEdit()->placeholderText() : text(), step_, steps, least_, most_);
  if(next == text())
    return;
  lineEdit()->setText(next);
  told_ = next;
  emit edited(next, first);
}

QValidator::State NumberEdit::validate(QString& text, int& position) const
{
  const QString plain = NumberText::plain(text);
  const QValidator::State state = NumberText::stateOf(plain, NumberText::Allowed::Any);
  if(state == QValidator::Invalid)
    return state;
  position = static_cast<int>(NumberText::plain(text.left(position)).size());
  text = plain;
  return state;
}

void NumberEdit::wheelEvent(QWheelEvent* event)
{
  // Whoever scrolls past does not mean it.
  if(hasFocus())
    QAbstractSpinBox::wheelEvent(event);
  else
    event->ignore();
}

} // namespace sparkwright
