#pragma once

#include <QMenu>
#include <QStringList>

#include <functional>

namespace sparkwright
{

/// Recently opened files, newest first, and those that are pinned, which stay until they are removed. Stored in the
/// settings.
class RecentFiles
{
public:
  static constexpr int longest = 20; ///< Without the pinned ones.
  static constexpr int inMenu = 9;

  RecentFiles();

  void add(const QString& file);
  void remove(const QString& file);
  void setPinned(const QString& file, bool pinned);
  bool isPinned(const QString& file) const { return pinned_.contains(file); }
  /// Forgets all but the pinned ones.
  void clear();
  /// The pinned ones first, in the order in which they were pinned.
  QStringList files() const;
  /// Adds the first files to a menu, with a separator after them if there are any.
  void fill(QMenu& menu, const std::function<void(const QString&)>& open) const;
  /// Called after each change.
  void setListener(std::function<void()> listener) { listener_ = std::move(listener); }

private:
  void save() const;

  QStringList files_, pinned_; ///< A pinned file is only in the second.
  std::function<void()> listener_;
};

} // namespace sparkwright
