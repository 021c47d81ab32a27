#pragma once

#include "app/ide/views/ViewMemory.h"
#include "core/draw/Drawings.h"
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
class ViewLocks;
class ViewCell;
class Viewport;

/// The centre of the window: up to four viewports, each with its own camera, one of them active.
///
/// They share one SceneDrawing and the selection. Closing a view frees its memory on the graphics card; its camera is
/// kept for the next time it is opened.
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
  /// Cells 0 and 1 are in the upper row, 2 and 3 in the lower one.
  static constexpr int cellCount = SceneViews::cells;

  explicit ViewArea(QWidget* parent = nullptr);
  ~ViewArea() override;

  /// The active view, used last by the user. Always exists.
  Viewport& active();
  /// The viewport of a cell; null if it is not open.
  Viewport* viewport(int cell) const;
  std::vector<Viewport*> viewports() const;
  const SceneDrawing& scene() const { return *scene_; }
  /// Adds a banner above the views, and takes ownership.
  void setBanner(QWidget* banner);
  /// Shows or hides the place of all banners, whichever are open.
  void showBanners(bool shown) { banners_->setVisible(shown); }
  /// Shows a widget to the right of the views, and takes ownership; the one before is deleted. Null: nothing.
  void setBeside(QWidget* widget);
  /// The overlays of the active view.
  Overlays& overlays() { return *overlays_; }

  /// What people cannot change in the views.
  ViewLocks& locks() { return *locks_; }

  void arrange(Layout layout);
  void closeView(int cell);
  void activate(int cell);
  int activeCell() const { return active_; }
  /// Activates and focuses the next view in reading order.
  void activateNext();

  void setFrame(const FramePtr& frame);
  /// Whether the frames to come are from a server elsewhere, which may send more than can be drawn.
  void setForeign(bool foreign);
  /// Sets the drawings of agents and tools; null: none.
  void setDrawings(const DrawingsPtr& drawings);
  /// Sets the selected nodes, the one chosen last at the end.
  void setSelection(const std::vector<int>& nodes);
  void clearPlace();
  void setAnimated(bool animated);

  /// Stores the views of the former scene, and restores those of another one, if it was opened before. Call it when the
  /// first frame of the scene is shown.
  void setScenePath(const QString& path);
  QString scenePath() const { return path_; }
  /// Stores the views of the present scene.
  void storeViews() const;
  /// Shows the view of digit `index` + 1: the user's, or the preset one.
  void showPreset(int index);
  void keepPreset(int index);
  void dropKeptPresets();
  bool hasKept(int index) const { return kept_[static_cast<std::size_t>(index)].has_value(); }

  /// Menus of the corner buttons of the views; filled by ViewCommands.
  QMenu* cameraMenu() { return cameraMenu_; }
  QMenu* splitMenu() { return splitMenu_; }

signals:
  /// Signal of any Viewport.
  void nodePicked(int node, bool whole);
  void nodesPicked(const std::vector<int>& nodes, bool more);
  /// For the log: drawing problems.
  void noted(Diagnostic::Severity severity, const QString& message);
  void told(const QString& words);
  /// Another view is active, or the camera mode of the active one has changed.
  void hintChanged();
  /// A view has been opened. QObject::destroyed() tells when it is closed.
  void viewAdded(sparkwright::Viewport* viewport);
  void viewsChanged();
  /// The layers of a view, or the active view, have changed.
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
  /// Preset of a view that is opened for the first time.
  int firstPreset(int cell) const;

  std::shared_ptr<SceneDrawing> scene_;
  std::shared_ptr<Overlays> overlays_;
  std::shared_ptr<ViewLocks> locks_;
  QMenu *cameraMenu_, *splitMenu_;
  QSplitter *columns_, *rows_; ///< Of the views and what is beside them; of the views.
  QWidget* banners_;
  QWidget* beside_ = nullptr;
  std::array<QSplitter*, 2> row_;
  std::array<ViewCell*, cellCount> cells_{};
  std::array<std::optional<Viewpoint>, cellCount> cameras_; ///< Of closed views.
  std::array<LayerSettings, cellCount> layers_;             ///< Of closed views.
  std::array<std::optional<Viewpoint>, CameraPresets::count> kept_;
  int active_ = 0;
  std::vector<int> selection_;
  std::optional<bool> animated_;
  QString path_;
  FramePtr frame_;
  DrawingsPtr drawings_;
};

} // namespace sparkwright
