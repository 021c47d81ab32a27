#pragma once

#include "core/game/simurosot/match/decision/MatchCommand.h"
#include "core/game/simurosot/match/decision/VerdictDesk.h"
#include "core/game/simurosot/match/MatchCourse.h"
#include "core/game/simurosot/match/MatchState.h"
#include "core/game/simurosot/match/Teams.h"
#include "core/game/simurosot/match/restart/Lineup.h"

namespace sparkwright::simurosot
{

/// What of a match decides whether a person's command fits.
struct CommandSituation
{
  MatchState state = MatchState::Before;
  std::optional<PauseReason> pause; ///< In MatchState::Pause.
  bool pauseToCome = false;         ///< Once robots and ball are placed.
  const VerdictDesk& verdicts;
  const MatchCourse& course;
  const Teams& teams;
  const Lineup& scene; ///< Where robots and ball are.
  FieldAreas areas;
};

/// @return why a command cannot be carried out; empty: it can
LocalText whyRefused(const MatchCommand& command, const CommandSituation& match);

} // namespace sparkwright::simurosot
