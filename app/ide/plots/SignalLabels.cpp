#include "app/ide/plots/SignalLabels.h"

#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/plots/SignalModel.h"
#include "core/signal/SignalExpression.h"
#include "core/signal/SignalTexts.h"

#include <QStringList>

#include <set>

namespace sparkwright
{

bool SignalLabels::learn(const std::map<std::string, Quantity>& quantities)
{
  bool news = false;
  for(const auto& [path, quantity] : quantities)
    news = quantities_.insert_or_assign(path, quantity).second || news;
  return news;
}

QString SignalLabels::unitsOf(const std::vector<std::string>& paths) const
{
  QStringList units;
  for(const std::string& path : paths)
    if(const auto known = quantities_.find(path); known != quantities_.end())
      if(const QString unit = unitText(known->second); !unit.isEmpty() && !units.contains(unit))
        units << unit;
  return units.join(QStringLiteral(", "));
}

QString SignalLabels::labelOf(const std::vector<std::string>& paths) const
{
  std::set<Quantity> quantities;
  for(const std::string& path : paths)
    if(const auto known = quantities_.find(path); known != quantities_.end())
      quantities.insert(known->second);
  const QString units = unitsOf(paths);
  if(quantities.size() != 1)
    return units;
  const QString name = inWindow(sparkwright::nameOf(*quantities.begin()));
  return units.isEmpty() ? name : QStringLiteral("%1, %2").arg(name, units);
}

std::string SignalLabels::headOf(const std::string& path) const
{
  const auto known = quantities_.find(path);
  const std::string_view unit = known == quantities_.end() ? std::string_view() : unitOf(known->second);
  return unit.empty() ? path : path + " [" + std::string(unit) + ']';
}

QString SignalLabels::nameOf(const std::string& path)
{
  const auto read = SignalExpression::parse(path);
  if(const auto* const made = std::get_if<SignalExpression>(&read); made && !made->plainPath())
    return QString::fromStdString(path); // An expression stands as it was written.
  QStringList parts = QString::fromStdString(path).split('/');
  QStringList words;
  for(const QString& part : parts)
    if(part != QLatin1String("robots") && part != QLatin1String("joints") && part != QLatin1String("bodies") &&
       part != QLatin1String("motors") && part != QLatin1String("run"))
      words << inWindow(signalWord(part.toStdString()));
  // A team and a number belong together.
  if(parts.size() > 2 && parts[0] == QLatin1String("robots") && words.size() > 1)
  {
    words[0] += ' ' + words[1];
    words.removeAt(1);
  }
  return words.join(QStringLiteral(" · "));
}

} // namespace sparkwright
