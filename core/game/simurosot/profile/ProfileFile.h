#pragma once

#include "core/game/simurosot/profile/LeagueProfile.h"
#include "core/text/Diagnostic.h"
#include "core/text/LocalText.h"

#include <filesystem>

namespace sparkwright::simurosot
{

struct ProfileKey;

/// A league as its file describes it:
///
///   (simuro
///     (base middle-mirosot)            ; values that are not listed; without it, the league of so many robots
///     (name "Our cup")
///     (league 5)                       ; robots of each side
///     (field (length 220) (width 180))
///     (rules (centreTest true) (R3 (on false)) (R7 (seconds 8) (distance 12)))
///     (colors (blue #0050ff)))
///
/// The keys are in profileKeys(). What cannot be read is a problem, and the value of the base stays.
struct ProfileFile
{
  LeagueProfile profile;
  Diagnostics problems; ///< With place, and `file` as given.
};

/// @param text  any bytes
/// @param file  the name in problems
ProfileFile parseProfile(std::string text, const std::string& file = {});
ProfileFile readProfile(const std::filesystem::path& file);

/// What a value of a key has to be: type, unit and range. @param given  what it is instead, short
LocalText expectationOf(const ProfileKey& key, const std::string& given);

/// The text of a league file with all values; parseProfile() makes the same profile of it.
std::string writeProfile(const LeagueProfile& profile);

} // namespace sparkwright::simurosot
