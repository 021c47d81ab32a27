#include "app/ide/sensors/PerceptLines.h"

#include "core/message/JsonMessage.h"
#include "core/message/MessageReader.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace sparkwright
{

namespace
{

using Predicate = PredicateList::Predicate;

/// Those that meters show, with the same numbers.
constexpr std::array<std::string_view, 10> measured{"GYR", "ACC", "FRP", "HJ",        "H2J",
                                                    "UJ",  "TCH", "GPS", "collision", "BAT"};
constexpr qsizetype longestText = 200;

QString fromText(std::string_view text)
{
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// `pol` is distance, horizontal and vertical angle.
QString polar(const Predicate& pol)
{
  const auto angle = [&](std::size_t i) { return QString::number(pol.number(i), 'f', 1) + QStringLiteral("°"); };
  return QStringLiteral("%1 m   %2   %3").arg(pol.number(0), 0, 'f', 2).arg(angle(1), angle(2));
}

/// All that a predicate says: texts and numbers, then lists by their names.
QString wordsOf(const Predicate& predicate)
{
  if(predicate.name() == "pol" && predicate.atomCount() == 3)
    return polar(predicate);
  QStringList words;
  for(std::size_t i = 0; i < predicate.atomCount(); ++i)
    words << fromText(predicate.atom(i));
  for(auto list = predicate.firstSublist(); list; list = predicate.nextSublist(list))
  {
    const QString name = list.name() == "pol" ? QString() : fromText(list.name()) + QLatin1Char(' ');
    words << name + wordsOf(list);
  }
  QString text = words.join(QStringLiteral("  "));
  if(text.size() > longestText)
    text = text.left(longestText) + QStringLiteral("…");
  return text;
}

/// Things that are seen, each with a line: `B`, `F1L`, `P team 3`.
bool isList(const Predicate& predicate)
{
  return predicate.atomCount() == 0 && predicate.firstSublist() &&
         (predicate.name() == "See" || predicate.name() == "PerfectVision");
}

QString nameOfSeen(const Predicate& seen)
{
  QString name = fromText(seen.name());
  for(const std::string_view part : {"team", "id"})
    if(const Predicate list = seen.sublist(part); list && list.atomCount() > 0)
      name += QLatin1Char(' ') + fromText(list.atom(0));
  return name;
}

void add(const Predicate& predicate, std::map<QString, std::vector<SensorLine>>& lines)
{
  const QString group = fromText(predicate.name());
  std::vector<SensorLine>& own = lines[group];
  const auto put = [&](const QString& name, const QString& value)
  {
    SensorLine line;
    line.role = SensorLine::Role::Percept;
    line.group = group;
    line.name = name;
    line.key = QStringLiteral("percept/%1/%2").arg(group).arg(own.size());
    line.value = value;
    own.push_back(std::move(line));
  };
  if(isList(predicate))
    for(auto seen = predicate.firstSublist(); seen; seen = predicate.nextSublist(seen))
      put(nameOfSeen(seen), wordsOf(seen));
  else if(predicate.atomCount() == 0)
    for(auto part = predicate.firstSublist(); part; part = predicate.nextSublist(part))
      put(fromText(part.name()), part.name() == "d" ? QStringLiteral("…") : wordsOf(part));
  else
    put({}, wordsOf(predicate));
}

} // namespace

std::map<QString, std::vector<SensorLine>> perceptLines(std::string_view percepts)
{
  PredicateList list;
  if(percepts.starts_with('[') || percepts.starts_with('{'))
    JsonMessageReader().read(percepts, list);
  else
  {
    MessageReader reader;
    reader.start(percepts);
    while(reader.next(list))
      ;
  }
  std::map<QString, std::vector<SensorLine>> lines;
  for(auto predicate = list.first(); predicate; predicate = list.next(predicate))
    if(std::ranges::find(measured, predicate.name()) == measured.end() && !predicate.name().empty())
      add(predicate, lines);
  return lines;
}

} // namespace sparkwright
