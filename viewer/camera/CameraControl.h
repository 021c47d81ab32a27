#pragma once

#include "viewer/camera/CameraDirector.h"

#include <QObject>

#include <functional>
#include <optional>
#include <utility>

namespace sparkwright
{

class SceneDrawing;

/// The camera commands of a view: fly to the views of a scene, frame or follow things, ride on robots.
///
/// Chooses where the camera goes; CameraDirector moves it there. Knows no widget and no clock. Lengths in metres.
class CameraControl : public QObject
{
  Q_OBJECT
public:
  using Mode = CameraDirector::Mode;

  /// @param scene     what the camera sees; must outlive this
  /// @param selected  structure node that commands for the selection mean; -1: none
  CameraControl(const SceneDrawing& scene, std::function<int()> selected);

  CameraDirector& director() { return director_; }
  const CameraDirector& director() const { return director_; }
  Mode mode() const { return director_.mode(); }
  /// The subject that it follows or rides on; unused in other modes.
  Subjects::Subject follows() const { return director_.subject().value_or(Subjects::Subject{}); }
  bool orthographic() const { return director_.destination().orthographic; }

  /// @param locked  asked by each command by which a person moves the camera: whether it does nothing. Calls that place
  ///                the camera at once are the program's own, and always count
  void setLock(std::function<bool()> locked) { locked_ = std::move(locked); }

  /// Shape of the picture in pixels of the window. A view of startWith() is fitted into it anew, until something in
  /// the scene has moved.
  void resize(int width, int height);
  /// Moves the camera on to the time `now`, in seconds. @return whether it goes on moving by itself
  bool advance(double now);

  /// Flies to a view, and stays there.
  void flyTo(const Viewpoint& view);
  /// Is there at once.
  void jumpTo(const Viewpoint& view);
  /// Is there at once, and fits the view into each size until the user moves the camera, or the scene runs.
  /// @param preset  0 … CameraPresets::count - 1, or `home`
  void startWith(int preset);
  static constexpr int home = -1;
  /// Whether jumpTo() or startWith() has put the camera anywhere.
  bool placed() const { return placed_; }
  /// Flies to where the scene is seen as at first.
  void reset();
  /// Flies to a preset, 0 … CameraPresets::count - 1.
  void showPreset(int index);
  void frameSelection();
  /// Goes on looking with this angle from the lower to the upper edge of the picture, radians.
  void setOpeningAngle(float angle);
  /// Flies to where a place of the world is seen from near, in the present direction.
  void lookAt(const Vec3f& place);

  // Each of these ends its mode if it is called again, and says so with told() if it cannot begin.
  void fly();
  void followBall();
  void followSelected();
  /// Sees with the selected robot: out of its head, or from behind.
  void rideSelected(bool firstPerson);
  void toggleOrthographic();
  /// Goes back to the free camera, CameraDirector::restMode(). @return whether it was in another mode
  bool endMode();
  /// Is at once where the ball and who plays it are seen, from the side of the field, and follows the ball. Nothing
  /// happens without a ball.
  void watchBall();

signals:
  /// The camera has moved or wants to be advanced.
  void moved();
  /// Something the user has to know, as why the camera does not follow.
  void told(const QString& words);

private:
  std::optional<Subjects::Subject> selectedSubject() const;
  void tellNobodySelected();
  /// Centre and radius of the whole scene.
  std::optional<std::pair<Vec3f, float>> bounds() const;

  const SceneDrawing& scene_;
  std::function<int()> selected_;
  std::function<bool()> locked_ = [] { return false; };
  CameraDirector director_;
  bool placed_ = false;
  struct Start
  {
    int preset;
    Viewpoint view;
    std::optional<std::pair<Vec3f, float>> bounds; ///< None: there was nothing to see yet.
  };
  std::optional<Start> start_; ///< As startWith() has put it.
};

} // namespace sparkwright
