#pragma once

#include <Qt>

#include <QSet>

namespace sparkwright
{

/// What the keys of driving want while they are held: T ahead, G back, F left, H right, with Shift twice as fast; Space
/// stops until a key is pressed anew.
class DriveKeys
{
public:
  static constexpr float speed = 0.8f; ///< m/s
  static constexpr float turn = 1.5f;  ///< rad/s

  /// Whether a key is one of driving.
  static bool knows(int key);
  /// @return whether it is one
  bool press(int key);
  bool release(int key);
  /// All keys are released, as when the keyboard goes elsewhere.
  void stop() { held_.clear(); }

  float ahead() const { return factor() * speed * (holds(Qt::Key_T) - holds(Qt::Key_G)); } ///< m/s
  float left() const { return turn * (holds(Qt::Key_F) - holds(Qt::Key_H)); }              ///< rad/s
  bool isIdle() const { return ahead() == 0 && left() == 0; }

private:
  float holds(int key) const { return held_.contains(key) ? 1.f : 0.f; }
  float factor() const { return held_.contains(Qt::Key_Shift) ? 2.f : 1.f; }

  QSet<int> held_;
};

} // namespace sparkwright
