#pragma once

#include <QElapsedTimer>
#include <QLabel>
#include <QPointer>
#include <QTimer>

namespace sparkwright
{

class ViewArea;
class Viewport;

/// Says for the status bar where in the world the mouse points: x and y in metres, and the name of the thing there.
///
/// Empty while the mouse is outside of the views. Looks again when mouse, camera or things have moved, at most twenty
/// times a second, and less often where looking takes long, so that it costs a tenth of the time at most.
class CursorPlace : public QLabel
{
  Q_OBJECT
public:
  /// @param area  must outlive this
  explicit CursorPlace(ViewArea& area, QWidget* parent = nullptr);

  /// Something has moved that may be under the mouse.
  void refresh();
  void retranslate();

  /// As wide as usual words, whatever it says, so that its neighbours stand still; where there is no room, it gives
  /// way.
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void connectTo(Viewport& view);
  void mouseMoved(Viewport& view);
  void look();
  QString words() const;
  void show(const QString& words);

  ViewArea& area_;
  QPointer<Viewport> view_; ///< Under the mouse.
  QTimer pause_;            ///< Runs until it may look again.
  bool stale_ = false;      ///< Something has moved meanwhile.
  QString words_;           ///< In full.
};

} // namespace sparkwright
