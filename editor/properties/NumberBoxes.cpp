#include "editor/properties/NumberBoxes.h"

#include "editor/properties/NumberText.h"

#include <QEvent>
#include <QLocale>

#include <algorithm>

namespace sparkwright
{

namespace
{

/// What a spin box shows, taken apart.
struct BoxText
{
  QString before, number, behind;

  BoxText(const QString& text, const QString& prefix, const QString& suffix) : number(text)
  {
    if(!prefix.isEmpty() && number.startsWith(prefix))
      before = number.left(prefix.size());
    number.remove(0, before.size());
    if(!suffix.isEmpty() && number.endsWith(suffix))
      behind = number.right(suffix.size());
    number.chop(behind.size());
  }
};

/// Judges the text of a spin box, and spells its number in the language of the program.
template <class Box>
QValidator::State judge(const Box& box, NumberText::Allowed allowed, int decimals, QString& text, int& position)
{
  if(!box.specialValueText().isEmpty() && text == box.specialValueText())
    return QValidator::Acceptable;
  const BoxText parts(text, box.prefix(), box.suffix());
  const QString plain = NumberText::plain(parts.number);
  const QValidator::State state = NumberText::stateOf(plain, allowed);
  const qsizetype point = plain.indexOf(QLatin1Char('.'));
  if(state == QValidator::Invalid || (point >= 0 && plain.size() - point - 1 > decimals) ||
     (plain.startsWith(QLatin1Char('-')) && box.minimum() >= 0) ||
     (plain.startsWith(QLatin1Char('+')) && box.maximum() < 0))
    return QValidator::Invalid;
  const QLocale language;
  const qsizetype place = position - parts.before.size();
  position = static_cast<int>(
      place <= 0                  ? position
      : place > parts.number.size() ? parts.before.size() + NumberText::inLanguage(plain, language).size() +
                                        (place - parts.number.size())
                                  : parts.before.size() +
                                        NumberText::inLanguage(NumberText::plain(parts.number.left(place)), language).size());
  text = parts.before + NumberText::inLanguage(plain, language) + parts.behind;
  if(state != QValidator::Acceptable)
    return state;
  const double number = plain.toDouble();
  if(number >= box.minimum() && number <= box.maximum())
    return QValidator::Acceptable;
  // More digits lead farther away from zero only.
  const bool tooFar = number >= 0 ? number > box.maximum() : number < box.minimum();
  return tooFar ? QValidator::Invalid : QValidator::Intermediate;
}

double numberIn(const QString& text, const QString& prefix, const QString& suffix, double otherwise)
{
  return NumberText::read(BoxText(text, prefix, suffix).number).value_or(otherwise);
}

} // namespace

QValidator::State DecimalBox::validate(QString& text, int& position) const
{
  return judge(*this, decimals() > 0 ? NumberText::Allowed::Decimals : NumberText::Allowed::Whole, decimals(), text,
               position);
}

double DecimalBox::valueFromText(const QString& text) const
{
  return !specialValueText().isEmpty() && text == specialValueText()
             ? minimum()
             : numberIn(text, prefix(), suffix(), value());
}

QString DecimalBox::textFromValue(double value) const
{
  const QString text = QString::number(value, 'f', decimals());
  return NumberText::inLanguage(text.toDouble() == 0 && text.startsWith(QLatin1Char('-')) ? text.mid(1) : text, QLocale());
}

void DecimalBox::changeEvent(QEvent* event)
{
  QDoubleSpinBox::changeEvent(event);
  if(event->type() == QEvent::LanguageChange)
    setPrefix(prefix()); // Shows the number anew.
}

QValidator::State WholeBox::validate(QString& text, int& position) const
{
  return judge(*this, NumberText::Allowed::Whole, 0, text, position);
}

int WholeBox::valueFromText(const QString& text) const
{
  return !specialValueText().isEmpty() && text == specialValueText()
             ? minimum()
             : static_cast<int>(std::clamp<double>(numberIn(text, prefix(), suffix(), value()), minimum(), maximum()));
}

QString WholeBox::textFromValue(int value) const
{
  return NumberText::inLanguage(QString::number(value), QLocale());
}

void WholeBox::changeEvent(QEvent* event)
{
  QSpinBox::changeEvent(event);
  if(event->type() == QEvent::LanguageChange)
    setPrefix(prefix()); // Shows the number anew.
}

} // namespace sparkwright
