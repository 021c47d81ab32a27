#include "core/record/export/FilmChoice.h"

#include <algorithm>
#include <cctype>

namespace sparkwright
{

bool isFilm(const std::filesystem::path& target)
{
  std::string end = target.extension().string();
  std::ranges::transform(end, end.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return end == ".mp4" || end == ".webm" || (!target.empty() && !target.has_filename());
}

bool isFilmView(const std::string& text)
{
  return text == "home" || text == "ball" || (text.size() == 1 && text[0] >= '1' && text[0] <= '8');
}

} // namespace sparkwright
