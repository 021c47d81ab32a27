#pragma once

#include <QLabel>
#include <QTimer>

namespace sparkwright
{

/// A few words over the lower edge of a widget, which go away by themselves. The mouse goes through them.
class ViewNotice : public QLabel
{
  Q_OBJECT
public:
  explicit ViewNotice(QWidget& over);

  /// Shows words for some seconds; the same words again only stay longer.
  void say(const QString& words);
  static constexpr int staysFor = 5000; // ms

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void place();

  QTimer end_;
};

} // namespace sparkwright
