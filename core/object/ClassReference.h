#pragma once

#include <string>

namespace sparkwright
{

class Registry;

// The classes of a registry as text, JSON and Markdown, in order of registration.

/// One line per class and, indented, one per method of its own.
std::string classListText(const Registry& registry);

/// An array of objects: name, namespace, bases, creatable, default_name, documentation, methods (name, documentation,
/// arguments (name, type, unit, preset), least, most (-1: any number), immediate). Inherited methods stand at the base.
std::string classListJson(const Registry& registry);

/// The class reference in Markdown: grouped, one table per class; inherited methods name the class they come from.
std::string classReference(const Registry& registry);

} // namespace sparkwright
