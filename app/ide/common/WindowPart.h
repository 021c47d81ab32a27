#pragma once

#include "core/text/Diagnostic.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QPoint>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

class QAction;
class QDockWidget;
class QWidget;

namespace sparkwright
{

class Actions;
class Preferences;
class Selection;
class Session;
class SessionSwitch;
class ViewArea;
class WindowShell;
struct LogEntry;
struct SessionState;

/// Place of an entry in the menu bar. Entries are sorted by group and position, with separators between groups.
struct MenuPlace
{
  enum Menu
  {
    File,
    Edit,
    Simulation,
    Match,
    View, ///< Its group 0 begins with the menu of the docks.
    Panel, ///< Of the dock or view that has the focus; see WindowShell::setFocusActions().
    Help
  };
  Menu menu;
  int group;
  int position;
};

/// Place of a button in the tool bar; sorted like menu entries.
struct ToolPlace
{
  int group;
  int position;
};

/// Something that makes a slow run faster when it is chosen.
struct Remedy
{
  QString text;        ///< What is done, as in a menu.
  QString consequence; ///< What else changes by it.
  std::function<void()> apply;
};

/// Default place of a dock.
struct DockPlace
{
  const char* name; ///< Object name, which identifies the dock in saved layouts: unique, and must not change.
  Qt::DockWidgetArea area;
  /// Order in the menu of the docks and among the tabs of an area, 0 to 99; the first of an area is in front.
  int position;
};

/// A feature of the window: its docks, actions and menu entries. Each visible folder of app/ide has one.
///
/// Its constructor adds these to the shell. The window then notifies all parts of events, in the order of the table of
/// parts (window/WindowParts.cpp). A new part needs a folder with such a class, and a line in that table.
class WindowPart : public QObject
{
public:
  using Variables = std::vector<std::pair<std::string, std::string>>;

  /// Objects shared by all parts, which they outlive.
  struct Surroundings
  {
    WindowShell& shell;
    Actions& actions;
    Session& session;
    ViewArea& area;
    Selection& selection;
    QString dataFolder;      ///< Contains scenes and set-ups; empty: unknown.
    SessionSwitch& sessions; ///< The same as `session`, for who shows other sessions.
    Preferences& preferences;
  };

  /// Sets texts in the current language. Called once when all parts exist, and whenever the language changes.
  virtual void retranslate() {}

  /// Called for each new frame, after the views, before the selection.
  virtual void showFrame(const SessionState&) {}
  /// Called for each new scene, when the views have its first frame.
  virtual void showScene(const QString&) {}
  /// Called about sixty times a second, after showFrame().
  virtual void follow(const SessionState&) {}
  /// Called about ten times a second, to update texts.
  virtual void showState(const SessionState&) {}
  /// Called with new messages of the session and other parts.
  virtual void showMessages(const std::vector<LogEntry>&) {}

  /// Whether the next World is a rebuild of this one, so that the selection is kept.
  virtual bool rebuilding() const { return false; }
  /// Opens a file of a kind of its own, which is not a scene: a recording, a robot in URDF. @return whether it is one
  virtual bool openFile(const QString& /*file*/) { return false; }
  /// Takes files that were dropped on the window, before they are opened. @param at  on the screen
  /// @return whether they are dealt with
  virtual bool dropFiles(const QStringList& /*files*/, const QPoint& /*at*/) { return false; }
  /// Shows a file as a text, beside what is open. @return whether it is shown
  virtual bool openText(const QString& /*file*/) { return false; }
  /// Called before a scene is opened. @param variables  for the scene; may be changed
  virtual void opening(const QString& /*scene*/, Variables& /*variables*/) {}
  /// Called before the scene is left. Calls `go` at once if there are no unsaved changes, else when the user agrees.
  virtual void whenSaved(const std::function<void()>& go) { go(); }
  virtual bool nothingToSave() const { return true; }
  /// Resets the World in its own way. @return false: the session shall reset it
  virtual bool reset() { return false; }

  /// Adds what would make the run faster, which is slower than asked for because of SessionState::shortfall.
  virtual void addRemedies(const SessionState&, std::vector<Remedy>&) {}

  /// Called after the default layout has been restored.
  virtual void layoutReset() {}
  /// What goes on now and would end with the window: a sentence each, for the question whether to close it.
  virtual QStringList endsWithWindow() const { return {}; }
  /// Called before the window closes.
  virtual void closing() {}
};

/// Interface of the window for its parts.
class WindowShell
{
public:
  virtual ~WindowShell() = default;

  /// Adds an entry to the menu bar; submenus by their menuAction().
  virtual void addEntry(const MenuPlace& place, QAction* action) = 0;
  void addEntries(MenuPlace first, const QList<QAction*>& actions)
  {
    for(QAction* const action : actions)
      addEntry({first.menu, first.group, first.position++}, action);
  }
  virtual void addTool(const ToolPlace& place, QAction* action) = 0;
  virtual void addTool(const ToolPlace& place, QWidget* widget) = 0;
  /// Adds a dock with an entry in the View menu. The part sets its title in retranslate().
  virtual QDockWidget& addDock(const DockPlace& place, QWidget* content) = 0;
  /// Removes a dock with its content and its entry. Only for docks that have been added when the window was complete.
  virtual void removeDock(QDockWidget& dock) = 0;
  /// Says what is offered while a dock or the views have the focus: by a tool bar and by the menu Panel.
  /// @param place    a dock, or the area of the views
  /// @param actions  null: a separator; those that go are left out
  virtual void setFocusActions(QWidget& place, const QList<QAction*>& actions) = 0;
  /// Adds a widget to the status bar, which takes ownership; in order of calls.
  /// @param stretch  greater than 0: left of the permanent widgets, and hidden by temporary messages
  virtual void addStatus(QWidget* widget, int stretch = 0) = 0;

  /// Shows a page in place of the views, without docks, which come back with the views. Takes ownership.
  /// @param page  null: the views again
  virtual void cover(QWidget* page) = 0;
  /// The arrangement of docks and tool bar, as bytes; under a page, that of before.
  virtual QByteArray layoutState() = 0;
  /// @return whether these bytes are an arrangement
  virtual bool setLayoutState(const QByteArray& state) = 0;

  /// The window itself, as parent of widgets and dialogs.
  virtual QWidget& widget() = 0;
  /// Whether the present scene needs a dock. If not, it is neither shown nor offered, until a scene needs it again.
  virtual void setRelevant(QDockWidget& dock, bool relevant) = 0;
  /// Raises the dock, and gives its content the focus.
  virtual void goTo(QDockWidget& dock) = 0;
  /// Raises the first dock of an area.
  virtual void raiseFirst(Qt::DockWidgetArea area) = 0;
  /// Whether there is a saved layout.
  virtual bool layoutKnown() const = 0;

  /// Shows a message in the status bar for some seconds.
  virtual void tell(const QString& words) = 0;
  /// The same about a file that has been written, with a link to its folder.
  virtual void tellWritten(const QString& file, const QString& words) = 0;
  /// Writes a message to the log.
  virtual void note(Diagnostic::Severity severity, const QString& message) = 0;

  /// @param open  called in place of Session::open(): for a run that does not begin at its beginning; empty: that
  virtual void openScene(const QString& scene, WindowPart::Variables variables = {},
                         const std::function<void()>& open = {}) = 0;
  /// Opens a file of any kind: by the part that knows its kind, else as a scene, when unsaved changes are dealt with.
  virtual void openFile(const QString& file) = 0;
  /// Calls WindowPart::whenSaved() of all parts, then `go`.
  virtual void whenSaved(const std::function<void()>& go) = 0;
  /// Resets the World.
  virtual void reset() = 0;

  /// The parts made so far, in the order of the table.
  virtual const std::vector<std::unique_ptr<WindowPart>>& parts() const = 0;
  /// The part of this type, which must stand before the caller in the table.
  template<class Part>
  Part& part() const
  {
    for(const std::unique_ptr<WindowPart>& each : parts())
      if(Part* const found = dynamic_cast<Part*>(each.get()))
        return *found;
    qFatal("There is no such part of the window.");
  }
};

/// Makes a part. @see windowParts()
using MakePart = std::function<std::unique_ptr<WindowPart>(const WindowPart::Surroundings&)>;

} // namespace sparkwright
