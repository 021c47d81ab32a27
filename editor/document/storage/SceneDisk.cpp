#include "editor/document/storage/SceneDisk.h"

#include "core/text/WriteFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sparkwright
{

namespace
{

/// Whether a file or folder has the permission for anybody, and for this program. The superuser may write where nobody
/// has permission, but does not want to.
bool mayWrite(const QString& place)
{
  struct stat found
  {
  };
  const QByteArray name = QFile::encodeName(place);
  constexpr mode_t anybody = S_IWUSR | S_IWGRP | S_IWOTH;
  return ::stat(name.constData(), &found) == 0 && (found.st_mode & anybody) != 0 &&
         ::access(name.constData(), W_OK) == 0;
}

/// The file that links lead to.
QString targetOf(const QString& file)
{
  QFileInfo info(file);
  constexpr int mostLinks = 40;
  for(int links = 0; info.isSymLink() && links < mostLinks; ++links)
    info = QFileInfo(info.symLinkTarget());
  return info.absoluteFilePath();
}

std::optional<std::string> readAll(int descriptor, qint64 size)
{
  std::string bytes(static_cast<std::size_t>(size), '\0');
  std::size_t done = 0;
  for(;;)
  {
    if(done == bytes.size()) // The file has grown, or has reached its end.
      bytes.resize(done + 4096);
    const ssize_t count = ::read(descriptor, bytes.data() + done, bytes.size() - done);
    if(count < 0 && errno == EINTR)
      continue;
    if(count < 0 || done + static_cast<std::size_t>(count) > static_cast<std::size_t>(SceneDisk::mostBytes))
      return {};
    if(count == 0)
      break;
    done += static_cast<std::size_t>(count);
  }
  bytes.resize(done);
  return bytes;
}

Replacement::Outcome outcomeOf(const std::error_code& error)
{
  using Outcome = Replacement::Outcome;
  switch(error.value())
  {
  case 0:
    return Outcome::Written;
  case ECANCELED:
    return Outcome::Stopped;
  case ENOSPC:
  case EDQUOT:
    return Outcome::NoSpace;
  case EACCES:
  case EPERM:
  case EROFS:
    return Outcome::ReadOnlyFolder;
  case ENOENT:
  case ENOTDIR:
    return Outcome::MissingFolder;
  case EISDIR:
  case ELOOP:
    return Outcome::NoFile;
  default:
    return Outcome::Failed;
  }
}

} // namespace

QString fileIdentity(const QString& file)
{
  const QFileInfo info(file);
  const QString real = info.canonicalFilePath();
  return real.isEmpty() ? info.absoluteFilePath() : real;
}

std::optional<std::string> SceneDisk::read(const QString& file) const
{
  // Without O_NONBLOCK, a pipe waits for somebody who writes.
  const int descriptor = ::open(QFile::encodeName(file).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if(descriptor < 0)
    return {};
  struct stat found
  {
  };
  std::optional<std::string> bytes;
  if(::fstat(descriptor, &found) == 0 && S_ISREG(found.st_mode) && found.st_size <= mostBytes)
    bytes = readAll(descriptor, found.st_size);
  ::close(descriptor);
  return bytes;
}

std::optional<std::string> SceneDisk::readText(const QString& file, TextEncoding* encoding) const
{
  std::optional<std::string> bytes = read(file);
  if(!bytes)
    return {};
  const TextEncoding found = encodingOf(*bytes);
  if(encoding)
    *encoding = found;
  return textOfBytes(std::move(*bytes), found);
}

FileKind SceneDisk::kind(const QString& file) const
{
  struct stat found
  {
  };
  const QByteArray name = QFile::encodeName(file);
  if(::stat(name.constData(), &found) == 0)
  {
    if(S_ISREG(found.st_mode))
      return found.st_size > mostBytes ? FileKind::TooLarge : FileKind::File;
    return S_ISDIR(found.st_mode) ? FileKind::Folder : FileKind::Special;
  }
  if(errno == ELOOP)
    return FileKind::LinkLoop;
  if(errno == EACCES)
    return FileKind::Unreachable;
  const QFileInfo info(file);
  if(info.isSymLink())
    return FileKind::DanglingLink;
  return QFileInfo(info.absolutePath()).isDir() ? FileKind::Missing : FileKind::MissingFolder;
}

QString SceneDisk::write(const QString& file, const std::string& text)
{
  QDir().mkpath(QFileInfo(file).absolutePath());
  return QString::fromStdString(writeAtomically(QFile::encodeName(file).toStdString(), text));
}

Replacement SceneDisk::replace(const QString& file, const std::string& text,
                               const std::function<bool(std::optional<FormerFile>)>& proceed)
{
  using Outcome = Replacement::Outcome;
  const QString target = targetOf(file);
  switch(kind(file))
  {
  case FileKind::Folder:
  case FileKind::Special:
  case FileKind::LinkLoop:
    return {Outcome::NoFile};
  case FileKind::MissingFolder:
    return {Outcome::MissingFolder};
  case FileKind::TooLarge: // Made so by another program: what is in it could not be kept.
    return {Outcome::Failed, QString::fromStdString(std::generic_category().message(EFBIG))};
  case FileKind::File:
    if(!mayWrite(target))
      return {Outcome::ReadOnlyFile};
    break;
  case FileKind::Missing:
  case FileKind::DanglingLink:
  case FileKind::Unreachable:
    break;
  }
  const QString folder = QFileInfo(target).absolutePath();
  if(!QFileInfo(folder).isDir())
    return {Outcome::MissingFolder};
  if(!mayWrite(folder))
    return {Outcome::ReadOnlyFolder};
  const auto ask = [&]
  {
    std::optional<FormerFile> former;
    if(std::optional<std::string> bytes = read(file))
      former = FormerFile{std::move(*bytes), QFileInfo(target).lastModified()};
    return !proceed || proceed(std::move(former));
  };
  const std::error_code error = replaceFile(QFile::encodeName(file).toStdString(), text, ask, FileLinks::Keep);
  const Outcome outcome = outcomeOf(error);
  return {outcome, outcome == Outcome::Failed ? QString::fromStdString(error.message()) : QString()};
}

QString SceneDisk::append(const QString& file, const std::string& bytes)
{
  return QString::fromStdString(appendDurably(QFile::encodeName(file).toStdString(), bytes));
}

bool SceneDisk::writable(const QString& file) const
{
  const QString target = targetOf(file);
  // A file is replaced by a new one, so the folder counts, too.
  return (!QFileInfo::exists(target) || mayWrite(target)) && mayWrite(QFileInfo(target).absolutePath());
}

std::size_t SceneDisk::size(const QString& file) const
{
  return static_cast<std::size_t>(QFileInfo(file).size());
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
