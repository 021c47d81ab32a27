#pragma once

#include <QMenu>
#include <QStringList>

#include <functional>

namespace sparkwright
{

/// Recently opened scenes, newest first, stored in the settings.
class RecentFiles
{
public:
  static constexpr int longest = 8;

  RecentFiles();

  void add(const QString& file);
  void clear();
  const QStringList& files() const { return files_; }
  /// Adds the files to a menu, with a separator after them if there are any.
  void fill(QMenu& menu, const std::function<void(const QString&)>& open) const;

private:
  void save() const;

  QStringList files_;
};

} // namespace sparkwright
