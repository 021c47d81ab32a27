#include "app/ide/strategies/StrategyReport.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace sparkwright
{

std::optional<StrategyReport> StrategyReport::read(const QByteArray& json)
{
  const QJsonObject object = QJsonDocument::fromJson(json).object();
  if(!object.contains(QLatin1String("library")))
    return {};
  StrategyReport report;
  report.library = object.value(QLatin1String("library")).toString();
  report.interface = object.value(QLatin1String("interface")).toString();
  report.side = object.value(QLatin1String("side")).toString();
  report.problem = object.value(QLatin1String("problem")).toString();
  report.rate = object.value(QLatin1String("rate")).toDouble();
  if(object.contains(QLatin1String("medianMs")))
    report.calls = {object.value(QLatin1String("medianMs")).toDouble(), object.value(QLatin1String("p99Ms")).toDouble(),
                    object.value(QLatin1String("longestMs")).toDouble()};
  return report;
}

} // namespace sparkwright
