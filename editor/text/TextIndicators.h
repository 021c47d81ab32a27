#pragma once

namespace sparkwright
{

/// What is marked in a text by indicators of Scintilla, by their numbers; those from 8 on are free for us.
enum class TextIndicator : int
{
  Form = 8, ///< The selected form.
  Match,    ///< Of a search.
  Chip,     ///< A colour before its values.
  ChipFrame,
  Number, ///< Can be dragged.
  Link,   ///< To a definition.
  Note,
  Warning,
  Error
};

} // namespace sparkwright
