#include "app/ide/help/tour/TourSteps.h"

#include <QtGlobal>

namespace sparkwright
{

std::span<const TourStep> tourSteps()
{
  static constexpr TourStep steps[] = {
      {QT_TRANSLATE_NOOP("sparkwright::Tour", "Look around"),
       QT_TRANSLATE_NOOP(
           "sparkwright::Tour",
           "This is the world. Drag with the left button to turn the view, with the right one to move it, and turn the "
           "wheel to zoom. Menu View ▸ Camera has fixed views and lets it follow the ball or a robot."),
       QT_TRANSLATE_NOOP("sparkwright::Tour", "Drag in the view."),
       TourDeed::MoveCamera,
       TourTarget::Views,
       {},
       "viewport.md"},
      {QT_TRANSLATE_NOOP("sparkwright::Tour", "Let it run"),
       QT_TRANSLATE_NOOP(
           "sparkwright::Tour",
           "%run% runs the simulation and pauses it, %step% does one cycle of 20 ms, %reset% begins again. Speed and "
           "state "
           "stand in the status bar."),
       QT_TRANSLATE_NOOP("sparkwright::Tour", "Press %run%."),
       TourDeed::RunOrPause,
       TourTarget::RunButtons,
       {},
       "run-control.md"},
      {QT_TRANSLATE_NOOP("sparkwright::Tour", "Direct a match"),
       QT_TRANSLATE_NOOP(
           "sparkwright::Tour",
           "Score, clock, play mode and the decisions of the referee stand here, with commands such as kick-off. "
           "Without "
           "a team of your own, Match ▸ Start demo match lets two sample teams play."),
       "",
       TourDeed::None,
       TourTarget::Docks,
       {"matchDock"},
       "referee.md"},
      {QT_TRANSLATE_NOOP("sparkwright::Tour", "Connect your agent"),
       QT_TRANSLATE_NOOP(
           "sparkwright::Tour",
           "Programs that control robots connect to port 3100; this list shows who is there and how fast each "
           "answers."),
       "",
       TourDeed::None,
       TourTarget::Docks,
       {"connectionsDock"},
       "write-an-agent.md"},
      {QT_TRANSLATE_NOOP("sparkwright::Tour", "See how it is made"),
       QT_TRANSLATE_NOOP(
           "sparkwright::Tour",
           "Whatever is selected in a view is selected in the tree and in the properties, too. Values can be changed "
           "there, and in the text of the scene, even while it runs."),
       QT_TRANSLATE_NOOP("sparkwright::Tour", "Click the ball or a goal in the view."),
       TourDeed::Select,
       TourTarget::Docks,
       {"propertiesDock", "sourceDock"},
       "editing-scenes.md"},
      {QT_TRANSLATE_NOOP("sparkwright::Tour", "Go back in time"),
       QT_TRANSLATE_NOOP(
           "sparkwright::Tour",
           "Every run is recorded. Drag the handle to look at the past; marks show goals and fouls, and Simulation ▸ "
           "Back to live "
           "leads back to the present."),
       QT_TRANSLATE_NOOP("sparkwright::Tour",
                         "When the simulation has run for a while, choose Simulation ▸ Look back."),
       TourDeed::LookBack,
       TourTarget::Docks,
       {"timelineDock"},
       "recordings.md"},
      {QT_TRANSLATE_NOOP("sparkwright::Tour", "Find any command"),
       QT_TRANSLATE_NOOP(
           "sparkwright::Tour",
           "The menus hold every command. The command palette finds each by a part of its name, and shows its key."),
       QT_TRANSLATE_NOOP("sparkwright::Tour", "Press %palette%, and Esc to close it."),
       TourDeed::OpenPalette,
       TourTarget::MenuBar,
       {},
       "window.md"},
      {QT_TRANSLATE_NOOP("sparkwright::Tour", "Get help"),
       QT_TRANSLATE_NOOP(
           "sparkwright::Tour",
           "%help% explains whatever has the keyboard: a dock, a class or a method in the text. The help also "
           "searches all "
           "pages and lists all keys. The tour is found in the same menu."),
       QT_TRANSLATE_NOOP("sparkwright::Tour", "Press %help%."),
       TourDeed::OpenHelp,
       TourTarget::HelpMenu,
       {},
       "index.md"},
  };
  return steps;
}

} // namespace sparkwright
