#pragma once

#include "viewer/camera/CameraDirector.h"
#include "viewer/input/MouseTool.h"
#include "viewer/input/ViewControls.h"
#include "viewer/input/ViewLocks.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QWheelEvent>

#include <functional>
#include <memory>
#include <set>

namespace sparkwright
{

/// Moves the camera of a Viewport by mouse, wheel, touchpad and keys. The last MouseTool of its chain: takes
/// everything.
class Navigation : public MouseTool
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::Navigation)
public:
  /// The meaning of a click without a drag.
  enum class Click
  {
    Part, ///< Left: select the part.
    Whole, ///< Left, twice: all that it belongs to.
    More, ///< Left with Shift: this one, too, or no longer.
    Menu  ///< Right.
  };
  struct Surroundings
  {
    /// The point of the world under a place of the viewport; nothing: sky.
    std::function<std::optional<Vec3f>(const QPointF&)> pointAt;
    std::function<void(const QPointF&, Click)> clicked;
    /// The camera has been moved or wants to be advanced.
    std::function<void()> moved;
  };
  /// @param director  must outlive this
  Navigation(CameraDirector& director, Surroundings surroundings);

  /// Which presses and keys do what; takes effect at the next one.
  void setControls(std::shared_ptr<const ViewControls> controls);
  const ViewControls& controls() const { return *controls_; }
  /// Whether the camera may be moved.
  void setLocks(std::shared_ptr<ViewLocks> locks) { locks_ = std::move(locks); }

  bool press(const QMouseEvent& event) override;
  void move(const QMouseEvent& event) override;
  void release(const QMouseEvent& event) override;
  bool doubleClick(const QMouseEvent& event) override;
  /// A click that another tool has waited for in vain.
  void click(const MousePress& press, const QPointF& place);
  /// Treats all keys and buttons as released.
  void left() override;

  /// @return whether anything happened.
  bool wheel(const QWheelEvent& event);
  /// Two fingers on a touchpad or screen have moved apart by a factor.
  void pinch(const QPointF& centre, float factor);

  /// Whether a key moves the camera in its present mode, whatever shortcut it has otherwise.
  bool wants(const QKeyEvent& event) const;
  /// @return whether the key moves the camera.
  bool keyPress(const QKeyEvent& event);
  bool keyRelease(const QKeyEvent& event);

  /// Hint in one line: what mouse and keys do now.
  QString hint() const;

private:
  void setMotion(Qt::KeyboardModifiers modifiers);
  void step(ViewKey key, Qt::KeyboardModifiers modifiers);
  void zoomBy(float steps, bool fine, const QPointF& at);
  Vec3f anchorAt(const QPointF& position) const;
  ViewKey keyOf(QKeyCombination key) const;
  /// What a click on `press` means, without a drag.
  std::optional<Click> clickOf(const MousePress& press) const;

  CameraDirector& director_;
  Surroundings around_;
  std::shared_ptr<const ViewControls> controls_ = std::make_shared<ViewControls>();
  std::shared_ptr<ViewLocks> locks_ = std::make_shared<ViewLocks>();
  MouseGesture gesture_ = MouseGesture::Count; ///< Count: none.
  MousePress press_;
  QPointF pressed_, last_;
  std::optional<Vec3f> pivot_;
  bool down_ = false; ///< A button is.
  bool dragging_ = false;
  bool refused_ = false; ///< The drag would move the camera, which is locked.
  bool shiftIsMeant_ = false; ///< Shift says what to do, not how precisely.
  std::set<int> held_;
};

} // namespace sparkwright
