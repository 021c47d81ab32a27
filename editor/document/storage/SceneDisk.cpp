#include "editor/document/storage/SceneDisk.h"

#include "core/text/WriteFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace sparkwright
{

std::optional<std::string> SceneDisk::read(const QString& file) const
{
  QFile opened(file);
  if(!opened.open(QIODevice::ReadOnly))
    return {};
  const QByteArray bytes = opened.readAll();
  return opened.error() == QFile::NoError ? std::optional(bytes.toStdString()) : std::nullopt;
}

QString SceneDisk::write(const QString& file, const std::string& text)
{
  QDir().mkpath(QFileInfo(file).absolutePath());
  return QString::fromStdString(writeAtomically(QFile::encodeName(file).toStdString(), text));
}

QString SceneDisk::append(const QString& file, const std::string& bytes)
{
  return QString::fromStdString(appendDurably(QFile::encodeName(file).toStdString(), bytes));
}

bool SceneDisk::writable(const QString& file) const
{
  const QFileInfo info(file);
  return info.exists() ? info.isWritable() : QFileInfo(info.absolutePath()).isWritable();
}

void SceneDisk::remove(const QString& file)
{
  QFile::remove(file);
}

QStringList SceneDisk::list(const QString& folder, const QString& ending) const
{
  QStringList files;
  for(const QString& name : QDir(folder).entryList({QLatin1Char('*') + ending}, QDir::Files, QDir::Name))
    files << folder + QLatin1Char('/') + name;
  return files;
}

} // namespace sparkwright
