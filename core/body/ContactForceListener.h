#pragma once

#include "physics/Contact.h"

namespace sparkwright
{

/// A sensor that is told what the contacts of a TouchPerceptorHandler did in the physics step.
class ContactForceListener
{
public:
  /// One contact of the step just done: called once per contact, the contact made last first. The force is the one on
  /// the handler's own body; it is zero while the body sleeps.
  virtual void contactForce(const physics::ContactForce& contact) = 0;

protected:
  ~ContactForceListener() = default;
};

} // namespace sparkwright
