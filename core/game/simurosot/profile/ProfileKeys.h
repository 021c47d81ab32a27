#pragma once

#include "core/game/simurosot/profile/LeagueProfile.h"

#include <string>
#include <variant>

namespace sparkwright::simurosot
{

/// One value of a league file: where it stands in the file, where in a profile, and what it may be. Reading, writing and
/// the documentation all come from the table of these.
struct ProfileKey
{
  struct Colour ///< A text of the form `#rrggbb`.
  {
    std::string& (*of)(LeagueProfile&);
  };
  using Member = std::variant<double& (*)(LeagueProfile&), int& (*)(LeagueProfile&), bool& (*)(LeagueProfile&),
                              HumanPolicy& (*)(LeagueProfile&), std::string& (*)(LeagueProfile&), Colour>;

  std::string_view section; ///< The list that holds it; empty: it stands at the top.
  std::string_view rule;    ///< The list of a rule within that, `R7`; empty: none.
  std::string_view name;
  Member member;
  std::string_view unit;
  double least, most; ///< Of numbers; for texts: of their length.
  std::string_view meaning;
};

/// In the order of the file.
std::span<const ProfileKey> profileKeys();
/// Null if there is none.
const ProfileKey* profileKey(std::string_view section, std::string_view rule, std::string_view name);
bool isProfileSection(std::string_view name);

/// `field.length`, `rules.R7.seconds`
std::string pathOf(const ProfileKey& key);
/// The value as a league file has it, without quotes.
std::string valueOf(const ProfileKey& key, const LeagueProfile& profile);
/// Sets the value from such a text. @return false, and no change, if the key cannot have it
bool setValue(const ProfileKey& key, std::string_view text, LeagueProfile& profile);
/// Whether the value of the key can be wrong by its size: it is a number or a text.
bool hasRange(const ProfileKey& key);

/// `#rrggbb`
bool isColour(std::string_view text);

/// The shortest decimal text that reads back as the number.
std::string numberText(double number);

/// All keys with preset, unit, range and meaning: a table in Markdown for each section.
std::string profileDocumentation();

} // namespace sparkwright::simurosot
