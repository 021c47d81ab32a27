#pragma once

#include "app/ide/common/WindowPart.h"

namespace sparkwright
{

class PictureCommands;
class VideoCommands;

/// Commands for pictures and videos of the views.
class CapturePart : public WindowPart
{
  Q_OBJECT
public:
  explicit CapturePart(const Surroundings& around);
  ~CapturePart() override;

  PictureCommands& pictures() { return *pictures_; }
  QStringList endsWithWindow() const override;

private:
  Surroundings around_;
  PictureCommands* pictures_;
  VideoCommands* videos_;
};

} // namespace sparkwright
