#pragma once

#include <QObject>

#include <functional>
#include <optional>

class QAbstractEventDispatcher;

namespace sparkwright
{

/// Reports when the thread of the window was busy for so long that a person notices: between waking up and waiting for
/// the next event. For debug builds, and with `SPARKWRIGHT_STALLS=1`.
class StallWatch : public QObject
{
  Q_OBJECT
public:
  static constexpr qint64 longest = 50; ///< ms
  /// Whether this start of the program is to be watched.
  static bool wanted();

  /// @param dispatcher  of the thread to be watched
  /// @param now         monotonic clock, ms; nothing: that of the machine
  explicit StallWatch(QAbstractEventDispatcher& dispatcher, std::function<qint64()> now = {},
                      QObject* parent = nullptr);

signals:
  void stalled(qint64 ms);

private:
  std::function<qint64()> now_;
  std::optional<qint64> awake_;
};

} // namespace sparkwright
