#pragma once

#include <string>

namespace sparkwright
{

class Object;

// Lines about a node in its World's log: with the place in the file that made the node, and its path. Without effect
// while the node is not linked.

/// What is worth knowing, and nobody's fault.
void noteAbout(const Object& node, const std::string& text);

/// The node does less than its author may expect.
/// @param hint  what to do about it; may be empty
void warnAbout(const Object& node, const std::string& text, std::string hint = {});

/// The node cannot do what it is there for.
void complainAbout(const Object& node, const std::string& text, std::string hint = {});

} // namespace sparkwright
