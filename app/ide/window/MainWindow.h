#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/common/WindowPart.h"
#include "app/ide/layout/Perspectives.h"
#include "app/ide/layout/PerspectiveSwitch.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/session/SessionSwitch.h"
#include "app/ide/settings/Preferences.h"
#include "app/ide/views/ViewArea.h"
#include "app/ide/window/FocusActions.h"
#include "app/ide/window/RelevantDocks.h"
#include "app/ide/window/WindowParts.h"
#include "app/ide/window/WindowPlaces.h"

#include <QElapsedTimer>
#include <QMainWindow>
#include <QStackedWidget>
#include <QTimer>

#include <map>

namespace sparkwright
{

class FolderLink;
class Language;
class Viewport;

/// The main window: views in the centre, surrounded by docks, menus and tools of its parts. Notifies the parts of
/// events.
///
/// Polls its session about sixty times a second and never waits for it.
class MainWindow : public QMainWindow, public WindowShell
{
  Q_OBJECT
public:
  /// @param session   the window's own simulation; it and language must outlive the window
  /// @param dataFolder        contains scenes and set-ups; empty: unknown
  MainWindow(Session& session, Language& language, const QString& dataFolder = {},
             const std::vector<MakePart>& parts = windowParts());
  ~MainWindow() override;

  /// Opens a scene and adds it to the recent files.
  void openScene(const QString& scene, WindowPart::Variables variables = {},
                 const std::function<void()>& open = {}) override;
  void openFile(const QString& file) override;
  /// Opens a file of any kind, of the command line. @param variables  for a scene
  void openAtStart(const QString& file, const WindowPart::Variables& variables);
  /// Lets the view get ready to draw, so that the first scene comes without a pause. After show(), and before anything is
  /// painted.
  void prepareViews();
  /// Ends the program when nobody can be asked, whatever goes on and whichever dialogs are open, and keeps what is kept
  /// when the window is closed. Unsaved work is offered at the next start.
  void endUnasked();
  /// Updates from the session; also called by the timer.
  void refresh();

  Actions& actions() { return actions_; }
  Preferences& preferences() { return preferences_; }
  ViewArea& views() { return *views_; }
  Perspectives& perspectives() { return perspectives_; }
  /// The active viewport.
  Viewport& viewport() { return views_->active(); }
  Selection& selection() { return selection_; }
  /// The selected node of the present structure; -1: none.
  int selectedNode() const { return selection_.last(); }
  void select(int node) { selection_.set({node}); }

  void addEntry(const MenuPlace& place, QAction* action) override { places_.addEntry(place, action); }
  void addTool(const ToolPlace& place, QAction* action) override { places_.addTool(place, action); }
  void addTool(const ToolPlace& place, QWidget* widget) override { places_.addTool(place, widget); }
  QDockWidget& addDock(const DockPlace& place, QWidget* content) override;
  void removeDock(QDockWidget& dock) override;
  void setFocusActions(QWidget& place, const QList<QAction*>& actions) override { focus_->set(place, actions); }
  /// What is offered for the dock or view that has the focus.
  FocusActions& focusActions() { return *focus_; }
  void addStatus(QWidget* widget, int stretch) override;
  QWidget& widget() override { return *this; }
  void setRelevant(QDockWidget& dock, bool relevant) override;
  void cover(QWidget* page) override;
  /// With the docks that the present scene does not need as they were.
  QByteArray layoutState() override;
  bool setLayoutState(const QByteArray& state) override;
  void goTo(QDockWidget& dock) override;
  void raiseFirst(Qt::DockWidgetArea area) override;
  bool layoutKnown() const override { return layoutKnown_; }
  void tell(const QString& words) override;
  void tellWritten(const QString& file, const QString& words) override;
  void note(Diagnostic::Severity severity, const QString& message) override;
  void whenSaved(const std::function<void()>& go) override { askFrom(0, go); }
  void reset() override;
  const std::vector<std::unique_ptr<WindowPart>>& parts() const override { return parts_; }

protected:
  void changeEvent(QEvent* event) override;
  void childEvent(QChildEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void keepAll();
  bool nothingToSave() const
  {
    return std::ranges::all_of(parts_, [](const auto& part) { return part->nothingToSave(); });
  }
  void addOwn();
  void addLanguages();
  void retranslate();
  void connectPerspectives();
  void defaultLayout();
  void restoreLayout();
  /// @return whether a part has opened it
  bool openedByPart(const QString& file);
  void openDropped(const QStringList& files);
  void showFrame(const SessionState& state);
  void showMessages(const std::vector<LogEntry>& entries);
  /// Calls whenSaved() of the parts from this index on, then `go`.
  void askFrom(std::size_t part, const std::function<void()>& go);

  SessionSwitch session_;
  Language& language_;
  Actions actions_;
  Preferences preferences_;
  Selection selection_;
  WindowPlaces places_;
  RelevantDocks relevant_;
  std::map<QDockWidget*, bool> relevantLater_; ///< What setRelevant() was asked for while a page covers the views.
  QStackedWidget* centre_; ///< The views, or a page in place of them.
  PerspectiveSwitch* switch_;
  Perspectives perspectives_;
  ViewArea* views_;
  FolderLink* folderLink_;
  FocusActions* focus_;
  std::unique_ptr<QMenu> languageMenu_;
  std::vector<std::unique_ptr<WindowPart>> parts_;
  QByteArray layoutForGrown_; ///< Restored before the window is shown maximised; empty: none.
  QByteArray coveredState_; ///< While a page covers the views: the layout of the docks before.
  enum class Closing
  {
    Asks, ///< Whether to end what goes on.
    Agreed
  } closing_ = Closing::Asks;
  bool layoutKnown_ = false; ///< There is a saved layout.
  bool placeKnown_ = false;  ///< There are a saved place and size.

  QTimer timer_;
  QElapsedTimer sinceState_;
  long generation_ = 0;
  std::string shownScene_;
  QString opened_; ///< Full path, or name, of the scene that was opened.
  double shownTime_ = 0;
};

} // namespace sparkwright
