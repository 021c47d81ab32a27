#include "core/game/Formation.h"
#include "core/game/FormationTexts.h"
#include "core/disk/ReadFile.h"
#include "core/text/Toml.h"
#include "core/text/WriteFile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>
#include <system_error>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

constexpr std::uintmax_t largestFile = 1u << 20; // bytes
constexpr double farthest = 10;                  // Shares of half the field.
constexpr int highestUnum = 99;

std::string inQuotes(const std::string& text)
{
  std::ostringstream out;
  out << toml::toml_formatter(toml::value<std::string>(text), toml::format_flags::none);
  return std::move(out).str();
}

std::optional<double> numberOf(const toml::node* node, double limit)
{
  const auto value = node && node->is_number() ? node->value<double>() : std::nullopt;
  return value && std::abs(*value) <= limit ? value : std::nullopt;
}

void replaceEnd(std::string& text, std::string_view end, std::string_view by)
{
  if(text.ends_with(end))
    text.replace(text.size() - end.size(), end.size(), by);
}

void mirror(Formation::Point& point, bool x, bool y)
{
  for(double* const value : {&point.x, &point.dx})
    *value = x && *value != 0 ? -*value : *value;
  for(double* const value : {&point.y, &point.dy})
    *value = y && *value != 0 ? -*value : *value;
}

/// As written for the left team and the upper side, or turned and mirrored.
Formation versionOf(Formation formation, const std::string& version)
{
  const bool right = version.starts_with("right"), lower = version.ends_with("lower");
  formation.version = version;
  // Turned about the centre for the other team, the upper side would be the lower one, if it matters which it is.
  const bool sided = lower || version.ends_with("upper");
  const bool flip = sided ? lower : right;
  if(right)
  {
    replaceEnd(formation.mode, "_Left", "_Right");
    replaceEnd(formation.mode, "_left", "_right");
  }
  if(formation.ball)
    mirror(*formation.ball, right, flip);
  for(Formation::Place& place : formation.places)
  {
    mirror(place.at, right, flip);
    place.team = right ? 3 - place.team : place.team;
    double heading = right ? 180 - place.headingDeg : place.headingDeg;
    heading = flip ? -heading : heading;
    place.headingDeg = std::remainder(heading, 360);
  }
  return formation;
}

/// Reads one file; what is wrong goes to the problems.
class Reader
{
public:
  Reader(FormationFile& result, std::string file) : result_(result), file_(std::move(file)) {}

  void read(const toml::table& table)
  {
    for(const auto& [key, value] : table)
      if(key.str() != "formation" || !value.is_array())
        problem(value, formationText("formation.notHere", key.str()), formationText("formation.tables"));
    if(const auto* const list = table["formation"].as_array())
      for(const toml::node& entry : *list)
      {
        if(const auto* const formation = entry.as_table())
          readFormation(*formation);
        else
          problem(entry, formationText("formation.table"), formationText("formation.write"));
      }
  }

private:
  void problem(const toml::node& node, LocalText message, LocalText hint)
  {
    const auto place = node.source().begin;
    result_.problems.push_back(Diagnostic::of(Diagnostic::Severity::Error, file_, static_cast<int>(place.line),
                                              static_cast<int>(place.column), std::move(message), std::move(hint)));
  }

  void readFormation(const toml::table& table)
  {
    Formation formation;
    std::vector<std::string> versions;
    for(const auto& [key, value] : table)
    {
      const std::string name(key.str());
      std::string* const text = name == "name"     ? &formation.name
                                : name == "kind"   ? &formation.kind
                                : name == "mode"   ? &formation.mode
                                : name == "league" ? &formation.league
                                                   : nullptr;
      const auto players = name == "players" ? numberOf(&value, highestUnum) : std::nullopt;
      if(text && value.is_string())
        *text = **value.as_string();
      else if(name == "own_halves" && value.is_boolean())
        formation.ownHalves = **value.as_boolean();
      else if(players && *players >= 1 && *players == std::floor(*players))
        formation.players = static_cast<int>(*players);
      else if(name == "ball" && value.is_array())
        formation.ball = pointOf(value);
      else if((name == "left" || name == "right") && value.is_array())
        readTeam(*value.as_array(), name == "left" ? 1 : 2, formation);
      else if(name == "versions" && value.is_array())
        for(const toml::node& version : *value.as_array())
          versions.push_back(version.value_or(std::string()));
      else
        problem(value, formationText("formation.unknown", name), formationText("formation.known"));
    }
    if(formation.name.empty() == formation.kind.empty())
      return problem(table, formationText("formation.name"), formationText("formation.addName", "\"My corner\""));
    if(versions.empty())
      result_.formations.push_back(std::move(formation));
    else
      for(const std::string& version : versions)
        result_.formations.push_back(versionOf(formation, version));
  }

  std::optional<Formation::Point> pointOf(const toml::node& node)
  {
    const auto* const list = node.as_array();
    std::array<double, 4> numbers{};
    bool good = list && (list->size() == 2 || list->size() == 4);
    for(std::size_t i = 0; good && i < list->size(); ++i)
    {
      const auto number = numberOf(list->get(i), farthest);
      good = number.has_value();
      numbers[i] = number.value_or(0);
    }
    if(!good)
    {
      problem(node, formationText("formation.place"), formationText("formation.limits"));
      return std::nullopt;
    }
    return Formation::Point{numbers[0], numbers[1], numbers[2], numbers[3]};
  }

  void readTeam(const toml::array& list, int team, Formation& formation)
  {
    for(const toml::node& entry : list)
    {
      const auto* const table = entry.as_table();
      const auto unum = table ? numberOf(table->get("unum"), highestUnum) : std::nullopt;
      const auto heading =
          table && table->contains("heading") ? numberOf(table->get("heading"), 360) : std::optional(0.0);
      if(!unum || *unum < 1 || *unum != std::floor(*unum) || !heading || !table->contains("at"))
      {
        problem(entry, formationText("formation.player"),
                formationText("formation.writePlayer", "{ unum = 1, at = [-0.9, 0], heading = 0 }"));
        continue;
      }
      const auto at = pointOf(*table->get("at"));
      const int number = static_cast<int>(*unum);
      const bool twice = std::ranges::any_of(formation.places, [&](const Formation::Place& p)
                                             { return p.team == team && p.unum == number; });
      if(twice)
        problem(entry, formationText("formation.twoPlaces", number), formationText("formation.first"));
      else if(at)
        formation.places.push_back({team, number, *at, *heading});
    }
  }

  FormationFile& result_;
  std::string file_;
};

std::string pointText(const Formation::Point& point)
{
  std::ostringstream out;
  out << '[' << point.x << ", " << point.y;
  if(point.dx != 0 || point.dy != 0)
    out << ", " << point.dx << ", " << point.dy;
  out << ']';
  return std::move(out).str();
}

std::string teamText(const Formation& formation, int team)
{
  std::ostringstream out;
  for(const Formation::Place& place : formation.places)
    if(place.team == team)
      out << "  { unum = " << place.unum << ", at = " << pointText(place.at) << ", heading = " << place.headingDeg
          << " },\n";
  return std::move(out).str();
}

} // namespace

FormationFile parseFormations(const std::string& text, const std::string& file)
{
  FormationFile result;
  try
  {
    Reader(result, file).read(parseToml(text, file));
  }
  catch(const toml::parse_error& broken)
  {
    result.problems.push_back(Diagnostic::of(Diagnostic::Severity::Error, file,
                                             static_cast<int>(broken.source().begin.line),
                                             static_cast<int>(broken.source().begin.column),
                                             std::string(broken.description()), formationText("formation.toml")));
  }
  return result;
}

FormationFile readFormations(const fs::path& file)
{
  std::error_code failed;
  if(!fs::exists(file, failed))
    return {};
  const ReadFile read = readFile(file, largestFile);
  if(!read)
    return {{},
            {Diagnostic::of(Diagnostic::Severity::Error, file.string(), 0, 0, formationText("formation.unreadable"),
                            formationText("formation.text"))}};
  return parseFormations(read.text, file.string());
}

std::string writeFormations(const fs::path& file, const std::vector<Formation>& formations)
{
  std::string text = "# Formations that have been kept in Sparkwright: shares of the field, -1 to 1, and degrees.\n";
  for(const Formation& formation : formations)
  {
    text += "\n[[formation]]\nname = " + inQuotes(formation.name) + '\n';
    if(!formation.league.empty())
      text += "league = " + inQuotes(formation.league) + '\n';
    if(formation.players > 0)
      text += "players = " + std::to_string(formation.players) + '\n';
    if(formation.ball)
      text += "ball = " + pointText(*formation.ball) + '\n';
    for(const int team : {1, 2})
      if(const std::string players = teamText(formation, team); !players.empty())
        text += (team == 1 ? "left = [\n" : "right = [\n") + players + "]\n";
  }
  std::error_code failed;
  fs::create_directories(file.parent_path(), failed);
  return writeAtomically(file, text);
}

} // namespace sparkwright
