#include "app/ide/settings/RecentFiles.h"

#include <QSettings>

namespace sparkwright
{

namespace
{

const QString key = QStringLiteral("recentScenes");
const QString pinnedKey = QStringLiteral("pinnedScenes");

} // namespace

RecentFiles::RecentFiles()
    : files_(QSettings().value(key).toStringList().mid(0, longest)),
      pinned_(QSettings().value(pinnedKey).toStringList())
{
}

void RecentFiles::add(const QString& file)
{
  if(isPinned(file))
    return;
  files_.removeAll(file);
  files_.prepend(file);
  files_ = files_.mid(0, longest);
  save();
}

void RecentFiles::remove(const QString& file)
{
  files_.removeAll(file);
  pinned_.removeAll(file);
  save();
}

void RecentFiles::setPinned(const QString& file, bool pinned)
{
  if(pinned == isPinned(file))
    return;
  remove(file);
  if(pinned)
    pinned_.append(file);
  else
    files_.prepend(file);
  save();
}

void RecentFiles::clear()
{
  files_.clear();
  save();
}

QStringList RecentFiles::files() const
{
  return pinned_ + files_;
}

void RecentFiles::fill(QMenu& menu, const std::function<void(const QString&)>& open) const
{
  menu.clear();
  int number = 0;
  for(const QString& file : files().mid(0, inMenu))
  {
    QAction* const action = menu.addAction(QStringLiteral("&%1 %2").arg(++number).arg(file));
    QObject::connect(action, &QAction::triggered, &menu, [open, file] { open(file); });
  }
  if(number > 0)
    menu.addSeparator();
}

void RecentFiles::save() const
{
  QSettings settings;
  settings.setValue(key, files_);
  settings.setValue(pinnedKey, pinned_);
  if(listener_)
    listener_();
}

} // namespace sparkwright
