#include "app/jobs/plan/TomlReading.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

std::string listOf(std::initializer_list<std::string_view> words)
{
  std::string list;
  for(const std::string_view word : words)
    list.append(list.empty() ? "" : ", ").append(word);
  return list;
}

} // namespace

void TomlTable::refuse(const toml::source_position& place, LocalText message, LocalText hint) const
{
  throw TomlProblem{Diagnostic::of(Diagnostic::Severity::Error, file_.string(), static_cast<int>(place.line),
                                   static_cast<int>(place.column), std::move(message), std::move(hint))};
}

void TomlTable::refuseType(std::string_view key, const LocalText& expected) const
{
  refuse(placeOf(key), jobsText("job.wrongType", key, expected));
}

toml::source_position TomlTable::placeOf(std::string_view key) const
{
  const toml::node* const node = find(key);
  return node ? node->source().begin : place();
}

void TomlTable::allow(std::initializer_list<std::string_view> keys) const
{
  for(const auto& [key, value] : table_)
    if(std::ranges::find(keys, key.str()) == keys.end())
      refuse(key.source().begin, jobsText("job.noKey", key.str()), jobsText("job.known", listOf(keys)));
}

std::string TomlTable::text(std::string_view key, const std::string& preset) const
{
  const toml::node* const node = find(key);
  if(!node)
    return preset;
  if(!node->is_string())
    refuseType(key, jobsText("job.text"));
  return **node->as_string();
}

bool TomlTable::flag(std::string_view key, bool preset) const
{
  const toml::node* const node = find(key);
  if(!node)
    return preset;
  if(!node->is_boolean())
    refuseType(key, jobsText("job.flag"));
  return **node->as_boolean();
}

double TomlTable::number(std::string_view key, double preset, double least, double most) const
{
  const toml::node* const node = find(key);
  if(!node)
    return preset;
  if(!node->is_number())
    refuseType(key, jobsText("job.number"));
  const double value = node->is_integer() ? static_cast<double>(**node->as_integer()) : **node->as_floating_point();
  if(!(value >= least && value <= most))
    refuse(placeOf(key), jobsText("job.outOfRange", key, least, most));
  return value;
}

int TomlTable::whole(std::string_view key, int preset, int least, int most) const
{
  const toml::node* const node = find(key);
  if(!node)
    return preset;
  if(!node->is_integer())
    refuseType(key, jobsText("job.whole"));
  if(**node->as_integer() < least || **node->as_integer() > most)
    refuse(placeOf(key), jobsText("job.outOfRange", key, least, most));
  return static_cast<int>(**node->as_integer());
}

std::vector<std::string> TomlTable::texts(std::string_view key) const
{
  std::vector<std::string> list;
  const toml::node* const node = find(key);
  if(!node)
    return list;
  const auto* const array = node->as_array();
  if(!array)
    refuseType(key, jobsText("job.texts"));
  for(const toml::node& each : *array)
  {
    if(!each.is_string())
      refuse(each.source().begin, jobsText("job.wrongType", key, jobsText("job.texts")));
    list.push_back(**each.as_string());
  }
  return list;
}

std::size_t TomlTable::choice(std::string_view key, std::size_t preset,
                              std::initializer_list<std::string_view> words) const
{
  if(!find(key))
    return preset;
  const std::string word = text(key, {});
  const auto found = std::ranges::find(words, word);
  if(found == words.end())
    refuseType(key, jobsText("job.choice", listOf(words)));
  return static_cast<std::size_t>(found - words.begin());
}

std::optional<TomlTable> TomlTable::table(std::string_view key) const
{
  const toml::node* const node = find(key);
  if(!node)
    return std::nullopt;
  if(!node->is_table())
    refuseType(key, jobsText("job.table"));
  return TomlTable(*node->as_table(), file_);
}

std::vector<TomlTable> TomlTable::tables(std::string_view key) const
{
  std::vector<TomlTable> list;
  const toml::node* const node = find(key);
  if(!node)
    return list;
  const auto* const array = node->as_array();
  if(!array)
    refuseType(key, jobsText("job.tables", key));
  for(const toml::node& each : *array)
  {
    if(!each.is_table())
      refuse(each.source().begin, jobsText("job.wrongType", key, jobsText("job.tables", key)));
    list.emplace_back(*each.as_table(), file_);
  }
  return list;
}

} // namespace sparkwright
