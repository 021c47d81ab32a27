#pragma once

#include "app/ide/agents/cameras/CameraDrawer.h"

#include <QElapsedTimer>
#include <QImage>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace sparkwright
{

/// What a camera picture shows, by names, so that it is found again after a reset and in another scene.
struct CameraChoice
{
  QString robot;  ///< As `Red 3`; empty: the selected node.
  QString camera; ///< CameraFeed::Camera::id; empty: the first one.
  int kind = -1;  ///< ImageSettings::Kind; -1: as the camera sends it.

  bool operator==(const CameraChoice&) const = default;
};

/// The live picture of one camera: one that a robot has, the view of its head, or from the selected node. At most ten
/// pictures a second, and only while somebody sees them.
///
/// Knows no widget. What was chosen stays chosen while it is not there.
class CameraFeed : public QObject
{
  Q_OBJECT
public:
  /// What becomes of the choice when a robot is selected.
  enum class Follow
  {
    Selection, ///< Its robot is chosen; and without the chosen robot, the first one is shown.
    Nobody
  };
  struct Robot
  {
    QString name;
    quint64 id = 0; ///< Of its root.
    bool operator==(const Robot&) const = default;
  };
  struct Camera
  {
    QString id, text; ///< In choices; for people.
    int sensor = -1;  ///< Of the structure; -1: none, but a node.
    int node = -1;
  };
  /// @param drawer  shared with other feeds
  CameraFeed(std::shared_ptr<CameraDrawer> drawer, Follow follow, QObject* parent = nullptr);

  void setFrame(const FramePtr& frame);
  /// Sets the selected node.
  void setSelectedNode(int node);
  /// Whether anybody sees the picture. To be called some times a second.
  void setSeen(bool seen);
  void choose(const CameraChoice& choice);

  const std::vector<Robot>& robots() const { return robots_; }
  /// Those of the robot that is shown.
  const std::vector<Camera>& cameras() const { return cameras_; }
  /// What is shown: of the choice, what is there.
  const CameraChoice& shown() const { return shown_; }
  /// What was chosen; nothing: nobody has.
  const std::optional<CameraChoice>& choice() const { return choice_; }
  /// `Red 3 · IMG`
  QString name() const;
  /// Null if there is none.
  const QImage& picture() const { return picture_; }
  /// Why there is no picture, and what to do; empty if there is one.
  const QString& problem() const { return problem_; }
  /// Works out everything anew, in the present language.
  void retranslate();

signals:
  /// Robots, cameras or what is shown are others.
  void changed();
  /// There is a new picture, or none any more.
  void pictureChanged();

private:
  void follow();
  void fill(bool fresh);
  void fillCameras();
  /// Structure node of the robot that is shown; -1: none.
  int robotNode() const;
  bool isAbsent() const;
  std::optional<CameraDrawer::Look> look() const;
  void paint();
  void take(const QImage& picture, const QString& problem);

  std::shared_ptr<CameraDrawer> drawer_;
  Follow follow_;
  FramePtr frame_;
  std::shared_ptr<const SceneStructure> structure_;
  std::vector<Robot> robots_;
  std::vector<Camera> cameras_;
  std::optional<CameraChoice> choice_;
  CameraChoice shown_;
  int selected_ = -1;
  bool seen_ = false;
  bool late_ = false; ///< The newest frame has not been drawn.
  bool drawing_ = false, again_ = false; ///< again_: the choice has changed while drawing.
  QElapsedTimer since_;
  QImage picture_;
  QString problem_;
};

} // namespace sparkwright
