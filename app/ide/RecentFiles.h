#pragma once

#include <QStringList>

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

private:
  void save() const;

  QStringList files_;
};

} // namespace sparkwright
