#pragma once

#include "viewer/camera/CameraControl.h"
#include "viewer/camera/Stereo.h"
#include "viewer/input/MouseChain.h"
#include "viewer/input/Navigation.h"
#include "viewer/input/ViewLocks.h"
#include "viewer/manipulation/ManipulationTool.h"
#include "viewer/manipulation/PointTool.h"
#include "viewer/manipulation/RubberBand.h"
#include "viewer/overlay/Overlays.h"
#include "viewer/surface/GraphicsWidget.h"
#include "viewer/view/PaintSchedule.h"
#include "viewer/view/PlaceMark.h"
#include "viewer/view/ViewHints.h"
#include "viewer/view/ViewPainter.h"
#include "viewer/view/ViewPicking.h"
#include "viewer/view/ViewSelection.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QTimer>

namespace sparkwright
{

/// Shows Frames in three dimensions. Paints them, and routes events of mouse, keys and touchpad to those who act on
/// them.
///
/// CameraControl says where the camera goes, ViewPicking what is under the mouse, ViewSelection what is selected,
/// PaintSchedule when to paint, and ViewPainter paints.
/// Several viewports may share one SceneDrawing: each Frame is then worked out once, by the first that gets it.
class Viewport : public GraphicsWidget
{
  Q_OBJECT
public:
  /// @param scene  shared with other viewports; null: one of its own
  explicit Viewport(QWidget* parent = nullptr, std::shared_ptr<SceneDrawing> scene = nullptr);
  ~Viewport() override;

  /// Shows a frame (nullptr: nothing). Cheap: painting happens later, and not more often than the machine can.
  void setFrame(const FramePtr& frame);
  const SceneDrawing& scene() const { return *scene_; }
  Camera& camera() { return cameraControl_.director().camera(); }
  CameraControl& cameraControl() { return cameraControl_; }
  ViewSelection& selection() { return selection_; }
  ViewPicking& picking() { return picking_; }
  /// The tool that moves and pushes things.
  ManipulationTool& manipulation() { return manipulation_; }
  /// The tool that moves one point of the scene. While there is one, selected things have no gizmo.
  PointTool& pointTool() { return pointTool_; }
  /// Tools that get mouse events before the camera, latest first. The caller must remove a tool before destroying it.
  MouseChain& tools() { return tools_; }

  /// Rendering options: background, marks.
  Renderer::Options options() const;

  /// The visible layers. Most need frames with Frame::physics.
  void setLayers(const LayerSettings& layers);
  const LayerSettings& layers() const { return layers_; }
  /// Sets the drawings of agents and tools; null: none.
  void setDrawings(const DrawingsPtr& drawings);
  const DrawingsPtr& drawings() const { return painter_.layers().drawings(); }

  /// Which presses of the mouse and which keys do what.
  void setControls(const std::shared_ptr<const ViewControls>& controls);
  const ViewControls& controls() const { return navigation_.controls(); }

  /// What people cannot change here; preset: nothing of a view of its own.
  void setLocks(const std::shared_ptr<ViewLocks>& locks);
  ViewLocks& locks() const { return *locks_; }

  /// Hint in one line: what mouse and keys do now.
  QString hint() const;

  /// Number of things that the last picture had no room for; see SceneDrawing::setLimits().
  int leftOut() const { return painter_.leftOut(); }

  /// Rendering quality; nothing: automatic for the graphics card.
  void setQuality(std::optional<Quality> quality);
  /// How often a run is drawn: at most once in so many ms; 0, the preset: whenever it gives a picture. `neverDrawn`: not at
  /// all, until the camera or the window moves.
  void setDrawingInterval(int interval);
  int drawingInterval() const { return drawingInterval_; }
  static constexpr int neverDrawn = -1;
  /// In force now; of a view that has not been drawn yet, what it would have on a graphics card.
  Quality quality() const { return quality_.value_or(painter_.inSoftware() ? Quality::Medium : Quality::High); }

  /// One picture, or one for each eye.
  void setStereo(const Stereo& stereo);
  const Stereo& stereo() const { return stereo_; }
  /// A place of an eye's picture on the screen: of the eye that the mouse is over.
  QPoint globalOf(const QPointF& place) const;

  /// Whether the time of drawing is measured, which waits for the card after each picture.
  void setMeasured(bool measured);
  /// Mean time of the last pictures, ms; nothing: none has been measured.
  std::optional<double> drawingTime() const { return drawingTime_; }

  /// Its overlays; preset: its own. They can be moved between viewports; null: none.
  void setOverlays(const std::shared_ptr<Overlays>& overlays);
  Overlays* overlays() const { return overlays_.get(); }
  /// Something of this width lies in the right upper corner: overlays keep clear of it.
  void setCornerWidth(int width) { cornerWidth_ = width; }

  /// Marks a place of the world with a few words, and flies there; it stays marked until clearPlace().
  void showPlace(const Vec3f& place, const QString& words);
  void clearPlace();
  const PlaceMark& placeMark() const { return place_; }

  /// Draws everything once that costs the driver time when it is drawn for the first time. For before the window is
  /// painted. Emits failed() if nothing can be drawn.
  void prepare();
  /// Begins again with everything that belongs to OpenGL, after it was lost.
  void restart();
  /// Why nothing can be drawn; empty if all is well or not yet known.
  const QString& failure() const { return failure_; }

signals:
  /// Something is to be moved or pushed.
  void manipulated(const sparkwright::ManipulationRequest& request);
  /// The point of pointTool() is to be moved by this, in the world, m.
  void pointMoved(const sparkwright::Vec3f& shift);
  /// A mesh of the scene is not known and drawn as a checked box; once per mesh. Of a shared scene nobody is told.
  void meshMissing(const QString& mesh);
  /// A texture of the scene is missing or cannot be read; once per name. As above.
  void pictureMissing(const QString& picture);
  void layersChanged();
  /// OpenGL cannot be used.
  void failed(const QString& reason);
  /// The mode of the camera or what mouse and keys do has changed.
  void hintChanged();

protected:
  void initializeGL() override;
  void paintGL() override;
  void releaseGL() override;
  void contextLost() override;
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
  void connectParts();
  void advance();
  void schedule();
  void goOn();
  void fail(const QString& problem);
  ManipulationTool::Surroundings manipulationSurroundings();
  PointTool::Surroundings pointSurroundings();
  RubberBand::Surroundings bandSurroundings();
  void showHint();
  void showLocks();
  static QString drawingIsOff();
  // Two eyes.
  /// Size of an eye's picture, pixels of the window.
  QSize eyeSize() const;
  void paintEyes(PaintSchedule::Edges edges);
  ViewPainter::View viewOf(const Camera& camera);
  void takeHalf(int half);
  bool mouseInHalf(QEvent& event);
  QPointF inHalf(const QPointF& place) const { return place - QPointF(half_ * eyeSize().width(), 0); }
  /// What is under the mouse, for ViewHints.
  void look(const std::optional<QPointF>& place, Qt::KeyboardModifiers modifiers);
  void lookForModifier(const QKeyEvent& event, bool down);

  QLabel* off_; ///< Says that drawing is off.
  std::shared_ptr<SceneDrawing> scene_;
  FramePtr shown_;
  ViewPainter painter_;
  LayerSettings layers_;
  ViewSelection selection_;
  CameraControl cameraControl_;
  Navigation navigation_;
  std::shared_ptr<ViewLocks> locks_;
  ManipulationTool manipulation_;
  PointTool pointTool_;
  RubberBand band_;
  ViewPicking picking_;
  MouseChain tools_;
  QElapsedTimer clock_;
  QTimer tick_; ///< Runs while the camera or what is held moves by itself.
  QString hint_;
  std::optional<QPointF> mouse_; ///< Nothing: elsewhere.
  ViewHints::Situation under_;   ///< Of the mouse.
  std::shared_ptr<Overlays> overlays_;
  int cornerWidth_ = 0;
  QString failure_;
  std::optional<Quality> quality_;
  Stereo stereo_;
  int half_ = 0; ///< Side by side: where the mouse is, or was when its button went down; 0 left.
  bool measured_ = false;
  std::optional<double> drawingTime_;
  int drawingInterval_ = 0; ///< ms
  QTimer pace_;             ///< Runs from one drawn frame until the next one may be drawn.
  bool late_ = false;       ///< A frame waits for that.
  PlaceMark place_;
  PaintSchedule paints_;
  QTimer repaint_, refine_; ///< Run until the next paint may begin, or until the picture stands still.
  QTimer more_;             ///< Runs while the scene is not prepared in full.
};

} // namespace sparkwright
