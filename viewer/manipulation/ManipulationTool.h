#pragma once

#include "viewer/input/MouseTool.h"
#include "viewer/input/ViewControls.h"
#include "viewer/manipulation/Gizmo.h"
#include "viewer/manipulation/ManipulationArrow.h"
#include "viewer/manipulation/ManipulationRequest.h"
#include "viewer/manipulation/Movable.h"
#include "viewer/manipulation/ThrowVelocity.h"
#include "viewer/manipulation/TypedNumbers.h"
#include "viewer/render/Renderer.h"

#include <QCoreApplication>
#include <QFont>
#include <QImage>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace sparkwright
{

/// Lets people move, turn, kick and push things with the mouse: the MouseTool before the camera.
///
/// What is selected has a Gizmo; dragging the thing itself moves it along the ground. Several things move together, and
/// turn about their middle. Until the button is up, only ghosts move. Ctrl: steps of 0.1 m or 15°. Numbers can be typed
/// while dragging, Enter takes them, Esc lets go of everything. Ctrl and a click on the ground put it there. Alt and a
/// drag draw an arrow: a kick for the ball (with Shift at 45°), a push for everything else; with the right button a
/// twist. These are the presses of the preset ViewControls; others can also move what is not selected.
class ManipulationTool : public MouseTool
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::ManipulationTool)
public:
  struct Surroundings
  {
    std::function<const Camera&()> camera;
    std::function<const SceneDrawing&()> scene;
    std::function<std::optional<SceneDrawing::Hit>(const QPointF&)> hitAt;
    std::function<const std::vector<int>&()> selected; ///< Structure nodes, the last chosen one last.
    std::function<void()> changed;           ///< picture() or hint() gives something else.
    std::function<void(const ManipulationRequest&)> done;
    std::function<double()> now;             ///< s
    /// A press that could have moved a thing that is not selected was a click. May be empty.
    std::function<void(const MousePress&, const QPointF&)> clicked{};
    /// A press that can mean nothing else would have moved or pushed something, were things not locked. May be empty.
    std::function<void()> refused{};
  };
  explicit ManipulationTool(Surroundings around) : around_(std::move(around)) {}

  /// Of lengths that are shown; those that are typed are metres.
  enum class LengthUnit
  {
    Metre,
    Centimetre,
    Millimetre
  };
  struct Settings
  {
    bool locked = false;     ///< Nothing can be moved, and there are no handles.
    bool staticToo = false;  ///< Things without a body can be moved, too.
    bool localAxes = false;  ///< Gizmo along the thing's own axes.
    bool live = false;       ///< The thing itself moves with the mouse, not a ghost.
    float grid = 0.1f;       ///< m
    float angleDeg = 15;
    LengthUnit lengthUnit = LengthUnit::Metre;
    bool pushes = true;      ///< Things can be kicked, pushed and twisted.
    struct Range
    {
      int first = -1, end = -1;
    };
    /// The nodes that are to move with a Movable; nothing: its own. May be empty.
    std::function<std::optional<Range>(const Movable&)> widen{};
  };
  void setSettings(const Settings& settings);
  const Settings& settings() const { return settings_; }

  /// Which presses do what; takes effect at the next one.
  void setControls(std::shared_ptr<const ViewControls> controls) { controls_ = std::move(controls); }

  bool press(const QMouseEvent& event) override;
  void move(const QMouseEvent& event) override;
  void release(const QMouseEvent& event) override;
  bool doubleClick(const QMouseEvent&) override { return false; }
  bool hover(const QMouseEvent& event) override;
  bool key(const QKeyEvent& event) override;
  void left() override;

  bool holding() const { return gesture_ != Gesture::None; }
  /// Repeats pushes and holds. Has to be called regularly while holding().
  void advance();
  /// The targets of the things if the button were released now.
  std::vector<Renderer::Ghost> ghosts() const;
  /// Hint in one line: what the mouse does here; empty if this tool does nothing.
  QString hint() const;
  bool overHandle() const { return hovered_ != Gizmo::Part::None; }
  /// Gizmo and arrows as a picture; `at` is where its top left corner belongs, in pixels of the framebuffer.
  QImage picture(const QFont& font, double pixelRatio, QPoint& at) const;

private:
  enum class Gesture
  {
    None,
    Drag,
    Click, ///< Ctrl and a press on the ground: a click if it comes up there.
    Kick,
    Push,
    Twist
  };
  using Movables = std::vector<Movable>;
  Movables movables() const;
  std::optional<Movable> movableAt(int node) const;
  Gizmo gizmoOf(const Movables& movables) const;
  Gizmo::Part partAt(const Movables& movables, const QPointF& place, Vec3f& grabbed) const;
  bool pressArrow(const QMouseEvent& event, bool twist);
  bool pressThing(const QMouseEvent& event, MouseGesture gesture);
  void refuse();
  Mat4f motion() const;
  bool drawsArrow() const
  {
    return gesture_ == Gesture::Kick || gesture_ == Gesture::Push || gesture_ == Gesture::Twist;
  }
  Vec3f arrow() const;
  ManipulationRequest::Kind dragKind() const;
  ManipulationRequest request(ManipulationRequest::Kind kind) const;
  void report(ManipulationRequest::Kind kind);
  void letGo();
  void end();
  QString label() const;

  Surroundings around_;
  Settings settings_;
  std::shared_ptr<const ViewControls> controls_ = std::make_shared<ViewControls>();
  MousePress press_;
  bool thing_ = false; ///< What is held need not be selected.
  Gesture gesture_ = Gesture::None;
  Gizmo::Part hovered_ = Gizmo::Part::None;
  Movables held_; ///< The last chosen one last; of arrows, the one that they start at.
  std::optional<Gizmo::Drag> drag_;
  Vec3f grabbed_ = Vec3f::Zero();
  QPointF pressed_, place_;
  Qt::KeyboardModifiers modifiers_;
  TypedNumbers typed_;
  ThrowVelocity throw_;
  double pushedAt_ = 0;
};

} // namespace sparkwright
