#pragma once

#include "app/ide/common/WindowPart.h"

namespace sparkwright
{

class Exhibition;
class LockCommands;

/// What people cannot change in the views, as a part of the window.
class ExhibitionPart : public WindowPart
{
  Q_OBJECT
public:
  explicit ExhibitionPart(const Surroundings& around);
  ~ExhibitionPart() override;

  Exhibition& exhibition() { return *exhibition_; }

  void showState(const SessionState& state) override;
  void closing() override;

private:
  LockCommands* locks_;
  Exhibition* exhibition_;
};

} // namespace sparkwright
