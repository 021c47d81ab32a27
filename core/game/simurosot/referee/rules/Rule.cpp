#include "core/game/simurosot/referee/rules/Rule.h"

#include "core/archive/StateArchive.h"

namespace sparkwright::simurosot
{

void Touch::archive(StateArchive& a) { a(without_); }

void Streak::archive(StateArchive& a) { a(frames_, reported_); }

} // namespace sparkwright::simurosot
