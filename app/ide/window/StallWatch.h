#pragma once

#include <QObject>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace sparkwright
{

/// Reports when the thread of the window was busy for so long that a person notices, by a timer that then comes late.
/// For debug builds, and with `SPARKWRIGHT_STALLS=1`.
class StallWatch : public QObject
{
  Q_OBJECT
public:
  static constexpr qint64 longest = 50; ///< ms
  /// Whether this start of the program is to be watched.
  static bool wanted();

  /// @param now  monotonic clock, ms; nothing: that of the machine
  explicit StallWatch(std::function<qint64()> now = {}, QObject* parent = nullptr);

  /// Begins. Until then, nothing is reported.
  void start();
  /// Begins once the window has been painted for the first time: before, nobody can be kept waiting by it.
  void startWith(QWidget& window);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

signals:
  void stalled(qint64 ms);

private:
  std::function<qint64()> now_;
  QTimer timer_;
  qint64 last_ = 0; ///< When the timer came.
};

} // namespace sparkwright
