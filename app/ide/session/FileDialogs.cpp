#include "app/ide/session/FileDialogs.h"

#include "core/run/Project.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace sparkwright
{

namespace
{

struct FileDialogs
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::FileDialogs)
};

/// Recordings of ours, and logs of monitors.
QString recordingPatterns()
{
  return QStringLiteral("*.mcap *.log *.log.gz *.log.bz2 *.log.xz *.log.zst *.sparkmonitor *.sparkmonitor.gz *.sparkmonitor.bz2 "
                        "*.sparkmonitor.xz *.sparkmonitor.zst *.zip *.tar.gz *.tar.bz2 *.tar.xz *.tar.zst *.tgz *.tbz2 *.txz *.tzst");
}

void open(QFileDialog* dialog, std::function<void(const QString& file)> chosen)
{
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(dialog, &QFileDialog::fileSelected, dialog, std::move(chosen));
  dialog->open();
}

} // namespace

void askForScene(QWidget* parent, const QString& folder, std::function<void(const QString& file)> chosen)
{
  QFileDialog* const dialog =
      new QFileDialog(parent, FileDialogs::tr("Open scene"), folder,
                      FileDialogs::tr("Scenes, set-ups, projects, experiments, teams and states (%1)")
                              .arg(QStringLiteral("*.rsg *.ros *.rb *.f2kworld *.f2krobot *.f2kfield *.sparkproject *.sparkjobs "
                                                  "*.sparkteam *.sparkstate")) +
                          QStringLiteral(";;") + FileDialogs::tr("Recordings and logs (%1)").arg(recordingPatterns()) +
                          QStringLiteral(";;") + FileDialogs::tr("All files (*)"));
  dialog->setFileMode(QFileDialog::ExistingFile);
  open(dialog, std::move(chosen));
}

bool isRecording(const QString& file)
{
  return QDir::match(recordingPatterns().split(QLatin1Char(' ')), QFileInfo(file).fileName());
}

void askForRecording(QWidget* parent, const QString& folder, std::function<void(const QString& file)> chosen)
{
  QFileDialog* const dialog = new QFileDialog(
      parent, FileDialogs::tr("Open recording"), folder,
      FileDialogs::tr("Recordings and logs (%1)").arg(recordingPatterns()) +
          QStringLiteral(";;") + FileDialogs::tr("All files (*)"));
  dialog->setFileMode(QFileDialog::ExistingFile);
  open(dialog, std::move(chosen));
}

void askForState(QWidget* parent, const QString& folder, std::function<void(const QString& file)> chosen)
{
  QFileDialog* const dialog =
      new QFileDialog(parent, FileDialogs::tr("Open state"), folder,
                      FileDialogs::tr("States of runs (%1)").arg(QStringLiteral("*.sparkstate")) + QStringLiteral(";;") +
                          FileDialogs::tr("All files (*)"));
  dialog->setFileMode(QFileDialog::ExistingFile);
  open(dialog, std::move(chosen));
}

void askForTexts(QWidget* parent, const QString& folder, std::function<void(const QStringList& files)> chosen)
{
  QFileDialog* const dialog = new QFileDialog(
      parent, FileDialogs::tr("Open as text"), folder,
      FileDialogs::tr("Texts (%1)").arg(QStringLiteral("*.rsg *.rb *.ros *.rsi *.f2kworld *.f2krobot *.f2kfield *.sparkproject *.sparkteam *.sparkjobs *.toml *.xml "
                                                       "*.urdf *.json *.txt *.md *.h *.hpp *.c *.cc *.cpp *.py *.sh")) +
          QStringLiteral(";;") + FileDialogs::tr("All files (*)"));
  dialog->setFileMode(QFileDialog::ExistingFiles);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(dialog, &QFileDialog::filesSelected, dialog, std::move(chosen));
  dialog->open();
}

void askForProject(QWidget* parent, const QString& folder, std::function<void(const QString& file)> chosen)
{
  QFileDialog* const dialog =
      new QFileDialog(parent, FileDialogs::tr("Save project"), folder, FileDialogs::tr("Projects (*.sparkproject)"));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QLatin1String(Project::extension).mid(1));
  open(dialog, std::move(chosen));
}

} // namespace sparkwright
