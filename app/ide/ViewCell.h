#pragma once

#include <QFrame>
#include <QMenu>
#include <QToolButton>

#include <memory>

namespace sparkwright
{

class SceneDrawing;
class Viewport;

/// One of the views of a ViewArea: a viewport with a frame that tells whether it is the active one, and small buttons in
/// its corner.
class ViewCell : public QWidget
{
  Q_OBJECT
public:
  /// @param cameraMenu,splitMenu  what the buttons open; belong to others
  ViewCell(const std::shared_ptr<SceneDrawing>& scene, QMenu* cameraMenu, QMenu* splitMenu, QWidget* parent);

  Viewport& viewport() { return *viewport_; }
  /// @param framed  whether there are others to be told from
  void showState(bool active, bool framed);
  void retranslate();

signals:
  /// The user has turned to this view.
  void touched();
  void closeWanted();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  QToolButton* addButton(const char* icon, QMenu* menu);
  void place();

  Viewport* viewport_;
  QWidget* corner_;
  QToolButton *camera_, *split_, *close_;
  bool active_ = false, framed_ = false;
};

} // namespace sparkwright
