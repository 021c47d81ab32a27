#pragma once

#include "core/game/simurosot/interface/sparkwright_referee.h"
#include "core/game/simurosot/protocol/ExpressionReader.h"
#include "core/game/simurosot/protocol/ExpressionWriter.h"

namespace sparkwright::simurosot
{

/// Appends the content of a pending foul:
///
///   (foul (kind 3) (actor 0) (offender side robot) (reason 4) (hardness 0) (goal-for 2) (place x y)
///     (measured value limit) (robots object …) (area left bottom right top) (text "…"))
void writeFoulParts(const sref_verdict& verdict, ExpressionWriter& writer);
/// Reads that content.
void readFoulParts(ExpressionReader& reader, sref_verdict& out);

} // namespace sparkwright::simurosot
