#pragma once

#include "viewer/camera/Camera.h"
#include "viewer/scene/Subjects.h"

#include <optional>

namespace sparkwright
{

/// Moves a camera: as mouse and keys say, along flights, with what it follows, or on a robot.
///
/// Knows no widget and no clock. Manual control acts at once; everything that takes time goes on with advance(), which
/// is told the time. Lengths in metres, angles in radians, times in seconds.
class CameraDirector
{
public:
  enum class Mode
  {
    Orbit,       ///< Free: turns about its target, and stays where the mouse leaves it.
    Fly,         ///< Free: turns where it stands, and flies along its sight by keys.
    Follow,      ///< Keeps a ball, robot or thing in view; the mouse chooses from which side.
    FirstPerson, ///< Sees what a robot's head sees.
    ThirdPerson  ///< Stands behind a robot and looks ahead with it.
  };
  using Subject = Subjects::Subject;

  Camera& camera() { return camera_; }
  const Camera& camera() const { return camera_; }
  Mode mode() const { return mode_; }
  /// Whether a robot carries the camera.
  bool rides() const { return mode_ == Mode::FirstPerson || mode_ == Mode::ThirdPerson; }
  const std::optional<Subject>& subject() const { return subject_; }

  /// Whether flights take time and following is smooth; otherwise everything happens at the next advance().
  void setAnimated(bool animated) { animated_ = animated; }
  bool animated() const { return animated_; }

  /// Flies there and stays. Ends following and riding, but not Mode::Fly.
  void flyTo(const Viewpoint& goal);
  /// Is there at once; ends every mode and flight.
  void jumpTo(const Viewpoint& goal);
  /// The camera's viewpoint at the end of a flight; on a robot, that after riding.
  Viewpoint destination() const;
  /// Back to Orbit, from a robot to where the user was before.
  void orbit();
  /// Back to the mode of setRestMode(), from a robot to where the user was before.
  void rest();
  /// The mode in which nothing moves the camera but the user: Orbit (preset) or Fly. Takes effect at the next rest().
  void setRestMode(Mode mode) { rest_ = mode == Mode::Fly ? Mode::Fly : Mode::Orbit; }
  Mode restMode() const { return rest_; }
  void fly();
  void follow(const Subject& subject);
  void ride(const Subject& subject, bool firstPerson);
  void setOrthographic(bool parallel);

  // Manual control by mouse, wheel and keys. Each ends a flight to a resting place. Movements dx, dy in pixels.
  void turnAbout(float dx, float dy, const std::optional<Vec3f>& pivot);
  void pan(float dx, float dy);
  /// @param anchor  point of the world that keeps its place in the picture; in Mode::Follow the subject instead
  void zoom(float factor, const Vec3f& anchor);
  /// Movement by keys that are held: to the right, forward, up, each -1 … 1; zero: none.
  void setMotion(const Vec3f& wanted, bool slow);
  /// Moves the eye along its line of sight, m; less than 0: back.
  void dolly(float metres);
  /// Factor of movements by keys.
  void setMotionFactor(float factor);
  /// Of Mode::Fly, m/s.
  float speed() const { return speed_; }
  void setSpeed(float speed);
  /// Ends a flight where it is.
  void halt();

  /// Goes on to the time `now`, which never runs back.
  /// @return whether there is more to come without anybody doing anything.
  bool advance(const Subjects& subjects, double now);
  /// Whether, since the last call, what was followed has gone and the camera has been left to the user.
  bool takeLost();

private:
  struct Flight
  {
    Viewpoint from, to;
    std::optional<double> start; ///< Unknown until the next advance().
  };
  /// Follows or rides: the goal moves.
  bool moving() const { return mode_ == Mode::Follow || rides(); }
  void depart(const Viewpoint& goal);
  void leaveRobot();
  bool advanceMotion(float dt);
  bool advanceFlight(double now);
  bool advanceFollow(const Subjects::Sighting& seen, float dt);
  bool advanceRide(const Subjects::Sighting& seen, float dt);
  Viewpoint behind(const Mat4f& body, float dt);
  Viewpoint inside(const Mat4f& head) const;
  float share(float dt, float settling) const;

  Camera camera_;
  Mode mode_ = Mode::Orbit, rest_ = Mode::Orbit;
  bool animated_ = true, lost_ = false;
  std::optional<Subject> subject_;
  std::optional<Flight> flight_;
  std::optional<double> last_;

  // Keys
  Vec3f wanted_ = Vec3f::Zero(), velocity_ = Vec3f::Zero(); ///< Right, forward, up, in shares of the speed.
  bool slow_ = false;
  float speed_ = 4, motionFactor_ = 1;

  // Follow
  Vec3f followed_ = Vec3f::Zero(), aside_ = Vec3f::Zero(); ///< Smoothed place; what the user looks at beside it.

  // Rides
  std::optional<Viewpoint> before_; ///< Viewpoint before following or riding.
  std::optional<float> heading_;    ///< Smoothed.
  float yaw_ = 0, pitch_ = 0;       ///< Direction of view relative to the robot.
  float behindDistance_ = 0, fieldOfView_ = 0;
};

} // namespace sparkwright
