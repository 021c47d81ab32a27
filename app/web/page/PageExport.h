#pragma once

#include "app/web/stream/GameCoder.h"
#include "core/record/export/RunExport.h"

#include <cstdint>

namespace sparkwright
{

/// Writes a run as one page for browsers (docs/web.md). It appears under its name when it is complete.
/// @param title  of the page
/// @param most   bytes; a run that would need more is not written, and the result says what helps
ExportResult exportPage(PartOfRun& run, const std::filesystem::path& target, const std::string& title,
                        const WebWords& words = {}, const ExportProgress& progress = {},
                        std::uint64_t most = std::uint64_t(300) << 20);

} // namespace sparkwright
