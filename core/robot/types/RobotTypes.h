#pragma once

#include "core/text/Diagnostic.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// A robot type: a robot file as template with values for its parameters, some of them drawn at random for the run.
struct RobotType
{
  struct Parameter
  {
    std::string name;
    std::string value;   ///< In the form for scene files and scripts.
    std::string unit;    ///< Empty: none.
    std::string meaning; ///< In a sentence.
    bool drawn = false;  ///< Drawn at random between `from` and `to`.
    double from = 0, to = 0;
    int line = 0, column = 0; ///< Place in the file.
  };

  std::string name;
  std::string meaning;
  int id = 0;               ///< >= 0; used by the referee, `(setRobotType $type)`.
  std::string file;         ///< Template: a robot file below `rsg/agent/`.
  std::string motors;       ///< File of its motors (MotorKit); empty: the standard one.
  bool realisticMotors = false;
  std::optional<int> most; ///< Most robots of this type in a team, besides the limits of the rules.
  std::vector<Parameter> parameters;
  int line = 0, column = 0; ///< Place in the file.

  const Parameter* parameter(std::string_view name) const;
};

/// File and type that a robot was built from, for display.
struct RobotModel
{
  std::string file;    ///< Below the data directories.
  std::string type;    ///< Name of the RobotType; empty: none.
  std::string meaning; ///< Of the type.
};

/// The contents of a file of robot types.
struct RobotTypeFile
{
  std::vector<RobotType> types;
  std::string scriptConstant; ///< Ruby constant by which templates read parameters, `NaoType`; empty: none.
};

/// Reads a TOML file (docs/robot-types.md) and draws random values. Each parameter of each type has its own random
/// sequence, so adding types or parameters does not change the others.
/// @param file  name for diagnostics
/// @param seed  of the run
/// @return nothing on errors, which are added to `problems`
std::optional<RobotTypeFile> parseRobotTypes(const std::string& text, const std::string& file, std::uint64_t seed,
                                             Diagnostics& problems);

/// Ruby code that defines the constant: `NaoType[id]['parameter']`. Empty without a constant.
std::string scriptOf(const RobotTypeFile& types);

/// Arguments for a template's names: parameters, and the id for `type`. @param names without `$`
/// @return nothing if a name has no value, or a parameter no name; these are added to `problems`
std::optional<std::vector<std::string>> argumentsFor(const RobotType& type, const std::vector<std::string>& names,
                                                     bool throughScript, const std::string& file,
                                                     Diagnostics& problems);

class PerceptWriter;

/// The robot types of a World; a service of the Context.
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
  /// The type with this file and these arguments; null if there is none.
  const Entry* builtBy(std::string_view file, const std::vector<std::string>& arguments) const;
  /// Adds a type with a new name and id. @return empty, or which of them is taken
  LocalText add(Entry entry);

  /// `(robottypes (type (name nao1) (id 1) (parameters (ThighRelHip2_Z -0.05832) …)) …)`
  void write(PerceptWriter& out) const;

private:
  std::vector<Entry> entries_;
};

} // namespace sparkwright
