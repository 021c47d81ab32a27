#include "app/ide/Actions.h"

#include "app/ide/Icons.h"

namespace sparkwright
{

namespace
{

struct ActionInfo
{
  ActionId id;
  const char* text;
  const char* toolTip;
  const char* shortcut;
  const char* icon;
};

#define TEXT(text) QT_TRANSLATE_NOOP("sparkwright::Actions", text)

constexpr ActionInfo table[] = {
    {ActionId::OpenScene, TEXT("&Open scene…"), TEXT("Open a scene or set-up file"), "Ctrl+O", "open"},
    {ActionId::Quit, TEXT("&Quit"), TEXT("End the program"), "Ctrl+Q", "quit"},
    {ActionId::RunPause, TEXT("&Run"), TEXT("Run the simulation"), "F5", "run"},
    {ActionId::Step, TEXT("&Step"), TEXT("Advance by one cycle of 20 ms, then pause"), "F8", "step"},
    {ActionId::Reset, TEXT("R&eset"), TEXT("Load the scene anew; agents and monitors are disconnected"), "Shift+F5",
     "reset"},
    {ActionId::FrameSelection, TEXT("&Frame selection"), TEXT("Bring what is selected into the middle of the viewport"),
     "F", "frame"},
    {ActionId::ResetCamera, TEXT("Reset &camera"), TEXT("Look at the scene from where you started"), "Home", "camera"},
    {ActionId::ClearSelection, TEXT("C&lear selection"), TEXT("Select nothing"), "Esc", "clear"},
    {ActionId::FullScreen, TEXT("F&ull screen"), TEXT("Fill the whole screen, or go back to a window"), "F11",
     "fullscreen"},
    {ActionId::DefaultLayout, TEXT("&Default layout"), TEXT("Put all docks back to their places"), "", "layout"},
    {ActionId::Shortcuts, TEXT("&Keyboard and mouse"), TEXT("List what keys and mouse do"), "F1", "keyboard"},
    {ActionId::About, TEXT("&About Sparkwright"), TEXT("Version and licence"), "", "about"},
};

constexpr const char* pauseText = TEXT("&Pause");
constexpr const char* pauseToolTip = TEXT("Pause the simulation");

#undef TEXT

} // namespace

Actions::Actions(QObject* parent) : QObject(parent)
{
  for(const ActionInfo& info : table)
  {
    QAction* const action = new QAction(this);
    action->setIcon(themedIcon(QString::fromLatin1(info.icon)));
    action->setShortcut(QKeySequence(QString::fromLatin1(info.shortcut)));
    actions_[static_cast<std::size_t>(info.id)] = action;
  }
  get(ActionId::ResetCamera)->setShortcuts({QKeySequence(Qt::Key_Home), QKeySequence(Qt::Key_R)});
  get(ActionId::FullScreen)->setCheckable(true);
  // Single letters act in the viewport only: elsewhere they are for typing.
  for(const ActionId id : {ActionId::FrameSelection, ActionId::ResetCamera})
    get(id)->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  get(ActionId::Quit)->setMenuRole(QAction::QuitRole);
  get(ActionId::About)->setMenuRole(QAction::AboutRole);
  retranslate();
}

void Actions::setTexts(ActionId id, const char* text, const char* toolTip)
{
  QAction* const action = get(id);
  action->setText(tr(text));
  const QString shortcut = action->shortcut().toString(QKeySequence::NativeText);
  action->setStatusTip(tr(toolTip));
  action->setToolTip(shortcut.isEmpty() ? tr(toolTip) : tr("%1 (%2)").arg(tr(toolTip), shortcut));
}

void Actions::retranslate()
{
  for(const ActionInfo& info : table)
    setTexts(info.id, info.text, info.toolTip);
  if(running_)
    setTexts(ActionId::RunPause, pauseText, pauseToolTip);
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
