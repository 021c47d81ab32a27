#pragma once

#include "core/text/Diagnostic.h"
#include "core/text/LocalText.h"

#include <QString>

#include <vector>

namespace sparkwright
{

/// Translates a text of the core to the language of the window, numbers included.
QString inWindow(const LocalText& text);

/// The same as a sentence of its own: begins with a capital letter.
QString asSentence(const LocalText& text);
/// Words with a capital letter in front.
QString asSentence(const QString& words);

/// A message in one line, with its place, severity and hint, as Diagnostic::text() has it in English.
QString inWindow(const Diagnostic& diagnostic);

/// A translatable text of the core. Translators see the key as comment.
struct CoreText
{
  const char* english;
  const char* key;
};
/// All translatable texts of the core.
std::vector<CoreText> coreTexts();

} // namespace sparkwright
