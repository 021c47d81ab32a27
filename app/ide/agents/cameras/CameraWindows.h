#pragma once

#include "app/ide/agents/cameras/CameraFeed.h"
#include "app/ide/common/WindowPart.h"

#include <QPointer>
#include <QTimer>

#include <array>
#include <vector>

class QAction;
class QDockWidget;

namespace sparkwright
{

class CameraInset;
class CameraPanel;
class Viewport;

/// The camera pictures of the window: the dock that follows the selection, further docks with a camera each, and small
/// pictures in corners of views. All are drawn by one CameraDrawer; what is closed is freed.
///
/// The further docks exist from the start, empty and hidden, so that layouts know them.
class CameraWindows : public QObject
{
  Q_OBJECT
public:
  static constexpr int most = 8; ///< Docks, with the first one; and small pictures.

  explicit CameraWindows(const WindowPart::Surroundings& around, QObject* parent = nullptr);
  ~CameraWindows() override;

  /// The panel that follows the selection.
  CameraPanel& first() { return *first_; }
  /// Those of all open docks.
  std::vector<CameraPanel*> panels() const;
  std::vector<CameraInset*> insets() const;
  CameraDrawer& drawer() { return *drawer_; }

  /// Opens a dock with this camera. @return whether there was one left; if not, the user is told
  bool open(const CameraChoice& choice);
  /// Shows a small picture of this camera in a corner of the active view.
  void showInView(const CameraChoice& choice);

  void setFrame(const FramePtr& frame);
  void setSelectedNode(int node);
  /// To be called some times a second.
  void refresh();
  void retranslate();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  struct Window
  {
    QDockWidget* dock = nullptr;
    QWidget* slot = nullptr;      ///< Content of the dock.
    CameraPanel* panel = nullptr; ///< In the slot; null: the dock is closed.
  };
  void addActions();
  CameraPanel* makePanel(CameraFeed::Follow follow, QWidget* parent);
  void settle();
  void showLocks();
  void fill(Window& window);
  void clear(Window& window);
  CameraChoice nextChoice() const;
  void placeInsets(Viewport& view) const;
  QColor freeColour() const;

  WindowPart::Surroundings around_;
  std::shared_ptr<CameraDrawer> drawer_;
  CameraPanel* first_;
  QDockWidget* firstDock_;
  std::array<Window, most - 1> windows_;
  std::vector<QPointer<CameraInset>> insets_; ///< Views take theirs with them.
  QTimer settling_;                           ///< Docks have been shown or hidden, perhaps only for a moment.
  QAction *new_ = nullptr, *inView_ = nullptr;
  FramePtr frame_;
  int selected_ = -1;
};

} // namespace sparkwright
