#include "app/ide/shell/SafeMode.h"

#include "viewer/render/Quality.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

namespace sparkwright
{

namespace
{

bool safeModeOn = false;
QString safeModeFolder;

} // namespace

bool SafeMode::wanted()
{
  const QString value = qEnvironmentVariable("SPARKWRIGHT_SAFE_MODE");
  return !value.isEmpty() && value != QLatin1String("0");
}

void SafeMode::enter()
{
  // `~/.config/Sparkwright/Sparkwright.conf` is the usual file.
  const QDir usual = QFileInfo(QSettings().fileName()).absoluteDir();
  safeModeFolder = usual.filePath(QStringLiteral("safe-mode"));
  // Unsaved edits of an earlier safe start stay.
  for(const QString& name : {QStringLiteral("layouts")})
    QDir(safeModeFolder + QLatin1Char('/') + usual.dirName() + QLatin1Char('/') + name).removeRecursively();
  for(const QFileInfo& file : QDir(safeModeFolder + QLatin1Char('/') + usual.dirName()).entryInfoList(QDir::Files))
    QFile::remove(file.absoluteFilePath());
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, safeModeFolder);
  qunsetenv("SPARKWRIGHT_PLUGINS");
  QSettings settings;
  settings.setValue(QStringLiteral("views/quality"), static_cast<int>(Quality::Low));
  settings.setValue(QStringLiteral("views/animations"), false);
  safeModeOn = true;
}

bool SafeMode::on()
{
  return safeModeOn;
}

QString SafeMode::folder()
{
  return safeModeFolder;
}

} // namespace sparkwright
