#include "app/ide/driving/DriveKeys.h"

namespace sparkwright
{

bool DriveKeys::knows(int key)
{
  switch(key)
  {
  case Qt::Key_T:
  case Qt::Key_G:
  case Qt::Key_F:
  case Qt::Key_H:
  case Qt::Key_Space:
  case Qt::Key_Shift:
    return true;
  default:
    return false;
  }
}

bool DriveKeys::press(int key)
{
  if(!knows(key))
    return false;
  if(key == Qt::Key_Space)
    stop();
  else
    held_.insert(key);
  return true;
}

bool DriveKeys::release(int key)
{
  held_.remove(key);
  return knows(key);
}

} // namespace sparkwright
