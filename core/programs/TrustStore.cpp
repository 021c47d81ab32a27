#include "core/programs/TrustStore.h"

#include "core/disk/ReadFile.h"
#include "core/text/Toml.h"
#include "core/text/WriteFile.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

constexpr std::uint64_t largestFile = 64u << 20; // bytes

} // namespace

TrustStore::TrustStore(fs::path place, std::vector<fs::path> builtIn)
    : place_(std::move(place)), builtIn_(std::move(builtIn))
{
  for(fs::path& folder : builtIn_)
    folder = truePath(folder);
}

/// A damaged file is one without records: what it had is asked for again.
std::vector<TrustStore::Record> TrustStore::read() const
{
  std::vector<Record> records;
  const ReadFile file = place_.empty() ? ReadFile() : readFile(place_, largestFile);
  if(!file)
    return records;
  try
  {
    const toml::table table = parseToml(file.text, place_.string());
    const toml::array* const list = table["trusted"].as_array();
    for(std::size_t i = 0; list && i < list->size(); ++i)
    {
      const toml::table* const each = list->get(i)->as_table();
      if(!each)
        continue;
      Record record;
      record.own = each->contains("folder");
      record.path = (*each)[record.own ? "folder" : "file"].value_or(std::string());
      if(const toml::array* const digests = (*each)["digests"].as_array())
        for(const toml::node& digest : *digests)
          if(const auto text = digest.value<std::string>())
            record.digests.insert(*text);
      if(!record.path.empty())
        records.push_back(std::move(record));
    }
  }
  catch(const toml::parse_error&)
  {
    records.clear();
  }
  return records;
}

const TrustStore::Record* TrustStore::find(const std::vector<Record>& records, const fs::path& file) const
{
  const auto found = std::ranges::find_if(
      records, [name = file.string()](const Record& record) { return !record.own && record.path == name; });
  return found == records.end() ? nullptr : &*found;
}

bool TrustStore::trusts(const TrustList& list) const
{
  if(!list.asks())
    return true;
  const std::vector<Record> records = read();
  const auto isOwn = [&](const fs::path& source)
  {
    return std::ranges::any_of(builtIn_, [&](const fs::path& folder) { return isBelow(source, folder); }) ||
           std::ranges::any_of(records, [&](const Record& record)
                               { return record.own && isBelow(source, record.path); });
  };
  if(std::ranges::all_of(list.sources, isOwn))
    return true;
  const Record* const record = find(records, list.file);
  return record && std::ranges::all_of(list.entries, [&](const TrustList::Entry& entry)
                                       { return record->digests.contains(entry.digest); });
}

std::vector<bool> TrustStore::unknownIn(const TrustList& list) const
{
  const std::vector<Record> records = read();
  const Record* const record = find(records, list.file);
  std::vector<bool> unknown;
  for(const TrustList::Entry& entry : list.entries)
    unknown.push_back(!record || !record->digests.contains(entry.digest));
  return unknown;
}

bool TrustStore::knows(const TrustList& list) const
{
  return find(read(), list.file) != nullptr;
}

std::string TrustStore::trust(const TrustList& list)
{
  if(list.entries.size() > mostEntries)
    return "there are more than " + std::to_string(mostEntries) + " entries";
  Record record{list.file.string()};
  for(const TrustList::Entry& entry : list.entries)
    record.digests.insert(entry.digest);
  return write(std::move(record));
}

std::string TrustStore::trustFolder(const fs::path& folder)
{
  return write({truePath(folder).string(), true});
}

std::string TrustStore::write(Record added) const
{
  if(place_.empty())
    return "there is no folder for settings: set HOME or XDG_CONFIG_HOME";
  std::vector<Record> records = read();
  std::erase_if(records, [&](const Record& each) { return each.own == added.own && each.path == added.path; });
  records.insert(records.begin(), std::move(added));
  records.resize(std::min(records.size(), mostRecords));
  std::string text = "# What Sparkwright may start, newest first. Delete entries to be asked again.\n";
  for(const Record& record : records)
  {
    text += std::string("\n[[trusted]]\n") + (record.own ? "folder = " : "file = ") + tomlQuoted(record.path) + '\n';
    if(record.own)
      continue;
    text += "digests = [";
    for(const std::string& digest : record.digests)
      text += "\n  " + tomlQuoted(digest) + ',';
    text += "\n]\n";
  }
  std::error_code failed;
  fs::create_directories(place_.parent_path(), failed);
  return writeAtomically(place_, text);
}

fs::path usersTrustFile()
{
  fs::path folder;
  const auto absolute = [](const char* name)
  {
    const char* const value = std::getenv(name);
    return value && *value == '/' ? fs::path(value) : fs::path();
  };
  if(const fs::path settings = absolute("XDG_CONFIG_HOME"); !settings.empty())
    folder = settings;
  else if(const fs::path home = absolute("HOME"); !home.empty())
    folder = home / ".config";
  return folder.empty() ? fs::path() : folder / "Sparkwright" / "trusted.toml";
}

} // namespace sparkwright
