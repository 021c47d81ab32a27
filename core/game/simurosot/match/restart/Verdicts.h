#pragma once

#include "core/game/simurosot/field/Restart.h"
#include "core/game/simurosot/interface/sparkwright_referee.h"

#include <optional>
#include <string_view>

namespace sparkwright
{
class StateArchive;
}

namespace sparkwright::simurosot
{

/// A side by its number in the referee's structures; nothing for SREF_NOBODY and other numbers.
std::optional<Side> sideOf(int number);
int numberOf(std::optional<Side> side);

constexpr Restart restartOf(const sref_verdict& verdict) { return static_cast<Restart>(verdict.kind); }
/// The side that takes the restart; blue if there is none.
Side actorOf(const sref_verdict& verdict);
/// The side that a foul was committed against; that of the actor if nobody is named as offender.
Side offendedBy(const sref_verdict& verdict);
bool isGoal(const sref_verdict& verdict);
/// Whether it says that the time is over, and nothing else.
bool endsPeriod(const sref_verdict& verdict);
/// Whether both are of the same rule and the same offenders.
bool isSameOffence(const sref_verdict& a, const sref_verdict& b);

/// Of nobody, about nothing.
sref_verdict noVerdict();
/// A verdict that needs no judgement: of the match itself, or of a person.
/// @param reason  SREF_NO_RULE or SREF_HUMAN
/// @param text    English, at most 159 bytes
sref_verdict madeVerdict(Restart restart, Side actor, int reason, std::string_view text);

/// The text of a verdict in the shorter field of the structure for strategies.
void copyText(const sref_verdict& from, sst_verdict& to);

/// Puts right what a referee may have got wrong in details: ends of texts, numbers of objects.
/// @return whether the verdict can be carried out at all
bool makeSound(sref_verdict& verdict);

/// Saves or loads a structure of the referee.
void archiveVerdict(StateArchive& a, sref_verdict& verdict);
void archiveTargets(StateArchive& a, sref_targets& targets);
/// Saves or loads a side that may be missing, or a number from 0 to 1e9.
void archiveSide(StateArchive& a, std::optional<Side>& side);
void archiveCount(StateArchive& a, int& number);

} // namespace sparkwright::simurosot
