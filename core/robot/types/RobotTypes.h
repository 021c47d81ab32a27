#pragma once

#include "core/text/Diagnostic.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// A kind of robot: a template of a robot file with values for its parameters, drawn for this match where they are left to
/// chance.
struct RobotType
{
  struct Parameter
  {
    std::string name;
    std::string value;   ///< As scene files and scripts read it.
    std::string unit;    ///< Empty: none.
    std::string meaning; ///< In a sentence.
    bool drawn = false;  ///< By lot, between `from` and `to`.
    double from = 0, to = 0;
    int line = 0, column = 0; ///< Where it was set.
  };

  std::string name;
  std::string meaning;
  int id = 0;               ///< >= 0; what the referee counts, `(setRobotType $type)`.
  std::string file;         ///< Template: a robot file below `rsg/agent/`.
  std::string motors;       ///< File of its motors (MotorKit); empty: the standard one.
  bool realisticMotors = false;
  std::optional<int> most;  ///< Of this type in a team, beside the limits of the rules.
  std::vector<Parameter> parameters;
  int line = 0, column = 0; ///< Where it is described.

  const Parameter* parameter(std::string_view name) const;
};

/// What a robot has been built from, for people to see.
struct RobotModel
{
  std::string file;    ///< Below the data directories.
  std::string type;    ///< Name of the RobotType; empty: none.
  std::string meaning; ///< Of the type.
};

/// What a file of robot types says.
struct RobotTypeFile
{
  std::vector<RobotType> types;
  std::string scriptConstant; ///< Ruby constant by which templates read parameters, `NaoType`; empty: none.
};

/// Reads TOML, as docs/robot-types.md explains, and draws what is left to chance. Each parameter of each type has a random
/// sequence of its own, so that types and parameters that are added change nothing about the others.
/// @param file  for places in messages
/// @param seed  of the run
/// @return nothing if something is wrong; then `problems` say what
std::optional<RobotTypeFile> parseRobotTypes(const std::string& text, const std::string& file, std::uint64_t seed,
                                             Diagnostics& problems);

/// Ruby that makes the constant know the types: `NaoType[id]['parameter']`. Empty without a constant.
std::string scriptOf(const RobotTypeFile& types);

/// The values that a template gets for its names: parameters, and the id for `type`. @param names without `$`
/// @return nothing if one has no value, or a parameter has no place; then `problems` say which
std::optional<std::vector<std::string>> argumentsFor(const RobotType& type, const std::vector<std::string>& names,
                                                     bool throughScript, const std::string& file, Diagnostics& problems);

class PerceptWriter;

/// The robot types of a World, as a service of the Context.
class RobotTypes
{
public:
  struct Entry
  {
    RobotType type;
    std::vector<std::string> arguments; ///< For its template.
  };

  const std::vector<Entry>& all() const { return entries_; }
  const Entry* named(std::string_view name) const;
  const Entry* withId(int id) const;
  /// The type that a request for a file with these arguments means.
  const Entry* builtBy(std::string_view file, const std::vector<std::string>& arguments) const;
  /// Names and ids must be new. @return empty, or what is taken already
  std::string add(Entry entry);

  /// `(robottypes (type (name nao1) (id 1) (parameters (ThighRelHip2_Z -0.05832) …)) …)`
  void write(PerceptWriter& out) const;

private:
  std::vector<Entry> entries_;
};

} // namespace sparkwright
