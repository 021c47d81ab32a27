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

/// A cell of a ViewArea: a viewport with a frame that marks the active one, and small buttons in its corner. If nothing
/// can be drawn, it shows the reason instead of the viewport.
class ViewCell : public QWidget
{
  Q_OBJECT
public:
  /// @param cameraMenu,splitMenu  menus of the buttons; not owned
  ViewCell(const std::shared_ptr<SceneDrawing>& scene, QMenu* cameraMenu, QMenu* splitMenu, QWidget* parent);

  ~ViewCell() override;

  Viewport& viewport() { return *viewport_; }
  /// @param framed  whether to show the frame: there are several views
  void showState(bool active, bool framed);
  void setButtonsShown(bool shown) { corner_->setVisible(shown); }
  void retranslate();

signals:
  /// The user has used this view.
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

  Viewport* viewport_; ///< A child of this, unless it cannot be shown.
  QWidget* corner_;
  QToolButton *camera_, *split_, *close_;
  QWidget* excuse_ = nullptr; ///< Shown instead of the viewport.
  QLabel* words_ = nullptr;
  QPushButton* again_ = nullptr;
  QString problem_;
  bool active_ = false, framed_ = false;
};

} // namespace sparkwright
