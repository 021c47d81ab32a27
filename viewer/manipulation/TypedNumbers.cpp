#include "viewer/manipulation/TypedNumbers.h"

#include <QRegularExpression>

namespace sparkwright
{

bool TypedNumbers::key(const QKeyEvent& event)
{
  if(event.key() == Qt::Key_Backspace)
  {
    text_.chop(1);
    return true;
  }
  const QString text = event.text();
  if(text.size() != 1)
    return false;
  QChar typed = text[0];
  if(typed.isDigit())
    typed = QLatin1Char(static_cast<char>('0' + typed.digitValue()));
  else if(QStringLiteral("\u066b\u060c\uff0e\uff0c").contains(typed)) // As point and comma of other scripts.
    typed = QLatin1Char('.');
  else if(typed == QChar(0x2212))
    typed = QLatin1Char('-');
  else if(typed == QLatin1Char('\t'))
    typed = QLatin1Char(' ');
  else if(!QStringLiteral("-.,; ").contains(typed))
    return false;
  text_ += typed;
  return true;
}

std::vector<double> TypedNumbers::numbers() const
{
  std::vector<double> numbers;
  for(QString word : text_.split(QRegularExpression(QStringLiteral("[ ;]+")), Qt::SkipEmptyParts))
    numbers.push_back(word.replace(',', '.').toDouble());
  return numbers;
}

} // namespace sparkwright
