#pragma once

#include "app/ide/views/ViewMemory.h"
#include "core/frame/Drawings.h"
#include "core/frame/Frame.h"
#include "core/text/Diagnostic.h"
#include "viewer/layers/LayerSettings.h"

#include <QMenu>
#include <QSplitter>
#include <QWidget>

#include <array>
#include <memory>

namespace sparkwright
{

class Overlays;
class SceneDrawing;
class ViewCell;
class Viewport;

/// The middle of the window: up to four viewports side by side, each with its own camera, of which one is active.
///
/// They share one SceneDrawing and the selection. A view that is closed frees what it has on the graphics card; its camera
/// is kept for when it is opened again.
class ViewArea : public QWidget
{
  Q_OBJECT
public:
  enum class Layout
  {
    One,
    SideBySide,
    Stacked,
    Four
  };
  /// Cells are numbered 0, 1 in the upper row, 2, 3 in the lower one.
  static constexpr int cellCount = SceneViews::cells;

  explicit ViewArea(QWidget* parent = nullptr);
  ~ViewArea() override;

  /// The one that the user has turned to last. There always is one.
  Viewport& active();
  /// Null: not open.
  Viewport* viewport(int cell) const;
  std::vector<Viewport*> viewports() const;
  const SceneDrawing& scene() const { return *scene_; }
  /// Puts a slim row above the views, which takes it over.
  void setBanner(QWidget* banner);
  /// They lie over the active view.
  Overlays& overlays() { return *overlays_; }

  void arrange(Layout layout);
  void closeView(int cell);
  void activate(int cell);
  int activeCell() const { return active_; }
  /// The next one in reading order becomes active and gets the keyboard.
  void activateNext();

  void setFrame(const FramePtr& frame);
  /// What agents and tools have drawn; null: nothing.
  void setDrawings(const DrawingsPtr& drawings);
  /// The last chosen one last.
  void setSelection(const std::vector<int>& nodes);
  void clearPlace();
  void setAnimated(bool animated);

  /// Keeps the views of the scene that was shown, and takes up those of another one, if it has been opened before.
  /// To be called when the first frame of the scene is shown.
  void setScenePath(const QString& path);
  /// Keeps the views of the scene that is shown.
  void storeViews() const;
  /// What the digit `index` + 1 shows: the user's view, or that of the scene.
  void showPreset(int index);
  void keepPreset(int index);
  void dropKeptPresets();
  bool hasKept(int index) const { return kept_[static_cast<std::size_t>(index)].has_value(); }

  /// What the corner buttons of the views open; whoever knows the actions fills them.
  QMenu* cameraMenu() { return cameraMenu_; }
  QMenu* splitMenu() { return splitMenu_; }

signals:
  /// As of a Viewport, from any of them.
  void nodePicked(int node, bool whole);
  void nodesPicked(const std::vector<int>& nodes, bool more);
  /// For the log: what cannot be drawn.
  void noted(Diagnostic::Severity severity, const QString& message);
  void told(const QString& words);
  /// Another view is active, or the active one is steered otherwise.
  void hintChanged();
  /// A view has been opened: for those that add to every view. It goes with QObject::destroyed().
  void viewAdded(sparkwright::Viewport* viewport);
  void viewsChanged();
  /// Layers of a view, or which view is active.
  void layersChanged();

protected:
  void changeEvent(QEvent* event) override;

private:
  ViewCell* open(int cell);
  void close(int cell);
  void openCells(int cells);
  int shown() const;
  void takeUp(const SceneViews& views);
  void showStates();
  /// Which of the presets a view shows that is opened for the first time.
  int firstPreset(int cell) const;

  std::shared_ptr<SceneDrawing> scene_;
  std::shared_ptr<Overlays> overlays_;
  QMenu *cameraMenu_, *splitMenu_;
  QSplitter* rows_;
  std::array<QSplitter*, 2> row_;
  std::array<ViewCell*, cellCount> cells_{};
  std::array<std::optional<Viewpoint>, cellCount> cameras_; ///< Of those that are closed.
  std::array<LayerSettings, cellCount> layers_; ///< Of those that are closed.
  std::array<std::optional<Viewpoint>, CameraPresets::count> kept_;
  int active_ = 0;
  std::vector<int> selection_;
  std::optional<bool> animated_;
  QString path_;
  FramePtr frame_;
  DrawingsPtr drawings_;
};

} // namespace sparkwright
