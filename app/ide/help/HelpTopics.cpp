#include "app/ide/help/HelpTopics.h"

#include <QtGlobal>

#include <cstring>

namespace sparkwright
{

std::span<const DockTopic> dockTopics()
{
  constexpr const char* cameraWindow =
      QT_TRANSLATE_NOOP("sparkwright::HelpTopics", "What one camera of a robot sees, in a window of its own.");
  static constexpr DockTopic topics[] = {
      {"cameraDock", "viewport.md#cameras-of-robots",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics", "What the camera of a robot sees: colour, depth and segments.")},
      {"cameraDock2", "viewport.md#cameras-of-robots", cameraWindow},
      {"cameraDock3", "viewport.md#cameras-of-robots", cameraWindow},
      {"cameraDock4", "viewport.md#cameras-of-robots", cameraWindow},
      {"cameraDock5", "viewport.md#cameras-of-robots", cameraWindow},
      {"cameraDock6", "viewport.md#cameras-of-robots", cameraWindow},
      {"cameraDock7", "viewport.md#cameras-of-robots", cameraWindow},
      {"cameraDock8", "viewport.md#cameras-of-robots", cameraWindow},
      {"connectionsDock", "running-teams.md#the-agents-dock",
       QT_TRANSLATE_NOOP(
           "sparkwright::HelpTopics",
           "Agents and monitors that are connected, how fast they answer, and how to connect or start one.")},
      {"drawingsDock", "drawings.md",
       QT_TRANSLATE_NOOP(
           "sparkwright::HelpTopics",
           "Lines, shapes and texts that agents and tools draw into the views, by set: show and hide them here.")},
      {"experimentsDock", "experiments.md#in-the-window",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics", "Many runs of one simulation, and what they come to.")},
      {"historyDock", "editing-scenes.md#nothing-is-lost",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics", "The undo steps of the text; click one to go back to it.")},
      {"jointsDock", "robot-design.md#joints",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "Joints of the selected robot: try their angles and find limits that collide.")},
      {"layersDock", "viewport.md#layers",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "What a view shows beside the meshes: collision shapes, contacts, joints, sensors and more.")},
      {"loadDock", "inspecting.md#load",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "Where the time of a cycle goes, in milliseconds, and how much there is to compute.")},
      {"logDock", "window.md#log",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "Messages of scene, simulation and agents, with the file and line they are about.")},
      {"massesDock", "robot-design.md#masses",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics", "Masses and centres of mass of the selected robot.")},
      {"matchDock", "referee.md#directing-a-match-in-the-window",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "Score, clock and play mode of a match, the referee's decisions, and commands to direct it.")},
      {"messagesDock", "running-teams.md#messages",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "What an agent is told and says, decoded, as it happens; messages can be sent by hand.")},
      {"pinnedPropertiesDock", "inspecting.md#any-node",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "Values of the node that was pinned, beside those of the selected one.")},
      {"playersDock", "referee.md#cards-and-suspensions",
       QT_TRANSLATE_NOOP(
           "sparkwright::HelpTopics",
           "The players of a match with fouls, cards and suspensions, and what may be done to the selected one.")},
      {"placementDock", "simurosot.md#plan-a-restart",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "Plans a restart: who may stand where it stands, and where the rules move the others.")},
      {"plotsDock", "plots-and-export.md#plots",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics", "Numbers of the run as curves over time.")},
      {"problemsDock", "editing-scenes.md#text-tree-and-properties",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "What is wrong in the open scenes; click a problem to go to its line.")},
      {"programsDock", "running-teams.md#programs-and-their-consoles",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "Programs that were started here: what they print, and how to stop and restart them.")},
      {"propertiesDock", "editing-scenes.md#text-tree-and-properties",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "Values of the selected node; changing one changes only its place in the text.")},
      {"robotsDock", "f2000.md#in-the-window",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "Who leads which robot of the game, the plugins for them, and what clients say.")},
      {"rulesDock", "referee.md#variables",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "Rules of the match and their variables, which may be changed while it runs.")},
      {"sceneDock", "window.md#scene",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "Everything that the views show, as a tree: find and select robots and parts.")},
      {"searchDock", "editing-scenes.md#text-tree-and-properties",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics", "Finds words in the scene's files, and replaces them.")},
      {"sensorsDock", "inspecting.md#sensors",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics", "What the sensors of the selected robot say, with units.")},
      {"sourceDock", "editing-scenes.md#text-tree-and-properties",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics", "The nodes of the scene file as a tree, which can be edited.")},
      {"strategiesDock", "simurosot.md#strategies-in-the-window",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "The strategies that lead the teams of a game: load one, and see how long it thinks.")},
      {"textDock", "scene-language.md",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "The text of scenes and scripts, with completion and checks while you type.")},
      {"timelineDock", "rewind.md#going-back-in-a-live-run",
       QT_TRANSLATE_NOOP(
           "sparkwright::HelpTopics",
           "The past of the run or of a recording: drag the handle to look back, click marks of goals and fouls.")},
      {"watchDock", "plots-and-export.md#watch",
       QT_TRANSLATE_NOOP("sparkwright::HelpTopics",
                         "Values of signals and of expressions of them, with the least and greatest of the run.")},
  };
  return topics;
}

const char* keywordTopic(const char* keyword)
{
  static constexpr const char* topics[][2] = {
      {"node", "scene-language.md#nd"},        {"select", "scene-language.md#sel"},
      {"template", "scene-language.md#templ"}, {"define", "scene-language.md#def"},
      {"switch", "scene-language.md#switch"},  {"pwd", "scene-language.md#pwd"},
      {"eval", "scene-language.md#eval"},      {"join", "scene-language.md#join"},
  };
  for(const auto& [word, place] : topics)
    if(std::strcmp(word, keyword) == 0)
      return place;
  return "scene-language.md";
}

} // namespace sparkwright
