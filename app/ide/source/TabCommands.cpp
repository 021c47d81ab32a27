#include "app/ide/source/TabCommands.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/editing/DocumentCommands.h"
#include "app/ide/session/Session.h"
#include "app/ide/session/SessionPart.h"
#include "core/programs/TeamFile.h"
#include "core/run/Project.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>

namespace sparkwright
{

namespace
{

/// Whether a World can be made from a file.
bool canRun(const QString& file)
{
  const TextLanguage language = languageOf(file.toStdString());
  return language == TextLanguage::Scene || language == TextLanguage::Ruby ||
         language == TextLanguage::Forms || file.endsWith(QLatin1String(".ros"), Qt::CaseInsensitive) || isProject(file.toStdString());
}

} // namespace

TabCommands::TabCommands(const WindowPart::Surroundings& around, const Sides& sides) : around_(around), sides_(sides)
{
  sides_.tabs.setMarks([this](const QString& file) { return markOf(file); });
  connect(&sides_.tabs, &TextTabs::menuWanted, this,
          [this](SceneDocument* document, const QPoint& at) { makeMenu(*document)->popup(at); });
}

TabCommands::~TabCommands()
{
  sides_.tabs.setMarks({});
}

TextTabs::Mark TabCommands::markOf(const QString& file) const
{
  TextTabs::Mark mark;
  const bool runs = !running_.isEmpty() && file == running_, starts = !start_.isEmpty() && file == start_;
  if(runs)
    mark = {themedIcon("run"), tr("The world that is shown is made from this file.")};
  else if(starts)
    mark = {themedIcon("home"), {}};
  if(starts)
    mark.words +=
        (runs ? QStringLiteral("\n") : QString()) + tr("%1 starts with this file.").arg(QFileInfo(project_).fileName());
  return mark;
}

QString TabCommands::startFile() const
{
  Diagnostic problem;
  const std::filesystem::path file = project_.toStdString();
  const std::optional<Project> project = project_.isEmpty() ? std::nullopt : readProject(file, problem);
  const QString scene = project ? QString::fromStdString(sceneOf(*project, file)) : QString();
  return QFileInfo(scene).isFile() ? fileIdentity(scene) : QString();
}

void TabCommands::show(const SessionState& state)
{
  const bool own = state.source == SessionState::Source::Own && state.phase != SessionState::Phase::Empty;
  const QString running = own ? QString::fromStdString(state.location) : QString();
  const QString& project = around_.shell.part<SessionPart>().project();
  if(running == running_ && project == project_)
    return;
  running_ = running;
  project_ = project;
  start_ = startFile();
  sides_.tabs.showMarks();
}

QMenu* TabCommands::makeMenu(SceneDocument& document)
{
  auto* const menu = new QMenu(&sides_.tabs);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setToolTipsVisible(true);
  menu->setAccessibleName(tr("Menu of %1").arg(QFileInfo(document.shownAs()).fileName()));
  const QString file = document.shownAs();
  const auto add = [&](const char* icon, const QString& text, const QString& toolTip, bool can, auto action)
  {
    QAction* const made = menu->addAction(themedIcon(icon), text);
    made->setToolTip(toolTip);
    made->setEnabled(can);
    connect(made, &QAction::triggered, this, action);
    return made;
  };
  const bool can = canRun(file);
  if(isTeamFile(file.toStdString()))
    add("start-team", tr("&Start this team"), tr("Show the programs of the team, and start them"), true,
        [this, file] { around_.shell.openFile(file); });
  else
    add("run", tr("&Run this file"),
        can ? tr("Make the world from this file; the texts stay open")
            : tr("Worlds are made from scenes, set-up scripts and projects"),
        can, [this, file] { run(file); });
  const bool isStart = can && !isProject(file.toStdString());
  add("home", tr("Use as &start file of the project"),
      !isStart             ? tr("Projects start with a scene or a set-up script")
      : project_.isEmpty() ? tr("No project is open: File ▸ Save project as… makes one of what runs")
                           : tr("%1 starts with this file from now on").arg(QFileInfo(project_).fileName()),
      isStart, [this, file] { useAsStart(file); });
  menu->addSeparator();
  add("copy", tr("Copy &path"), tr("Put the full path of the file on the clipboard"), true,
      [this, file]
      {
        QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(file));
        around_.shell.tell(tr("Copied %1").arg(QDir::toNativeSeparators(file)));
      });
  menu->addSeparator();
  add("close-scene", tr("&Close"), tr("Close this text; asks first if there are unsaved edits"), true,
      [this, shown = QPointer(&document)]
      {
        if(shown)
          sides_.commands.close(*shown);
      });
  std::vector<QPointer<SceneDocument>> others;
  for(TextPage* const page : sides_.tabs.pages())
    if(SceneDocument* const each = &page->document();
       each != &document && std::ranges::find(others, each, &QPointer<SceneDocument>::data) == others.end())
      others.emplace_back(each);
  add("clear", tr("Close &others"), tr("Close all texts but this one; asks first about unsaved edits"), sides_.tabs.files().size() > 1,
      [this, others]
      {
        sides_.tabs.forgetUnread();
        sides_.commands.close(others);
      });
  return menu;
}

/// Whoever changes to and fro between files wants both texts to stay.
void TabCommands::run(const QString& file)
{
  for(TextPage* const page : sides_.tabs.pages())
    sides_.commands.keepOpen(page->document());
  around_.shell.openFile(file);
}

void TabCommands::useAsStart(const QString& file)
{
  const auto refuse = [this](const QString& why)
  {
    around_.shell.tell(why);
    around_.shell.note(Diagnostic::Severity::Warning, why);
  };
  if(project_.isEmpty())
    return refuse(
        tr("No project is open, so %1 cannot be its start file. Open one, or make one of what runs: File ▸ Save "
           "project as…")
            .arg(QFileInfo(file).fileName()));
  const QString name = QFileInfo(project_).fileName();
  if(SceneDocument* const text = sides_.commands.documents().find(project_); text && text->isModified())
    return refuse(tr("%1 has unsaved edits: save it first.").arg(name));
  Diagnostic problem;
  std::optional<Project> project = readProject(project_.toStdString(), problem);
  if(!project)
    return refuse(inWindow(problem));
  project->scene = file.toStdString();
  if(const std::string why = writeProject(project_.toStdString(), *project); !why.empty())
    return refuse(tr("%1 is not changed: %2").arg(name, QString::fromStdString(why)));
  start_ = startFile();
  sides_.tabs.showMarks();
  around_.shell.tell(
      tr("%1 starts with %2 from now on. What runs stays as it is.").arg(name, QFileInfo(file).fileName()));
}

} // namespace sparkwright
