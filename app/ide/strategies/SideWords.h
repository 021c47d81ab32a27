#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>

namespace sparkwright
{

/// The name of a side for people: `Blue`; the word of the game for sides that have none.
inline QString sideWord(const std::string& side)
{
  if(side == "blue")
    return QCoreApplication::translate("sparkwright::SideWords", "Blue");
  if(side == "yellow")
    return QCoreApplication::translate("sparkwright::SideWords", "Yellow");
  return QString::fromStdString(side);
}

} // namespace sparkwright
