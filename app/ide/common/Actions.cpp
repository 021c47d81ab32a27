#include "app/ide/common/Actions.h"

#include "app/ide/common/Icons.h"

#include <QCoreApplication>
#include <QShortcut>
#include <QWidget>

#include <utility>

namespace sparkwright
{

std::span<const Actions::Info> Actions::table()
{
  static constexpr Info rows[] = {
      {ActionId::OpenScene, "openScene", "Ctrl+O", "open", QT_TR_NOOP("&Open scene…"),
       QT_TR_NOOP("Open a scene, set-up or project file")},
      {ActionId::SaveScene, "saveScene", "Ctrl+S", "save-scene", QT_TR_NOOP("Sa&ve scene"), QT_TR_NOOP("Save the edited scene")},
      {ActionId::SaveSceneAs, "saveSceneAs", "Ctrl+Alt+S", "save-scene-as", QT_TR_NOOP("Save scene &as…"),
       QT_TR_NOOP("Save the scene to another file, to be edited from now on")},
      {ActionId::RevertScene, "revertScene", "", "revert", QT_TR_NOOP("Re&vert scene"),
       QT_TR_NOOP("Discard unsaved edits and read the scene file again")},
      {ActionId::SaveProject, "saveProject", "Ctrl+Shift+S", "save", QT_TR_NOOP("&Save project as…"),
       QT_TR_NOOP("Save the scene and the changed variables in a project file")},
      {ActionId::PictureNow, "pictureNow", "F12", "screenshot", QT_TR_NOOP("Picture of the &view"),
       QT_TR_NOOP("Save the active view as it is in the folder of pictures")},
      {ActionId::SavePicture, "savePicture", "Shift+F12", "screenshot", QT_TR_NOOP("Save p&icture…"),
       QT_TR_NOOP("Save a picture of the active view in any size, also without a background")},
      {ActionId::RecordVideo, "recordVideo", "Ctrl+F12", "video", QT_TR_NOOP("Record &video…"),
       QT_TR_NOOP("Record a video of the active view; again to end")},
      {ActionId::Quit, "quit", "Ctrl+Q", "quit", QT_TR_NOOP("&Quit"), QT_TR_NOOP("End the program")},
      {ActionId::Undo, "undo", "Ctrl+Z", "undo-edit", QT_TR_NOOP("&Undo"), QT_TR_NOOP("Undo the last edit of the scene file")},
      {ActionId::Redo, "redo", "Ctrl+Shift+Z; Ctrl+Y", "redo-edit", QT_TR_NOOP("&Redo"), QT_TR_NOOP("Redo the edit that was undone")},
      {ActionId::EditScene, "editScene", "Ctrl+E", "edit-scene", QT_TR_NOOP("&Edit scene"),
       QT_TR_NOOP("Edit the file of the scene at its beginning, also by moving things")},
      {ActionId::ApplyEdits, "applyEdits", "Ctrl+Return", "apply", QT_TR_NOOP("&Apply edits"),
       QT_TR_NOOP("Reset the world, from the edited text, with edits that it cannot take over while it runs")},
      {ActionId::RunPause, "runPause", "F5; Space", "run", QT_TR_NOOP("&Run"), QT_TR_NOOP("Run the simulation")},
      {ActionId::Step, "step", "F8; .", "step", QT_TR_NOOP("&Step"), QT_TR_NOOP("Advance by one cycle of 20 ms, then pause")},
      {ActionId::Reset, "reset", "Shift+F5", "reset", QT_TR_NOOP("R&eset"),
       QT_TR_NOOP("Reload the scene; agents and monitors are disconnected")},
      {ActionId::DemoMatch, "demoMatch", "Ctrl+Shift+M", "demo-match", QT_TR_NOOP("Start de&mo match"),
       QT_TR_NOOP("Watch the sample team play against itself")},
      {ActionId::ShowMatch, "showMatch", "Ctrl+M", "match", QT_TR_NOOP("&Go to match"),
       QT_TR_NOOP("Show the match panel and go to its list of events")},
      {ActionId::KickOffLeft, "kickOffLeft", "Ctrl+Shift+J", "kickoff-left", QT_TR_NOOP("Kick-off &left"),
       QT_TR_NOOP("Kick-off for the left team, from any play mode")},
      {ActionId::KickOffRight, "kickOffRight", "Ctrl+Shift+K", "kickoff-right", QT_TR_NOOP("Kick-off &right"),
       QT_TR_NOOP("Kick-off for the right team, from any play mode")},
      {ActionId::DropBall, "dropBall", "Ctrl+Shift+B", "drop-ball", QT_TR_NOOP("&Drop ball"),
       QT_TR_NOOP("Drop the ball at its place; nearby players are moved away")},
      {ActionId::FreeKickLeft, "freeKickLeft", "Ctrl+Shift+L", "free-kick-left", QT_TR_NOOP("&Free kick left"),
       QT_TR_NOOP("Free kick for the left team, where the ball was last in play")},
      {ActionId::FreeKickRight, "freeKickRight", "Ctrl+Shift+R", "free-kick-right", QT_TR_NOOP("Fr&ee kick right"),
       QT_TR_NOOP("Free kick for the right team, where the ball was last in play")},
      {ActionId::ChoosePlayMode, "choosePlayMode", "Ctrl+Shift+O", "play-mode", QT_TR_NOOP("&Choose play mode"),
       QT_TR_NOOP("Go to the list of all play modes")},
      {ActionId::ShowRules, "showRules", "Ctrl+R", "rules", QT_TR_NOOP("&Rules and variables"),
       QT_TR_NOOP("Show the rules and their variables")},
      {ActionId::ShowLayers, "showLayers", "Ctrl+L", "layers", QT_TR_NOOP("&Layers"),
       QT_TR_NOOP("Choose the layers of the view: collision shapes, contacts, joints, sensors and more")},
      {ActionId::ClearDrawings, "clearDrawings", "Ctrl+Alt+L", "clear", QT_TR_NOOP("&Clear drawings"),
       QT_TR_NOOP("Remove the drawings of agents and tools from the views")},
      {ActionId::ConfirmDecision, "confirmDecision", "Ctrl+Shift+Y", "confirm", QT_TR_NOOP("Co&nfirm"),
       QT_TR_NOOP("Confirm the pending decision and continue play")},
      {ActionId::OverruleDecision, "overruleDecision", "Ctrl+Shift+N", "overrule", QT_TR_NOOP("&Overrule"),
       QT_TR_NOOP("Overrule the pending decision and continue play")},
      {ActionId::UndoDecision, "undoDecision", "Ctrl+Shift+U", "undo", QT_TR_NOOP("&Undo decision"),
       QT_TR_NOOP("Undo the last foul or goal, and restore players and ball")},
      {ActionId::ConfirmFouls, "confirmFouls", "Ctrl+Shift+F", "foul", QT_TR_NOOP("Confirm foul&s"),
       QT_TR_NOOP("The match waits after each foul until you confirm or overrule it")},
      {ActionId::ConfirmGoals, "confirmGoals", "Ctrl+Shift+G", "goal", QT_TR_NOOP("Confirm go&als"),
       QT_TR_NOOP("The match waits after each goal until you confirm or overrule it")},
      {ActionId::FrameSelection, "frameSelection", "F", "frame", QT_TR_NOOP("&Frame selection"),
       QT_TR_NOOP("Centre the selection in the viewport")},
      {ActionId::ResetCamera, "resetCamera", "Home; R", "camera", QT_TR_NOOP("Reset &camera"),
       QT_TR_NOOP("Restore the first view of the scene")},
      {ActionId::View1, "view1", "1", "camera", QT_TR_NOOP("View &1"), QT_TR_NOOP("Fly to view 1 of this scene")},
      {ActionId::View2, "view2", "2", "camera", QT_TR_NOOP("View &2"), QT_TR_NOOP("Fly to view 2 of this scene")},
      {ActionId::View3, "view3", "3", "camera", QT_TR_NOOP("View &3"), QT_TR_NOOP("Fly to view 3 of this scene")},
      {ActionId::View4, "view4", "4", "camera", QT_TR_NOOP("View &4"), QT_TR_NOOP("Fly to view 4 of this scene")},
      {ActionId::View5, "view5", "5", "camera", QT_TR_NOOP("View &5"), QT_TR_NOOP("Fly to view 5 of this scene")},
      {ActionId::View6, "view6", "6", "camera", QT_TR_NOOP("View &6"), QT_TR_NOOP("Fly to view 6 of this scene")},
      {ActionId::View7, "view7", "7", "camera", QT_TR_NOOP("View &7"), QT_TR_NOOP("Fly to view 7 of this scene")},
      {ActionId::View8, "view8", "8", "camera", QT_TR_NOOP("View &8"), QT_TR_NOOP("Fly to view 8 of this scene")},
      {ActionId::KeepView1, "keepView1", "Ctrl+Shift+1", "keep-view", QT_TR_NOOP("View &1"),
       QT_TR_NOOP("Save the present view as view 1 of this scene")},
      {ActionId::KeepView2, "keepView2", "Ctrl+Shift+2", "keep-view", QT_TR_NOOP("View &2"),
       QT_TR_NOOP("Save the present view as view 2 of this scene")},
      {ActionId::KeepView3, "keepView3", "Ctrl+Shift+3", "keep-view", QT_TR_NOOP("View &3"),
       QT_TR_NOOP("Save the present view as view 3 of this scene")},
      {ActionId::KeepView4, "keepView4", "Ctrl+Shift+4", "keep-view", QT_TR_NOOP("View &4"),
       QT_TR_NOOP("Save the present view as view 4 of this scene")},
      {ActionId::KeepView5, "keepView5", "Ctrl+Shift+5", "keep-view", QT_TR_NOOP("View &5"),
       QT_TR_NOOP("Save the present view as view 5 of this scene")},
      {ActionId::KeepView6, "keepView6", "Ctrl+Shift+6", "keep-view", QT_TR_NOOP("View &6"),
       QT_TR_NOOP("Save the present view as view 6 of this scene")},
      {ActionId::KeepView7, "keepView7", "Ctrl+Shift+7", "keep-view", QT_TR_NOOP("View &7"),
       QT_TR_NOOP("Save the present view as view 7 of this scene")},
      {ActionId::KeepView8, "keepView8", "Ctrl+Shift+8", "keep-view", QT_TR_NOOP("View &8"),
       QT_TR_NOOP("Save the present view as view 8 of this scene")},
      {ActionId::DropKeptViews, "dropKeptViews", "", "reset", QT_TR_NOOP("&Forget kept views"),
       QT_TR_NOOP("Restore the built-in views of this scene")},
      {ActionId::FollowBall, "followBall", "G", "follow-ball", QT_TR_NOOP("Follow &ball"),
       QT_TR_NOOP("Follow the ball; again to end")},
      {ActionId::FollowSelected, "followSelected", "Shift+G", "follow", QT_TR_NOOP("Follow &selected robot"),
       QT_TR_NOOP("Follow the selected robot or thing; again to end")},
      {ActionId::FirstPerson, "firstPerson", "V", "first-person", QT_TR_NOOP("Robot's &view"),
       QT_TR_NOOP("Look from the head of the selected robot; again to end")},
      {ActionId::ThirdPerson, "thirdPerson", "E", "third-person", QT_TR_NOOP("B&ehind the robot"),
       QT_TR_NOOP("Look ahead with the selected robot from behind it; again to end")},
      {ActionId::Fly, "fly", "Shift+F", "fly", QT_TR_NOOP("Fl&y by hand"),
       QT_TR_NOOP("Fly with W A S D and the mouse; again to end")},
      {ActionId::Orthographic, "orthographic", "P; Num+5", "orthographic", QT_TR_NOOP("&Parallel projection"),
       QT_TR_NOOP("Switch between parallel and perspective projection")},
      {ActionId::FieldMap, "fieldMap", "M", "map", QT_TR_NOOP("&Map of the field"),
       QT_TR_NOOP("Show a plan of the field in a corner; click it to fly there")},
      {ActionId::CameraFlights, "cameraFlights", "", "flights", QT_TR_NOOP("Camera f&lights"),
       QT_TR_NOOP("Animate changes of the view")},
      {ActionId::Scoreboard, "scoreboard", "", "scoreboard", QT_TR_NOOP("&Scoreboard"),
       QT_TR_NOOP("Show teams, score, clock and play mode above the view")},
      {ActionId::EventMessages, "eventMessages", "", "messages", QT_TR_NOOP("Messages of &events"),
       QT_TR_NOOP("Show goals, fouls and half time for some seconds; click one to see where it was")},
      {ActionId::OneView, "oneView", "Ctrl+Alt+1", "one-view", QT_TR_NOOP("&One view"), QT_TR_NOOP("Show the active view only")},
      {ActionId::TwoViews, "twoViews", "Ctrl+Alt+2", "two-views", QT_TR_NOOP("&Two views side by side"),
       QT_TR_NOOP("Show two views, one beside the other")},
      {ActionId::StackedViews, "stackedViews", "Ctrl+Alt+3", "stacked-views", QT_TR_NOOP("Two views one a&bove the other"),
       QT_TR_NOOP("Show two views, one above the other")},
      {ActionId::FourViews, "fourViews", "Ctrl+Alt+4", "four-views", QT_TR_NOOP("&Four views"), QT_TR_NOOP("Show four views")},
      {ActionId::NextView, "nextView", "N", "next-view", QT_TR_NOOP("&Next view"), QT_TR_NOOP("Activate the next view")},
      {ActionId::CloseView, "closeView", "", "clear", QT_TR_NOOP("&Close view"), QT_TR_NOOP("Close the active view")},
      {ActionId::QualityAutomatic, "qualityAutomatic", "", "quality", QT_TR_NOOP("&Automatic"),
       QT_TR_NOOP("High on a graphics card, medium for software rendering")},
      {ActionId::QualityLow, "qualityLow", "", "quality", QT_TR_NOOP("&Low"),
       QT_TR_NOOP("No shadows except right below things: the fastest")},
      {ActionId::QualityMedium, "qualityMedium", "", "quality", QT_TR_NOOP("&Medium"),
       QT_TR_NOOP("Shadows with hard edges on the ground")},
      {ActionId::QualityHigh, "qualityHigh", "", "quality", QT_TR_NOOP("&High"),
       QT_TR_NOOP("Soft shadows everywhere, and less light in corners")},
      {ActionId::LockThings, "lockThings", "Ctrl+Shift+H", "lock", QT_TR_NOOP("&Lock things"),
       QT_TR_NOOP("Things in the viewport cannot be moved or pushed; there are no handles")},
      {ActionId::LocalAxes, "localAxes", "X", "axes", QT_TR_NOOP("Handles along o&wn axes"),
       QT_TR_NOOP("Align handles with the axes of the thing, not of the world")},
      {ActionId::KeepVelocities, "keepVelocities", "", "keep-velocity", QT_TR_NOOP("&Goes on as before"),
       QT_TR_NOOP("Moved things keep their velocities")},
      {ActionId::ZeroVelocities, "zeroVelocities", "", "zero-velocity", QT_TR_NOOP("&Stands still"),
       QT_TR_NOOP("Moved things are at rest afterwards")},
      {ActionId::AdoptVelocities, "adoptVelocities", "", "adopt-velocity", QT_TR_NOOP("&Moves with the mouse"),
       QT_TR_NOOP("Things follow the mouse, push obstacles, and keep the mouse's velocity")},
      {ActionId::ThrowVelocities, "throwVelocities", "", "throw", QT_TR_NOOP("&Is thrown"),
       QT_TR_NOOP("Things get the mouse's velocity at the end of the drag")},
      {ActionId::ClearSelection, "clearSelection", "Esc", "clear", QT_TR_NOOP("C&lear selection"),
       QT_TR_NOOP("End the camera mode; without one, clear the selection")},
      {ActionId::SelectPlayers, "selectPlayers", "Ctrl+A", "select-players", QT_TR_NOOP("Select all &players"),
       QT_TR_NOOP("Select the robots of both teams")},
      {ActionId::PutHere, "putHere", "", "put-here", QT_TR_NOOP("&Put it here"),
       QT_TR_NOOP("Place the selection where the menu was opened")},
      {ActionId::StopThings, "stopThings", "Ctrl+.", "stop", QT_TR_NOOP("S&top"), QT_TR_NOOP("Stop the selected things")},
      {ActionId::KickBall, "kickBall", "Ctrl+K", "kick", QT_TR_NOOP("&Kick the ball…"),
       QT_TR_NOOP("Give the ball a speed and a direction")},
      {ActionId::CopyPath, "copyPath", "Ctrl+Shift+C", "copy", QT_TR_NOOP("Copy pat&h"),
       QT_TR_NOOP("Copy the path of the selection, for commands and scripts")},
      {ActionId::CopyPosition, "copyPosition", "", "copy-position", QT_TR_NOOP("Copy p&osition"),
       QT_TR_NOOP("Copy the position of the selection: x, y and z in metres")},
      {ActionId::KeepFormation, "keepFormation", "", "keep-formation", QT_TR_NOOP("&Keep this one…"),
       QT_TR_NOOP("Save the present positions of players and ball as a formation")},
      {ActionId::ManageFormations, "manageFormations", "", "edit-list", QT_TR_NOOP("&Rename or delete…"),
       QT_TR_NOOP("Rename or delete saved formations")},
      {ActionId::UndoFormation, "undoFormation", "Ctrl+Alt+Z", "undo", QT_TR_NOOP("&Put everybody back"),
       QT_TR_NOOP("Restore the positions before the last formation")},
      {ActionId::FullScreen, "fullScreen", "F11", "fullscreen", QT_TR_NOOP("F&ull screen"),
       QT_TR_NOOP("Switch between full screen and window")},
      {ActionId::DefaultLayout, "defaultLayout", "", "layout", QT_TR_NOOP("&Default layout"),
       QT_TR_NOOP("Restore the default layout of docks")},
      {ActionId::Shortcuts, "shortcuts", "", "keyboard", QT_TR_NOOP("&Keyboard and mouse"),
       QT_TR_NOOP("List what keys and mouse do, as they are set now")},
      {ActionId::About, "about", "", "about", QT_TR_NOOP("&About Sparkwright"), QT_TR_NOOP("Version and licence")},
  };
  return rows;
}

Actions::Actions(QObject* parent) : QObject(parent)
{
  for(const Info& info : table())
    actions_[static_cast<std::size_t>(info.id)] = make(info.words, QString::fromLatin1(info.name));
  for(const ActionId id : {ActionId::FullScreen, ActionId::ConfirmFouls, ActionId::ConfirmGoals})
    get(id)->setCheckable(true);
  setUpViews();
  get(ActionId::Quit)->setMenuRole(QAction::QuitRole);
  get(ActionId::About)->setMenuRole(QAction::AboutRole);
  retranslate();
}

void Actions::setUpViews()
{
  for(const ActionId id : {ActionId::FollowBall, ActionId::FollowSelected, ActionId::FirstPerson, ActionId::ThirdPerson,
                           ActionId::Fly, ActionId::Orthographic, ActionId::CameraFlights, ActionId::FieldMap,
                           ActionId::Scoreboard, ActionId::EventMessages})
    get(id)->setCheckable(true);
  // Single letters act in the views only: elsewhere they are for typing.
  for(auto id = static_cast<int>(ActionId::FrameSelection); id < static_cast<int>(ActionId::CameraFlights); ++id)
    get(static_cast<ActionId>(id))->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  for(const ActionId id : {ActionId::LocalAxes, ActionId::SelectPlayers, ActionId::NextView})
    get(id)->setShortcutContext(Qt::WidgetWithChildrenShortcut);
}

QString Actions::idFrom(const Words& words)
{
  if(*words.id)
    return QString::fromLatin1(words.id);
  // "&Open scene…" is openScene.
  QString id;
  bool begins = false;
  for(const QChar each : QString::fromUtf8(words.text))
    if(each == QLatin1Char(' ') || each == QLatin1Char('-'))
      begins = true;
    else if(each.isLetterOrNumber() && each.unicode() < 128)
    {
      id += id.isEmpty() ? each.toLower() : begins ? each.toUpper() : each;
      begins = false;
    }
  return id;
}

QAction* Actions::make(const Words& words, const QString& id)
{
  QAction* const action = new QAction(this);
  action->setObjectName(id);
  action->setIcon(themedIcon(QString::fromLatin1(words.icon)));
  defaults_[action] = QKeySequence::listFromString(QString::fromLatin1(words.shortcut), QKeySequence::PortableText);
  action->setShortcuts(defaults_[action]);
  return action;
}

QAction* Actions::add(const Words& words, const char* context)
{
  added_.push_back({make(words, idFrom(words)), words, context});
  setKeys(added_.back().action, defaults_[added_.back().action]);
  retranslate();
  emit added(added_.back().action);
  return added_.back().action;
}

void Actions::list(const QList<QAction*>& actions, const QString& group)
{
  for(QAction* const action : actions)
  {
    if(action->objectName().isEmpty())
      continue;
    listed_.push_back({action, group + QLatin1Char('.') + action->objectName()});
    defaults_[action] = action->shortcuts();
    setKeys(action, defaults_[action]);
    connect(action, &QObject::destroyed, this, [this, action] { defaults_.erase(action); });
    emit added(action);
  }
}

void Actions::setViews(QWidget* views)
{
  views_ = views;
  for(QAction* const action : all())
    setKeys(action, keys(action));
}

QString Actions::id(const QAction* action) const
{
  for(const Listed& each : listed_)
    if(each.action == action)
      return each.id;
  return action->objectName();
}

QAction* Actions::find(const QString& id) const
{
  for(QAction* const action : all() + listed())
    if(this->id(action) == id)
      return action;
  return nullptr;
}

Actions::Scope Actions::scope(const QAction* action) const
{
  const QString id = this->id(action);
  if(id.startsWith(QLatin1String("text.")))
    return Scope::Text;
  if(id.startsWith(QLatin1String("tree.")))
    return Scope::Tree;
  if(id.startsWith(QLatin1String("matchKey")) && id != QLatin1String("matchKeys"))
    return Scope::MatchKeys;
  return action->shortcutContext() == Qt::WindowShortcut ? Scope::Window : Scope::Views;
}

QList<QKeySequence> Actions::defaultKeys(const QAction* action) const
{
  const auto found = defaults_.find(action);
  return found == defaults_.end() ? QList<QKeySequence>() : found->second;
}

bool Actions::isBare(const QKeySequence& key)
{
  if(key.isEmpty())
    return false;
  const Qt::Key code = key[0].key();
  const bool function = (code >= Qt::Key_F1 && code <= Qt::Key_F35) || code == Qt::Key_Escape || code == Qt::Key_Help ||
                        code == Qt::Key_Menu || (code >= Qt::Key_MediaPlay && code <= Qt::Key_MediaLast);
  return !function && !(key[0].keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

QList<QKeySequence> Actions::keys(const QAction* action) const
{
  const auto found = inViews_.find(action);
  QList<QKeySequence> keys = action->shortcuts();
  if(found != inViews_.end())
    for(const QPointer<QShortcut>& each : found->second)
      if(each)
        keys.append(each->key());
  return keys;
}

void Actions::setKeys(QAction* action, const QList<QKeySequence>& keys)
{
  for(const QPointer<QShortcut>& each : std::exchange(inViews_[action], {}))
    delete each;
  QList<QKeySequence> own = keys, bare;
  own.removeAll(QKeySequence());
  // A single letter for the whole window would act while somebody types: it acts where the views have the keyboard.
  if(views_ && scope(action) == Scope::Window)
    own.removeIf(
        [&](const QKeySequence& key)
        {
          if(!isBare(key))
            return false;
          bare.append(key);
          return true;
        });
  action->setShortcuts(own);
  for(const QKeySequence& key : bare)
  {
    auto* const shortcut = new QShortcut(key, views_, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, action, &QAction::trigger);
    connect(action, &QAction::enabledChanged, shortcut, &QShortcut::setEnabled);
    shortcut->setEnabled(action->isEnabled());
    inViews_[action].emplace_back(shortcut);
  }
}

QString Actions::keyText(const QAction* action) const
{
  const QList<QKeySequence> own = keys(action);
  return own.isEmpty() ? QString() : own.first().toString(QKeySequence::NativeText);
}

void Actions::beginKeys() { emit keysAboutToChange(); }

void Actions::announceKeys()
{
  retranslate();
  emit keysChanged();
}

QList<QAction*> Actions::listed() const
{
  QList<QAction*> list;
  for(const Listed& each : listed_)
    if(each.action)
      list.append(each.action);
  return list;
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
  const QString shortcut = keyText(action);
  action->setStatusTip(toolTip);
  action->setToolTip(shortcut.isEmpty() ? toolTip : tr("%1 (%2)").arg(toolTip, shortcut));
}

void Actions::retranslate()
{
  for(const auto& [id, name, words] : table())
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
