#pragma once

#include "editor/language/code/TextLanguage.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace sparkwright
{

/// Files that a text uses from where it is, and would not find from another place: imported scenes, scripts, meshes and
/// pictures, and what those use in turn.
struct NeededFiles
{
  struct Copy
  {
    QString from, to; ///< Absolute.
    QString name;     ///< As texts name it, below their data root.
  };
  std::vector<Copy> copies; ///< To be made, so that all of it is found.
  QStringList taken;        ///< Names that would lead to other files which are there already.
  QStringList lost;         ///< Absolute paths, which are found below the old data root only.

  bool empty() const { return copies.empty() && taken.isEmpty() && lost.isEmpty(); }
};

/// Names that a text computes are not known. Pictures of meshes are none of it; see withCompanions().
/// @param from,to     absolute paths of the text now and where it is to be
/// @param everywhere  data directories, in which names are found from all places
NeededFiles neededFiles(const std::string& text, TextLanguage language, const QString& from, const QString& to,
                        const QStringList& everywhere);

/// Adds the material libraries and pictures of meshes. Reads the meshes, which may take seconds; for a thread.
NeededFiles withCompanions(NeededFiles files);

} // namespace sparkwright
