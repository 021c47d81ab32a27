#include "app/ide/sensors/ReadingLines.h"

#include "app/ide/common/texts/CoreTexts.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

/// Texts of these lines.
class ReadingWords
{
  Q_DECLARE_TR_FUNCTIONS(ReadingWords)
public:
  static QString valueOf(const Reading& reading)
  {
    if(reading.stale)
      return tr("failed");
    if(reading.age < 0)
      return tr("nothing measured yet");
    QStringList parts = numbersOf(reading);
    if(reading.form == Reading::Form::Picture)
      parts << tr("%1 × %2 pixels").arg(reading.width).arg(reading.height);
    else if(!reading.marks.empty())
      parts << marksOf(reading);
    return parts.isEmpty() ? tr("nothing seen") : parts.join(QStringLiteral("   "));
  }

private:
  static QStringList numbersOf(const Reading& reading)
  {
    QStringList parts;
    for(const Reading::Number& number : reading.numbers)
    {
      const int decimals = number.unit == "m" || number.unit == "m/s" || number.unit == "s" ? 3 : number.unit.empty() ? 0 : 1;
      const QString unit = SensorList::shownUnit(number.unit);
      parts << inWindow(number.label) + QLatin1Char(' ') +
                   (number.value ? QString::number(*number.value, 'f', decimals) +
                                       (unit.isEmpty() || unit == QLatin1String("°") ? unit : QLatin1Char(' ') + unit)
                                 : QStringLiteral("–"));
    }
    return parts;
  }
  static QString marksOf(const Reading& reading)
  {
    const auto met = std::ranges::count_if(reading.marks, &Reading::Mark::met);
    if(met == 0)
      return tr("%n beam(s), no echo", nullptr, static_cast<int>(reading.marks.size()));
    const auto nearest = std::ranges::min_element(
        reading.marks, {}, [](const Reading::Mark& mark) { return mark.met ? mark.distance : 1e9; });
    const QString where = tr("nearest %1 m at %2°").arg(nearest->distance, 0, 'f', 3).arg(nearest->bearing, 0, 'f', 1);
    return tr("%1 of %2: %3").arg(met).arg(reading.marks.size()).arg(where);
  }
};

} // namespace

std::vector<SensorLine> readingLines(const std::vector<Reading>& readings)
{
  std::vector<SensorLine> lines;
  for(const Reading& reading : readings)
  {
    SensorLine line;
    line.role = SensorLine::Role::Reading;
    const QString about = inWindow(reading.about);
    line.group = QString::fromStdString(reading.device) + (about.isEmpty() ? QString() : QStringLiteral(" – ") + about);
    line.name = QString::fromStdString(reading.feature);
    line.key = QStringLiteral("reading/") + QString::fromStdString(reading.device) + QLatin1Char('/') + line.name;
    line.value = ReadingWords::valueOf(reading);
    line.reading = std::make_shared<const Reading>(reading);
    lines.push_back(std::move(line));
  }
  return lines;
}

} // namespace sparkwright
