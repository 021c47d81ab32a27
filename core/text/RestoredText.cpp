#include "core/text/RestoredText.h"

#include <mutex>
#include <set>
#include <string_view>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr std::size_t mostKeys = 5000; ///< We have some hundred.
constexpr std::size_t longestKey = 1000;

/// Keys must live as long as the program.
const char* kept(const std::string& text)
{
  static std::mutex mutex;
  static std::set<std::string>* const all = new std::set<std::string>; // Never destroyed.
  const std::lock_guard lock(mutex);
  if(const auto found = all->find(text); found != all->end())
    return found->c_str();
  return all->size() < 2 * mostKeys && text.size() <= longestKey ? all->insert(text).first->c_str() : nullptr;
}

/// Whether each argument has one place: else a short text could become a very long one.
bool fits(std::string_view original, std::size_t arguments)
{
  std::size_t places = 0;
  for(std::size_t i = 0; i + 1 < original.size(); ++i)
    places += original[i] == '%' && original[i + 1] >= '1' && original[i + 1] <= '9';
  return places == arguments && placesIn(original) == static_cast<int>(arguments);
}

} // namespace

LocalText restoredText(const std::string& key, const std::string& original, std::vector<TextArgument> arguments,
                       std::string english)
{
  if(!key.empty() && fits(original, arguments.size()))
    if(const char* const name = kept(key), * const words = kept(original); name && words)
      return LocalText(TextKey{name, words}, std::move(arguments));
  return LocalText(std::move(english));
}

} // namespace sparkwright
