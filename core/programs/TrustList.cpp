#include "core/programs/TrustList.h"

#include "core/disk/ReadFile.h"
#include "core/disk/Sha256.h"

#include <algorithm>
#include <set>
#include <system_error>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

constexpr std::uint64_t largestContent = 1u << 28; // bytes

/// Larger files than are read count by size and time, such as data of a trained player.
std::string contentMark(const fs::path& file)
{
  const ReadFile read = readFile(file, largestContent);
  if(read)
    return sha256(read.text);
  if(read.outcome != ReadFile::Outcome::TooLarge)
    return "unreadable";
  std::error_code failed;
  return std::to_string(fs::file_size(file, failed)) + ' ' +
         std::to_string(fs::last_write_time(file, failed).time_since_epoch().count());
}

/// The regular files below a folder that a word of a command names: as a whole, or behind `=` and between `:`.
void addNamed(const std::string& word, const fs::path& start, const fs::path& folder, std::set<fs::path>& files)
{
  std::set<std::string> names{word};
  for(std::size_t begin = 0; begin < word.size();)
  {
    const std::size_t end = std::min(word.find_first_of("=: ", begin), word.size());
    names.insert(word.substr(begin, end - begin));
    begin = end + 1;
  }
  for(const std::string& name : names)
  {
    if(name.empty() || name.size() > 4096)
      continue;
    std::error_code failed;
    const fs::path place = start / name;
    // A link in the folder may lead elsewhere: what it leads to was then chosen by who made the folder.
    const bool named = isBelow(place.lexically_normal(), folder) || isBelow(truePath(place), folder);
    if(named && fs::is_regular_file(place, failed))
      files.insert(truePath(place));
  }
}

/// Where the programs of this installation, or of this build tree, are.
fs::path ownPrograms()
{
  std::error_code failed;
  const fs::path folder = fs::read_symlink("/proc/self/exe", failed).parent_path();
  if(fs::is_regular_file(folder / "sparkwright-team", failed))
    return folder;
  const fs::path built = folder.parent_path() / "bin";
  return fs::is_regular_file(built / "sparkwright-team", failed) ? built : folder;
}

} // namespace

fs::path truePath(const fs::path& path)
{
  std::error_code failed;
  const fs::path whole = fs::absolute(path, failed);
  const fs::path real = fs::weakly_canonical(whole, failed);
  return failed ? whole.lexically_normal() : real;
}

bool isBelow(const fs::path& path, const fs::path& folder)
{
  return std::ranges::mismatch(folder, path).in1 == folder.end();
}

bool TrustList::asks() const
{
  return std::ranges::any_of(entries, [](const Entry& entry) { return entry.kind != Kind::Script; });
}

void TrustList::add(Kind kind, std::string text, std::vector<fs::path> files)
{
  const auto equal = [&](const Entry& entry)
  { return entry.kind == kind && entry.text == text && entry.files == files; };
  if(std::ranges::none_of(entries, equal))
    entries.push_back({kind, std::move(text), std::move(files)});
}

void TrustList::addTeam(const TeamFile& team)
{
  sources.push_back(truePath(team.file));
  const fs::path folder = truePath(team.file).parent_path();
  TeamPlace place;
  place.programFolders = {ownPrograms()};
  const std::vector<StartCommand> commands = startCommands(team, place);
  auto command = commands.begin();
  for(const TeamProgram& program : team.programs)
  {
    // One entry for all processes: they differ in the numbers of players.
    const StartCommand& first = *command;
    std::set<fs::path> files;
    for(int i = 0; i < program.count && command != commands.end(); ++i, ++command)
    {
      const fs::path start = command->folder.empty() ? folder : command->folder;
      addNamed(command->program, start, folder, files);
      for(const std::string& argument : command->arguments)
        addNamed(argument, start, folder, files);
      for(const auto& [name, value] : command->environment)
        addNamed(value, start, folder, files);
    }
    // The sample team can do nothing but play, unless its loader is told otherwise.
    if(first.program == ownPrograms() / "sparkwright-team" && first.environment.empty() && files.empty())
      continue;
    add(Kind::Program, shellText(first) + (program.count > 1 ? " (×" + std::to_string(program.count) + ')' : ""),
        {files.begin(), files.end()});
  }
}

void TrustList::addScript(const fs::path& script)
{
  std::error_code failed;
  if(script.extension() == ".rb" && script.is_absolute() && fs::is_regular_file(script, failed))
    add(Kind::Script, truePath(script).string(), {truePath(script)});
}

void TrustList::seal()
{
  for(Entry& entry : entries)
  {
    // Lengths in front keep texts of others from being taken for other fields.
    Sha256 digest;
    const auto field = [&digest](const std::string& text)
    {
      digest.add(std::to_string(text.size()) + ':');
      digest.add(text);
    };
    field(std::to_string(static_cast<int>(entry.kind)));
    field(entry.text);
    for(const fs::path& content : entry.files)
    {
      field(content.string());
      field(contentMark(content));
    }
    entry.digest = digest.hex();
  }
}

TrustList trustListOf(const TeamFile& team)
{
  TrustList list;
  list.file = truePath(team.file);
  list.addTeam(team);
  list.seal();
  return list;
}

} // namespace sparkwright
