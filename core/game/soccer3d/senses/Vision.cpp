#include "core/game/soccer3d/senses/Vision.h"

#include "core/archive/StateArchive.h"
#include "core/game/soccer3d/game/Ball.h"
#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/object/Context.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

/// Own-half coordinates: the own goal is at -x.
Vec3f inOwnHalf(Side side, const Vec3f& position)
{
  return side == Side::Right ? Vec3f(-position.x(), -position.y(), position.z()) : position;
}

void writeVector(PerceptWriter& out, std::string_view name, const Vec3f& vector)
{
  out.open(name);
  for(int i = 0; i < 3; ++i)
    out.number(vector[i]);
  out.close();
}

/// World axes as a camera has them: what lies along +x is ahead.
Vec3f alongX(const Vec3f& world)
{
  return {-world.y(), world.x(), world.z()};
}

void openPlayer(PerceptWriter& out, const SoccerGame& game, const AgentState& player)
{
  out.open("P");
  out.pair("team", game.teams().name(player.side()));
  out.pair("id", player.unum());
}

} // namespace

void VisionBase::onLink()
{
  SoccerPerceptor::onLink();
  transform_ = nearestTransform();
  if(context()->random)
    noise.drawCalibration(*context()->random);
}

const Mat4f& VisionBase::head() const
{
  return transform_ ? transform_->worldPose() : worldPose();
}

const SoccerSettings::VisionOptions& VisionBase::options() const
{
  static const SoccerSettings::VisionOptions none;
  const SoccerGame* const soccer = game();
  return soccer ? soccer->settings().vision : none;
}

void VisionBase::beginSense()
{
  current_ = noise;
  current_.enabled = options().noise.value_or(noise.enabled);
}

void VisionBase::writeMyPos(PerceptWriter& out, const AgentState& self) const
{
  writeVector(out, "mypos", inOwnHalf(self.side(), translation(head())));
}

void VisionBase::writeMeasured(PerceptWriter& out, Polar polar) const
{
  current_.disturb(polar, *context()->random);
  writePolar(out, polar);
}

// All around

Polar VisionPerceptor::polarOf(const Vec3f& position, Side side) const
{
  const Vec3f offset = position - translation(head());
  if(staticAxis)
    return Polar::of(alongX(inOwnHalf(side, offset) + calibration()));
  return Polar::of(inverseRotate(head(), offset) + calibration());
}

void VisionPerceptor::sense(PerceptWriter& out)
{
  beginSense();
  SoccerGame* const soccer = game();
  const AgentState* const self = player();
  const Side side = self ? self->side() : Side::None;
  out.open(predicateName());
  if(soccer)
  {
    for(const ObjectState* const object : soccer->field().objects())
      if(!object->perceptName().empty())
      {
        out.open(object->perceptName());
        writeMeasured(out, polarOf(object->position(), side));
        out.close();
      }
    for(const AgentState* const other : soccer->players())
      if(other != self && other->inTeam())
      {
        openPlayer(out, *soccer, *other);
        writeMeasured(out, polarOf(other->position(), side));
        out.close();
      }
    if(self && tellsMyPos())
      writeMyPos(out, *self);
  }
  out.close();
}

// Inside a cone

Vec3f RestrictedVisionPerceptor::Eye::relative(const Vec3f& position) const
{
  const Vec3f offset = position - translation(pose);
  return staticAxis ? alongX(offset + calibration) : Vec3f(inverseRotate(pose, offset) + calibration);
}

Polar RestrictedVisionPerceptor::Eye::polarOf(const Vec3f& relative) const
{
  Polar polar = Polar::of(relative);
  if(staticAxis)
  {
    polar.horizontal = static_cast<float>(normalizedDeg(static_cast<double>(polar.horizontal - panDeg)));
    polar.vertical -= tiltDeg;
  }
  return polar;
}

bool RestrictedVisionPerceptor::Eye::look(const Vec3f& position, Polar& polar) const
{
  if((position - translation(pose)).norm() <= ViewCone::nearest)
    return false;
  polar = polarOf(relative(position));
  return cone.contains(polar);
}

RestrictedVisionPerceptor::Eye RestrictedVisionPerceptor::eyeOf(const AgentState* self) const
{
  Eye eye;
  eye.pose = head();
  eye.calibration = calibration();
  eye.staticAxis = staticAxis;
  const int horizontal = options().horizontalCone.value_or(horizontalCone);
  const int vertical = options().verticalCone.value_or(verticalCone);
  if(staticAxis)
  {
    eye.cone = {static_cast<float>(horizontal), static_cast<float>(vertical)};
    if(self)
    {
      eye.panDeg = range.pan(self->panDeg);
      eye.tiltDeg = range.tilt(self->tiltDeg);
    }
  }
  else
    eye.cone = {static_cast<float>(horizontal / 2), static_cast<float>(vertical / 2)};
  return eye;
}

std::optional<SensorRange> RestrictedVisionPerceptor::covers() const
{
  const ViewCone cone = eyeOf(nullptr).cone;
  return SensorRange{SensorRange::Kind::Vision, toRadians(2 * cone.halfHorizontal), toRadians(2 * cone.halfVertical)};
}

void RestrictedVisionPerceptor::read(SensorReading& reading) const
{
  const Eye eye = eyeOf(player());
  reading.worldAxes = eye.staticAxis;
  reading.pan = toRadians(eye.panDeg);
  reading.tilt = toRadians(eye.tiltDeg);
}

void RestrictedVisionPerceptor::sense(PerceptWriter& out)
{
  beginSense();
  out.open(predicateName());
  if(game())
  {
    const AgentState* const self = player();
    const Eye eye = eyeOf(self);
    writeObjects(out, eye);
    writePlayers(out, eye);
    writeTruth(out, self);
    if(options().lines.value_or(senseLine))
      writeLines(out, eye);
  }
  out.close();
}

void RestrictedVisionPerceptor::writeObjects(PerceptWriter& out, const Eye& eye) const
{
  Polar polar;
  for(const ObjectState* const object : game()->field().objects())
    if(!object->perceptName().empty() && eye.look(object->position(), polar))
    {
      out.open(object->perceptName());
      writeMeasured(out, polar);
      out.close();
    }
}

void RestrictedVisionPerceptor::writePlayers(PerceptWriter& out, const Eye& eye) const
{
  const SoccerGame& soccer = *game();
  Polar polar;
  for(const AgentState* const other : soccer.players())
  {
    if(!other->inTeam())
      continue;
    bool opened = false;
    for(const ObjectState* const part : other->robot().parts())
    {
      if(!eye.look(part->position(), polar))
        continue;
      if(!opened)
        openPlayer(out, soccer, *other);
      opened = true;
      out.open(part->partName());
      writeMeasured(out, polar);
      out.close();
    }
    if(opened)
      out.close();
  }
}

void RestrictedVisionPerceptor::writeTruth(PerceptWriter& out, const AgentState* self) const
{
  if(!self)
    return;
  if(tellsMyPos())
    writeMyPos(out, *self);
  if(options().myOrien.value_or(senseMyOrien))
  {
    out.open("myorien");
    out.angle(fieldDirectionDeg(self->side(), {head()(0, 1), head()(1, 1), 0}));
    out.close();
  }
  if(const Ball* const ball = game()->field().ball(); ball && options().ballPos.value_or(senseBallPos))
    writeVector(out, "ballpos", inOwnHalf(self->side(), ball->position()));
}

void RestrictedVisionPerceptor::writeLines(PerceptWriter& out, const Eye& eye) const
{
  for(const Line* const line : game()->field().lines())
  {
    const Mat4f& pose = line->worldPose();
    const Vec3f from = transform(pose, line->beginPoint), to = transform(pose, line->endPoint);
    Vec3f begin = eye.relative(from), end = eye.relative(to);
    Polar first, last;
    if(eye.staticAxis)
    {
      if(!eye.look(from, first) || !eye.look(to, last))
        continue;
    }
    else
    {
      if(!eye.cone.clip(begin, end))
        continue;
      first = eye.polarOf(begin);
      last = eye.polarOf(end);
    }
    if(!std::isfinite(first.distance) || !std::isfinite(last.distance))
      continue;
    out.open("L");
    writeMeasured(out, first);
    writeMeasured(out, last);
    if(senseLineName && line->isNamed())
      out.pair("n", line->name());
    out.close();
  }
}

void VisionBase::archive(StateArchive& a)
{
  a(noise.calibrationUnit, current_.calibrationUnit);
}

} // namespace sparkwright
