#include "app/ide/RecentFiles.h"

#include <QSettings>

namespace sparkwright
{

namespace
{

const QString key = QStringLiteral("recentScenes");

} // namespace

RecentFiles::RecentFiles() : files_(QSettings().value(key).toStringList().mid(0, longest)) {}

void RecentFiles::add(const QString& file)
{
  files_.removeAll(file);
  files_.prepend(file);
  files_ = files_.mid(0, longest);
  save();
}

void RecentFiles::clear()
{
  files_.clear();
  save();
}

void RecentFiles::save() const
{
  QSettings().setValue(key, files_);
}

} // namespace sparkwright
