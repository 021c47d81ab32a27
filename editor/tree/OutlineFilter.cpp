#include "editor/tree/OutlineFilter.h"

#include <algorithm>

namespace sparkwright
{

void OutlineFilter::setWords(const QString& words)
{
  text_ = words;
  words_.clear();
  for(const QString& word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts))
    words_ << word.toLower().toUtf8();
}

bool OutlineFilter::matches(const SourceOutline::Item& item) const
{
  std::string text = item.head + ' ' + item.name;
  for(const SourceOutline::Value& value : item.values)
    text += ' ' + value.text;
  const QByteArray small = QString::fromStdString(text).toLower().toUtf8();
  return std::ranges::all_of(words_, [&](const QByteArray& word) { return small.contains(word); });
}

void OutlineFilter::search(const SourceOutline* outline)
{
  found_.clear();
  if(!isActive() || !outline)
    return;
  for(const Id id : outline->order())
  {
    const SourceOutline::Item& item = *outline->find(id);
    if(item.kind == SourceOutline::Kind::Group || !matches(item))
      continue;
    for(Id around = id; around != 0 && found_.insert(around).second; around = outline->find(around)->parent)
      ;
  }
}

} // namespace sparkwright
