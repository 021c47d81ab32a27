#pragma once

#include <QSettings>
#include <QString>

#include <cstdint>
#include <optional>

namespace sparkwright
{

/// Remembers, for each file, where the cursor was and what was in sight. The oldest of many are forgotten.
class CursorMemory
{
public:
  struct Place
  {
    std::uint32_t cursor = 0; ///< Byte.
    int firstLine = 0;        ///< In sight, from 0.

    bool operator==(const Place&) const = default;
  };

  /// @param settings  where it is stored; must outlive this
  explicit CursorMemory(QSettings& settings) : settings_(settings) {}

  void store(const QString& file, Place place);
  std::optional<Place> find(const QString& file) const;

private:
  static QString keyOf(const QString& file);

  QSettings& settings_;
};

} // namespace sparkwright
