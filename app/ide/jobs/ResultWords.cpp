#include "app/ide/jobs/ResultWords.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace sparkwright
{

namespace
{

struct ResultWords
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::ResultWords)
};

QString signalPath(const ResultQuantity& quantity, const Job& job)
{
  return QString::fromStdString(job.measure.at(quantity.index));
}

} // namespace

QString titleOf(const ResultQuantity& quantity, const Job& job)
{
  using Kind = ResultQuantity::Kind;
  switch(quantity.kind)
  {
  case Kind::Parameter:
    return QString::fromStdString(job.parameters.at(quantity.index).name);
  case Kind::Seed:
    return ResultWords::tr("Seed");
  case Kind::ScoreLeft:
    return ResultWords::tr("Score, left team");
  case Kind::ScoreRight:
    return ResultWords::tr("Score, right team");
  case Kind::ScoreDifference:
    return ResultWords::tr("Score difference");
  case Kind::ShareRight:
    return ResultWords::tr("Share of the score, right team");
  case Kind::Goals:
    return ResultWords::tr("Goals");
  case Kind::Fouls:
    return ResultWords::tr("Fouls");
  case Kind::SimulatedSeconds:
    return ResultWords::tr("Simulated time, s");
  case Kind::WallSeconds:
    return ResultWords::tr("Wall time, s");
  //: %1: the path of a signal
  case Kind::SignalEnd:
    return ResultWords::tr("%1, end").arg(signalPath(quantity, job));
  case Kind::SignalLeast:
    return ResultWords::tr("%1, least").arg(signalPath(quantity, job));
  case Kind::SignalMost:
    return ResultWords::tr("%1, greatest").arg(signalPath(quantity, job));
  case Kind::SignalMean:
    return ResultWords::tr("%1, mean").arg(signalPath(quantity, job));
  }
  return {};
}

QString meanInWindow(const Statistics& statistics)
{
  const QLocale locale;
  if(!std::isfinite(statistics.mean))
    return QStringLiteral("–");
  const QString mean = locale.toString(statistics.mean, 'g', 4);
  if(!std::isfinite(statistics.interval) && std::isfinite(statistics.low))
    return QStringLiteral("%1 (%2–%3)").arg(mean, locale.toString(statistics.low, 'g', 3), locale.toString(statistics.high, 'g', 3));
  return std::isfinite(statistics.interval)
             ? QStringLiteral("%1 ± %2").arg(mean, locale.toString(statistics.interval, 'g', 3))
             : mean;
}

} // namespace sparkwright
