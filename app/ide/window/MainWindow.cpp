#include "app/ide/window/MainWindow.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/InSight.h"
#include "app/ide/shell/PaneCycle.h"
#include "app/ide/window/CloseQuestion.h"
#include "app/ide/window/FolderLink.h"
#include "app/ide/window/Language.h"
#include "core/run/Project.h"
#include "viewer/graphics/GraphicsCheck.h"
#include "viewer/view/Viewport.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStatusBar>
#include <QTabBar>
#include <QUrl>

#include <algorithm>
#include <cstdlib>

namespace sparkwright
{

namespace
{

constexpr int refreshEvery = 16; // ms
constexpr int stateEvery = 100;  // ms
constexpr int toldFor = 5000;    // ms
constexpr int presetWidth = 1440, presetHeight = 900;
/// Of QMainWindow::saveState(); another number makes all stored layouts unknown.
constexpr int layoutVersion = 5;

/// The layout of a project lies beside it, but not where a link leads.
QString layoutOfProject(const QString& scene)
{
  const QFileInfo file(scene);
  const QString beside = file.absolutePath() + QStringLiteral("/.%1.layout").arg(file.completeBaseName());
  return isProject(scene.toStdString()) && QFileInfo(file.absolutePath()).isWritable() && !QFileInfo(beside).isSymLink()
             ? beside
             : QString();
}

/// A project can say what it shows first.
Perspective firstPerspective(const QString& scene)
{
  Diagnostic problem;
  const auto project = isProject(scene.toStdString()) ? readProject(scene.toStdString(), problem) : std::nullopt;
  return (project ? perspectiveOf(QString::fromStdString(project->layout)) : std::nullopt)
      .value_or(perspectiveFor(scene));
}

QString layoutFolder()
{
  return QFileInfo(QSettings().fileName()).absolutePath() + QStringLiteral("/layouts");
}

/// The files of this machine among what is dropped.
QStringList droppedFiles(const QMimeData& data)
{
  QStringList files;
  for(const QUrl& url : data.urls())
    if(url.isLocalFile() && QFileInfo(url.toLocalFile()).isFile())
      files.append(url.toLocalFile());
  return files;
}

} // namespace

MainWindow::MainWindow(Session& session, Language& language, const QString& dataFolder,
                       const std::vector<MakePart>& parts)
    : session_(session), language_(language), places_(*this), centre_(new QStackedWidget(this)), switch_(new PerspectiveSwitch(actions_, this)),
      perspectives_(*this, LayoutStore(layoutFolder()),
                    {[this] { return layoutState(); }, [this](const QByteArray& state) { return setLayoutState(state); },
                     [this] { places_.setDefaultSizes(); }, [this] { relevant_.afterRestoring(); }}),
      views_(new ViewArea(this)), folderLink_(new FolderLink(this)), focus_(new FocusActions(*this, actions_, *views_)), languageMenu_(std::make_unique<QMenu>())
{
  setWindowIcon(applicationIcon());
  setWindowTitle(QStringLiteral("Sparkwright"));
  setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
  setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
  centre_->addWidget(views_);
  setCentralWidget(centre_);
  setAcceptDrops(true);
  actions_.setViews(views_);
  addOwn();
  addStatus(folderLink_, 0);
  for(const MakePart& make : parts)
    parts_.push_back(make({*this, actions_, session_, *views_, selection_, dataFolder, session_, preferences_}));
  places_.build();
  focus_->build(places_.menu(MenuPlace::Panel));
  retranslate();
  resize(presetWidth, presetHeight);
  restoreLayout();
  viewport().setFocus();
  connect(&timer_, &QTimer::timeout, this, &MainWindow::refresh);
  timer_.start(refreshEvery);
}

MainWindow::~MainWindow()
{
  hide(); // Here and not in the base class: views that lose the focus tell parts which must still be there.
  while(!parts_.empty())
    parts_.pop_back(); // Later ones know earlier ones.
}

void MainWindow::prepareViews()
{
  if(graphicsProblem().isEmpty())
    viewport().prepare();
}

void MainWindow::addOwn()
{
  const auto on = [this](ActionId id, auto action) { connect(actions_[id], &QAction::triggered, this, action); };
  on(ActionId::Quit, [this] { close(); });
  on(ActionId::FullScreen, [this](bool checked) { checked ? showFullScreen() : showNormal(); });
  on(ActionId::DefaultLayout, [this] { defaultLayout(); });
  addEntry({MenuPlace::File, 9, 0}, actions_[ActionId::Quit]);
  addEntry({MenuPlace::View, 0, 101}, focus_->toolBar().toggleViewAction());
  addEntry({MenuPlace::View, 1, 10}, actions_[ActionId::DefaultLayout]);
  connectPerspectives();
  addEntry({MenuPlace::View, 9, 0}, actions_[ActionId::FullScreen]);
  addEntry({MenuPlace::View, 9, 1}, languageMenu_->menuAction());
  addLanguages();
}

void MainWindow::addLanguages()
{
  auto* const languages = new QActionGroup(this);
  for(const QString& code : Language::available())
  {
    QAction* const action = languageMenu_->addAction(Language::nativeName(code));
    action->setCheckable(true);
    action->setChecked(code == language_.current());
    action->setData(code);
    languages->addAction(action);
  }
  connect(languages, &QActionGroup::triggered, this,
          [this](QAction* action)
          {
            preferences_.set(QStringLiteral("language"), action->data());
            language_.use(action->data().toString());
          });
  connect(&preferences_, &Preferences::changed, this,
          [this, languages](const QString& key)
          {
            if(key != QLatin1String("language"))
              return;
            const QString chosen = preferences_.text(key);
            language_.use(chosen.isEmpty() ? Language::ofSystem() : chosen);
            for(QAction* const action : languages->actions())
              action->setChecked(action->data() == language_.current());
          });
}

void MainWindow::retranslate()
{
  actions_.retranslate();
  folderLink_->retranslate();
  languageMenu_->setTitle(tr("&Language"));
  for(const auto& part : parts_)
    part->retranslate();
  switch_->retranslate();
  places_.retranslate();
  focus_->retranslate();
  sinceState_.invalidate();
  if(timer_.isActive())
    refresh();
}

void MainWindow::connectPerspectives()
{
  perspectives_.places().setPlaceOf(layoutOfProject);
  addTool({3, 20}, switch_);
  addEntries({MenuPlace::View, 1, 0}, switch_->entries());
  connect(switch_, &PerspectiveSwitch::chosen, this, [this] { cover(nullptr); });
  connect(switch_, &PerspectiveSwitch::chosen, &perspectives_, &Perspectives::show);
  connect(&perspectives_, &Perspectives::changed, switch_, &PerspectiveSwitch::showCurrent);
  connect(&perspectives_, &Perspectives::failed, this,
          [this](const QString& problem) { note(Diagnostic::Severity::Warning, problem); });
}

void MainWindow::defaultLayout()
{
  perspectives_.reset();
  places_.bringBack();
  for(const auto& part : parts_)
    part->layoutReset();
}

QByteArray MainWindow::layoutState()
{
  if(centre_->currentWidget() != views_)
    return coveredState_;
  relevant_.beforeSaving();
  const QByteArray state = saveState(layoutVersion);
  relevant_.afterSaving();
  return state;
}

bool MainWindow::setLayoutState(const QByteArray& state)
{
  // Of a window that is about to be maximised, Qt would keep a layout that does not fit yet, to try it again when the window
  // is shown: with docks of which others may have been made since, it crashes. So it never knows, and we try again.
  const Qt::WindowStates states = windowState();
  const bool growsLater = !isVisible() && (states & (Qt::WindowMaximized | Qt::WindowFullScreen));
  if(growsLater)
    overrideWindowState(Qt::WindowNoState);
  const bool restored = restoreState(state, layoutVersion);
  if(growsLater)
    overrideWindowState(states);
  layoutForGrown_ = growsLater && restored ? state : QByteArray();
  if(restored)
    relevant_.afterRestoring();
  return restored;
}

/// Gives docks their sizes in the window that has just been maximised.
void MainWindow::resizeEvent(QResizeEvent* event)
{
  QMainWindow::resizeEvent(event);
  if(layoutForGrown_.isEmpty() || !isVisible() || !(isMaximized() || isFullScreen()))
    return;
  QMetaObject::invokeMethod(
      this,
      [this]
      {
        // Not if somebody has arranged it anew, or a page covers it, meanwhile.
        if(const QByteArray state = std::exchange(layoutForGrown_, {}); !state.isEmpty() && centre_->currentWidget() == views_)
          setLayoutState(state);
      },
      Qt::QueuedConnection);
}

void MainWindow::restoreLayout()
{
  const QSettings settings;
  placeKnown_ = restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
  layoutKnown_ = perspectives_.begin();
  actions_[ActionId::FullScreen]->setChecked(isFullScreen());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
  if(!nothingToSave())
  {
    whenSaved([this] { close(); });
    return event->ignore();
  }
  QStringList ends;
  for(const auto& part : parts_)
    ends += part->endsWithWindow();
  if(closing_ == Closing::Asks && !ends.isEmpty())
  {
    CloseQuestion::ask(*this, ends,
                       [this]
                       {
                         closing_ = Closing::Agreed;
                         close();
                       });
    return event->ignore();
  }
  keepAll();
  QMainWindow::closeEvent(event);
}

/// Layout and what parts remember. Those with unsaved work are left as they are: what they have kept of it stays.
void MainWindow::keepAll()
{
  cover(nullptr); // The layout to be kept is that with the docks.
  for(const auto& part : parts_)
    if(part->nothingToSave())
      part->closing();
  QSettings().setValue(QStringLiteral("window/geometry"), saveGeometry());
  perspectives_.store();
}

void MainWindow::endUnasked()
{
  keepAll();
  if(!nothingToSave())
    std::_Exit(EXIT_SUCCESS); // What closes its texts drops what is kept of them.
  QCoreApplication::exit();   // quit() would ask the windows first.
}

/// Titles of docks are read in full; arrows lead to those for which there is no room.
void MainWindow::childEvent(QChildEvent* event)
{
  QMainWindow::childEvent(event);
  if(auto* const tabs = event->polished() ? qobject_cast<QTabBar*>(event->child()) : nullptr)
  {
    tabs->setElideMode(Qt::ElideNone);
    tabs->setUsesScrollButtons(true);
  }
}

void MainWindow::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QMainWindow::changeEvent(event);
}

void MainWindow::addStatus(QWidget* widget, int stretch)
{
  if(stretch > 0)
    statusBar()->addWidget(widget, stretch);
  else
    statusBar()->addPermanentWidget(widget);
}

void MainWindow::cover(QWidget* page)
{
  if(!page)
  {
    if(centre_->currentWidget() == views_)
      return;
    centre_->setCurrentWidget(views_);
    setLayoutState(coveredState_);
    for(const auto& [dock, relevant] : std::exchange(relevantLater_, {}))
      relevant_.set(*dock, relevant);
    viewport().setFocus();
    return;
  }
  if(centre_->currentWidget() == views_)
  {
    coveredState_ = layoutState();
    for(QDockWidget* const dock : findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
      dock->hide();
  }
  if(centre_->indexOf(page) < 0)
    centre_->addWidget(page);
  centre_->setCurrentWidget(page);
}

QDockWidget& MainWindow::addDock(const DockPlace& place, QWidget* content)
{
  QDockWidget& dock = places_.addDock(place, content);
  // What comes into sight shows at once what is, not what was when it was seen last.
  connect(&dock, &QDockWidget::visibilityChanged, this, [this] { sinceState_.invalidate(); });
  focus_->adopt(dock);
  // Whoever opens a panel wants to see it. Qt puts it behind others, and would close one that is open there.
  QAction* const toggle = dock.toggleViewAction();
  disconnect(toggle, &QAction::triggered, &dock, nullptr);
  connect(toggle, &QAction::triggered, &dock,
          [this, &dock, toggle](bool open)
          {
            const bool behind = isVisible() && dock.isVisible() && !isInSight(dock);
            if(!open && !behind)
              return static_cast<void>(dock.close());
            toggle->setChecked(true);
            goTo(dock);
          });
  return dock;
}

void MainWindow::removeDock(QDockWidget& dock)
{
  places_.removeDock(dock);
}

void MainWindow::setRelevant(QDockWidget& dock, bool relevant)
{
  if(centre_->currentWidget() == views_)
    relevant_.set(dock, relevant);
  else
    relevantLater_[&dock] = relevant;
}

void MainWindow::goTo(QDockWidget& dock)
{
  dock.show();
  dock.raise();
  PaneCycle::firstIn(dock)->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::raiseFirst(Qt::DockWidgetArea area)
{
  if(!perspectives_.raiseFront(area))
    places_.raiseFirst(area);
}

void MainWindow::tell(const QString& words) { statusBar()->showMessage(words, toldFor); }

void MainWindow::tellWritten(const QString& file, const QString& words)
{
  tell(words);
  folderLink_->show(file);
}

void MainWindow::note(Diagnostic::Severity severity, const QString& message)
{
  showMessages({{shownTime_, {severity, {}, 0, 0, message.toStdString(), {}}}});
}

void MainWindow::askFrom(std::size_t part, const std::function<void()>& go)
{
  if(part == parts_.size())
    return go();
  parts_[part]->whenSaved([this, part, go] { askFrom(part + 1, go); });
}

void MainWindow::reset()
{
  if(std::ranges::none_of(parts_, [](const auto& part) { return part->reset(); }))
    session_.reset();
}

void MainWindow::openScene(const QString& scene, WindowPart::Variables variables, const std::function<void()>& open)
{
  for(const auto& part : parts_)
    part->opening(scene, variables);
  const QFileInfo file(scene);
  opened_ = file.exists() ? file.absoluteFilePath() : scene;
  perspectives_.showScene(opened_, firstPerspective(opened_));
  if(!isVisible() && !placeKnown_) // With fewer docks, it need not be as wide as with all of them.
    resize(QSize(presetWidth, presetHeight).boundedTo(screen()->availableSize()));
  if(open)
    open();
  else
    session_.open(scene.toStdString(), variables);
  setWindowTitle(QStringLiteral("%1 – Sparkwright").arg(QFileInfo(scene).fileName()));
}

bool MainWindow::openedByPart(const QString& file)
{
  return std::ranges::any_of(parts_, [&file](const auto& part) { return part->openFile(file); });
}

void MainWindow::openFile(const QString& file)
{
  if(!openedByPart(file))
    whenSaved([this, file] { openScene(file); });
}

void MainWindow::openAtStart(const QString& file, const WindowPart::Variables& variables)
{
  if(!openedByPart(file))
    openScene(file, variables);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
  if(!droppedFiles(*event->mimeData()).isEmpty())
    event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
  const QStringList files = droppedFiles(*event->mimeData());
  if(files.isEmpty())
    return;
  event->acceptProposedAction();
  const QPoint at = mapToGlobal(event->position().toPoint());
  if(std::ranges::none_of(parts_, [&](const auto& part) { return part->dropFiles(files, at); }))
    openDropped(files);
}

/// The first file is what it is; the others come beside it, as texts.
void MainWindow::openDropped(const QStringList& files)
{
  openFile(files.first());
  if(files.size() == 1)
    return;
  int shown = 0;
  for(const QString& file : files.mid(1))
    shown += std::ranges::any_of(parts_, [&file](const auto& part) { return part->openText(file); });
  tell(tr("Opened %1, and %n other file(s) as texts", nullptr, shown).arg(QFileInfo(files.first()).fileName()));
}

void MainWindow::refresh()
{
  const SessionState state = session_.state();
  showFrame(state);
  for(const auto& part : parts_)
    part->follow(state);
  showMessages(session_.takeLog());
  if(sinceState_.isValid() && sinceState_.elapsed() < stateEvery)
    return;
  sinceState_.start();
  for(const auto& part : parts_)
    part->showState(state);
}

void MainWindow::showMessages(const std::vector<LogEntry>& entries)
{
  if(entries.empty())
    return;
  for(const auto& part : parts_)
    part->showMessages(entries);
}

void MainWindow::showFrame(const SessionState& state)
{
  if(state.generation != generation_)
  {
    generation_ = state.generation;
    if(std::ranges::none_of(parts_, [](const auto& part) { return part->rebuilding(); }))
      selection_.set({}); // Ids of another World say nothing about this one.
  }
  // While the next World loads, the last picture stays: better than a flash of nothing.
  if(!state.frame || state.frame == views_->scene().frame())
    return;
  views_->setForeign(state.source == SessionState::Source::Remote);
  views_->setFrame(state.frame);
  shownTime_ = state.frame->time;
  if(state.scene != shownScene_)
  {
    shownScene_ = state.scene;
    if(state.source == SessionState::Source::Recorded)
      perspectives_.showScene(QStringLiteral("recording"), Perspective::Review);
    else if(!opened_.isEmpty())
      perspectives_.showScene(opened_, firstPerspective(opened_));
    for(const auto& part : parts_)
      part->showScene(QString::fromStdString(state.scene));
  }
  for(const auto& part : parts_)
    part->showFrame(state);
  selection_.setStructure(state.frame->structure);
}

} // namespace sparkwright
