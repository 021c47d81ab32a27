#include "editor/text/tabs/CursorMemory.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QStringList>

namespace sparkwright
{

namespace
{

constexpr int mostFiles = 200;
constexpr auto group = "textCursors", order = "textCursorFiles";

} // namespace

/// Paths hold characters that mean something in settings.
QString CursorMemory::keyOf(const QString& file)
{
  const QString path = QFileInfo(file).absoluteFilePath();
  return QString::fromLatin1(QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex());
}

void CursorMemory::store(const QString& file, Place place)
{
  const QString key = keyOf(file);
  QStringList files = settings_.value(order).toStringList();
  files.removeAll(key);
  files.prepend(key);
  while(files.size() > mostFiles)
    settings_.remove(QStringLiteral("%1/%2").arg(QLatin1String(group), files.takeLast()));
  settings_.setValue(order, files);
  settings_.setValue(QStringLiteral("%1/%2").arg(QLatin1String(group), key),
                     QVariantList{place.cursor, place.firstLine});
}

std::optional<CursorMemory::Place> CursorMemory::find(const QString& file) const
{
  const QVariantList values = settings_.value(QStringLiteral("%1/%2").arg(QLatin1String(group), keyOf(file))).toList();
  if(values.size() != 2)
    return {};
  return Place{values[0].toUInt(), values[1].toInt()};
}

} // namespace sparkwright
