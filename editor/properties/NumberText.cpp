#include "editor/properties/NumberText.h"

#include <QRegularExpression>

#include <cmath>

namespace sparkwright
{

namespace
{

bool isDecimalPoint(QChar c)
{
  // Arabic decimal separator and comma; full width stop and comma, and the ideographic stop.
  return QStringLiteral(".,\u066b\u060c\uff0e\uff0c\u3002").contains(c);
}

bool isMinus(QChar c)
{
  return QStringLiteral("-\u2212\ufe63\uff0d").contains(c);
}

bool isDirectionMark(QChar c)
{
  return QStringLiteral("\u200e\u200f\u061c").contains(c);
}

} // namespace

QString NumberText::plain(const QString& typed)
{
  QString text;
  for(const QChar c : typed.trimmed())
    if(c.isDigit())
      text += QLatin1Char(static_cast<char>('0' + c.digitValue()));
    else if(isDecimalPoint(c))
      text += QLatin1Char('.');
    else if(isMinus(c))
      text += QLatin1Char('-');
    else if(c == QChar(0xff0b))
      text += QLatin1Char('+');
    else if(!isDirectionMark(c))
      text += c;
  return text;
}

std::optional<double> NumberText::read(const QString& typed)
{
  const QString text = plain(typed);
  const double number = text.toDouble(); // Independent of the language.
  if(stateOf(text, Allowed::Any) != QValidator::Acceptable || !std::isfinite(number))
    return {};
  return number;
}

QString NumberText::inLanguage(const QString& plain, const QLocale& language)
{
  const QString zero = language.zeroDigit();
  QString text;
  for(const QChar c : plain)
    if(c == QLatin1Char('.'))
      text += language.decimalPoint();
    else if(c == QLatin1Char('-'))
      text += language.negativeSign();
    else if(c.isDigit() && zero.size() == 1)
      text += QChar(zero[0].unicode() + c.digitValue());
    else
      text += c;
  return text;
}

QValidator::State NumberText::stateOf(const QString& plain, Allowed allowed)
{
  static const QRegularExpression forms[][2] = {
      {QRegularExpression(QStringLiteral("^[+-]?[0-9]+$")), QRegularExpression(QStringLiteral("^[+-]?[0-9]*$"))},
      {QRegularExpression(QStringLiteral("^[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)$")),
       QRegularExpression(QStringLiteral("^[+-]?[0-9]*\\.?[0-9]*$"))},
      {QRegularExpression(
           QStringLiteral("^[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?$|^[+-]?inf(inity)?$")),
       QRegularExpression(
           QStringLiteral("^[+-]?[0-9]*\\.?[0-9]*([eE][+-]?[0-9]*)?$|^[+-]?i?n?f?i?n?i?t?y?$"))}};
  const auto& [whole, begun] = forms[static_cast<int>(allowed)];
  if(whole.match(plain).hasMatch())
    return QValidator::Acceptable;
  return begun.match(plain).hasMatch() ? QValidator::Intermediate : QValidator::Invalid;
}

} // namespace sparkwright
