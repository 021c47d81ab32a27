#pragma once

#include "core/message/PredicateList.h"

#include <string>

namespace sparkwright
{

/// Appends the list as agents are told it in S-expressions: `(GYR (n torso) (rt 0.00 0.00 0.00))(See )`.
///
/// Exactly one space between elements and one after the name of a percept even if nothing follows; numbers as C's
/// %.2f, or with the digits of setDecimals() (`-0.00`, `nan` and `inf` occur), integers plain, texts as they are.
void writeMessage(const PredicateList& list, std::string& out);

/// Appends a text or a number of the list, as in S-expressions: parsers of other languages need not write numbers
/// themselves. Of a list it appends the name.
void writeAtom(const PredicateList& list, const PredicateList::Element& element, std::string& out);

} // namespace sparkwright
