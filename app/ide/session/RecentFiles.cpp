#include "app/ide/session/RecentFiles.h"

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

void RecentFiles::fill(QMenu& menu, const std::function<void(const QString&)>& open) const
{
  menu.clear();
  int number = 0;
  for(const QString& file : files_)
  {
    QAction* const action = menu.addAction(QStringLiteral("&%1 %2").arg(++number).arg(file));
    QObject::connect(action, &QAction::triggered, &menu, [open, file] { open(file); });
  }
  if(number > 0)
    menu.addSeparator();
}

void RecentFiles::save() const
{
  QSettings().setValue(key, files_);
}

} // namespace sparkwright
