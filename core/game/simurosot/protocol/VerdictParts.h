#pragma once

#include "core/game/simurosot/interface/sparkwright_strategy.h"
#include "core/game/simurosot/protocol/ExpressionReader.h"
#include "core/game/simurosot/protocol/ExpressionWriter.h"

namespace sparkwright::simurosot
{

/// Parts that messages about restarts share: `(kind 2) (actor 0) (first 1) (offender 1) (reason 8) (text "…")`.
inline constexpr std::array<Part, 6> verdictParts{
    {{"kind"}, {"actor"}, {"first"}, {"offender", false}, {"reason", false}, {"text", false}}};

void writeVerdictParts(const sst_verdict& verdict, ExpressionWriter& writer);
/// Reads the content of one of verdictParts.
void readVerdictPart(std::size_t part, ExpressionReader& reader, sst_verdict& out);
/// A verdict without anything but its size: nobody has offended.
sst_verdict emptyVerdict();

/// Poses `(x y angle) …` up to the end of the list. @param any  whether numbers may be of any size
/// @return their number
int readPoses(ExpressionReader& reader, sst_pose* poses, bool any);

} // namespace sparkwright::simurosot
