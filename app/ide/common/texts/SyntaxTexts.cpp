#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> syntax()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "')' without '('", "syntax.noOpen"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "'(' without ')'", "syntax.noClose"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "remove it, or look for a list closed too early", "syntax.remove"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "control character is ignored", "syntax.control"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "text outside of all lists is ignored", "syntax.outside"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the text after ' ends without a closing '", "syntax.singleQuote"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a text with blanks needs double quotes", "syntax.doubleQuotes"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "quoted text never ends", "syntax.quoted"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "close it with the same kind of quote", "syntax.sameQuote"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "%1 lists are still open at the end of the text; the outermost starts in line %2",
                         "syntax.stillOpen"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "by its indentation, the list in line %1 should not be inside it",
                         "syntax.indentation"),
  };
  return table;
}

std::span<const CoreText> suggest()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "did you mean %1?", "suggest.one"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "did you mean %1 or %2?", "suggest.two"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "did you mean %1, %2 or %3?", "suggest.three"),
  };
  return table;
}

} // namespace sparkwright::texts
