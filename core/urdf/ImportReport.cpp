#include "core/urdf/ImportReport.h"

#include "core/urdf/UrdfTexts.h"

#include <algorithm>
#include <string_view>

namespace sparkwright::urdf
{

namespace
{

using Effect = ImportReport::Effect;

constexpr std::string_view lost[] = {"urdf.notKept",     "urdf.noMesh",   "urdf.mesh",         "urdf.unknown",
                                     "urdf.geometry",    "urdf.noMimic",  "urdf.mimicRing",    "urdf.zeroScale",
                                     "urdf.needsElement", "urdf.size",    "urdf.needsAttribute"};

std::string_view kindOf(const Diagnostic& diagnostic)
{
  return diagnostic.said.key() ? std::string_view(diagnostic.said.key()->name) : std::string_view(diagnostic.message);
}

Effect effectOf(const Diagnostic& diagnostic)
{
  switch(diagnostic.severity)
  {
  case Diagnostic::Severity::Error:
    return Effect::Refused;
  case Diagnostic::Severity::Warning:
    return std::ranges::find(lost, kindOf(diagnostic)) != std::end(lost) ? Effect::Lost : Effect::Changed;
  default:
    return Effect::Kept;
  }
}

/// What is not kept is one kind for each element: sensors and transmissions have different remedies.
bool isOfKind(const ImportReport::Group& group, const Diagnostic& diagnostic)
{
  return group.effect == effectOf(diagnostic) && kindOf(group.first) == kindOf(diagnostic) &&
         (kindOf(diagnostic) != "urdf.notKept" || group.first.message == diagnostic.message);
}

std::string linesText(const std::vector<int>& lines)
{
  constexpr std::size_t shown = 8;
  std::string text = std::to_string(lines.size()) + " times, lines ";
  for(std::size_t i = 0; i < std::min(lines.size(), shown); ++i)
    text += (i ? ", " : "") + std::to_string(lines[i]);
  return lines.size() > shown ? text + " and " + std::to_string(lines.size() - shown) + " more" : text;
}

} // namespace

ImportReport::ImportReport(const Diagnostics& diagnostics)
{
  for(const Diagnostic& diagnostic : diagnostics)
  {
    const auto group = std::ranges::find_if(groups, [&](const Group& g) { return isOfKind(g, diagnostic); });
    if(group == groups.end())
      groups.push_back({effectOf(diagnostic), diagnostic, {}, {diagnostic.line}});
    else
    {
      group->rest.push_back(diagnostic);
      group->lines.push_back(diagnostic.line);
    }
  }
  std::ranges::stable_sort(groups, {}, &Group::effect);
}

int ImportReport::count(Effect effect) const
{
  int sum = 0;
  for(const Group& group : groups)
    sum += group.effect == effect ? static_cast<int>(group.lines.size()) : 0;
  return sum;
}

std::string ImportReport::text() const
{
  static constexpr std::string_view headings[] = {"Refused", "Lost", "Changed", "Kept"};
  std::string text;
  for(auto group = groups.begin(); group != groups.end(); ++group)
  {
    if(group == groups.begin() || (group - 1)->effect != group->effect)
      text += std::string(headings[static_cast<std::size_t>(group->effect)]) + ": " +
              std::to_string(count(group->effect)) + '\n';
    text += "  " + group->first.text();
    if(group->lines.size() > 1)
      text += ": " + linesText(group->lines);
    text += '\n';
  }
  return text;
}

} // namespace sparkwright::urdf
