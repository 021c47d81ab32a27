#pragma once

#include "app/ide/agents/cameras/CameraFeed.h"

#include <QComboBox>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

namespace sparkwright
{

/// Shows the live picture of a camera, with boxes to choose it.
class CameraPanel : public QWidget
{
  Q_OBJECT
public:
  CameraPanel(std::shared_ptr<CameraDrawer> drawer, CameraFeed::Follow follow, QWidget* parent = nullptr);

  void setFrame(const FramePtr& frame);
  /// To be called now and then: whether it can be seen may have changed.
  void refresh();
  CameraFeed& feed() { return feed_; }

  QComboBox& robotBox() { return *robot_; }
  QComboBox& cameraBox() { return *camera_; }
  QComboBox& kindBox() { return *kind_; }
  QToolButton& inViewButton() { return *inView_; }
  /// The picture in the camera's size; null if there is none.
  const QImage& picture() const { return feed_.picture(); }
  /// Message instead of a picture; empty if there is one.
  const QString& words() const { return feed_.problem(); }
  /// Writes the picture. @return empty, or an error message
  QString save(const QString& file) const;

signals:
  void told(const QString& words);
  /// The user wants the picture in a corner of a view.
  void inViewWanted();

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  void retranslate();
  void fillBoxes();
  void choose();
  void showPicture();
  void chooseFile();

  CameraFeed feed_;
  QComboBox *robot_, *camera_, *kind_;
  QToolButton *inView_, *save_;
  QLabel* view_;
};

} // namespace sparkwright
