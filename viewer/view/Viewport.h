#pragma once

#include "viewer/camera/CameraDirector.h"
#include "viewer/input/MouseChain.h"
#include "viewer/input/Navigation.h"
#include "viewer/layers/LayerDrawing.h"
#include "viewer/layers/LayerLegend.h"
#include "viewer/layers/LayerRenderer.h"
#include "viewer/manipulation/ManipulationTool.h"
#include "viewer/manipulation/RubberBand.h"
#include "viewer/overlay/Overlays.h"
#include "viewer/render/Renderer.h"
#include "viewer/view/PlaceMark.h"

#include <QElapsedTimer>
#include <QOpenGLFramebufferObject>
#include <QOpenGLWidget>
#include <QTimer>

class QNativeGestureEvent;
class QPinchGesture;

namespace sparkwright
{

/// Shows Frames in three dimensions, with a camera in the hand of the mouse (Navigation, CameraDirector). A click picks.
///
/// Several viewports may share one SceneDrawing: each Frame is then worked out once, by the first that gets it.
class Viewport : public QOpenGLWidget
{
  Q_OBJECT
public:
  /// @param scene  shared with other viewports; null: one of its own
  explicit Viewport(QWidget* parent = nullptr, std::shared_ptr<SceneDrawing> scene = nullptr);
  ~Viewport() override;

  /// Shows a frame (nullptr: nothing). Cheap: painting happens later, and not more often than the machine can.
  void setFrame(const FramePtr& frame);
  const SceneDrawing& scene() const { return *scene_; }
  Camera& camera() { return director_.camera(); }
  CameraDirector& director() { return director_; }

  /// How it is drawn: background, marks.
  Renderer::Options options() const;

  /// Marks the subtrees of structure nodes. The last one counts where there can be only one.
  void setSelection(std::vector<int> nodes);
  const std::vector<int>& selection() const { return selection_; }
  /// -1: none.
  void setSelectedNode(int node) { setSelection(node >= 0 ? std::vector{node} : std::vector<int>()); }
  int selectedNode() const { return selection_.empty() ? -1 : selection_.back(); }
  /// Outlines one more, as if the mouse were over it; -1: none.
  void setOutlinedNode(int node);

  /// What is shown beside the scene, and how. Most layers need frames with Frame::physics.
  void setLayers(const LayerSettings& layers);
  const LayerSettings& layers() const { return layers_; }
  /// What agents and tools have drawn, for the layer of drawings; null: nothing.
  void setDrawings(const DrawingsPtr& drawings);
  const DrawingsPtr& drawings() const { return layerDrawing_.drawings(); }

  /// Whether the camera flies and follows smoothly; preset: unless the user's style has no animations.
  void setAnimated(bool animated) { director_.setAnimated(animated); }
  /// Flies to a view, and stays there.
  void flyTo(const Viewpoint& view);
  /// Is there at once. The first frame does not move the camera any more.
  void jumpTo(const Viewpoint& view);
  /// Is there at once, and fits it into each size of the widget until somebody moves the camera.
  /// @param preset  0 … CameraPresets::count - 1, or `home`
  void startWith(int preset);
  static constexpr int home = -1;
  /// Flies to where the scene is seen as at first.
  void resetCamera();
  /// 0 … CameraPresets::count - 1
  void showPreset(int index);
  void frameSelection();

  // Each of these ends what it has begun if it is called again, and says so with told() if it cannot begin.
  void fly();
  void followBall();
  void followSelected();
  /// Sees with the selected robot: out of its head, or from behind.
  void rideSelected(bool firstPerson);
  void toggleOrthographic();
  /// Leaves the camera to the hand again. @return whether it was not.
  bool endMode();
  /// Is at once where the ball and who plays it are seen, from the side of the field, and follows the ball. Nothing happens
  /// without a ball.
  void watchBall();
  CameraDirector::Mode mode() const { return director_.mode(); }
  /// Whom, if it follows or rides.
  Subjects::Subject follows() const { return director_.subject().value_or(Subjects::Subject{}); }
  bool orthographic() const { return director_.destination().orthographic; }
  /// What mouse and keys do now, in one line.
  QString hint() const;

  /// How much is spent on pictures; nothing: what suits the graphics card.
  void setQuality(std::optional<Quality> quality);
  /// In force now; of a view that has not been drawn yet, what it would have on a graphics card.
  Quality quality() const { return quality_.value_or(renderer_.inSoftware() ? Quality::Medium : Quality::High); }

  /// What moves and pushes things here.
  ManipulationTool& manipulation() { return manipulation_; }
  /// The structure node under the mouse that a click would pick; -1: none.
  int hoveredNode() const { return hovered_; }

  /// What lies over it; preset: overlays of its own. They may go from viewport to viewport; null: none.
  void setOverlays(const std::shared_ptr<Overlays>& overlays);
  Overlays* overlays() const { return overlays_.get(); }
  /// Something of this width lies in the right upper corner: overlays keep clear of it.
  void setCornerWidth(int width) { cornerWidth_ = width; }

  /// Tools that take the mouse before the camera does, the latest first. The caller removes a tool before it goes.
  void addTool(MouseTool* tool) { tools_.addFirst(tool); }
  void removeTool(MouseTool* tool) { tools_.remove(tool); }
  /// The nearest thing under a place of this widget.
  std::optional<SceneDrawing::Hit> hitAt(const QPointF& position) const;
  /// The parts under a place of this widget, as structure nodes, the nearest first.
  std::vector<int> partsAt(const QPointF& position) const;

  /// Marks a place of the world with a few words, and flies there; it stays marked until clearPlace().
  void showPlace(const Vec3f& place, const QString& words);
  void clearPlace();
  const std::optional<Vec3f>& shownPlace() const { return place_; }
  /// Flies to where a place is seen from near, in the present direction.
  void lookAt(const Vec3f& place);

  /// Begins again with everything that belongs to OpenGL, after it was lost.
  void restart();
  /// Why nothing can be drawn; empty if all is well or not yet known.
  const QString& failure() const { return failure_; }

signals:
  /// The user clicked a mesh (or the ground: -1). `whole` asks for everything the mesh belongs to (double click).
  void nodePicked(int node, bool whole);
  /// The user has chosen just these nodes. `more`: they are added to what is selected, or taken away from it.
  void nodesPicked(const std::vector<int>& nodes, bool more);
  /// The user wants a menu for what is at a place of this widget.
  void menuWanted(const QPoint& position);
  /// Something is to be moved or pushed.
  void manipulated(const sparkwright::ManipulationRequest& request);
  /// A mesh of the scene is not known and drawn as a checked box; once per mesh. Of a shared scene nobody is told.
  void meshMissing(const QString& mesh);
  /// A texture of the scene is missing or cannot be read; once per name. As above.
  void pictureMissing(const QString& picture);
  void layersChanged();
  /// OpenGL cannot be used.
  void failed(const QString& reason);
  /// The mode of the camera or what mouse and keys do has changed.
  void hintChanged();
  /// Something the user has to know, as why a camera does not follow.
  void told(const QString& words);

protected:
  void initializeGL() override;
  void paintGL() override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void clicked(const QPointF& position, Navigation::Click click);
  bool selectBehind(bool next);
  void advance();
  std::optional<Subjects::Subject> selectedSubject();
  void pinched(const QPinchGesture& gesture);
  void nativeGesture(const QNativeGestureEvent& event);
  void schedule();
  void releaseGraphics();
  void fail(const QString& problem);
  void draw(int width, int height);
  void drawPlace(int width, int height);
  void mark(Renderer::Options& options) const;
  ManipulationTool::Surroundings manipulationSurroundings();
  RubberBand::Surroundings bandSurroundings();
  void hover(const QMouseEvent& event);
  void showHint();
  void drawLayers(int width, int height);

  std::shared_ptr<SceneDrawing> scene_;
  FramePtr shown_;
  Renderer renderer_;
  LayerSettings layers_;
  LayerDrawing layerDrawing_;
  LayerRenderer layerRenderer_;
  LayerLegend legend_;
  CameraDirector director_;
  Navigation navigation_;
  ManipulationTool manipulation_;
  RubberBand band_;
  MouseChain tools_;
  QElapsedTimer clock_;
  QTimer tick_; ///< Runs while the camera moves by itself.
  QString hint_;
  std::shared_ptr<Overlays> overlays_;
  int cornerWidth_ = 0;
  QString failure_;
  std::vector<int> selection_;
  int hovered_ = -1, outlined_ = -1;
  std::optional<QPointF> mouse_; ///< Where it is; nothing: elsewhere.
  bool cameraPlaced_ = false;
  struct Start
  {
    int preset;
    Viewpoint view;
  };
  std::optional<Start> start_; ///< As startWith() has put it.
  std::optional<Quality> quality_;
  std::optional<Vec3f> place_;
  QString placeWords_;
  PlaceMark mark_;

  // Painting in software can take longer than a refresh: then it leaves the window as much time as it takes itself, and
  // edges are smoothed only once the picture stands still.
  QTimer repaint_, refine_;
  QElapsedTimer painting_, sincePaint_;
  qint64 paintCost_ = 0; ///< ms
  bool fast_ = false;    ///< No smoothing, for the moment.
  bool refining_ = false;
  std::unique_ptr<QOpenGLFramebufferObject> smooth_;
};

} // namespace sparkwright
