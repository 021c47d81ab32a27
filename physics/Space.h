#pragma once

#include <functional>
#include <memory>

namespace sparkwright::physics
{

class Shape;

/// A hash space: a group of shapes and further spaces that are tested against each other.
class Space
{
public:
  ~Space();
  Space(const Space&) = delete;
  Space& operator=(const Space&) = delete;

  /// False: shapes in this space are never tested against each other [true].
  void setInnerCollision(bool enabled);
  bool innerCollision() const;

  /// Two spaces that are both ghosts pass through one another [false]. Everything else still touches them.
  void setGhost(bool ghost);
  bool isGhost() const;

  Space* parent() const;

  /// All shapes in this space and in those below it. Changes nothing, not even the order of later contacts.
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
