#pragma once

class QString;

namespace sparkwright
{

/// Whether a file is a text that is neither a scene nor anything else that the program opens.
/// @param ending  in lower case, without dot
bool isMereText(const QString& ending);

} // namespace sparkwright
