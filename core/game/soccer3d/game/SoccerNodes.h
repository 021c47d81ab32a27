#pragma once

#include "core/object/Registry.h"
#include "core/scene/Transform.h"

#include <string>

namespace sparkwright
{

class SoccerGame;

/// A node that belongs to the game and stands where the nearest Transform above it stands.
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

/// Makes the nearest Transform visible to robots: as a thing on the field, or inside a robot as a part of its body.
class ObjectState : public SoccerNode
{
public:
  /// What a thing on the field is called: `F1L`.
  const std::string& perceptName() const { return perceptName_; }
  void setPerceptName(std::string name) { perceptName_ = std::move(name); }
  /// What a part of a body is called: `head`.
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

  /// Whether somebody gave it a name of its own.
  bool isNamed() const { return !name().starts_with(classInfo().defaultName); }

protected:
  void onLink() override;
  void onUnlink() override;
};

class FieldFlag : public Transform
{
};

} // namespace sparkwright
