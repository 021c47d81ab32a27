#pragma once

#include <QFrame>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <memory>

namespace sparkwright
{

class SceneDrawing;
class Viewport;

/// One of the views of a ViewArea: a viewport with a frame that tells whether it is the active one, and small buttons in
/// its corner. Where nothing can be drawn it says why, and the viewport stands unseen beside the window.
class ViewCell : public QWidget
{
  Q_OBJECT
public:
  /// @param cameraMenu,splitMenu  what the buttons open; belong to others
  ViewCell(const std::shared_ptr<SceneDrawing>& scene, QMenu* cameraMenu, QMenu* splitMenu, QWidget* parent);

  ~ViewCell() override;

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
  void explain(const QString& problem);

  Viewport* viewport_; ///< A child of this, unless windows cannot show one.
  QWidget* corner_;
  QToolButton *camera_, *split_, *close_;
  QWidget* excuse_ = nullptr; ///< Instead of the viewport.
  QLabel* words_ = nullptr;
  QPushButton* again_ = nullptr;
  QString problem_;
  bool active_ = false, framed_ = false;
};

} // namespace sparkwright
