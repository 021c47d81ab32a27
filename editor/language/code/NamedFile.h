#pragma once

#include "core/files/FileService.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace sparkwright
{

/// The text between the quotes around an offset, within its line; empty: there is none.
std::string quotedAt(std::string_view text, std::uint32_t offset);

/// The file that a text names: beside the text itself, below the data directories, or there in `scripts` and `setups`,
/// where the ending `.rb` may be left out.
/// @param from   path of the text  @param files  null: only beside it
std::optional<std::filesystem::path> namedFile(const std::string& name, const std::filesystem::path& from,
                                               const FileService* files);

} // namespace sparkwright
