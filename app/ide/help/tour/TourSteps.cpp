#include "app/ide/help/tour/TourSteps.h"

#include <QtGlobal>

namespace sparkwright
{

std::span<const TourStep> tourSteps()
{
#define WORDS(text) QT_TRANSLATE_NOOP("sparkwright::Tour", text)
  static constexpr TourStep steps[] = {
      {WORDS("Look around"),
       WORDS(
           "This is the world. Drag with the left button to turn the view, with the right one to move it, and turn the "
           "wheel to zoom. Menu View ▸ Camera has fixed views and lets it follow the ball or a robot."),
       WORDS("Drag in the view."),
       TourDeed::MoveCamera,
       TourTarget::Views,
       {},
       "viewport.md"},
      {WORDS("Let it run"),
       WORDS("%run% runs the simulation and pauses it, %step% does one cycle of 20 ms, %reset% begins again. Speed and "
             "state "
             "stand in the status bar."),
       WORDS("Press %run%."),
       TourDeed::RunOrPause,
       TourTarget::RunButtons,
       {},
       "run-control.md"},
      {WORDS("Direct a match"),
       WORDS("Score, clock, play mode and the decisions of the referee stand here, with commands such as kick-off. "
             "Without "
             "a team of your own, Match ▸ Start demo match lets two sample teams play."),
       "",
       TourDeed::None,
       TourTarget::Docks,
       {"matchDock"},
       "referee.md"},
      {WORDS("Connect your agent"),
       WORDS("Programs that control robots connect to port 3100; this list shows who is there and how fast each "
             "answers."),
       "",
       TourDeed::None,
       TourTarget::Docks,
       {"connectionsDock"},
       "write-an-agent.md"},
      {WORDS("See how it is made"),
       WORDS("Whatever is selected in a view is selected in the tree and in the properties, too. Values can be changed "
             "there, and in the text of the scene, even while it runs."),
       WORDS("Click the ball or a goal in the view."),
       TourDeed::Select,
       TourTarget::Docks,
       {"propertiesDock", "sourceDock"},
       "editing-scenes.md"},
      {WORDS("Go back in time"),
       WORDS("Every run is recorded. Drag the handle to look at the past; marks show goals and fouls, and Simulation ▸ "
             "Back to live "
             "leads back to the present."),
       WORDS("When the simulation has run for a while, choose Simulation ▸ Look back."),
       TourDeed::LookBack,
       TourTarget::Docks,
       {"timelineDock"},
       "recordings.md"},
      {WORDS("Find any command"),
       WORDS("The menus hold every command. The command palette finds each by a part of its name, and shows its key."),
       WORDS("Press %palette%, and Esc to close it."),
       TourDeed::OpenPalette,
       TourTarget::MenuBar,
       {},
       "window.md"},
      {WORDS("Get help"),
       WORDS("%help% explains whatever has the keyboard: a dock, a class or a method in the text. The help also "
             "searches all "
             "pages and lists all keys. The tour is found in the same menu."),
       WORDS("Press %help%."),
       TourDeed::OpenHelp,
       TourTarget::HelpMenu,
       {},
       "index.md"},
  };
#undef WORDS
  return steps;
}

} // namespace sparkwright
