#include "editor/text/SceneStyles.h"

namespace sparkwright
{

namespace
{

struct Row
{
  SceneStyle style;
  const char *light, *dark;
  bool bold, italic;
};

// Contrast to the paper and to the line of the cursor is at least 4.5 : 1 everywhere.
constexpr Row rows[] = {
    {SceneStyle::Plain, "#1f2328", "#d6dbe1", false, false},
    {SceneStyle::Comment, "#5d6b5d", "#8fa08f", false, true},
    {SceneStyle::Keyword, "#7a1fa2", "#d29be8", true, false},
    {SceneStyle::Class, "#00618a", "#6cc3ee", true, false},
    {SceneStyle::Method, "#1f4fbf", "#8fb4ff", false, false},
    {SceneStyle::Parameter, "#9a3b00", "#f0a868", false, false},
    {SceneStyle::Number, "#0b6b3a", "#8bd5a5", false, false},
    {SceneStyle::Text, "#8c2f39", "#eea0a8", false, false},
    {SceneStyle::Name, "#33415c", "#c3cde0", false, false},
    {SceneStyle::Stray, "#b00020", "#ff8a9b", false, false},
};

constexpr const char* rainbowLight[] = {"#636c76", "#a04100", "#006b5f", "#7a1fa2", "#8c2f39", "#1f4fbf"};
constexpr const char* rainbowDark[] = {"#9aa4af", "#f0a868", "#5fd0c0", "#d29be8", "#eea0a8", "#8fb4ff"};

} // namespace

TextColours textColours(bool dark, bool rainbow)
{
  TextColours result;
  for(const Row& row : rows)
    result.styles[static_cast<std::size_t>(row.style)] = {QColor(QLatin1String(dark ? row.dark : row.light)), row.bold,
                                                          row.italic};
  for(int i = 0; i < 6; ++i)
    result.styles[static_cast<std::size_t>(SceneStyle::Bracket) + static_cast<std::size_t>(i)] = {
        QColor(QLatin1String((dark ? rainbowDark : rainbowLight)[rainbow ? i : 0]))};
  const auto pick = [dark](const char* light, const char* darkOne)
  { return QColor(QLatin1String(dark ? darkOne : light)); };
  result.paper = pick("#ffffff", "#1e2227");
  result.lineNumbers = pick("#6e7781", "#8b949e");
  result.margin = pick("#f6f8fa", "#23282e");
  result.currentLine = pick("#f2f6fb", "#272d34");
  result.selection = pick("#b7d6fb", "#2f4d73");
  result.caret = pick("#1f2328", "#e6edf3");
  result.guides = pick("#d8dee4", "#363d45");
  result.bracketMatch = pick("#c9e8c9", "#3b5a3b");
  result.bracketAlone = pick("#ffd0d0", "#6e2b2b");
  result.form = pick("#fff3c4", "#4a4320");
  result.found = pick("#ffb340", "#c07a1a");
  result.error = pick("#d1242f", "#ff7b72");
  result.warning = pick("#9a6700", "#e3b341");
  return result;
}

} // namespace sparkwright
