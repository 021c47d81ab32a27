#pragma once

#include <algorithm>
#include <span>
#include <vector>

namespace sparkwright
{

class Ball;
class Line;
class ObjectState;

/// The visible objects on the field except players, in scene order. Nodes add themselves when they are linked, and
/// remove themselves when unlinked.
class SoccerField
{
public:
  void add(ObjectState& object) { objects_.push_back(&object); }
  void remove(ObjectState& object) { std::erase(objects_, &object); }
  void add(Line& line) { lines_.push_back(&line); }
  void remove(Line& line) { std::erase(lines_, &line); }
  /// Adds a ball; only the first is used.
  void add(Ball& ball) { balls_.push_back(&ball); }
  void remove(Ball& ball) { std::erase(balls_, &ball); }

  std::span<ObjectState* const> objects() const { return objects_; }
  std::span<Line* const> lines() const { return lines_; }
  Ball* ball() const { return balls_.empty() ? nullptr : balls_.front(); }

private:
  std::vector<ObjectState*> objects_;
  std::vector<Line*> lines_;
  std::vector<Ball*> balls_;
};

} // namespace sparkwright
