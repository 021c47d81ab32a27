#pragma once

#include <QColor>

#include <array>
#include <cstdint>

namespace sparkwright
{

/// What a range of a scene's text is, for its colours. The numbers are those of styles in Scintilla.
enum class SceneStyle : std::uint8_t
{
  Plain,
  Comment,
  Keyword,   ///< `nd`, `sel`, `templ`, `def`, `switch`, `eval`, `join`, `pwd`, `importScene`, and the header.
  Class,     ///< After `nd`.
  Method,    ///< The first word of a call.
  Parameter, ///< `$name`
  Number,
  Text, ///< In quotes.
  Name, ///< Other values.
  Stray,
  Bracket, ///< The first of six, by depth.
  LastBracket = Bracket + 5
};

constexpr int styleCount = static_cast<int>(SceneStyle::LastBracket) + 1;

/// How a style looks.
struct StyleLook
{
  QColor colour;
  bool bold = false, italic = false;
};

/// All colours of a scene's text.
struct TextColours
{
  std::array<StyleLook, styleCount> styles;
  QColor paper, lineNumbers, margin, currentLine, selection, caret, guides;
  QColor bracketMatch, bracketAlone; ///< Grounds of a parenthesis with its partner, and of one without.
  QColor form;                       ///< Ground of the selected form.
  QColor found;                      ///< Ground of what a search has found.
  QColor error, warning;             ///< Of underlines.
};

/// @param dark     for a dark window
/// @param rainbow  parentheses have another colour at each depth
TextColours textColours(bool dark, bool rainbow);

} // namespace sparkwright
