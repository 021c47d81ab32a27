#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Diagnostics about brackets and quotes.
inline constexpr TextKey syntaxTextTable[] = {
    {"syntax.noOpen", "')' without '('"},
    {"syntax.noClose", "'(' without ')'"},
    {"syntax.remove", "remove it, or look for a list closed too early"},
    {"syntax.control", "control character is ignored"},
    {"syntax.outside", "text outside of all lists is ignored"},
    {"syntax.singleQuote", "the text after ' ends without a closing '"},
    {"syntax.doubleQuotes", "a text with blanks needs double quotes"},
    {"syntax.quoted", "quoted text never ends"},
    {"syntax.sameQuote", "close it with the same kind of quote"},
    {"syntax.stillOpen", "%1 lists are still open at the end of the text; the outermost starts in line %2"},
    {"syntax.indentation", "by its indentation, the list in line %1 should not be inside it"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText syntaxText(const KeyIn<syntaxTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
