#pragma once

#include <QObject>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace sparkwright
{

/// Reports when one pass of the event loop took so long that a person notices: a key that was pressed meanwhile had to wait
/// until its end. For debug builds, and with `SPARKWRIGHT_STALLS=1`.
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
  void look();

  std::function<qint64()> now_;
  QTimer timer_;    ///< Ends the passes in which nothing happens.
  qint64 last_ = 0; ///< When the last pass ended.
};

} // namespace sparkwright
