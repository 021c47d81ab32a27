#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Diagnostics about imports of scene files.
inline constexpr TextKey importTextTable[] = {
    {"import.from", ", imported from %1"},
    {"import.tooMany", "more than %1 files are imported; no more are read"},
    {"import.way", "way here: %1"},
    {"import.cycle", "template cycle: '%1' imports itself"},
    {"import.tooDeep", "template cycle: imports are nested more than %1 deep"},
    {"import.noImporter", "no scene importer is installed"},
    {"import.nobody", "no importer reads %1"},
    {"import.missing", "the scene file '%1' does not exist below the data directories"},
    {"import.lookedUp", "names are looked up below the data directories, never beside the importing file"},
    {"import.tooLarge", "%1 is larger than 64 MiB and is not read"},
    {"import.unreadable", "%1 cannot be read"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText importRemark(const KeyIn<importTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
