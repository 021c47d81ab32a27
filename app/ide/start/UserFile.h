#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace sparkwright
{

/// What one person's window keeps of a project: views, open texts and watched expressions. Stands beside the project as
/// `NAME.sparkproject.user`, or, where nothing can be written there or that is a link, in the program's data folder. Never in the scene.
/// The layouts of docks have a file of their own (LayoutStore).
struct UserFile
{
  QString views;         ///< As ViewMemory writes them; empty: none are known.
  QStringList documents; ///< Absolute paths, in the order of their tabs.
  QString current;       ///< Of these, the one in front.
  std::optional<QStringList> watched; ///< Expressions; nothing: it has never been kept.

  bool operator==(const UserFile&) const = default;

  /// Of a project: where it is, or would be written.
  /// @param dataFolder  for projects in folders that are read-only
  /// @param isWritable  whether a file that is there can be changed, or files made in a folder; asks the disk if empty
  static QString placeOf(const QString& project, const QString& dataFolder,
                         const std::function<bool(const QString& path)>& isWritable = {});
  /// @return nothing known if there is no such file, or it is none; values of other kinds are ignored
  static UserFile read(const QString& file, const QString& project);
  /// @return empty, or an error message
  QString write(const QString& file, const QString& project) const;
};

} // namespace sparkwright
