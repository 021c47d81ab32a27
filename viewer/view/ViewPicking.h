#pragma once

#include "viewer/camera/CameraDirector.h"
#include "viewer/input/Navigation.h"
#include "viewer/input/ViewLocks.h"
#include "viewer/scene/SceneDrawing.h"
#include "viewer/view/ViewSelection.h"

#include <QObject>
#include <QPointF>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace sparkwright
{

/// Finds what lies under the mouse in a view, and turns clicks and Tab into wishes for a selection.
///
/// Selects nothing itself: who listens decides. Places are pixels of the view, nodes those of the scene's structure.
class ViewPicking : public QObject
{
  Q_OBJECT
public:
  struct Surroundings
  {
    const SceneDrawing& scene;
    const CameraDirector& director;
    ViewSelection& selection;
    std::function<bool()> staticToo; ///< Whether things without a body can be moved.
    std::function<bool()> moving;    ///< Whether the mouse is moving things: then nothing is picked.
  };
  /// @param around  what it refers to must outlive this
  explicit ViewPicking(Surroundings around) : around_(std::move(around)) {}

  /// Whether the selection may be changed.
  void setLocks(std::shared_ptr<ViewLocks> locks) { locks_ = std::move(locks); }

  /// The nearest thing under a place.
  std::optional<SceneDrawing::Hit> hitAt(const QPointF& place) const;
  /// The same; where there is no thing, the point of the plane z = 0, with node -1. Nothing for what is too far to mean
  /// anything: 100 m.
  std::optional<SceneDrawing::Hit> pointAt(const QPointF& place) const;
  /// The parts under a place, the nearest first, each once.
  std::vector<int> partsAt(const QPointF& place) const;

  /// The mouse is here; emphasises what a click would select.
  /// @param buttons  whether any is down: then nothing
  void mouseAt(const QPointF& place, bool buttons);
  void mouseLeft();
  /// Where the mouse is; nothing: outside of the view.
  const std::optional<QPointF>& mouse() const { return mouse_; }
  /// A click that has moved nothing.
  void clicked(const QPointF& place, Navigation::Click click);
  /// Goes on to what lies behind under the mouse, or back. @return whether there is anything
  bool selectBehind(bool next);
  /// Asks for the menu by key: under the mouse, else at what is selected, else in the middle.
  void menuByKey();

signals:
  /// The mouse is somewhere else, or outside of the view.
  void mouseMoved();
  /// The user clicked a mesh (or the ground: -1). `whole` asks for everything the mesh belongs to (double click).
  void nodePicked(int node, bool whole);
  /// The user has chosen just these nodes. `more`: they are added to what is selected, or taken away from it.
  void nodesPicked(const std::vector<int>& nodes, bool more);
  /// The user wants a menu for what is at a place.
  void menuWanted(const QPoint& place);
  /// Label for the mouse: the thing chosen by selectBehind().
  void describedAt(const QPointF& place, const QString& words);

private:
  Ray rayAt(const QPointF& place) const;
  bool isGround(const SceneDrawing::Hit& hit) const;

  Surroundings around_;
  std::shared_ptr<ViewLocks> locks_ = std::make_shared<ViewLocks>();
  std::optional<QPointF> mouse_; ///< Nothing: outside of the view.
};

} // namespace sparkwright
