#include "app/ide/jobs/JobsPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/ServerProgram.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/replay/ReplayPart.h"
#include "app/ide/session/Session.h"
#include "app/ide/session/SessionPart.h"
#include "app/ide/trust/TrustSheet.h"
#include "app/jobs/plan/JobTrust.h"
#include "core/run/Project.h"
#include "core/text/WriteFile.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QUrl>

namespace sparkwright
{

namespace
{

constexpr const char* jobsContext = "sparkwright::JobsPart";
constexpr Actions::Words newWords = {
    "Ctrl+Alt+X", "experiments", QT_TRANSLATE_NOOP("sparkwright::JobsPart", "New e&xperiment…"),
    QT_TRANSLATE_NOOP("sparkwright::JobsPart",
                      "Run this scene many times, with other seeds or settings, and compare the results")};
constexpr Actions::Words showExperimentsWords = {
    "Ctrl+Alt+Shift+X", "experiments", QT_TRANSLATE_NOOP("sparkwright::JobsPart", "Show e&xperiments"),
    QT_TRANSLATE_NOOP("sparkwright::JobsPart", "Go to the runs of the experiment that is open")};

/// The teams of a run that are programs, as a project has them.
std::vector<ProjectTeam> programsOf(const Job& job, const PlannedRun& run)
{
  std::vector<ProjectTeam> teams;
  for(const int index : {run.left, run.right})
    if(index >= 0 && !job.teams[static_cast<std::size_t>(index)].file.empty())
      teams.push_back({besideJob(job, job.teams[static_cast<std::size_t>(index)].file),
                       job.teams[static_cast<std::size_t>(index)].name});
  return teams;
}

} // namespace

JobsPart::JobsPart(const Surroundings& around)
    : around_(around), replay_(around.shell.part<ReplayPart>()),
      experiment_(new Experiment({serverProgram(), around.session.dataDirectories()}, this)),
      panel_(new ExperimentPanel(*experiment_, &around.shell.widget())),
      dock_(&around.shell.addDock({"experimentsDock", Qt::BottomDockWidgetArea, 70}, panel_)),
      new_(around.actions.add(newWords, jobsContext)), show_(around.actions.add(showExperimentsWords, jobsContext))
{
  around.shell.addEntry({MenuPlace::File, 0, 9}, new_);
  around.shell.addEntry({MenuPlace::View, 0, 113}, show_);
  connect(new_, &QAction::triggered, this, &JobsPart::askForNew);
  connect(show_, &QAction::triggered, this, [this] { around_.shell.goTo(*dock_); });
  around.shell.setFocusActions(*dock_, {new_});
  experiment_->setAsk([this](const Job& job, std::function<void()> go)
                      { whenTrusted(trustListOf(job), &around_.shell.widget(), std::move(go)); });
  connectPanel();
}

JobsPart::~JobsPart() = default;

void JobsPart::connectPanel()
{
  connect(panel_, &ExperimentPanel::newWanted, this, &JobsPart::askForNew);
  connect(panel_, &ExperimentPanel::openWanted, this, &JobsPart::askForFile);
  connect(panel_, &ExperimentPanel::exportWanted, this, &JobsPart::askWhereToExport);
  connect(panel_, &ExperimentPanel::watchWanted, this, &JobsPart::watch);
  connect(panel_, &ExperimentPanel::folderWanted, this,
          [this](int run)
          {
            const auto folder = runFolder(experiment_->results(), experiment_->runs()[static_cast<std::size_t>(run)]);
            if(!QFileInfo::exists(QString::fromStdString(folder.string())))
              return around_.shell.tell(tr("This run has not begun yet"));
            QDesktopServices::openUrl(QUrl::fromLocalFile(QString::fromStdString(folder.string())));
          });
  connect(panel_, &ExperimentPanel::commandWanted, this,
          [this](int run)
          {
            const StartCommand command = runCommand(
                experiment_->job(), experiment_->runs()[static_cast<std::size_t>(run)], experiment_->setting());
            QGuiApplication::clipboard()->setText(QString::fromStdString(shellText(command)));
            around_.shell.tell(tr("The command is in the clipboard"));
          });
  connect(experiment_, &Experiment::failed, this,
          [this](const Diagnostic& problem)
          {
            panel_->showProblem(inWindow(problem));
            around_.shell.note(problem.severity, inWindow(problem));
            around_.shell.goTo(*dock_);
          });
  connect(experiment_, &Experiment::opened, this,
          [this]
          {
            if(std::exchange(runWhenOpened_, false))
              experiment_->start(JobRunner::Which::Missing);
          });
  connect(experiment_, &Experiment::stateChanged, this,
          [this]
          {
            if(experiment_->state() == Experiment::State::Opening || experiment_->state() == Experiment::State::Running)
              panel_->showProblem({});
          });
  connect(experiment_, &Experiment::finished, this,
          [this]
          {
            const int done = experiment_->count(RunStatus::State::Done);
            if(done == static_cast<int>(experiment_->runs().size()) && done > 0)
              around_.shell.tell(tr("%1: all runs are done").arg(QString::fromStdString(experiment_->job().name)));
          });
}

void JobsPart::retranslate()
{
  dock_->setWindowTitle(tr("Experiments"));
  panel_->retranslate();
}

QStringList JobsPart::endsWithWindow() const
{
  if(experiment_->state() != Experiment::State::Running && experiment_->state() != Experiment::State::Stopping)
    return {};
  using State = RunStatus::State;
  const int left = experiment_->count(State::Running) + experiment_->count(State::Waiting);
  return {tr("%n run(s) of an experiment are not done; those that are done are kept, and it can go on later.", nullptr,
             left)};
}

void JobsPart::showState(const SessionState& state)
{
  new_->setEnabled(state.source == SessionState::Source::Own && !state.scene.empty() && !experiment_->busy());
}

bool JobsPart::openFile(const QString& file)
{
  if(!isJob(file.toStdString()))
    return false;
  around_.shell.part<SessionPart>().remember(file);
  openJob(file);
  return true;
}

void JobsPart::openJob(const QString& file)
{
  around_.shell.goTo(*dock_);
  if(experiment_->busy())
    return panel_->showProblem(tr("Stop the experiment that is running before you open another one."));
  experiment_->open(file);
}

void JobsPart::askForFile()
{
  auto* const dialog = new QFileDialog(&around_.shell.widget(), tr("Open job file"), around_.dataFolder,
                                       tr("Experiments (*.sparkjobs)") + QStringLiteral(";;") + tr("All files (*)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, &JobsPart::openJob);
  dialog->open();
}

void JobsPart::askForNew()
{
  if(dialog_)
  {
    dialog_->raise();
    dialog_->activateWindow();
    return;
  }
  dialog_ = new ExperimentDialog(around_.session.state(), &around_.shell.widget());
  dialog_->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog_, &ExperimentDialog::made, this,
          [this](const QString& file, bool run)
          {
            runWhenOpened_ = run;
            openJob(file);
          });
  dialog_->open();
}

void JobsPart::askWhereToExport()
{
  const auto [table, name] = panel_->frontTable();
  const std::filesystem::path folder = experiment_->results();
  auto* const dialog =
      new QFileDialog(&around_.shell.widget(), tr("Export results"),
                      QString::fromStdString((folder / name.toStdString()).string()), tr("Tables (*.csv)"));
  dialog->setObjectName(QStringLiteral("exportResults"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("csv"));
  connect(dialog, &QFileDialog::fileSelected, this, &JobsPart::exportTo);
  dialog->open();
}

void JobsPart::exportTo(const QString& file)
{
  const auto [table, name] = panel_->frontTable();
  if(const std::string problem = writeAtomically(file.toStdString(), table.toStdString()); !problem.empty())
    return around_.shell.note(Diagnostic::Severity::Error,
                              tr("The results are not exported: %1").arg(QString::fromStdString(problem)));
  around_.shell.tell(tr("Saved %1").arg(file));
}

void JobsPart::watch(int index)
{
  const PlannedRun& run = experiment_->runs()[static_cast<std::size_t>(index)];
  const std::filesystem::path recording = recordingOf(experiment_->results(), run);
  std::error_code failed;
  if(std::filesystem::exists(recording, failed))
    return replay_.openRecording(QString::fromStdString(recording.string()));
  Project project;
  Diagnostic problem;
  if(isProject(run.scene))
  {
    const auto base = readProject(run.scene, problem);
    if(!base)
      return panel_->showProblem(inWindow(problem));
    project = *base;
    project.setUp = setUpOf(*base, run.scene);
    project.scene = sceneOf(*base, run.scene);
    for(ProjectTeam& team : project.teams)
      team.file = (std::filesystem::path(run.scene).parent_path() / team.file).string();
  }
  else
    project.scene = run.scene;
  project.seed = run.seed;
  std::erase_if(project.variables,
                [&run](const auto& variable) {
                  return std::ranges::find(run.variables, variable.first, &JobVariables::value_type::first) !=
                         run.variables.end();
                });
  project.variables.insert(project.variables.end(), run.variables.begin(), run.variables.end());
  if(const std::vector<ProjectTeam> teams = programsOf(experiment_->job(), run); !teams.empty())
    project.teams = teams;
  const std::filesystem::path folder = runFolder(experiment_->results(), run);
  const std::filesystem::path file = folder / "run.sparkproject";
  std::filesystem::create_directories(folder, failed);
  if(const std::string failure = writeProject(file, project); !failure.empty())
    return panel_->showProblem(QString::fromStdString(failure));
  if(!run.robotValues.empty())
    panel_->showProblem(tr("This shows the run with the usual robots: record the runs to watch them as they were."));
  around_.shell.whenSaved([this, file] { around_.shell.openScene(QString::fromStdString(file.string())); });
}

} // namespace sparkwright
