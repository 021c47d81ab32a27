#pragma once

#include "viewer/input/MouseTool.h"
#include "viewer/overlay/FieldMap.h"
#include "viewer/overlay/Scoreboard.h"
#include "viewer/overlay/Toasts.h"

#include <QObject>
#include <QPalette>
#include <QTimer>

#include <array>
#include <vector>

namespace sparkwright
{

/// The flat pictures over a viewport: scoreboard at the top, map of the field and messages in the lower corners.
///
/// Map and messages can be clicked. The viewport calls layOut() for each picture and draws what it returns.
class Overlays : public QObject, public MouseTool
{
  Q_OBJECT
public:
  enum Part
  {
    Board,
    Map,
    Messages,
    Players, ///< The line of the scoreboard that counts them.
    PartCount
  };
  explicit Overlays(QObject* parent = nullptr);

  void setShown(Part part, bool shown);
  bool isShown(Part part) const { return shown_[part]; }
  void setAnimated(bool animated) { toasts_.setAnimated(animated); }
  /// How long messages are shown.
  void setToastSeconds(double seconds) { toasts_.setLifetime(seconds); }

  void addToast(const Toasts::Toast& toast);
  void clearToasts();
  std::size_t toastCount() const { return toasts_.count(); }

  struct View
  {
    const SceneDrawing& scene;
    const Camera& camera;
    int selected = -1;
    QSize size;  ///< Pixels of the window.
    QFont font;
    double pixelRatio = 1;
    int cornerWidth = 0; ///< Width of the right upper corner that something else takes, pixels of the window.
  };
  struct Picture
  {
    const QImage* image;
    QPoint at; ///< Pixels of the framebuffer.
  };
  /// The pictures to be drawn over a view now.
  std::vector<Picture> layOut(const View& view);
  /// As it was laid out last, pixels of the window; empty: not shown.
  QRectF mapPlace() const { return mapPlace_; }
  QRectF toastPlace() const { return toastPlace_; }

  bool press(const QMouseEvent& event) override;
  void move(const QMouseEvent&) override {}
  void release(const QMouseEvent& event) override;
  bool hover(const QMouseEvent& event) override;

signals:
  /// The overlays look different and want to be drawn again.
  void changed();
  /// The user wants to see a point of the world, m.
  void placeChosen(const sparkwright::Vec3f& place);
  void toastChosen(int id);

private:
  double now() const;
  void wait();

  Scoreboard board_;
  FieldMap map_;
  Toasts toasts_;
  std::array<bool, PartCount> shown_{true, true, true, true};
  QRectF mapPlace_, toastPlace_;
  const SceneDrawing* scene_ = nullptr; ///< As laid out last.
  QTimer timer_;
};

} // namespace sparkwright
