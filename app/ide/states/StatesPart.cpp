#include "app/ide/states/StatesPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/replay/TimelineBar.h"
#include "app/ide/session/FileDialogs.h"
#include "app/ide/session/SessionPart.h"
#include "app/ide/session/SessionSwitch.h"
#include "app/ide/states/KeepStateDialog.h"
#include "core/run/Project.h"

#include <QDateTime>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr const char* statesContext = "sparkwright::StatesPart";
constexpr Actions::Words keepWords = {
    "Ctrl+Alt+Shift+G", "pin", QT_TRANSLATE_NOOP("sparkwright::StatesPart", "&Keep this state…"),
    QT_TRANSLATE_NOOP("sparkwright::StatesPart",
                      "Write the exact state of the run to a file, from which it can go on again"), "keepState"};
constexpr Actions::Words otherWords = {
    "", "open", QT_TRANSLATE_NOOP("sparkwright::StatesPart", "&Open a state…"),
    QT_TRANSLATE_NOOP("sparkwright::StatesPart", "Choose a file with a state, and let the run go on from it"),
    "openState"};
constexpr Actions::Words folderWords = {
    "", "open", QT_TRANSLATE_NOOP("sparkwright::StatesPart", "Show &folder of states"),
    QT_TRANSLATE_NOOP("sparkwright::StatesPart", "Show the files of kept states, to rename or delete them"),
    "showStates"};
constexpr std::size_t mostListed = 20;

QString userFolder()
{
  const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
  return data + QStringLiteral("/states");
}

} // namespace

StatesPart::StatesPart(const Surroundings& around)
    : around_(around), states_(userFolder()), keep_(around.actions.add(keepWords, statesContext)),
      other_(around.actions.add(otherWords, statesContext)), folder_(around.actions.add(folderWords, statesContext)),
      menu_(std::make_unique<QMenu>())
{
  keep_->setEnabled(false);
  menu_->setToolTipsVisible(true);
  connect(keep_, &QAction::triggered, this, &StatesPart::keep);
  connect(other_, &QAction::triggered, this,
          [this]
          {
            askForState(&around_.shell.widget(), lastFolder_.isEmpty() ? states_.folder() : lastFolder_,
                        [this](const QString& file)
                        {
                          lastFolder_ = QFileInfo(file).absolutePath();
                          restore(file);
                        });
          });
  connect(folder_, &QAction::triggered, this,
          [this]
          {
            QDir().mkpath(states_.folder());
            QDesktopServices::openUrl(QUrl::fromLocalFile(states_.folder()));
          });
  connect(menu_.get(), &QMenu::aboutToShow, this, &StatesPart::fillMenu);
  fillMenu(); // Menus without entries are not shown.
  around_.shell.addEntry({MenuPlace::Simulation, 4, 40}, keep_);
  around_.shell.addEntry({MenuPlace::Simulation, 4, 41}, menu_->menuAction());
}

StatesPart::~StatesPart()
{
  disk_.waitForDone();
}

void StatesPart::retranslate() { menu_->setTitle(tr("R&estore state")); }

void StatesPart::opening(const QString& scene, Variables&)
{
  states_.setProject(isProject(scene.toStdString()) ? QFileInfo(scene).absoluteFilePath() : QString());
}

void StatesPart::showState(const SessionState& state)
{
  keep_->setEnabled(state.source == SessionState::Source::Own && state.phase == SessionState::Phase::Ready &&
                    state.frame);
}

QString StatesPart::suggestedName(const SessionState& state) const
{
  const QString clock = TimelineBar::clockText(state.frame->time, true);
  const QString mode = QString::fromStdString(state.frame->game.mode);
  return mode.isEmpty() ? clock : clock + QLatin1Char(' ') + mode;
}

/// The state is that of the moment when it was asked for, however long the name takes.
void StatesPart::keep()
{
  if(dialog_)
  {
    dialog_->raise();
    return dialog_->activateWindow();
  }
  const SessionState state = around_.sessions.own().state();
  if(!state.frame)
    return;
  Wanted wanted;
  wanted.head.program = SPARKWRIGHT_VERSION;
  wanted.head.saved = QDateTime::currentSecsSinceEpoch();
  wanted.head.mode = state.frame->game.present ? state.frame->game.mode : std::string();
  wanted.head.score = {state.frame->game.score[0], state.frame->game.score[1]};
  wanted.generation = state.generation;
  wanted.number = around_.sessions.askWorldState();
  wanted_ = std::move(wanted);
  dialog_ = new KeepStateDialog(suggestedName(state), states_.folder(), &around_.shell.widget());
  connect(dialog_, &KeepStateDialog::named, this,
          [this](const QString& name)
          {
            if(wanted_)
              wanted_->name = name;
          });
  connect(dialog_, &QDialog::rejected, this, [this] { wanted_.reset(); });
  dialog_->open();
}

void StatesPart::follow(const SessionState& state)
{
  if(!wanted_)
    return;
  if(state.stateKept >= wanted_->number && state.keptState)
  {
    if(wanted_->name)
      write(*state.keptState);
  }
  else if(around_.sessions.own().state().generation != wanted_->generation) // It will not be answered any more.
  {
    wanted_.reset();
    if(dialog_)
      dialog_->reject();
    around_.shell.tell(tr("The scene has changed meanwhile: nothing is kept"));
  }
}

void StatesPart::write(const WorldState& state)
{
  StateFileHead head = StateFile::headOf(state);
  Wanted wanted = *std::exchange(wanted_, {});
  head.name = wanted.name->toStdString();
  head.program = wanted.head.program;
  head.saved = wanted.head.saved;
  head.mode = wanted.head.mode;
  head.score = wanted.head.score;
  const QString file = states_.fileFor(*wanted.name);
  disk_.start(
      [this, file, name = *wanted.name, head = std::move(head), state]
      {
        const LocalText problem = StateFile::write(file.toStdString(), head, state);
        QMetaObject::invokeMethod(
            this,
            [this, file, name, problem, inexact = state.whyInexact]
            {
              if(!problem.empty())
              {
                around_.shell.tell(tr("The state is not kept: the log says why"));
                return around_.shell.note(Diagnostic::Severity::Error, inWindow(problem));
              }
              around_.shell.tellWritten(file, tr("Kept as %1").arg(name));
              if(!inexact.empty())
                around_.shell.note(Diagnostic::Severity::Warning,
                                   tr("A run from the state %1 may differ from this one: %2")
                                       .arg(name, inWindow(inexact)));
            },
            Qt::QueuedConnection);
      });
}

QString StatesPart::entryOf(const KeptStates::Kept& kept) const
{
  const StateFileHead& head = kept.head;
  QString name = head.name.empty() ? QFileInfo(kept.file).completeBaseName() : QString::fromStdString(head.name);
  name.replace(QLatin1Char('&'), QStringLiteral("&&"));
  const QString saved =
      QLocale().toString(QDateTime::fromSecsSinceEpoch(head.saved).toLocalTime(), QLocale::ShortFormat);
  return tr("%1 (%2, %3)", "state: name, scene, date").arg(
      name, QFileInfo(QString::fromStdString(head.scene)).fileName(), saved);
}

void StatesPart::fillMenu()
{
  menu_->clear();
  const std::vector<KeptStates::Kept> all = states_.list(mostListed);
  for(const KeptStates::Kept& kept : all)
  {
    QAction* const entry = menu_->addAction(entryOf(kept));
    entry->setData(kept.file);
    QString about = tr("At %1 of %2").arg(TimelineBar::clockText(kept.head.time, true),
                                          QString::fromStdString(kept.head.scene));
    if(!kept.head.mode.empty())
      about += QStringLiteral("\n%1, %2 : %3")
                   .arg(QString::fromStdString(kept.head.mode))
                   .arg(kept.head.score[0])
                   .arg(kept.head.score[1]);
    entry->setToolTip(about + QLatin1Char('\n') + QDir::toNativeSeparators(kept.file));
    connect(entry, &QAction::triggered, this, [this, file = kept.file] { restore(file); });
  }
  if(all.empty())
    menu_->addAction(tr("No state has been kept yet"))->setEnabled(false);
  menu_->addSeparator();
  menu_->addActions({other_, folder_});
}

bool StatesPart::openFile(const QString& file)
{
  if(!file.endsWith(QString::fromLatin1(StateFile::extension), Qt::CaseInsensitive))
    return false;
  restore(file);
  return true;
}

void StatesPart::restore(const QString& file)
{
  disk_.start(
      [this, file]
      {
        LocalText problem;
        std::optional<StateFile> opened = StateFile::read(file.toStdString(), problem);
        std::shared_ptr<const WorldState> state =
            opened ? std::make_shared<const WorldState>(std::move(opened->state)) : nullptr;
        QMetaObject::invokeMethod(
            this, [this, file, state, problem] { read(file, state, problem); }, Qt::QueuedConnection);
      });
}

void StatesPart::read(const QString& file, const std::shared_ptr<const WorldState>& state, const LocalText& problem)
{
  if(!state)
  {
    around_.shell.tell(tr("%1 could not be opened: the log says why").arg(QFileInfo(file).fileName()));
    return around_.shell.note(Diagnostic::Severity::Error, inWindow(problem));
  }
  ask(file, [this, file, state] { around_.shell.whenSaved([this, file, state] { go(file, state); }); });
}

/// Agents of other programs cannot go back with the run.
void StatesPart::ask(const QString& file, const std::function<void()>& go)
{
  const SessionState own = around_.sessions.own().state();
  const auto isOutside = [](const ConnectionInfo& info)
  { return info.kind == ConnectionInfo::Kind::Agent && !info.address.starts_with("inside"); };
  const int outside = static_cast<int>(std::ranges::count_if(own.connections, isOutside));
  if(outside == 0)
    return go();
  auto* const question = new QMessageBox(
      QMessageBox::Question, tr("Restore state"),
      tr("%n agent(s) of other programs will be disconnected, since they do not know the state.", nullptr, outside),
      QMessageBox::Cancel, &around_.shell.widget());
  question->setObjectName(QStringLiteral("restoreQuestion"));
  question->setInformativeText(QFileInfo(file).completeBaseName());
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->addButton(tr("Restore"), QMessageBox::AcceptRole);
  connect(question, &QMessageBox::buttonClicked, this,
          [question, go](QAbstractButton* button)
          {
            if(question->buttonRole(button) == QMessageBox::AcceptRole)
              go();
          });
  question->open();
}

void StatesPart::go(const QString& file, const std::shared_ptr<const WorldState>& state)
{
  QString scene = QString::fromStdString(state->scene);
  if(!states_.project().isEmpty() && around_.sessions.own().state().scene == state->scene)
    scene = states_.project(); // Which stays open.
  around_.shell.openScene(scene, {}, [this, state] { around_.sessions.restore(state); });
  around_.shell.part<SessionPart>().remember(QFileInfo(file).absoluteFilePath());
}

} // namespace sparkwright
