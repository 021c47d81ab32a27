#include "app/ide/states/KeptStates.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr qsizetype longestName = 80; // Characters; file systems allow 255 bytes.

/// The name without what file names cannot have.
QString fileName(const QString& name)
{
  QString plain;
  for(const QChar c : name.simplified().left(longestName))
    plain += c.isPrint() && !QStringLiteral("/\\:*?\"<>|").contains(c) ? c : QLatin1Char('-');
  while(plain.startsWith(QLatin1Char('.')))
    plain.remove(0, 1);
  return plain.isEmpty() ? QStringLiteral("state") : plain;
}

} // namespace

QString KeptStates::projectFolder() const
{
  return project_.isEmpty() ? QString() : QFileInfo(project_).absolutePath() + QStringLiteral("/states");
}

QString KeptStates::folder() const
{
  const QString own = projectFolder();
  if(own.isEmpty())
    return userFolder_;
  const QFileInfo made(own), above(QFileInfo(project_).absolutePath());
  return (made.exists() ? made.isDir() && made.isWritable() : above.isWritable()) ? own : userFolder_;
}

QString KeptStates::fileFor(const QString& name) const
{
  const QString base = folder() + QLatin1Char('/') + fileName(name);
  const QString ending = QString::fromLatin1(StateFile::extension);
  QString file = base + ending;
  for(int i = 2; QFileInfo::exists(file); ++i)
    file = base + QLatin1Char('-') + QString::number(i) + ending;
  return file;
}

std::vector<KeptStates::Kept> KeptStates::list(std::size_t most) const
{
  QFileInfoList files;
  for(const QString& each : {projectFolder(), userFolder_})
    if(!each.isEmpty())
      files += QDir(each).entryInfoList({QLatin1Char('*') + QString::fromLatin1(StateFile::extension)}, QDir::Files);
  std::ranges::stable_sort(files, std::greater(), [](const QFileInfo& file) { return file.lastModified(); });
  std::vector<Kept> kept;
  for(const QFileInfo& file : files)
  {
    if(kept.size() == most)
      break;
    LocalText problem;
    if(std::optional<StateFileHead> head = StateFile::readHead(file.filePath().toStdString(), problem))
      kept.push_back({file.filePath(), *std::move(head)});
  }
  return kept;
}

} // namespace sparkwright
