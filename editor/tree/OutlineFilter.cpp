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

bool OutlineFilter::holds(const OutlinedFile& file, Id item) const
{
  const auto found = found_.find(&file);
  return found != found_.end() && found->second.contains(item);
}

void OutlineFilter::search(const OutlinedFile* file, OutlineFiles& files)
{
  found_.clear();
  if(isActive() && file)
    searchIn(*file, files);
}

/// @return whether something is found
bool OutlineFilter::searchIn(const OutlinedFile& file, OutlineFiles& files)
{
  // Each file once, also if it imports itself.
  if(!found_.try_emplace(&file).second)
    return isFoundIn(file);
  std::unordered_set<Id> found;
  for(const Id id : file.outline->order())
  {
    const SourceOutline::Item& item = *file.outline->find(id);
    if(item.kind == SourceOutline::Kind::Group)
      continue;
    const OutlinedFile* const imported =
        item.kind == SourceOutline::Kind::Import ? files.imported(*file.outline, id) : nullptr;
    const bool inside = imported && searchIn(*imported, files);
    if(!inside && !matches(item))
      continue;
    found.insert(0);
    for(Id around = id; around != 0 && found.insert(around).second; around = file.outline->find(around)->parent)
      ;
  }
  found_[&file] = std::move(found);
  return isFoundIn(file);
}

} // namespace sparkwright
