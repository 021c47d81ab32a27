#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// What is wrong with a job file, and why runs of it have failed.
inline constexpr TextKey jobTextTable[] = {
    {"job.unreadable", "cannot read the job file"},
    {"job.permissions", "check its name and its permissions"},
    {"job.large", "the job file is larger than 1 MiB"},
    {"job.otherFile", "is it another kind of file?"},
    {"job.toml", "a job file is a TOML file"},
    {"job.noKey", "there is no setting `%1` here"},
    {"job.known", "known are: %1"},
    {"job.wrongType", "`%1` must be %2"},
    {"job.outOfRange", "`%1` must be from %2 to %3"},
    {"job.text", "a text in quotes"},
    {"job.number", "a number"},
    {"job.whole", "a whole number"},
    {"job.flag", "true or false"},
    {"job.table", "a table"},
    {"job.tables", "a list of tables, each written as [[%1]]"},
    {"job.texts", "a list of texts in quotes"},
    {"job.seeds", "a list of whole numbers, a text such as \"1-20\", or { from = 1, to = 20 }"},
    {"job.values", "a list of values such as [10, 20], or { from = 10, to = 20, step = 5 }"},
    {"job.choice", "one of %1"},
    {"job.noValue", "`%1` has no single value"},
    {"job.giveValue", "give it a number, true, false, or a text in quotes"},
    {"job.noValues", "`%1` has no values"},
    {"job.tooManyValues", "`%1` has more than %2 values"},
    {"job.unequal", "`%1` has %2 values, `%3` has %4"},
    {"job.zipNeeds", "with combine = \"zip\" all parameters need equally many values"},
    {"job.twice", "there is a `%1` already"},
    {"job.otherName", "give it another name"},
    {"job.noTeam", "there is no team `%1`"},
    {"job.addTeam", "add a [[team]] with this name"},
    {"job.oneTeam", "a match needs two different teams"},
    {"job.giveBoth", "give it left and right"},
    {"job.fewTeams", "a tournament needs at least two teams"},
    {"job.matchesOrTournament", "a job has either a [tournament] or a list of [[match]]"},
    {"job.takeOne", "leave out one of them"},
    {"job.noScene", "the job names no scene"},
    {"job.addScene", "add a line such as %1"},
    {"job.noEnd", "the runs would never end"},
    {"job.addEnd", "add until = \"goal\" or at-most = 120 (simulated seconds)"},
    {"job.badUntil", "`%1` is no end of a run: %2"},
    {"job.noTeamName", "a team needs a name"},
    {"job.noTeamFile", "there is no team file `%1`"},
    {"job.teamBeside", "put it beside the job file, or give its path"},
    {"job.robotName", "`%1` names no parameter of a robot type"},
    {"job.robotForm", "write TYPE.PARAMETER, such as nao1.ThighRelHip2_Z, or *.PARAMETER for all types"},
    {"job.tooManyRuns", "the job has %1 runs; at most %2 are possible"},
    {"job.runsTooLarge", "the job has %1 runs, which take %2 MiB; at most %3 MiB are possible"},
    {"job.fewerRuns", "take fewer seeds, values, teams or legs"},
    {"job.option", "`%1` is set by the job itself"},
    {"job.leaveOut", "leave it out"},

    {"run.notStarted", "could not be started: %1"},
    {"run.exit", "ended with exit code %1"},
    {"run.crashed", "crashed: %1 (signal %2)"},
    {"run.wallLimit", "took longer than %1 s"},
    {"run.noConnection", "the agents did not connect within %1 s"},
    {"run.noSummary", "left no summary"},
    {"run.noPlayers", "nobody of %1 played: take a set-up that makes the players, as setups/match.rb does, or programs that ask for robots"},
    {"run.team", "team %1: %2"},
    {"run.noFolder", "its folder cannot be prepared: %1"},
    {"run.stopped", "was stopped"},
    {"run.because", "%1: %2"},

    {"robots.missing", "there is no file of robot types %1"},
    {"robots.outside", "%1 is no file of robot types below the data directories: give its name there, such as robots/nao.toml"},
    {"robots.unknown", "%1 has no parameter of a type that is called %2"},
    {"robots.broken", "%1 cannot be read: %2"},
    {"team.unusable", "its team file cannot be used: %1"},

    {"store.unreadable", "cannot read the results in %1: %2"},
    {"store.busy", "another program writes results to %1"},
    {"store.unwritable", "cannot write the results to %1: %2"},
    {"store.otherFolder", "name another folder, or wait until it has finished"},
    {"store.link", "%1 is a symbolic link, through which no results are written"},
    {"store.noLink", "remove the link, or name another folder"},
    {"store.damaged", "a damaged line is left out; its run is done again"},
};

/// Makes a text of the table above.
template <class... Arguments>
LocalText jobsText(const KeyIn<jobTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
