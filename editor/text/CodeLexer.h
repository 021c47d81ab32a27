#pragma once

#include "editor/language/code/TextLanguage.h"
#include "editor/text/SceneStyles.h"

#include <span>
#include <utility>

namespace sparkwright
{

class TextView;

/// How Scintilla colours and folds a language that it knows.
struct CodeLexer
{
  int number; ///< SCLEX_…
  /// Its styles, and ours that they look like; all others are plain.
  std::span<const std::pair<int, SceneStyle>> styles;
  const char* keywords = "";
  const char* furtherKeywords = "";
};

/// Null: the language is coloured by TextStyling.
const CodeLexer* lexerOf(TextLanguage language);

/// Has Scintilla colour and fold the text of a view by its language, or leave that to TextStyling.
void setUpLexer(TextView& view);

} // namespace sparkwright
