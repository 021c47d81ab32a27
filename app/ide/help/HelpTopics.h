#pragma once

#include <span>

namespace sparkwright
{

/// What the help has to say about a dock.
struct DockTopic
{
  const char* dock;  ///< Its object name.
  const char* place; ///< Of the help: `agents.md#ports`.
  const char* words; ///< One sentence, for Shift+F1; context sparkwright::HelpTopics.
};

/// One for each dock of the window.
std::span<const DockTopic> dockTopics();

/// The place that explains a keyword of scenes in its long form, such as `node`.
const char* keywordTopic(const char* keyword);

} // namespace sparkwright
