#pragma once

#include "editor/document/storage/SceneDisk.h"

#include <QLabel>

namespace sparkwright
{

/// Holds the place of a text in the tabs until it is read, and says why if it cannot be.
class UnreadTab : public QLabel
{
  Q_OBJECT
public:
  /// @param path  of the file, which may be a symbolic link
  explicit UnreadTab(const QString& path) : file(path), identity(fileIdentity(path))
  {
    setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setContentsMargins(12, 12, 12, 12);
    setWordWrap(true);
  }

  const QString file, identity;
};

} // namespace sparkwright
