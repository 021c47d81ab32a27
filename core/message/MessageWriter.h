#pragma once

#include "core/message/PredicateList.h"

#include <string>

namespace sparkwright
{

/// Appends the list as S-expressions, as sent to agents: `(GYR (n torso) (rt 0.00 0.00 0.00))(See )`.
///
/// Exactly one space between elements, and one after the name of a percept even if nothing follows; numbers like C's
/// %.2f, or with setDecimals() (`-0.00`, `nan` and `inf` occur), integers plain, texts unchanged.
void writeMessage(const PredicateList& list, std::string& out);

/// Appends a text, a number, or the name of a list, formatted as in S-expressions, for parsers of other formats.
void writeAtom(const PredicateList& list, const PredicateList::Element& element, std::string& out);

} // namespace sparkwright
