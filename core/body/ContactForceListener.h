#pragma once

#include "physics/Contact.h"

namespace sparkwright
{

/// Receives the forces of the contacts of a TouchPerceptorHandler after the physics step.
class ContactForceListener
{
public:
  /// Called once per contact of the last step, the contact made last first. The force is that on the handler's own
  /// body; zero while the body sleeps.
  virtual void contactForce(const physics::ContactForce& contact) = 0;

protected:
  ~ContactForceListener() = default;
};

} // namespace sparkwright
