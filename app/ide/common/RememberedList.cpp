#include "app/ide/common/RememberedList.h"

#include <QSettings>

namespace sparkwright
{

QStringList RememberedList::all() const
{
  return QSettings().value(key_).toStringList().mid(0, most_);
}

void RememberedList::add(const QString& entry) const
{
  QStringList list = QSettings().value(key_).toStringList();
  list.removeAll(entry);
  list.prepend(entry);
  QSettings().setValue(key_, list.mid(0, most_));
}

} // namespace sparkwright
