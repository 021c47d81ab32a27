#pragma once

#include "editor/language/code/TextLanguage.h"
#include "editor/language/help/Findings.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// What is wrong with a text that is no scene in RSG, in text order. Ruby is parsed by the script engine and not run;
/// RoSi is read by its importer into a World of its own; TOML by the readers of projects and teams. Other languages are
/// not checked.
/// @param file       full path of the text, which is read in place of the file
/// @param knowledge  its directories are those of the World
std::vector<Finding> codeFindings(TextLanguage language, std::string_view text, const std::string& file,
                                  const SceneKnowledge& knowledge);

} // namespace sparkwright
