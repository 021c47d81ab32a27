#pragma once

#include <functional>
#include <memory>

namespace sparkwright::physics
{

class Shape;

/// A group of shapes and inner spaces that are tested against each other (hash space).
class Space
{
public:
  ~Space();
  Space(const Space&) = delete;
  Space& operator=(const Space&) = delete;

  /// Whether shapes in this space are tested against each other; preset: true.
  void setInnerCollision(bool enabled);
  bool innerCollision() const;

  /// Two spaces that are both ghosts do not collide with each other; preset: false.
  void setGhost(bool ghost);
  bool isGhost() const;

  Space* parent() const;

  /// Visits all shapes in this space and in those below it. Does not change the order of later contacts.
  void visit(const std::function<void(const Shape&)>& visitor) const;

  void* userData = nullptr;

private:
  friend class World;
  friend struct Access;
  struct Impl;
  explicit Space(std::unique_ptr<Impl>);
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright::physics
