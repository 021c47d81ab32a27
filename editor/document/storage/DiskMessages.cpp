#include "editor/document/storage/DiskMessages.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace sparkwright
{

namespace
{

struct DiskMessages
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::DiskMessages)
};

} // namespace

QString cannotRead(const QString& file, FileKind kind)
{
  const auto because = [&](const QString& why) { return DiskMessages::tr("%1 cannot be read: %2").arg(file, why); };
  switch(kind)
  {
  case FileKind::File:
    return because(DiskMessages::tr("this user may not read it. Change its permissions, or ask its owner."));
  case FileKind::TooLarge:
    return because(DiskMessages::tr("it has more than 1 GiB. Split it into files that import each other."));
  case FileKind::Missing:
    return because(DiskMessages::tr("it does not exist. Check its name, or make it by saving a scene there."));
  case FileKind::MissingFolder:
    return because(DiskMessages::tr("its folder does not exist. Check the path, or mount the drive."));
  case FileKind::Folder:
    return because(DiskMessages::tr("it is a folder. Choose a file in it."));
  case FileKind::Special:
    return because(DiskMessages::tr("it is a device or a pipe. Copy its content to a file, and open that."));
  case FileKind::DanglingLink:
    return because(DiskMessages::tr("it is a link to %1, which does not exist. Mend the link, or restore that file.")
                       .arg(QFileInfo(file).symLinkTarget()));
  case FileKind::LinkLoop:
    return because(DiskMessages::tr("it is a link that leads back to itself. Mend the link."));
  case FileKind::Unreachable:
    return because(DiskMessages::tr("this user may not look into its folder. Change the folder's permissions."));
  }
  return {};
}

QString cannotDecode(const QString& file, const TextEncoding& encoding)
{
  const auto because = [&](const QString& why) { return DiskMessages::tr("%1 cannot be read: %2").arg(file, why); };
  switch(encoding.kind)
  {
  case TextEncoding::Kind::Damaged16:
    return because(DiskMessages::tr("it begins as text in UTF-16, but has characters that are none. Save it again as UTF-8 "
                                    "by the program that has made it."));
  case TextEncoding::Kind::Utf32:
    return because(DiskMessages::tr("it is text in UTF-32. Save it as UTF-8 by the program that has made it."));
  case TextEncoding::Kind::Binary:
    return because(DiskMessages::tr("it is no text, since it has zero bytes. Open it by the program that it belongs to."));
  case TextEncoding::Kind::Bytes:
  case TextEncoding::Kind::Utf16Le:
  case TextEncoding::Kind::Utf16Be:
    break;
  }
  return {};
}

QString cannotWrite(const QString& file, const Replacement& replacement)
{
  const auto because = [&](const QString& why) { return DiskMessages::tr("%1 is not saved: %2").arg(file, why); };
  using Outcome = Replacement::Outcome;
  switch(replacement.outcome)
  {
  case Outcome::Written:
    break;
  case Outcome::Stopped:
    return because(DiskMessages::tr("another program is changing it all the time. End that program, and save again."));
  case Outcome::ReadOnlyFile:
    return because(DiskMessages::tr("the file is read-only. Save to another file, or permit writing."));
  case Outcome::ReadOnlyFolder:
    return because(DiskMessages::tr("the folder is read-only. Save to another folder, or permit writing."));
  case Outcome::MissingFolder:
    return because(DiskMessages::tr("the folder no longer exists. Make it again, or save to another folder."));
  case Outcome::NoSpace:
    return because(DiskMessages::tr("the disk is full. Free some space and save again, or save to another disk."));
  case Outcome::NoFile:
    return because(
        DiskMessages::tr("it is a folder, a device, or a link that leads back to itself. Save to another file."));
  case Outcome::Failed:
    return because(DiskMessages::tr("%1. Save again, or save to another disk.").arg(replacement.reason));
  }
  return {};
}

} // namespace sparkwright
