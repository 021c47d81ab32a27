#include "app/ide/source/inspection/RunProperty.h"

#include "core/world/manipulation/PropertyChanges.h"
#include "editor/language/help/Parameters.h"
#include "editor/properties/NumberText.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <set>

namespace sparkwright
{

namespace
{

bool takesAxis(const Method& method)
{
  return method.parameters.size() > 1 && method.parameters.front().name == "axis" &&
         method.parameters.front().type == "int";
}

/// The values in a text. Commas stand between them, or are decimal points if blanks stand between as many numbers as are
/// wanted: `1,5 2 0` for three.
QStringList valuesIn(const QString& typed, std::size_t least, std::size_t most)
{
  static const QRegularExpression between(QStringLiteral("[\\s,;]+")), blanks(QStringLiteral("[\\s;]+"));
  QStringList words = typed.split(blanks, Qt::SkipEmptyParts);
  const auto count = static_cast<std::size_t>(words.size());
  const auto isNumber = [](const QString& word) { return NumberText::read(word).has_value(); };
  if(count < least || count > most || !std::ranges::all_of(words, isNumber))
    words = typed.split(between, Qt::SkipEmptyParts);
  for(QString& word : words)
    if(isNumber(word))
      word = NumberText::plain(word);
  return words;
}

/// Whether the text is a value of the parameter; tells why not.
bool fits(const Parameter& parameter, const QString& text)
{
  if(parameter.type == "bool")
    return text == QLatin1String("true") || text == QLatin1String("false");
  if(parameter.type == "string")
    return !text.isEmpty();
  if(parameter.mayBeInfinite && (text == QLatin1String("inf") || text == QLatin1String("-inf")))
    return true;
  bool number = false;
  parameter.type == "int" ? (void)text.toInt(&number) : (void)text.toDouble(&number);
  return number && std::isfinite(text.toDouble());
}

void addSetters(const ClassInfo& known, const ClassInfo& info, std::set<std::string>& told,
                std::vector<RunProperty>& out)
{
  for(const Method& method : info.methods)
  {
    if(!PropertyChanges::canSet(known, method) || !told.insert(method.name).second)
      continue;
    const bool axis = takesAxis(method);
    const int axes = axis && (known.isA("UniversalJoint") || known.isA("Hinge2Joint")) ? 2 : 1;
    for(int i = 0; i < axes; ++i)
    {
      RunProperty property;
      property.name = RunProperty::inWords(QString::fromStdString(method.name.substr(3)));
      if(axes > 1)
        property.name += QStringLiteral(" %1").arg(i);
      property.unit = QString::fromStdString(method.parameters.back().unit);
      property.setter = &method;
      if(axis)
        property.axis = i;
      out.push_back(std::move(property));
    }
  }
  for(const ClassInfo* const base : info.bases)
    addSetters(known, *base, told, out);
}

} // namespace

QString RunProperty::inWords(const QString& name)
{
  static const QRegularExpression border(QStringLiteral("(?<=[a-z0-9])(?=[A-Z])"));
  QStringList words = name.split(border, Qt::SkipEmptyParts);
  for(qsizetype i = 1; i < words.size(); ++i)
    if(words[i].size() < 2 || !words[i][1].isUpper()) // Abbreviations stay as they are.
      words[i][0] = words[i][0].toLower();
  return words.join(QLatin1Char(' '));
}

std::vector<RunProperty> RunProperty::all(const NodeValues::Node& node, const Registry& registry)
{
  std::vector<RunProperty> result;
  std::set<std::string> told;
  const ClassInfo* const info = registry.find(node.className);
  for(const NodeValues::Value& value : node.values)
  {
    const std::size_t blank = value.name.find(' ');
    const std::string base = value.name.substr(0, blank);
    const Method* const setter = info ? info->method("set" + base) : nullptr;
    RunProperty property;
    property.name = inWords(QString::fromStdString(value.name));
    property.text = QString::fromStdString(value.text);
    property.unit = QString::fromStdString(value.unit);
    if(setter && PropertyChanges::canSet(*info, *setter))
    {
      property.setter = setter;
      if(takesAxis(*setter))
        property.axis = blank == std::string::npos ? 0 : QString::fromStdString(value.name.substr(blank + 1)).toInt();
      told.insert(setter->name);
    }
    result.push_back(std::move(property));
  }
  if(info)
    addSetters(*info, *info, told, result);
  return result;
}

std::optional<SetProperty> RunProperty::changeTo(const QString& typed, std::uint64_t node, QString& problem) const
{
  if(!setter)
    return {};
  const std::size_t most = setter->most < 0 ? setter->parameters.size() : static_cast<std::size_t>(setter->most);
  const auto least = static_cast<std::size_t>(std::max(1, setter->least)), skipped = std::size_t(axis ? 1 : 0);
  const QStringList words =
      valuesIn(typed, std::max(least, skipped) - skipped, std::max(most, skipped) - skipped);
  const auto given = static_cast<std::size_t>(words.size()) + skipped;
  if(given < least || given > most || words.isEmpty())
  {
    problem = tr("%1 takes %n value(s): %2", nullptr, static_cast<int>(count())).arg(name, help().section('\n', 0, 0));
    return {};
  }
  SetProperty change{{node}, setter->name, {}};
  if(axis)
    change.values.push_back(std::to_string(*axis));
  for(std::size_t i = 0; i < static_cast<std::size_t>(words.size()); ++i)
  {
    const QString& word = words[static_cast<qsizetype>(i)];
    const Parameter& parameter = setter->parameters[std::min(i + skipped, setter->parameters.size() - 1)];
    const std::optional<NumberRange> range = rangeOf(parameter);
    if(!fits(parameter, word) || (range && (word.toDouble() < range->least || word.toDouble() > range->most)))
    {
      problem = tr("%1 is no value for %2").arg(word, QString::fromStdString(parameter.name));
      return {};
    }
    change.values.push_back(word.toStdString());
  }
  return change;
}

QString RunProperty::help() const
{
  return setter ? QString::fromStdString(signatureOf(*setter) + "\n" + setter->documentation) : QString();
}

} // namespace sparkwright
