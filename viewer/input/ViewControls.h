#pragma once

#include "viewer/camera/CameraDirector.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <array>
#include <optional>
#include <span>

namespace sparkwright
{

/// A press of a mouse button with modifiers.
struct MousePress
{
  Qt::MouseButton button = Qt::NoButton;
  Qt::KeyboardModifiers modifiers = Qt::NoModifier;
  bool twice = false; ///< The second press of a double click.

  /// Reads `Ctrl+Shift+Left`, `Middle`, `Double+Left`. Nothing: this is none.
  static std::optional<MousePress> of(const QString& text);
  /// The same that of() reads.
  QString text() const;
  bool operator==(const MousePress&) const = default;
};

/// What the mouse can do in a view.
enum class MouseGesture
{
  Turn, ///< Orbit about the point under the cursor; look around while flying.
  Pan,
  Zoom, ///< By dragging up and down.
  Rise, ///< Flying: up, with Shift down, as long as the button is held.
  SelectPart,
  SelectWhole,
  SelectMore,
  Menu,
  Band,      ///< Select everything in a rectangle.
  Move,      ///< Drag what is selected, or a handle of it.
  MoveThing, ///< Drag what is under the cursor along the ground, selected or not.
  TurnThing, ///< Turn what is under the cursor about the vertical.
  LiftThing, ///< Raise or lower what is under the cursor.
  Place,     ///< Put what is selected where one clicks.
  Push,      ///< Kick the ball, push anything else.
  Twist,
  Count
};

/// What held or typed keys do in a view.
enum class ViewKey
{
  Forward,
  Back,
  Left,
  Right,
  Up,
  Down,
  FlyUp, ///< While flying only: elsewhere the key is free.
  FlyDown,
  ZoomIn,
  ZoomOut,
  TurnLeft,
  TurnRight,
  TurnUp,
  TurnDown,
  Count
};

/// Which mouse gestures and keys move the camera and the things of a view, and how: data that a key map sets.
///
/// Knows no widget. Shift that belongs to no press of its own means: in small steps.
class ViewControls
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::ViewControls)
public:
  /// What the wheel does while flying.
  enum class FlyWheel
  {
    Speed, ///< Faster, slower.
    Move   ///< Forward, back.
  };
  using Presses = QList<MousePress>;
  using Keys = QList<QKeyCombination>;

  /// Those of the profile Default.
  ViewControls();

  const Presses& presses(MouseGesture gesture) const { return presses_[static_cast<std::size_t>(gesture)]; }
  void setPresses(MouseGesture gesture, Presses presses)
  {
    presses_[static_cast<std::size_t>(gesture)] = std::move(presses);
  }
  const Keys& keys(ViewKey key) const { return keys_[static_cast<std::size_t>(key)]; }
  void setKeys(ViewKey key, Keys keys) { keys_[static_cast<std::size_t>(key)] = std::move(keys); }

  /// How near a press is to one of a gesture's.
  enum class Fit
  {
    None,
    Bare,    ///< Of the same button, modifiers apart.
    Precise, ///< Shift is added.
    Exact
  };
  Fit fit(MouseGesture gesture, const MousePress& press) const;
  /// The gesture among these that fits a press best, the first of equal ones; MouseGesture::Count: none.
  MouseGesture best(std::span<const MouseGesture> among, const MousePress& press, Fit atLeast = Fit::Precise) const;
  /// What a key does; ViewKey::Count: nothing. @param flying  whether the camera is in Mode::Fly
  ViewKey keyOf(QKeyCombination key, bool flying) const;

  /// The mode of the camera when it does nothing else: Orbit or Fly.
  CameraDirector::Mode restMode = CameraDirector::Mode::Orbit;
  FlyWheel flyWheel = FlyWheel::Speed;

  // Wishes of the user, beside the key map.
  bool invertX = false, invertY = false; ///< Turning goes against the mouse.
  float turnSpeed = 1;                   ///< Factor, 0.1 … 5
  float moveSpeed = 1;                   ///< Factor of movements by keys, 0.1 … 5

  // Words for people, in the present language.
  /// `Ctrl+Shift+drag`, `Right drag`.
  static QString dragName(const MousePress& press);
  /// `Ctrl+click`, `Right click`, `Double click`.
  static QString clickName(const MousePress& press);
  /// Those of a gesture, separated by commas; empty: it has none.
  QString names(MouseGesture gesture) const;
  QString names(ViewKey key) const;
  static QString meaning(MouseGesture gesture);
  static QString meaning(ViewKey key);
  static bool isClick(MouseGesture gesture);

  // Names in files.
  static const char* id(MouseGesture gesture);
  static const char* id(ViewKey key);

private:
  std::array<Presses, static_cast<std::size_t>(MouseGesture::Count)> presses_;
  std::array<Keys, static_cast<std::size_t>(ViewKey::Count)> keys_;
};

} // namespace sparkwright
