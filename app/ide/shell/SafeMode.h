#pragma once

#include <QString>

namespace sparkwright
{

/// Safe mode: presets for all settings and layouts, and nothing that is stored is touched; drawing that asks little of
/// the driver; no plugins from the environment. To start when something in these keeps the program from starting.
namespace SafeMode
{

/// Whether the environment asks for it: SPARKWRIGHT_SAFE_MODE=1.
bool wanted();
/// Goes over to it, before anything else reads a setting.
void enter();
bool on();
/// Where settings are while it is on: a folder beside the usual ones, emptied by enter().
QString folder();

/// Starts in a row that must have crashed before safe mode is offered.
inline constexpr int crashesToOffer = 2;

} // namespace SafeMode

} // namespace sparkwright
