#include "physics/exact/model/Rows.h"

namespace sparkwright::physics
{

bool countContactRows(StepJoint& contact)
{
  const dSurfaceParameters& surface = contact.contact->surface;
  if(surface.mode & dContactRolling)
    return false;
  contact.rows = 1;
  contact.unbounded = 0;
  const auto add = [&](double mu, int rows)
  {
    if(!(mu > 0))
      return;
    contact.rows += rows;
    if(mu == dInfinity)
      contact.unbounded += rows;
  };
  if(surface.mode & dContactMu2)
  {
    add(surface.mu, 1);
    add(surface.mu2, 1);
  }
  else
    add(surface.mu, 2);
  return true;
}

namespace
{

/// J of a force along `direction` at the contact.
void setDirection(const double* direction, const double* arm1, const double* arm2, Row& row)
{
  for(std::size_t i = 0; i < 3; ++i)
    row.first[i] = direction[i];
  dCalcVectorCross3(row.first.data() + 3, arm1, direction);
  if(!arm2)
    return;
  for(std::size_t i = 0; i < 3; ++i)
    row.second[i] = -direction[i];
  dCalcVectorCross3(row.second.data() + 3, direction, arm2);
}

double speedAlong(const double* direction, const std::array<double, 6>& row, const StepBody& body)
{
  return dCalcVectorDot3(row.data() + 3, body.angularVelocity()) + dCalcVectorDot3(direction, body.linearVelocity());
}

/// Speed with which the bodies move apart, m/s.
double outgoingSpeed(const double* normal, const StepBody& first, const StepBody* second, const Row& row)
{
  double outgoing = 0;
  if(second)
    outgoing = dCalcVectorDot3(row.second.data() + 3, second->angularVelocity()) -
               dCalcVectorDot3(normal, second->linearVelocity());
  return outgoing + speedAlong(normal, row.first, first);
}

} // namespace

void writeContactRows(const StepSettings& settings, const StepJoint& contact, std::span<StepBody> bodies,
                      std::span<Row> rows)
{
  const dSurfaceParameters& surface = contact.contact->surface;
  const dContactGeom& place = contact.contact->geom;
  const int mode = surface.mode;
  const StepBody& first = bodies[contact.first];
  const StepBody* const second = contact.second >= 0 ? &bodies[static_cast<std::size_t>(contact.second)] : nullptr;

  double normal[3], arm1[3], arm2[3];
  for(int i = 0; i < 3; ++i)
  {
    normal[i] = contact.reversed ? -place.normal[i] : place.normal[i];
    arm1[i] = place.pos[i] - first.position()[i];
    if(second)
      arm2[i] = place.pos[i] - second->position()[i];
  }
  Row& across = rows[0];
  setDirection(normal, arm1, second ? arm2 : nullptr, across);

  const double erp = mode & dContactSoftERP ? surface.soft_erp : settings.erp;
  double depth = place.depth - settings.surfaceLayer;
  if(depth < 0)
    depth = 0;
  const double k = settings.perSecond * erp;
  double speed = k * depth + 0.0;
  if(speed > settings.maxCorrectingVelocity)
    speed = settings.maxCorrectingVelocity;
  if((mode & dContactBounce) && surface.bounce_vel >= 0)
  {
    const double incoming = 0.0 - outgoingSpeed(normal, first, second, across);
    if(incoming > surface.bounce_vel)
    {
      const double back = surface.bounce * incoming + 0.0;
      if(back > speed)
        speed = back;
    }
  }
  across.rhs = speed;
  if(mode & dContactSoftCFM)
    across.cfm = surface.soft_cfm;
  across.low = 0;
  across.high = dInfinity;
  if(contact.rows == 1)
    return;

  dVector3 along1, along2;
  if(mode & dContactFDir1)
  {
    for(int i = 0; i < 3; ++i)
      along1[i] = contact.contact->fdir1[i];
    dCalcVectorCross3(along2, normal, along1);
  }
  else
  {
    const dVector3 padded{normal[0], normal[1], normal[2], 0};
    dPlaneSpace(padded, along1, along2);
  }
  std::size_t next = 1;
  const auto add = [&](const double* direction, double mu, int slipMode, double slip, int proportional)
  {
    if(!(mu > 0))
      return;
    Row& row = rows[next++];
    setDirection(direction, arm1, second ? arm2 : nullptr, row);
    if(mode & slipMode)
      row.cfm = slip;
    row.low = -mu;
    row.high = mu;
    if(mode & proportional)
      row.normal = 0;
  };
  add(along1, surface.mu, dContactSlip1, surface.slip1, dContactApprox1_1);
  add(along2, mode & dContactMu2 ? surface.mu2 : surface.mu, dContactSlip2, surface.slip2, dContactApprox1_2);
}

} // namespace sparkwright::physics
