#include "app/ide/start/ProjectPart.h"

#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/editing/DocumentCommands.h"
#include "app/ide/editing/EditingPart.h"
#include "app/ide/source/SourcePart.h"
#include "app/ide/start/UserFile.h"
#include "app/ide/views/ViewArea.h"
#include "app/ide/views/ViewMemory.h"
#include "app/ide/watch/WatchPart.h"
#include "core/run/Project.h"
#include "editor/text/tabs/TextTabs.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace sparkwright
{

namespace
{

QString dataFolder()
{
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

} // namespace

ProjectPart::ProjectPart(const Surroundings& around) : around_(around) {}

void ProjectPart::opening(const QString& scene, Variables&)
{
  keep();
  if(!project_.isEmpty())
    around_.shell.part<SourcePart>().texts().forgetUnread(); // Like texts that were read but not edited.
  isShown_ = false;
  teams_.clear();
  project_ = isProject(scene.toStdString()) ? QFileInfo(scene).absoluteFilePath() : QString();
}

/// Called before ViewsPart, which then finds the views of this project.
void ProjectPart::showScene(const QString& scene)
{
  if(project_.isEmpty() || isShown_)
    return;
  isShown_ = true;
  readTeams();
  const UserFile user = UserFile::read(UserFile::placeOf(project_, dataFolder()), project_);
  if(const auto views = ViewMemory::fromText(user.views))
  {
    around_.area.setScenePath({}); // Else those of another project with the same scene stay.
    ViewMemory::store(scene, *views);
  }
  if(user.watched)
    around_.shell.part<WatchPart>().setExpressions(*user.watched);
  openDocuments();
}

void ProjectPart::readTeams()
{
  Diagnostic unreadable; // Told by the session.
  ProjectPlaces places;
  const std::filesystem::path file = project_.toStdString();
  const std::optional<Project> project = readProject(file, unreadable, &places);
  if(!project)
    return;
  Diagnostics problems;
  teams_ = teamsOf(*project, file, places, problems);
  for(const Diagnostic& problem : problems)
    around_.shell.note(problem.severity, inWindow(problem));
  QStringList names;
  for(const TeamFile& team : teams_)
    names.append(QString::fromStdString(team.name));
  if(!names.isEmpty())
    around_.shell.note(Diagnostic::Severity::Note,
                       tr("Teams of this project, left and right: %1").arg(names.join(QStringLiteral(", "))));
}

void ProjectPart::openDocuments()
{
  const UserFile user = UserFile::read(UserFile::placeOf(project_, dataFolder()), project_);
  QStringList files;
  for(const QString& file : user.documents)
    if(QFileInfo(file).isFile()) // Files that are gone are no error here.
      files << file;
  around_.shell.part<SourcePart>().texts().announce(files, user.current);
  around_.shell.part<EditingPart>().commands().kept().lookAlso(files);
}

void ProjectPart::closing()
{
  keep();
}

void ProjectPart::keep()
{
  if(project_.isEmpty() || !isShown_ || !QFileInfo(project_).isFile())
    return;
  UserFile user;
  around_.area.storeViews();
  if(const auto views = ViewMemory::load(around_.area.scenePath()))
    user.views = ViewMemory::toText(*views);
  user.watched = around_.shell.part<WatchPart>().expressions();
  const TextTabs& texts = around_.shell.part<SourcePart>().texts();
  user.documents = texts.files();
  if(TextPage* const current = texts.current())
    user.current = current->document().shownAs();
  const QString file = UserFile::placeOf(project_, dataFolder());
  if(const QString problem = user.write(file, project_); !problem.isEmpty())
    around_.shell.note(Diagnostic::Severity::Warning, tr("The views of the project are not kept: %1").arg(problem));
}

} // namespace sparkwright
