#pragma once

#include <QColor>
#include <QFont>
#include <QImage>
#include <QString>

#include <deque>
#include <optional>

namespace sparkwright
{

/// Short messages that slide in, stay for some seconds and fade away: the newest at the bottom, a few at a time.
///
/// Knows no clock: times are seconds of any monotonic clock.
class Toasts
{
public:
  struct Toast
  {
    int id = 0; ///< Given by the caller, to recognise a clicked message.
    QString title, text;
    QColor stripe; ///< Of the team that it is about.
  };
  static constexpr int most = 4;
  static constexpr double lifetime = 6; ///< s; preset of setLifetime().

  /// How long a message is shown, s, from now on.
  void setLifetime(double seconds) { lifetime_ = seconds; }

  /// Whether messages slide and fade; otherwise they appear and disappear at once.
  void setAnimated(bool animated) { animated_ = animated; }
  void add(const Toast& toast, double now);
  void remove(int id);
  void clear();
  std::size_t count() const { return shown_.size(); }

  /// Removes expired messages. @return seconds until they look different; nothing while there are none.
  std::optional<double> advance(double now);
  /// All of them, painted anew only when they would look different; null while there are none.
  const QImage& picture(const QFont& font, double pixelRatio, double now);
  /// The message under a point of the picture, pixels of the window; nothing between messages.
  std::optional<int> at(const QPointF& point) const;

  static constexpr int width = 250;

private:
  struct Shown
  {
    Toast toast;
    double since = 0;
    QRectF place; ///< In the picture, when it was painted last.
  };
  /// 0: gone, 1: there.
  double presence(const Shown& shown, double now) const;
  bool isComing(const Shown& shown, double now) const;

  std::deque<Shown> shown_;
  bool animated_ = true;
  double lifetime_ = lifetime;
  QImage image_;
  QString painted_;
};

} // namespace sparkwright
