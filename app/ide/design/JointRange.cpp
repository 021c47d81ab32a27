#include "app/ide/design/JointRange.h"

#include <QCoreApplication>

namespace sparkwright
{

namespace
{

struct JointRange
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::JointRange)
};

} // namespace

QString jointRange(double low, double high, bool slides, int decimals)
{
  const auto number = [decimals](double value)
  {
    const QString text = QString::number(value, 'f', decimals);
    return text.startsWith(QLatin1Char('-')) && text.toDouble() == 0 ? text.mid(1) : text;
  };
  const QString from = number(low), to = number(high);
  if(from == to)
    return slides ? JointRange::tr("%1 m").arg(from) : JointRange::tr("%1°").arg(from);
  return slides ? JointRange::tr("%1 m to %2 m").arg(from, to) : JointRange::tr("%1° to %2°").arg(from, to);
}

} // namespace sparkwright
