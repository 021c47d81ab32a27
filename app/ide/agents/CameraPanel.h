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

/// Shows live what a robot's camera sees: one that it has, the view of its head, or along any node that is selected.
/// Draws in a thread of its own, at most ten pictures a second, and only while it can be seen.
class CameraPanel : public QWidget
{
  Q_OBJECT
public:
  /// @param make  of the drawer; called in the drawing thread
  explicit CameraPanel(MakeImageDrawer make, QWidget* parent = nullptr);
  ~CameraPanel() override;

  void setFrame(const FramePtr& frame);
  /// A part of a robot turns to that robot; anything is what "selected node" means.
  void setSelectedNode(int node);

  QComboBox& robotBox() { return *robot_; }
  QComboBox& cameraBox() { return *camera_; }
  QComboBox& kindBox() { return *kind_; }
  /// What is shown, in the size of the camera; null if there is nothing.
  const QImage& picture() const { return picture_; }
  /// Why there is no picture; empty if there is one.
  QString words() const { return picture_.isNull() ? view_->text() : QString(); }
  /// @return empty, or why it could not be written
  QString save(const QString& file) const;

  /// Bytes of a camera as something to look at: distances from bright to dark, segments in colours of their own.
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
  /// Structure node of the robot that is chosen; -1: none, or any node.
  int robotNode() const;

  FramePtr frame_;
  std::shared_ptr<const SceneStructure> structure_;
  std::vector<std::pair<QString, quint64>> robots_; ///< Name and root.
  int selected_ = -1;
  bool drawing_ = false, again_ = false; ///< Something else has been chosen meanwhile.
  QElapsedTimer since_;
  QImage picture_;
  QComboBox *robot_, *camera_, *kind_;
  QToolButton* save_;
  QLabel* view_;
  std::shared_ptr<Drawn> drawn_; ///< What belongs to the thread.
  std::unique_ptr<DrawingThread> thread_;
};

} // namespace sparkwright
