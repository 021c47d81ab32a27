#include "app/ide/start/StartPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/UserFolders.h"
#include "app/ide/editing/EditingPart.h"
#include "app/ide/editing/EditMode.h"
#include "app/ide/session/SessionPart.h"
#include "app/ide/session/SessionSwitch.h"
#include "app/ide/start/NewSceneDialog.h"
#include "app/ide/start/ProjectWizard.h"
#include "app/ide/start/StartPage.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTimer>

namespace sparkwright
{

namespace
{

constexpr Actions::Words showWords = {
    "Ctrl+Alt+W", "start-page", QT_TRANSLATE_NOOP("sparkwright::StartPart", "Start &page"),
    QT_TRANSLATE_NOOP("sparkwright::StartPart", "Show recent files and examples; the scene pauses")};
constexpr Actions::Words newWords = {
    "Ctrl+Alt+Shift+N", "new-project", QT_TRANSLATE_NOOP("sparkwright::StartPart", "&New project…"),
    QT_TRANSLATE_NOOP("sparkwright::StartPart", "Make a folder with a scene, and if you like a robot and a team")};
constexpr Actions::Words newSceneWords = {
    "Ctrl+N", "new-scene", QT_TRANSLATE_NOOP("sparkwright::StartPart", "New &scene…"),
    QT_TRANSLATE_NOOP("sparkwright::StartPart", "Make a scene or a set-up script from a template, and edit it"), "newScene"};
constexpr Actions::Words closeWords = {
    "Ctrl+Shift+W", "close-scene", QT_TRANSLATE_NOOP("sparkwright::StartPart", "&Close scene"),
    QT_TRANSLATE_NOOP("sparkwright::StartPart", "Close the scene, and show the start page")};
constexpr int picturesAfter = 700; // ms: first the window, then its pictures

} // namespace

StartPart::StartPart(const Surroundings& around)
    : around_(around), show_(around.actions.add(showWords, "sparkwright::StartPart")),
      new_(around.actions.add(newWords, "sparkwright::StartPart")),
      newScene_(around.actions.add(newSceneWords, "sparkwright::StartPart")),
      close_(around.actions.add(closeWords, "sparkwright::StartPart")),
      pictures_(std::make_unique<Thumbnails>(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) +
                                                 QStringLiteral("/scenes"),
                                             around.dataFolder.toStdString())),
      page_(new StartPage(*pictures_, &around.shell.widget()))
{
  pictures_->rest(true);
  page_->hide();
  around.shell.addEntry({MenuPlace::File, 0, -11}, newScene_);
  around.shell.addEntry({MenuPlace::File, 0, -10}, new_);
  around.shell.addEntry({MenuPlace::File, 2, 10}, close_);
  around.shell.addEntry({MenuPlace::Help, 0, -10}, show_);
  connect(show_, &QAction::triggered, this,
          [this]
          {
            const bool back = shown_ && around_.session.state().phase != SessionState::Phase::Empty;
            back ? leave() : show();
          });
  connect(new_, &QAction::triggered, this, &StartPart::newProject);
  connect(newScene_, &QAction::triggered, this, &StartPart::newScene);
  connect(close_, &QAction::triggered, this, &StartPart::closeScene);
  connectPage();
}

StartPart::~StartPart()
{
  around_.shell.part<SessionPart>().recent().setListener({});
}

ProjectWizard* StartPart::wizard() const
{
  return wizard_;
}

void StartPart::connectPage()
{
  RecentFiles& recent = around_.shell.part<SessionPart>().recent();
  recent.setListener(
      [this]
      {
        if(shown_)
          showRecent();
      });
  connect(page_, &StartPage::openWanted, this, [this](const QString& file) { around_.shell.openFile(file); });
  connect(page_, &StartPage::removeWanted, this, [&recent](const QString& file) { recent.remove(file); });
  connect(page_, &StartPage::pinWanted, this,
          [&recent](const QString& file, bool pinned) { recent.setPinned(file, pinned); });
  connect(page_, &StartPage::backWanted, this, &StartPart::leave);
  connect(page_, &StartPage::newWanted, this, &StartPart::newProject);
  connect(page_, &StartPage::newSceneWanted, this, &StartPart::newScene);
  connect(page_, &StartPage::chooseWanted, around_.actions[ActionId::OpenScene], &QAction::trigger);
}

void StartPart::showRecent()
{
  const RecentFiles& recent = around_.shell.part<SessionPart>().recent();
  page_->setRecent(recent.files(), [&recent](const QString& file) { return recent.isPinned(file); },
                   around_.shell.part<EditingPart>().commands().kept().files());
}

void StartPart::show()
{
  if(shown_)
    return page_->focusFilter();
  const SessionState state = around_.session.state();
  const bool open = state.phase != SessionState::Phase::Empty;
  paused_ = open && state.running && state.source != SessionState::Source::Remote;
  if(paused_)
    around_.session.pause();
  page_->setScene(open ? QFileInfo(QString::fromStdString(state.scene)).fileName() : QString());
  generation_ = state.generation;
  shown_ = true;
  page_->filter().clear();
  showRecent();
  around_.shell.cover(page_);
  page_->focusFilter();
  QTimer::singleShot(picturesAfter, this, [this] { pictures_->rest(!shown_); });
}

void StartPart::goToScene()
{
  if(shown_ && around_.session.state().phase == SessionState::Phase::Empty)
    around_.shell.openFile(QString::fromLatin1(HostOptions::defaultScene));
  else
    leave();
}

void StartPart::leave()
{
  if(!shown_)
    return;
  shown_ = false;
  pictures_->rest(true);
  around_.shell.cover(nullptr);
  if(std::exchange(paused_, false))
    around_.session.run();
}

void StartPart::closeScene()
{
  around_.shell.whenSaved(
      [this]
      {
        paused_ = false;
        leave();
        around_.session.run(); // What is opened next runs, as at the start of the program.
        around_.session.close();
        around_.shell.widget().setWindowTitle(QStringLiteral("Sparkwright"));
        show();
      });
}

void StartPart::newProject()
{
  if(wizard_)
    return wizard_->raise();
  wizard_ = new ProjectWizard(userFolder(QStandardPaths::DocumentsLocation), around_.dataFolder,
                              &around_.shell.widget());
  connect(wizard_, &ProjectWizard::made, this, [this](const QString& project) { around_.shell.openFile(project); });
  wizard_->open();
}

NewSceneDialog* StartPart::sceneDialog() const
{
  return sceneDialog_;
}

void StartPart::newScene()
{
  if(sceneDialog_)
    return sceneDialog_->raise();
  // Beside what is edited, where what it imports is found; else where documents are.
  const QString scene = around_.shell.part<EditingPart>().mode().sceneFile(),
                documents = userFolder(QStandardPaths::DocumentsLocation);
  const QFileInfo folder(QFileInfo(scene).absolutePath());
  const bool near = !scene.isEmpty() && folder.isWritable() &&
                    (around_.dataFolder.isEmpty() || !scene.startsWith(QDir(around_.dataFolder).canonicalPath()));
  sceneDialog_ = new NewSceneDialog(!sceneFolder_.isEmpty() ? sceneFolder_ : near ? folder.filePath() : documents,
                                    around_.dataFolder, &around_.shell.widget());
  connect(sceneDialog_, &NewSceneDialog::made, this,
          [this](const QString& file)
          {
            sceneFolder_ = QFileInfo(file).absolutePath();
            around_.shell.whenSaved(
                [this, file]
                {
                  around_.shell.openScene(file);
                  around_.shell.part<EditingPart>().mode().begin();
                });
          });
  sceneDialog_->open();
}

void StartPart::retranslate()
{
  page_->retranslate();
}

void StartPart::opening(const QString&, Variables&)
{
  leave();
}

void StartPart::follow(const SessionState& state)
{
  // Another perspective was chosen, or a server or a recording was opened.
  if(shown_ && page_->isHidden())
    leave();
  if(shown_ && state.generation != generation_ && state.phase != SessionState::Phase::Empty)
    leave();
}

void StartPart::showState(const SessionState& state)
{
  close_->setEnabled(state.phase != SessionState::Phase::Empty && state.source == SessionState::Source::Own);
}

} // namespace sparkwright
