#pragma once

#include <QString>

#include <functional>

namespace sparkwright
{

/// What a report of a bug needs to know about program and machine; English, since it is for who mends it.
namespace SystemInfo
{

/// Program, libraries, machine, files: needs no display.
QString program();
/// Display and OpenGL, asked in this process. Needs a QGuiApplication. A driver may end the program.
QString graphics();
/// The same, asked in another process, so that a driver or a display that does not work ends only that.
/// @param executable  of this program
QString graphicsSafely(const QString& executable);

/// The hidden option by which the other process is asked.
inline constexpr char graphicsOption[] = "--sysinfo-graphics";

} // namespace SystemInfo

} // namespace sparkwright
