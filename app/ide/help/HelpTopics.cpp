#include "app/ide/help/HelpTopics.h"

#include <QtGlobal>

#include <cstring>

namespace sparkwright
{

std::span<const DockTopic> dockTopics()
{
#define WORDS(text) QT_TRANSLATE_NOOP("sparkwright::HelpTopics", text)
  static constexpr DockTopic topics[] = {
      {"cameraDock", "viewport.md#cameras-of-robots",
       WORDS("What the camera of a robot sees: colour, depth and segments.")},
      {"connectionsDock", "running-teams.md#the-agents-dock",
       WORDS("Agents and monitors that are connected, how fast they answer, and how to connect or start one.")},
      {"drawingsDock", "drawings.md",
       WORDS("Lines, shapes and texts that agents and tools draw into the views, by set: show and hide them here.")},
      {"experimentsDock", "experiments.md#in-the-window", WORDS("Many runs of one simulation, and what they come to.")},
      {"historyDock", "editing-scenes.md#nothing-is-lost",
       WORDS("The undo steps of the text; click one to go back to it.")},
      {"jointsDock", "robot-design.md#joints",
       WORDS("Joints of the selected robot: try their angles and find limits that collide.")},
      {"layersDock", "viewport.md#layers",
       WORDS("What a view shows beside the meshes: collision shapes, contacts, joints, sensors and more.")},
      {"loadDock", "inspecting.md#load",
       WORDS("Where the time of a cycle goes, in milliseconds, and how much there is to compute.")},
      {"logDock", "window.md#log",
       WORDS("Messages of scene, simulation and agents, with the file and line they are about.")},
      {"massesDock", "robot-design.md#masses", WORDS("Masses and centres of mass of the selected robot.")},
      {"matchDock", "referee.md#directing-a-match-in-the-window",
       WORDS("Score, clock and play mode of a match, the referee's decisions, and commands to direct it.")},
      {"messagesDock", "running-teams.md#messages",
       WORDS("What an agent is told and says, decoded, as it happens; messages can be sent by hand.")},
      {"pinnedPropertiesDock", "inspecting.md#any-node",
       WORDS("Values of the node that was pinned, beside those of the selected one.")},
      {"plotsDock", "plots-and-export.md#plots", WORDS("Numbers of the run as curves over time.")},
      {"problemsDock", "editing-scenes.md#text-tree-and-properties",
       WORDS("What is wrong in the open scenes; click a problem to go to its line.")},
      {"programsDock", "running-teams.md#programs-and-their-consoles",
       WORDS("Programs that were started here: what they print, and how to stop and restart them.")},
      {"propertiesDock", "editing-scenes.md#text-tree-and-properties",
       WORDS("Values of the selected node; changing one changes only its place in the text.")},
      {"rulesDock", "referee.md#variables",
       WORDS("Rules of the match and their variables, which may be changed while it runs.")},
      {"sceneDock", "window.md#scene",
       WORDS("Everything that the views show, as a tree: find and select robots and parts.")},
      {"searchDock", "editing-scenes.md#text-tree-and-properties",
       WORDS("Finds words in the scene's files, and replaces them.")},
      {"sensorsDock", "inspecting.md#sensors",
       WORDS("What the sensors of the selected robot say, with units.")},
      {"sourceDock", "editing-scenes.md#text-tree-and-properties",
       WORDS("The nodes of the scene file as a tree, which can be edited.")},
      {"textDock", "scene-language.md",
       WORDS("The text of scenes and scripts, with completion and checks while you type.")},
      {"timelineDock", "rewind.md#going-back-in-a-live-run",
       WORDS("The past of the run or of a recording: drag the handle to look back, click marks of goals and fouls.")},
  };
#undef WORDS
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
