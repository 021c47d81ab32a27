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
  if(text.size() != 1 || (!text[0].isDigit() && !QStringLiteral("-.,; \t").contains(text[0])))
    return false;
  text_ += text[0] == '\t' ? QChar(' ') : text[0];
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
