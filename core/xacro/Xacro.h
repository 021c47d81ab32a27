#pragma once

#include "core/text/Diagnostic.h"
#include "core/xacro/Packages.h"
#include "core/xacro/Sources.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright::xacro
{

/// Robots in Xacro, the macro language of ROS for URDF, are expanded to plain XML.
struct Options
{
  /// Values of `<xacro:arg>`, by names.
  std::vector<std::pair<std::string, std::string>> arguments{};
  /// For $(find …), $(env …) and addresses like package://…; null: those that are found from the file alone.
  std::shared_ptr<Packages> packages{};
  std::filesystem::path folder{}; ///< For $(cwd); empty: that of this process.
  std::stop_token stop{};         ///< Stops the work soon.
};

/// Limits; a file beyond them is refused in words.
inline constexpr std::size_t largestResult = 64u << 20; ///< bytes
inline constexpr std::size_t mostSteps = 5'000'000;     ///< Elements, parts of expressions and items of lists together.
inline constexpr int deepestCalls = 600;                ///< Macros, conditions, blocks and elements inside each other.
inline constexpr int deepestIncludes = 60;

/// XML without macros, and where its lines come from.
struct Expanded
{
  std::string text;
  std::vector<Place> lines;                 ///< For each line of the text, from 1 on; empty: not known.
  std::vector<std::string> names;           ///< Of the source files, for messages; by Place::file.
  std::vector<std::filesystem::path> files; ///< The same, absolute; also those that were read for settings.

  /// Makes diagnostics about `text` from `first` on name files and lines of the sources.
  void toSources(Diagnostics& diagnostics, std::size_t first = 0) const;
};

/// Expands a file with all that it includes.
/// @return nothing if there is an error; diagnostics has it, with the file and line of the source
std::optional<Expanded> expand(const std::filesystem::path& file, const Options& options, Diagnostics& diagnostics);
/// The same for a text that stands, or would stand, in `file`.
std::optional<Expanded> expandText(std::string_view text, const std::filesystem::path& file, const Options& options,
                                   Diagnostics& diagnostics);

/// Whether a text uses macros and has to be expanded: it names Xacro as a namespace or has elements `xacro:…`.
bool isXacro(std::string_view text);

/// Reads `name:=value`, as it stands in command lines; nothing if it is none.
std::optional<std::pair<std::string, std::string>> readArgument(std::string_view text);

} // namespace sparkwright::xacro
