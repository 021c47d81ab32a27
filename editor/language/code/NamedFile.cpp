#include "editor/language/code/NamedFile.h"

#include <algorithm>

namespace sparkwright
{

namespace fs = std::filesystem;

std::string quotedAt(std::string_view text, std::uint32_t offset)
{
  const std::size_t at = std::min<std::size_t>(offset, text.size());
  const std::size_t before = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
  const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
  const std::size_t end = std::min(text.find('\n', at), text.size());
  for(std::size_t open = begin; open < end; ++open)
    if(text[open] == '"' || text[open] == '\'')
    {
      const std::size_t close = text.find(text[open], open + 1);
      if(close == std::string_view::npos || close >= end)
        break;
      if(open <= at && at <= close)
        return std::string(text.substr(open + 1, close - open - 1));
      open = close;
    }
  return {};
}

std::optional<fs::path> namedFile(const std::string& name, const fs::path& from, const FileService* files)
{
  constexpr std::size_t longest = 4096;
  if(name.empty() || name.size() > longest)
    return {};
  std::error_code error;
  for(const std::string& ending : {std::string(), std::string(".rb")})
  {
    if(const fs::path beside = from.parent_path() / (name + ending); fs::is_regular_file(beside, error))
      return beside.lexically_normal();
    for(const char* const folder : {"", "scripts/", "setups/"})
      if(auto found = files ? files->find(folder + name + ending) : std::nullopt)
        return found;
  }
  return {};
}

} // namespace sparkwright
