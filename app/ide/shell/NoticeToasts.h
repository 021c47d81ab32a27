#pragma once

#include "app/ide/shell/Notices.h"

#include <QFrame>
#include <QTimer>

class QVBoxLayout;

namespace sparkwright
{

/// Notifications in the lower right corner of the window, for some seconds. They take neither the keyboard nor clicks
/// beside their close button, and are no windows of their own.
class NoticeToasts : public QFrame
{
  Q_OBJECT
public:
  /// @param over  the area in whose corner they lie; must outlive this
  explicit NoticeToasts(QWidget* over);

  /// @param seconds  0: not shown
  void show(const Notices::Notice& notice, double seconds);
  int count() const;
  /// Words of those that are shown, the oldest first.
  QStringList texts() const;
  static constexpr int most = 3;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void place();
  void remove(QWidget* toast);

  QWidget* over_;
  QVBoxLayout* column_;
};

} // namespace sparkwright
