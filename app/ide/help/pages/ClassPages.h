#pragma once

#include "app/ide/help/pages/HelpPage.h"
#include "core/object/Registry.h"

#include <map>
#include <string>
#include <vector>

namespace sparkwright
{

/// By class, without namespace: the scenes that make nodes of it, by name below their data directory.
using ClassUses = std::map<std::string, std::vector<std::string>>;

/// Reads all scenes below a data directory. For a worker thread.
ClassUses classUsesBelow(const QString& dataFolder);

/// The class reference as pages: `class-reference.md` with the list of all classes, then one page for each class.
///
/// They are cut from classReference(), so what completion, tips and the printed reference know is the same. Pages of
/// classes have in addition which classes are derived from it, where its nodes may stand, and which scenes use it.
struct ClassPages
{
  struct Group
  {
    QString title;
    QStringList classes; ///< By name.
  };
  HelpPage overview;
  std::vector<Group> groups;
  std::vector<HelpPage> pages;
};
ClassPages classPages(const Registry& registry, const ClassUses& uses);

/// The id of the page of a class: `class/Box`.
QString classPageId(const QString& name);
inline const QString classOverviewId = QStringLiteral("class-reference.md");
/// Links that begin so lead to a scene file instead of a page.
inline const QString sceneScheme = QStringLiteral("scene:");

} // namespace sparkwright
