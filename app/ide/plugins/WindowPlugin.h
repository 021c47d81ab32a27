#pragma once

#include <QAction>
#include <QDockWidget>
#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <QtPlugin>

// The interface between the window and its plugins (docs/window-plugins.md). It needs Qt Widgets and nothing else of ours,
// and stays as it is until the number in sparkwrightWindowPluginIid changes.

namespace sparkwright
{

/// The run that the window shows, at one moment.
struct PluginRunState
{
  enum class Source
  {
    Own,     ///< A simulation of this program.
    Remote,  ///< A server elsewhere, which is watched.
    Recorded ///< A recording.
  };

  bool open = false; ///< There is something to see; else all else is empty.
  Source source = Source::Own;
  QString scene; ///< As opened, or the name of the recording or server.
  bool running = false;
  double time = 0; ///< Simulated s.
  long cycle = 0;
  long generation = 0; ///< Changes with each scene that is opened, each reset, each recording.
  QString playMode;    ///< Empty: no match.
  int score[2] = {0, 0}; ///< Left, right.
  /// The signals that PluginHost::watch() asks for, in that order; NaN: there is none of this name, or no value now.
  QList<double> values;
};

/// What the program offers to a plugin. All calls are made in the thread of the window; none waits for the simulation.
/// What a plugin adds is removed when it is switched off.
class PluginHost
{
public:
  enum class Severity
  {
    Note,
    Warning,
    Error
  };

  virtual ~PluginHost() = default;

  /// The window, as parent of dialogs.
  virtual QWidget& window() = 0;
  /// Adds a panel, which can be moved, tabbed and closed like any other. Takes ownership of the content.
  /// @param id     unique among those of the plugin: identifies it in stored layouts, must not change
  /// @param area   where it is at first
  virtual QDockWidget& addDock(const QString& id, const QString& title, QWidget* content, Qt::DockWidgetArea area) = 0;
  /// Adds an action to the menu View › Plugins, and to the tool bar of panels while a dock of the plugin has the focus.
  /// Takes ownership. The action needs a text; an icon and a tool tip are welcome.
  virtual void addAction(QAction* action) = 0;

  /// Signals of the run that PluginRunState::values shall have from now on, by path, such as `ball/speed`
  /// (docs/plots-and-export.md).
  virtual void watch(const QStringList& signalPaths) = 0;
  /// All signals of the present run.
  virtual QStringList signalPaths() const = 0;

  /// Sends a command as a monitor would, such as `(kickOff Left)`. Ignored where there is nothing to command.
  virtual void command(const QString& text) = 0;
  virtual void run() = 0;
  virtual void pause() = 0;
  virtual void step() = 0;

  /// The selected nodes, by their paths, such as `/usr/scene/Ball`.
  virtual QStringList selection() const = 0;
  /// Selects the node of a path everywhere in the window. @return whether there is one
  virtual bool select(const QString& path) = 0;

  /// Shows a message in the status bar for some seconds.
  virtual void tell(const QString& words) = 0;
  /// Writes a message to the log, with the plugin's name.
  virtual void log(Severity severity, const QString& words) = 0;
};

/// A plugin of the window. A shared library has one class that is a QObject and this:
///
///   class BallSpeed : public QObject, public sparkwright::WindowPlugin
///   {
///     Q_OBJECT
///     Q_PLUGIN_METADATA(IID sparkwrightWindowPluginIid FILE "ball_speed.json")
///     Q_INTERFACES(sparkwright::WindowPlugin)
///     …
///
/// with `{"id": "ballSpeed", "name": "Ball speed", "description": "…"}` in the file. An exception that leaves one of these
/// functions switches the plugin off, with a message.
class WindowPlugin
{
public:
  virtual ~WindowPlugin() = default;

  /// Adds docks and actions. Called when the plugin is switched on, which may be several times.
  /// @param host  valid until stop()
  virtual void start(PluginHost& host) = 0;
  /// Called before what the plugin has added is removed.
  virtual void stop() {}
  /// Called about twenty times a second with the newest state. It should take a few milliseconds at most.
  virtual void showState(const PluginRunState&) {}
  /// Called when something else has been selected. @param paths  as PluginHost::selection() has them
  virtual void selectionChanged(const QStringList&) {}
  /// Called when the language of the program has changed. @param code  such as `de`
  virtual void retranslate(const QString& /*code*/) {}
};

} // namespace sparkwright

#define sparkwrightWindowPluginIid "org.sparkwright.WindowPlugin/1"
Q_DECLARE_INTERFACE(sparkwright::WindowPlugin, sparkwrightWindowPluginIid)
