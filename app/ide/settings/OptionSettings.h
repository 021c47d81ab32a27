#pragma once

#include "netserver/host/RunOptions.h"

#include <QString>

#include <string_view>

namespace sparkwright
{

class Preferences;

/// What an option of a run does, in the language of the program. @param name  `--bind`, of runOptions()
QString optionText(std::string_view name);

/// Takes the options that are settings, too (Setting::option), from the preferences, if the command line has not given
/// them; lists are added to those of the command line. They do not count as given: a set-up may say otherwise.
void applySettings(const Preferences& preferences, RunOptions& options);

} // namespace sparkwright
