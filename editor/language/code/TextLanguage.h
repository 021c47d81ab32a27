#pragma once

#include <cstdint>
#include <string_view>

namespace sparkwright
{

/// What a text of a scene, a set-up or a project is written in. Only scenes in RSG are followed by the World while they
/// are edited; the other texts count when they are saved.
enum class TextLanguage : std::uint8_t
{
  Scene, ///< RSG.
  Forms, ///< Lists like those of scenes: robots, worlds and fields of the middle-size league.
  Ruby,
  Rosi, ///< XML of RoSi scenes.
  Xml,
  Toml, ///< Also projects, teams and experiments.
  Cpp,
  Python,
  Json,
  Markdown,
  Plain
};

/// By the ending of the file's name; unknown ones are plain text.
TextLanguage languageOf(std::string_view file);

/// Whether a run of this file only shows what it describes, a robot by itself: so a new run costs nobody anything.
bool isOnlyShown(std::string_view file);

/// Whether it is made of lists in parentheses.
inline bool isOfLists(TextLanguage language)
{
  return language == TextLanguage::Scene || language == TextLanguage::Forms;
}

/// What makes a line of a language a comment.
struct CommentMarks
{
  std::string_view begin{}; ///< Empty: the language has no comments.
  std::string_view end{};   ///< Empty: they end with the line.
};
CommentMarks commentMarks(TextLanguage language);

} // namespace sparkwright
