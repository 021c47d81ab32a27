#include "editor/text/tabs/TextOptions.h"

namespace sparkwright
{

namespace
{

constexpr auto rainbowKey = "text/rainbow", regexKey = "text/searchRegex", caseKey = "text/searchCase",
               wordsKey = "text/searchWords";

} // namespace

TextOptions::TextOptions(QSettings& settings, QObject* parent)
    : QObject(parent), settings_(settings),
      rainbow_(settings.value(rainbowKey).toBool()), search_{{},
                                                             settings.value(regexKey).toBool(),
                                                             settings.value(caseKey).toBool(),
                                                             settings.value(wordsKey).toBool()}
{
}

void TextOptions::setRainbow(bool on)
{
  if(on == rainbow_)
    return;
  rainbow_ = on;
  settings_.setValue(rainbowKey, on);
  emit changed();
}

void TextOptions::setSearch(SearchTerm term)
{
  term.pattern.clear();
  if(term == search_)
    return;
  search_ = std::move(term);
  settings_.setValue(regexKey, search_.isRegex);
  settings_.setValue(caseKey, search_.matchCase);
  settings_.setValue(wordsKey, search_.wholeWords);
  emit changed();
}

} // namespace sparkwright
