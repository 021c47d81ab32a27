#pragma once

#include "core/text/Diagnostic.h"

#include <QObject>
#include <QString>

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
class Selection;
class Session;
class ViewArea;
class WindowShell;
struct LogEntry;
struct SessionState;

/// Where an entry of the menu bar stands. Entries are sorted by group and position; a line parts the groups.
struct MenuPlace
{
  enum Menu
  {
    File,
    Edit,
    Simulation,
    Match,
    View, ///< Its group 0 begins with the docks.
    Help
  };
  Menu menu;
  int group;
  int position;
};

/// Where a button of the tool bar stands; sorted as the entries of a menu.
struct ToolPlace
{
  int group;
  int position;
};

/// Where a panel is docked at first.
struct DockPlace
{
  const char* name; ///< Object name, by which the user's layout is remembered: unique, and never changed.
  Qt::DockWidgetArea area;
  /// Sorts the entries of the View menu, and the tabs of an area; the first of an area is in front. 0 to 99.
  int position;
};

/// A part of the window: a panel or more, with what belongs to them. Each folder of app/ide that people see has one.
///
/// Its constructor tells the shell what it adds. The window then calls it about what happens, in the order of the table of
/// parts (window/WindowParts.cpp). A new part is a folder with such a class, and a line in that table.
class WindowPart : public QObject
{
public:
  using Variables = std::vector<std::pair<std::string, std::string>>;

  /// What all parts work with. It outlives them.
  struct Surroundings
  {
    WindowShell& shell;
    Actions& actions;
    Session& session;
    ViewArea& area;
    Selection& selection;
    QString dataFolder; ///< Where scenes and set-ups are; empty: unknown.
  };

  /// Texts in the current language. Called once when all parts are there, and whenever the language changes.
  virtual void retranslate() {}

  /// A new frame is to be seen. The views have it; the selection follows when all parts have it.
  virtual void showFrame(const SessionState&) {}
  /// Another scene is to be seen; called when the views have its first frame.
  virtual void showScene(const QString&) {}
  /// Some sixty times a second, after showFrame().
  virtual void follow(const SessionState&) {}
  /// Some ten times a second, for what people read.
  virtual void showState(const SessionState&) {}
  /// What the session and other parts have to say.
  virtual void showMessages(const std::vector<LogEntry>&) {}

  /// Whether the next World will be this one again, so that what is selected stays.
  virtual bool rebuilding() const { return false; }
  /// A scene is about to be opened. @param variables  that it is opened with; may be changed
  virtual void opening(const QString& /*scene*/, Variables& /*variables*/) {}
  /// Calls `go` once nothing that is not saved is lost by leaving the scene: at once, after a question, or never.
  virtual void whenSaved(const std::function<void()>& go) { go(); }
  virtual bool nothingToSave() const { return true; }
  /// Resets the World in a way of its own. @return false: the session is to do it
  virtual bool reset() { return false; }

  /// The docks have been put back to their places.
  virtual void layoutReset() {}
  /// The window closes for good.
  virtual void closing() {}
};

/// What parts see of the window.
class WindowShell
{
public:
  virtual ~WindowShell() = default;

  /// The menu bar. Menus below it are added by their menuAction().
  virtual void addEntry(const MenuPlace& place, QAction* action) = 0;
  void addEntries(MenuPlace first, const QList<QAction*>& actions)
  {
    for(QAction* const action : actions)
      addEntry({first.menu, first.group, first.position++}, action);
  }
  virtual void addTool(const ToolPlace& place, QAction* action) = 0;
  virtual void addTool(const ToolPlace& place, QWidget* widget) = 0;
  /// The dock gets an entry in the View menu. Its title is the part's to set, in retranslate().
  virtual QDockWidget& addDock(const DockPlace& place, QWidget* content) = 0;
  /// A widget of the status bar, which takes it over; in the order of calls.
  /// @param stretch  more than 0: left of what is always to be seen, and gives way to passing messages
  virtual void addStatus(QWidget* widget, int stretch = 0) = 0;

  /// The window itself, as parent of widgets and dialogs.
  virtual QWidget& widget() = 0;
  /// Shows the dock in front of others, and gives its content the keyboard.
  virtual void goTo(QDockWidget& dock) = 0;
  /// Brings the dock to the front that stands first in an area.
  virtual void raiseFirst(Qt::DockWidgetArea area) = 0;
  /// Whether the user has left the docks in some order.
  virtual bool layoutKnown() const = 0;

  /// Shows words in the status bar for some seconds.
  virtual void tell(const QString& words) = 0;
  /// Writes a message to the log.
  virtual void note(Diagnostic::Severity severity, const QString& message) = 0;

  virtual void openScene(const QString& scene, WindowPart::Variables variables = {}) = 0;
  /// As WindowPart::whenSaved(), of all parts.
  virtual void whenSaved(const std::function<void()>& go) = 0;
  /// The same World from the beginning.
  virtual void reset() = 0;

  /// In the order of the table. Those that are still to be made are missing.
  virtual const std::vector<std::unique_ptr<WindowPart>>& parts() const = 0;
  /// The part of this type, which must be there: stand before the caller in the table.
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
