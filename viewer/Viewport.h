#pragma once

#include "viewer/PlaceMark.h"
#include "viewer/Renderer.h"
#include "viewer/Scoreboard.h"

#include <QElapsedTimer>
#include <QOpenGLFramebufferObject>
#include <QOpenGLWidget>
#include <QTimer>
#include <QVariantAnimation>

namespace sparkwright
{

/// Shows Frames in three dimensions, with a camera in the hand of the mouse.
///
/// Left drag orbits, right, middle or Shift+left drag pans, the wheel zooms towards the cursor; F frames the selection,
/// Home and R reset; W A S D Q E walk. A click picks.
class Viewport : public QOpenGLWidget
{
  Q_OBJECT
public:
  explicit Viewport(QWidget* parent = nullptr);
  ~Viewport() override;

  /// Shows a frame (nullptr: nothing). Cheap: painting happens later, and not more often than the machine can.
  void setFrame(const FramePtr& frame);
  const SceneDrawing& scene() const { return scene_; }
  Camera& camera() { return camera_; }

  /// Marks the subtree of a structure node; -1: none.
  void setSelectedNode(int node);
  int selectedNode() const { return selected_; }

  void resetCamera();
  void frameSelection();

  /// Marks a place of the world with a few words, and flies there; it stays marked until clearPlace().
  void showPlace(const Vec3f& place, const QString& words);
  void clearPlace();
  const std::optional<Vec3f>& shownPlace() const { return place_; }

  /// Why nothing can be drawn; empty if all is well or not yet known.
  const QString& failure() const { return failure_; }

signals:
  /// The user clicked a mesh (or the ground: -1). `whole` asks for everything the mesh belongs to (double click).
  void nodePicked(int node, bool whole);
  /// A mesh of the scene is not known and drawn as a checked box; once per mesh.
  void meshMissing(const QString& mesh);
  /// A texture of the scene is missing or cannot be read; once per name.
  void pictureMissing(const QString& picture);
  /// OpenGL cannot be used.
  void failed(const QString& reason);

protected:
  void initializeGL() override;
  void paintGL() override;
  void resizeGL(int width, int height) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  std::optional<SceneDrawing::Hit> hitAt(const QPointF& position) const;
  void look(const SceneDrawing::View& view);
  void schedule();
  void releaseGraphics();
  void draw(int width, int height);
  void drawPlace(int width, int height);
  void flyTo(const Vec3f& place);

  SceneDrawing scene_;
  Renderer renderer_;
  Camera camera_;
  Scoreboard scoreboard_;
  QString failure_;
  int selected_ = -1;
  bool cameraPlaced_ = false;
  std::optional<Vec3f> place_;
  QString placeWords_;
  PlaceMark mark_;
  QVariantAnimation flight_;

  QPointF pressed_, last_;
  bool dragging_ = false;

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
