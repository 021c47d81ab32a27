#pragma once

#include "app/jobs/results/ResultTable.h"

#include <QString>

namespace sparkwright
{

/// The name of a quantity in the language of the window: `Score of the left team`, `ball/x, mean`.
QString titleOf(const ResultQuantity& quantity, const Job& job);

/// A mean with its interval: `1.25 ± 0.31`.
QString meanInWindow(const Statistics& statistics);

} // namespace sparkwright
