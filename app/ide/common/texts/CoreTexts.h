#pragma once

#include "core/text/LocalText.h"

#include <QString>

#include <vector>

namespace sparkwright
{

/// What the core says, in the language of the window. Numbers are written as that language does.
QString inWindow(const LocalText& text);

/// A text of the core that has translations. Its key is what translators see as comment.
struct CoreText
{
  const char* english;
  const char* key;
};
/// All of them; the core's own tables have the same.
std::vector<CoreText> coreTexts();

} // namespace sparkwright
