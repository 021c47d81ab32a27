#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Why an archive cannot be read.
inline constexpr TextKey fileTextTable[] = {
    {"zip.unreadable", "%1 cannot be opened as a zip archive: %2"},
    {"zip.noFile", "%1 is no file"},
    {"zip.large", "%1 is larger than an archive may be, 1 GiB"},
    {"zip.entries", "%1 has more than %2 entries"},
};

/// Makes a text of the table above.
template <class... Arguments>
LocalText fileText(const KeyIn<fileTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
