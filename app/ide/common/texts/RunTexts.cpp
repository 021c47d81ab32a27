#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> run()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot read the project", "project.unreadable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "check its name and its permissions", "project.permissions"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the project is larger than 1 MiB", "project.large"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "is it another kind of file?", "project.otherFile"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "variable `%1` has no single value", "project.noValue"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "give it a number, true, false, or a text in quotes",
                         "project.giveValue"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no setting `%1` of this kind", "project.noSetting"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "a project knows scene, setup and layout (texts), seed (a whole number from 0), teams "
                         "(a list) and the table [variables]",
                         "project.known"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the project names no scene", "project.noScene"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "add a line such as %1", "project.addScene"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the scene `%1` is a set-up itself, so there can be no other",
                         "project.twoSetUps"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "remove the line with setup, or name a scene (.rsg, .ros) as scene",
                         "project.oneSetUp"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no layout `%1`", "project.noLayout"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "choose design, match or review", "project.layouts"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a team is not what was expected", "project.noTeam"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "there is no setting `%1` of this kind for a team",
                         "project.noTeamSetting"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "a team is the name of a team file, or a table with file, name and type, all texts",
                         "project.teamKnown"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there are more than %1 teams", "project.manyTeams"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "remove some: the first one plays on the left",
                         "project.removeTeams"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no team file `%1`", "project.noTeamFile"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "its name is relative to the folder of the project",
                         "project.teamBeside"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no scene `%1`", "project.missingScene"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no set-up `%1`", "project.missingSetUp"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "it is looked up beside the project, then in the data directories",
                         "project.beside"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a project is a TOML file", "project.toml"),
  };
  return table;
}

std::span<const CoreText> until()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3(
          "sparkwright::CoreTexts",
          "write up to where the run goes, such as 90 s, 500 cycles, goal, mode PlayOn or ball/speed > 2",
          "until.empty"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "write the path of a signal before the comparison, such as ball/speed > 2", "until.noSignal"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is no number to compare with", "until.noNumber"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is no number of cycles: write a whole number from 1",
                         "until.noCycles"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "`%1` is no time, decision, mode or comparison: try 90 s, 500 cycles, goal, mode PlayOn or "
                         "ball/speed > 2",
                         "until.unknown"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 s are reached", "until.time"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 cycles are done", "until.cycles"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "at %1 s: %2", "until.event"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "at %1 s: the play mode is %2", "until.mode"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "at %1 s: %2 is %3 (%4)", "until.condition"),
  };
  return table;
}

std::span<const CoreText> state()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1: %2", "state.at"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the state ends too early", "state.short"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the state is damaged", "state.damaged"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "this is no state of a World", "state.foreign"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the state is of format %1, this program reads format %2",
                         "state.newer"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the state has a value that is out of range", "state.value"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the scene is another one than when the state was saved",
                         "state.structure"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "bodies, joints or shapes were made in another order than when the state was saved",
                         "state.order"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the state is of %1, and %2 is loaded", "state.scene"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the state is of a run with seed %1, this one has %2", "state.seed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a state is restored in a World that has just been loaded",
                         "state.used"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the robot of agent %1 cannot be built again", "state.robot"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "no scene has been loaded, so there is no state", "state.noScene"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the scene has been edited while it ran", "state.edited"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a decision waits for the human referee", "state.pending"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a decision can still be undone, which is not saved",
                         "state.undoable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "this moment is not kept any more", "state.forgotten"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the recording has no states; record one with --record-states",
                         "state.noStates"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the recording has no messages of agents; record one with --record-agents", "state.noBytes"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the first state of the recording is at %1 s", "state.before"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 cannot save what it knows", "state.behavior"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a script takes part in every cycle; what it remembers is not saved",
                         "state.cycleBlocks"),
  };
  return table;
}

} // namespace sparkwright::texts
