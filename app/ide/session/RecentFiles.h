#pragma once

#include <QMenu>
#include <QStringList>

#include <functional>

namespace sparkwright
{

/// Scenes opened lately, the newest first, remembered in the settings.
class RecentFiles
{
public:
  static constexpr int longest = 8;

  RecentFiles();

  void add(const QString& file);
  void clear();
  const QStringList& files() const { return files_; }
  /// Makes a menu of them, with a line below unless there are none.
  void fill(QMenu& menu, const std::function<void(const QString&)>& open) const;

private:
  void save() const;

  QStringList files_;
};

} // namespace sparkwright
