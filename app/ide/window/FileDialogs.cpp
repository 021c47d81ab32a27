#include "app/ide/window/FileDialogs.h"

#include "app/ide/window/MainWindow.h"
#include "core/run/Project.h"

#include <QFileDialog>

#include <utility>

namespace sparkwright
{

namespace
{

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
      new QFileDialog(parent, MainWindow::tr("Open scene"), folder,
                      MainWindow::tr("Scenes, set-ups and projects (*.rsg *.ros *.rb *.sparkproject)") + QStringLiteral(";;") +
                          MainWindow::tr("All files (*)"));
  dialog->setFileMode(QFileDialog::ExistingFile);
  open(dialog, std::move(chosen));
}

void askForProject(QWidget* parent, const QString& folder, std::function<void(const QString& file)> chosen)
{
  QFileDialog* const dialog =
      new QFileDialog(parent, MainWindow::tr("Save project"), folder, MainWindow::tr("Projects (*.sparkproject)"));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QLatin1String(Project::extension).mid(1));
  open(dialog, std::move(chosen));
}

} // namespace sparkwright
