#pragma once

#include <string>

namespace sparkwright
{

class Registry;

// What the registry knows, for people and programs. All three list the classes in the order of their registration.

/// One line per class and, indented, one per method of its own.
std::string classListText(const Registry& registry);

/// An array of objects: name, namespace, bases, creatable, default_name, documentation, methods (name, documentation,
/// arguments (name, type, unit, preset), least, most (-1: any number), immediate). Inherited methods stand at the base.
std::string classListJson(const Registry& registry);

/// The class reference in Markdown: grouped, a table per class, inherited methods named with the class they come from.
std::string classReference(const Registry& registry);

} // namespace sparkwright
