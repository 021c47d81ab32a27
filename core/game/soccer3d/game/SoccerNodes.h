#pragma once

#include "core/object/Registry.h"
#include "core/scene/Transform.h"

#include <string>

namespace sparkwright
{

class SoccerGame;

/// A node of the game with the pose of the nearest Transform above it.
class SoccerNode : public BaseNode
{
public:
  const Mat4f& worldPose() const override;
  Vec3f position() const { return translation(worldPose()); }

protected:
  void onLink() override;
  /// The game of the Context; nullptr if there is none.
  SoccerGame* game() const;

private:
  const Transform* transform_ = nullptr;
};

/// Makes the nearest Transform visible to robots' vision: as an object on the field, or as a body part of a robot.
class ObjectState : public SoccerNode
{
public:
  /// Name as an object on the field: `F1L`.
  const std::string& perceptName() const { return perceptName_; }
  void setPerceptName(std::string name) { perceptName_ = std::move(name); }
  /// Name as a body part: `head`.
  const std::string& partName() const { return partName_; }
  void setPartName(std::string name) { partName_ = std::move(name); }

protected:
  void onLink() override;
  void onUnlink() override;

private:
  std::string perceptName_;
  std::string partName_;
};

class GoalPost : public ObjectState
{
};

/// A line on the field, from one point to another in the frame of the nearest Transform.
class Line : public SoccerNode
{
public:
  Vec3f beginPoint = Vec3f::Zero();
  Vec3f endPoint = Vec3f::Zero();

  /// Whether its name is not the default one.
  bool isNamed() const { return !name().starts_with(classInfo().defaultName); }

protected:
  void onLink() override;
  void onUnlink() override;
};

class FieldFlag : public Transform
{
};

} // namespace sparkwright
