#pragma once

#include <algorithm>
#include <span>
#include <vector>

namespace sparkwright
{

class Ball;
class Line;
class ObjectState;

/// What is to be seen on the field besides players, in the order of the scene. Nodes enter themselves when they are
/// linked and leave before they are gone.
class SoccerField
{
public:
  void add(ObjectState& object) { objects_.push_back(&object); }
  void remove(ObjectState& object) { std::erase(objects_, &object); }
  void add(Line& line) { lines_.push_back(&line); }
  void remove(Line& line) { std::erase(lines_, &line); }
  /// The first ball counts.
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
