#include "app/ide/common/UserFolders.h"

#include <QDir>
#include <QSettings>

namespace sparkwright
{

QString userFolder(QStandardPaths::StandardLocation kind)
{
  const QString folder = QStandardPaths::writableLocation(kind);
  return !folder.isEmpty() && QDir().mkpath(folder) ? folder : QDir::homePath();
}

QString lastFolder(const QString& settingsKey, QStandardPaths::StandardLocation kind)
{
  const QString last = QSettings().value(settingsKey).toString();
  return !last.isEmpty() && QDir(last).exists() ? last : userFolder(kind);
}

} // namespace sparkwright
