#include "app/ide/common/Actions.h"

#include "app/ide/common/Icons.h"

#include <QCoreApplication>

namespace sparkwright
{

std::span<const Actions::Info> Actions::table()
{
  static constexpr Info rows[] = {
      {ActionId::OpenScene, "Ctrl+O", "open", QT_TR_NOOP("&Open scene…"),
       QT_TR_NOOP("Open a scene, set-up or project file")},
      {ActionId::SaveScene, "Ctrl+S", "save-scene", QT_TR_NOOP("Sa&ve scene"),
       QT_TR_NOOP("Write what you have edited to the scene file")},
      {ActionId::SaveSceneAs, "Ctrl+Alt+S", "save-scene-as", QT_TR_NOOP("Save scene &as…"),
       QT_TR_NOOP("Write the scene to another file, and go on with that one")},
      {ActionId::RevertScene, "", "revert", QT_TR_NOOP("Re&vert scene"),
       QT_TR_NOOP("Throw unsaved edits away and read the scene file again")},
      {ActionId::SaveProject, "Ctrl+Shift+S", "save", QT_TR_NOOP("&Save project as…"),
       QT_TR_NOOP("Keep the scene and the variables that you have set in a project file")},
      {ActionId::PictureNow, "F12", "screenshot", QT_TR_NOOP("Picture of the &view"),
       QT_TR_NOOP("Save what the active view shows, as it is, in the folder of pictures")},
      {ActionId::SavePicture, "Shift+F12", "screenshot", QT_TR_NOOP("Save p&icture…"),
       QT_TR_NOOP("Save a picture of the active view in any size, also without a background")},
      {ActionId::RecordVideo, "Ctrl+F12", "video", QT_TR_NOOP("Record &video…"),
       QT_TR_NOOP("Record what the active view shows, with no picture left out; again to end")},
      {ActionId::Quit, "Ctrl+Q", "quit", QT_TR_NOOP("&Quit"),
       QT_TR_NOOP("End the program")},
      {ActionId::Undo, "Ctrl+Z", "undo-edit", QT_TR_NOOP("&Undo"),
       QT_TR_NOOP("Take back the last edit of the scene file")},
      {ActionId::Redo, "Ctrl+Shift+Z", "redo-edit", QT_TR_NOOP("&Redo"),
       QT_TR_NOOP("Do again what you have taken back")},
      {ActionId::EditScene, "Ctrl+E", "edit-scene", QT_TR_NOOP("&Edit scene"),
       QT_TR_NOOP("Go back to the beginning, where moving things changes the scene file")},
      {ActionId::ApplyEdits, "Ctrl+Return", "apply", QT_TR_NOOP("&Apply edits"),
       QT_TR_NOOP("Build the running world anew from the edited scene")},
      {ActionId::RunPause, "F5", "run", QT_TR_NOOP("&Run"),
       QT_TR_NOOP("Run the simulation")},
      {ActionId::Step, "F8", "step", QT_TR_NOOP("&Step"),
       QT_TR_NOOP("Advance by one cycle of 20 ms, then pause")},
      {ActionId::Reset, "Shift+F5", "reset", QT_TR_NOOP("R&eset"),
       QT_TR_NOOP("Load the scene anew; agents and monitors are disconnected")},
      {ActionId::DemoMatch, "Ctrl+Shift+M", "demo-match", QT_TR_NOOP("Start de&mo match"),
       QT_TR_NOOP("Watch the team that comes along play against itself")},
      {ActionId::ShowMatch, "Ctrl+M", "match", QT_TR_NOOP("&Go to match"),
       QT_TR_NOOP("Show the match panel and go to its list of events")},
      {ActionId::KickOffLeft, "Ctrl+Shift+J", "kickoff-left", QT_TR_NOOP("Kick-off &left"),
       QT_TR_NOOP("Kick-off for the left team, from any play mode")},
      {ActionId::KickOffRight, "Ctrl+Shift+K", "kickoff-right", QT_TR_NOOP("Kick-off &right"),
       QT_TR_NOOP("Kick-off for the right team, from any play mode")},
      {ActionId::DropBall, "Ctrl+Shift+B", "drop-ball", QT_TR_NOOP("&Drop ball"),
       QT_TR_NOOP("Drop the ball where it is; players around it are moved away")},
      {ActionId::FreeKickLeft, "Ctrl+Shift+L", "free-kick-left", QT_TR_NOOP("&Free kick left"),
       QT_TR_NOOP("Free kick for the left team, where the ball was last in play")},
      {ActionId::FreeKickRight, "Ctrl+Shift+R", "free-kick-right", QT_TR_NOOP("Fr&ee kick right"),
       QT_TR_NOOP("Free kick for the right team, where the ball was last in play")},
      {ActionId::ChoosePlayMode, "Ctrl+Shift+O", "play-mode", QT_TR_NOOP("&Choose play mode"),
       QT_TR_NOOP("Go to the list of all play modes")},
      {ActionId::ShowRules, "Ctrl+R", "rules", QT_TR_NOOP("&Rules and variables"),
       QT_TR_NOOP("Show which rules are applied, and all variables that they go by")},
      {ActionId::ShowLayers, "Ctrl+L", "layers", QT_TR_NOOP("&Layers"),
       QT_TR_NOOP("Choose what the view shows beside the scene: collision shapes, contacts, joints, sensors and more")},
      {ActionId::ClearDrawings, "Ctrl+Alt+L", "clear", QT_TR_NOOP("&Clear drawings"),
       QT_TR_NOOP("Take away what agents and tools have drawn into the views")},
      {ActionId::ConfirmDecision, "Ctrl+Shift+Y", "confirm", QT_TR_NOOP("Co&nfirm"),
       QT_TR_NOOP("The decision that the match waits for stands, and play goes on")},
      {ActionId::OverruleDecision, "Ctrl+Shift+N", "overrule", QT_TR_NOOP("&Overrule"),
       QT_TR_NOOP("The decision that the match waits for does not count, and play goes on")},
      {ActionId::UndoDecision, "Ctrl+Shift+U", "undo", QT_TR_NOOP("&Undo decision"),
       QT_TR_NOOP("Take back the last foul or goal: whom and what it has moved goes back")},
      {ActionId::ConfirmFouls, "Ctrl+Shift+F", "foul", QT_TR_NOOP("Confirm foul&s"),
       QT_TR_NOOP("The match waits after each foul until you confirm or overrule it")},
      {ActionId::ConfirmGoals, "Ctrl+Shift+G", "goal", QT_TR_NOOP("Confirm go&als"),
       QT_TR_NOOP("The match waits after each goal until you confirm or overrule it")},
      {ActionId::FrameSelection, "F", "frame", QT_TR_NOOP("&Frame selection"),
       QT_TR_NOOP("Bring what is selected into the middle of the viewport")},
      {ActionId::ResetCamera, "Home", "camera", QT_TR_NOOP("Reset &camera"),
       QT_TR_NOOP("Look at the scene from where you started")},
      {ActionId::View1, "1", "camera", QT_TR_NOOP("View &1"),
       QT_TR_NOOP("Fly to view 1 of this scene")},
      {ActionId::View2, "2", "camera", QT_TR_NOOP("View &2"),
       QT_TR_NOOP("Fly to view 2 of this scene")},
      {ActionId::View3, "3", "camera", QT_TR_NOOP("View &3"),
       QT_TR_NOOP("Fly to view 3 of this scene")},
      {ActionId::View4, "4", "camera", QT_TR_NOOP("View &4"),
       QT_TR_NOOP("Fly to view 4 of this scene")},
      {ActionId::View5, "5", "camera", QT_TR_NOOP("View &5"),
       QT_TR_NOOP("Fly to view 5 of this scene")},
      {ActionId::View6, "6", "camera", QT_TR_NOOP("View &6"),
       QT_TR_NOOP("Fly to view 6 of this scene")},
      {ActionId::View7, "7", "camera", QT_TR_NOOP("View &7"),
       QT_TR_NOOP("Fly to view 7 of this scene")},
      {ActionId::View8, "8", "camera", QT_TR_NOOP("View &8"),
       QT_TR_NOOP("Fly to view 8 of this scene")},
      {ActionId::KeepView1, "Ctrl+Shift+1", "keep-view", QT_TR_NOOP("View &1"),
       QT_TR_NOOP("Keep what you see as view 1 of this scene")},
      {ActionId::KeepView2, "Ctrl+Shift+2", "keep-view", QT_TR_NOOP("View &2"),
       QT_TR_NOOP("Keep what you see as view 2 of this scene")},
      {ActionId::KeepView3, "Ctrl+Shift+3", "keep-view", QT_TR_NOOP("View &3"),
       QT_TR_NOOP("Keep what you see as view 3 of this scene")},
      {ActionId::KeepView4, "Ctrl+Shift+4", "keep-view", QT_TR_NOOP("View &4"),
       QT_TR_NOOP("Keep what you see as view 4 of this scene")},
      {ActionId::KeepView5, "Ctrl+Shift+5", "keep-view", QT_TR_NOOP("View &5"),
       QT_TR_NOOP("Keep what you see as view 5 of this scene")},
      {ActionId::KeepView6, "Ctrl+Shift+6", "keep-view", QT_TR_NOOP("View &6"),
       QT_TR_NOOP("Keep what you see as view 6 of this scene")},
      {ActionId::KeepView7, "Ctrl+Shift+7", "keep-view", QT_TR_NOOP("View &7"),
       QT_TR_NOOP("Keep what you see as view 7 of this scene")},
      {ActionId::KeepView8, "Ctrl+Shift+8", "keep-view", QT_TR_NOOP("View &8"),
       QT_TR_NOOP("Keep what you see as view 8 of this scene")},
      {ActionId::DropKeptViews, "", "reset", QT_TR_NOOP("&Forget kept views"),
       QT_TR_NOOP("The digits show the built-in views of this scene again")},
      {ActionId::FollowBall, "Space", "follow-ball", QT_TR_NOOP("Follow &ball"),
       QT_TR_NOOP("Keep the ball in view, from wherever you look; again to end")},
      {ActionId::FollowSelected, "Shift+Space", "follow", QT_TR_NOOP("Follow &selected robot"),
       QT_TR_NOOP("Keep the selected robot or thing in view; again to end")},
      {ActionId::FirstPerson, "V", "first-person", QT_TR_NOOP("Robot's &view"),
       QT_TR_NOOP("See what the head of the selected robot sees; again to end")},
      {ActionId::ThirdPerson, "E", "third-person", QT_TR_NOOP("B&ehind the robot"),
       QT_TR_NOOP("Look ahead with the selected robot from behind it; again to end")},
      {ActionId::Fly, "Shift+F", "fly", QT_TR_NOOP("Fl&y by hand"),
       QT_TR_NOOP("Fly with W A S D and the mouse; again to end")},
      {ActionId::Orthographic, "P", "orthographic", QT_TR_NOOP("&Parallel projection"),
       QT_TR_NOOP("Draw equal lengths equally long, near or far, as on a plan")},
      {ActionId::FieldMap, "M", "map", QT_TR_NOOP("&Map of the field"),
       QT_TR_NOOP("Show a plan of the field in a corner; click it to fly there")},
      {ActionId::CameraFlights, "", "flights", QT_TR_NOOP("Camera f&lights"),
       QT_TR_NOOP("Fly from one view to the next rather than jump")},
      {ActionId::Scoreboard, "", "scoreboard", QT_TR_NOOP("&Scoreboard"),
       QT_TR_NOOP("Show teams, score, clock and play mode above the view")},
      {ActionId::EventMessages, "", "messages", QT_TR_NOOP("Messages of &events"),
       QT_TR_NOOP("Show goals, fouls and half time for some seconds; click one to see where it was")},
      {ActionId::OneView, "Ctrl+Alt+1", "one-view", QT_TR_NOOP("&One view"),
       QT_TR_NOOP("Show the active view only")},
      {ActionId::TwoViews, "Ctrl+Alt+2", "two-views", QT_TR_NOOP("&Two views side by side"),
       QT_TR_NOOP("Show two views, one beside the other")},
      {ActionId::StackedViews, "Ctrl+Alt+3", "stacked-views", QT_TR_NOOP("Two views one a&bove the other"),
       QT_TR_NOOP("Show two views, one above the other")},
      {ActionId::FourViews, "Ctrl+Alt+4", "four-views", QT_TR_NOOP("&Four views"),
       QT_TR_NOOP("Show four views")},
      {ActionId::NextView, "F6", "next-view", QT_TR_NOOP("&Next view"),
       QT_TR_NOOP("Go to the next view: what you do to the camera is done there")},
      {ActionId::CloseView, "", "clear", QT_TR_NOOP("&Close view"),
       QT_TR_NOOP("Close the active view")},
      {ActionId::QualityAutomatic, "", "quality", QT_TR_NOOP("&Automatic"),
       QT_TR_NOOP("High on a graphics card, medium where the processor has to draw")},
      {ActionId::QualityLow, "", "quality", QT_TR_NOOP("&Low"),
       QT_TR_NOOP("No shadows, but for what is right below things: the fastest")},
      {ActionId::QualityMedium, "", "quality", QT_TR_NOOP("&Medium"),
       QT_TR_NOOP("Shadows with hard edges on the ground")},
      {ActionId::QualityHigh, "", "quality", QT_TR_NOOP("&High"),
       QT_TR_NOOP("Soft shadows everywhere, and less light in corners")},
      {ActionId::LockThings, "Ctrl+Shift+H", "lock", QT_TR_NOOP("&Lock things"),
       QT_TR_NOOP("Nothing in the viewport can be moved or pushed by the mouse, and there are no handles")},
      {ActionId::LocalAxes, "X", "axes", QT_TR_NOOP("Handles along o&wn axes"),
       QT_TR_NOOP("Handles point along the axes of the thing itself, not of the world")},
      {ActionId::KeepVelocities, "", "keep-velocity", QT_TR_NOOP("&Goes on as before"),
       QT_TR_NOOP("What is moved keeps its velocities")},
      {ActionId::ZeroVelocities, "", "zero-velocity", QT_TR_NOOP("&Stands still"),
       QT_TR_NOOP("What is moved is at rest where it is put")},
      {ActionId::AdoptVelocities, "", "adopt-velocity", QT_TR_NOOP("&Moves with the mouse"),
       QT_TR_NOOP("The thing itself follows the mouse, pushes what is in its way, and goes on so when you let go")},
      {ActionId::ThrowVelocities, "", "throw", QT_TR_NOOP("&Is thrown"),
       QT_TR_NOOP("What is moved flies off as fast as the mouse was when you let go")},
      {ActionId::ClearSelection, "Esc", "clear", QT_TR_NOOP("C&lear selection"),
       QT_TR_NOOP("Leave the camera's present mode; without one, select nothing")},
      {ActionId::SelectPlayers, "Ctrl+A", "select-players", QT_TR_NOOP("Select all &players"),
       QT_TR_NOOP("Select the robots of both teams")},
      {ActionId::PutHere, "", "put-here", QT_TR_NOOP("&Put it here"),
       QT_TR_NOOP("Put what is selected where you have opened the menu")},
      {ActionId::StopThings, "Ctrl+.", "stop", QT_TR_NOOP("S&top"),
       QT_TR_NOOP("What is selected stands still from now on")},
      {ActionId::KickBall, "Ctrl+K", "kick", QT_TR_NOOP("&Kick the ball…"),
       QT_TR_NOOP("Give the ball a speed and a direction")},
      {ActionId::CopyPath, "Ctrl+Shift+C", "copy", QT_TR_NOOP("Copy pat&h"),
       QT_TR_NOOP("Copy the path of what is selected, as commands and scripts write it")},
      {ActionId::CopyPosition, "", "copy-position", QT_TR_NOOP("Copy p&osition"),
       QT_TR_NOOP("Copy where what is selected is: x, y and z in metres")},
      {ActionId::KeepFormation, "", "keep-formation", QT_TR_NOOP("&Keep this one…"),
       QT_TR_NOOP("Keep how players and ball stand now, under a name")},
      {ActionId::ManageFormations, "", "edit-list", QT_TR_NOOP("&Rename or delete…"),
       QT_TR_NOOP("Rename or delete formations that you have kept")},
      {ActionId::UndoFormation, "Ctrl+Alt+Z", "undo", QT_TR_NOOP("&Put everybody back"),
       QT_TR_NOOP("Players and ball go back to where they were before the last formation")},
      {ActionId::FullScreen, "F11", "fullscreen", QT_TR_NOOP("F&ull screen"),
       QT_TR_NOOP("Fill the whole screen, or go back to a window")},
      {ActionId::DefaultLayout, "", "layout", QT_TR_NOOP("&Default layout"),
       QT_TR_NOOP("Put all docks back to their places")},
      {ActionId::Shortcuts, "F1", "keyboard", QT_TR_NOOP("&Keyboard and mouse"),
       QT_TR_NOOP("List what keys and mouse do")},
      {ActionId::About, "", "about", QT_TR_NOOP("&About Sparkwright"),
       QT_TR_NOOP("Version and licence")},
  };
  return rows;
}

Actions::Actions(QObject* parent) : QObject(parent)
{
  for(const Info& info : table())
    actions_[static_cast<std::size_t>(info.id)] = make(info.words);
  get(ActionId::ResetCamera)->setShortcuts({QKeySequence(Qt::Key_Home), QKeySequence(Qt::Key_R)});
  for(const ActionId id : {ActionId::FullScreen, ActionId::ConfirmFouls, ActionId::ConfirmGoals})
    get(id)->setCheckable(true);
  setUpViews();
  get(ActionId::Quit)->setMenuRole(QAction::QuitRole);
  get(ActionId::About)->setMenuRole(QAction::AboutRole);
  retranslate();
}

void Actions::setUpViews()
{
  get(ActionId::Orthographic)->setShortcuts({QKeySequence(Qt::Key_P), QKeySequence(Qt::KeypadModifier | Qt::Key_5)});
  for(const ActionId id : {ActionId::FollowBall, ActionId::FollowSelected, ActionId::FirstPerson, ActionId::ThirdPerson,
                           ActionId::Fly, ActionId::Orthographic, ActionId::CameraFlights, ActionId::FieldMap,
                           ActionId::Scoreboard, ActionId::EventMessages})
    get(id)->setCheckable(true);
  // Single letters act in the views only: elsewhere they are for typing.
  for(auto id = static_cast<int>(ActionId::FrameSelection); id < static_cast<int>(ActionId::CameraFlights); ++id)
    get(static_cast<ActionId>(id))->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  for(const ActionId id : {ActionId::LocalAxes, ActionId::SelectPlayers})
    get(id)->setShortcutContext(Qt::WidgetWithChildrenShortcut);
}

QAction* Actions::make(const Words& words)
{
  QAction* const action = new QAction(this);
  action->setIcon(themedIcon(QString::fromLatin1(words.icon)));
  action->setShortcut(QKeySequence(QString::fromLatin1(words.shortcut)));
  return action;
}

QAction* Actions::add(const Words& words, const char* context)
{
  added_.push_back({make(words), words, context});
  retranslate();
  return added_.back().action;
}

QList<QAction*> Actions::all() const
{
  QList<QAction*> list(actions_.begin(), actions_.end());
  for(const Added& each : added_)
    list.append(each.action);
  return list;
}

void Actions::setTexts(QAction* action, const QString& text, const QString& toolTip)
{
  action->setText(text);
  const QString shortcut = action->shortcut().toString(QKeySequence::NativeText);
  action->setStatusTip(toolTip);
  action->setToolTip(shortcut.isEmpty() ? toolTip : tr("%1 (%2)").arg(toolTip, shortcut));
}

void Actions::retranslate()
{
  for(const auto& [id, words] : table())
    setTexts(get(id), tr(words.text), tr(words.toolTip));
  for(const auto& [action, words, context] : added_)
    setTexts(action, QCoreApplication::translate(context, words.text),
             QCoreApplication::translate(context, words.toolTip));
  if(running_)
    setTexts(get(ActionId::RunPause), tr("&Pause"), tr("Pause the simulation"));
}

void Actions::showRunning(bool running)
{
  if(running == running_)
    return;
  running_ = running;
  get(ActionId::RunPause)->setIcon(themedIcon(running ? QStringLiteral("pause") : QStringLiteral("run")));
  retranslate();
}

} // namespace sparkwright
