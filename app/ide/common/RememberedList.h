#pragma once

#include <QString>
#include <QStringList>

#include <utility>

namespace sparkwright
{

/// What was used last, newest first, in the settings: servers, commands, team files.
class RememberedList
{
public:
  /// @param key   of the settings  @param most  entries that are kept
  RememberedList(QString key, int most) : key_(std::move(key)), most_(most) {}

  QStringList all() const;
  /// Puts an entry first.
  void add(const QString& entry) const;

private:
  QString key_;
  int most_;
};

} // namespace sparkwright
