#pragma once

#include "app/ide/common/DrawingThread.h"
#include "core/frame/ImageDrawer.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QImage>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <memory>
#include <optional>

namespace sparkwright
{

/// Shows live pictures of a robot's camera: one that it has, the view of its head, or from any selected node. Draws in
/// a thread of its own, at most ten pictures a second, and only while visible.
class CameraPanel : public QWidget
{
  Q_OBJECT
public:
  /// @param make  makes the ImageDrawer; called in the drawing thread
  explicit CameraPanel(MakeImageDrawer make, QWidget* parent = nullptr);
  ~CameraPanel() override;

  void setFrame(const FramePtr& frame);
  /// Sets the selected node. If it is part of a robot, chooses that robot.
  void setSelectedNode(int node);

  QComboBox& robotBox() { return *robot_; }
  QComboBox& cameraBox() { return *camera_; }
  QComboBox& kindBox() { return *kind_; }
  /// The picture in the camera's size; null if there is none.
  const QImage& picture() const { return picture_; }
  /// Message instead of a picture; empty if there is one.
  QString words() const { return picture_.isNull() ? view_->text() : QString(); }
  /// Writes the picture. @return empty, or an error message
  QString save(const QString& file) const;

  /// Converts a camera's bytes to a visible picture: distances from bright to dark, each segment in its own colour.
  static QImage toPicture(const ImageSettings& settings, const std::vector<std::uint8_t>& bytes);

signals:
  void told(const QString& words);

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  struct Look
  {
    ImageSettings settings;
    Mat4f pose;
  };
  struct Drawn;

  void retranslate();
  void fillRobots();
  void fillCameras();
  void paint();
  void take(const QImage& picture, const QString& problem);
  void showPicture();
  void chooseFile();
  std::optional<Look> look() const;
  /// Structure node of the chosen robot; -1: none.
  int robotNode() const;

  FramePtr frame_;
  std::shared_ptr<const SceneStructure> structure_;
  std::vector<std::pair<QString, quint64>> robots_; ///< Name and root.
  int selected_ = -1;
  bool drawing_ = false, again_ = false; ///< again_: the choice has changed while drawing.
  QElapsedTimer since_;
  QImage picture_;
  QComboBox *robot_, *camera_, *kind_;
  QToolButton* save_;
  QLabel* view_;
  std::shared_ptr<Drawn> drawn_; ///< State of the thread.
  std::unique_ptr<DrawingThread> thread_;
};

} // namespace sparkwright
