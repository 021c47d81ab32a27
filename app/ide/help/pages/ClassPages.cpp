#include "app/ide/help/pages/ClassPages.h"

#include "core/object/ClassReference.h"
#include "core/rsg/Names.h"
#include "core/rsg/Vocabulary.h"
#include "core/syntax/SyntaxTree.h"
#include "editor/tree/ClassFit.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

namespace sparkwright
{

namespace
{

constexpr std::uintmax_t largestScene = 4u << 20;
constexpr std::size_t mostUses = 8;

std::string readScene(const std::filesystem::path& path)
{
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(path, error);
  if(error || size > largestScene)
    return {};
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The classes that the forms `(nd CLASS …)` of a scene name.
std::set<std::string> classesIn(std::string text)
{
  const SyntaxTree tree(std::move(text));
  std::set<std::string> names;
  for(SyntaxTree::Node node = 0; node < tree.nodeCount(); ++node)
  {
    if(!tree.isList(node))
      continue;
    const SyntaxTree::Node word = tree.firstElement(node);
    if(word == SyntaxTree::none || !tree.isAtom(word) || rsg::longName(tree.value(word)) != "node")
      continue;
    const SyntaxTree::Node name = tree.nextElement(node, word);
    if(name == SyntaxTree::none || !tree.isAtom(name))
      continue;
    std::string value(rsg::longName(tree.value(name)));
    names.insert(value.substr(value.rfind('/') + 1));
  }
  return names;
}

QString linkTo(const std::string& name)
{
  return QStringLiteral("[%1](%2)").arg(QString::fromStdString(name), classPageId(QString::fromStdString(name)));
}

QString derivedFrom(const Registry& registry, const ClassInfo& info)
{
  QStringList links;
  for(const ClassInfo* const each : registry.classes())
    if(std::ranges::find(each->bases, &info) != each->bases.end())
      links << linkTo(each->name);
  return links.isEmpty() ? QString()
                         : QStringLiteral("\n## Derived classes\n\n%1.\n").arg(links.join(QLatin1String(", ")));
}

/// Of a class and those derived from it only the class is named.
QString placesOf(const Registry& registry, const ClassInfo& info)
{
  if(!rsg::isNodeClass(info))
    return {};
  QStringList links;
  for(const ClassInfo* const parent : registry.classes())
    if(fitsBelow(info, parent) &&
       std::ranges::none_of(parent->bases, [&](const ClassInfo* base) { return fitsBelow(info, base); }))
      links << linkTo(parent->name);
  return links.isEmpty() ? QString()
                         : QStringLiteral("\n## Where it stands\n\nBelow nodes of the classes %1, and of those derived "
                                          "from them.\n")
                               .arg(links.join(QLatin1String(", ")));
}

QString usesOf(const ClassInfo& info, const ClassUses& uses)
{
  const auto found = uses.find(info.name);
  if(found == uses.end() || found->second.empty())
    return {};
  QString list;
  for(std::size_t i = 0; i < std::min(mostUses, found->second.size()); ++i)
  {
    const QString name = QString::fromStdString(found->second[i]);
    list += QStringLiteral("- [%1](%2%3)\n").arg(escaped(name), sceneScheme, name);
  }
  if(found->second.size() > mostUses)
    list += QStringLiteral("- and %1 more\n").arg(found->second.size() - mostUses);
  return QStringLiteral("\n## Used in\n\n") + list;
}

} // namespace

QString classPageId(const QString& name)
{
  return QStringLiteral("class/") + name;
}

ClassUses classUsesBelow(const QString& dataFolder)
{
  namespace fs = std::filesystem;
  ClassUses uses;
  std::error_code error;
  const fs::path root = dataFolder.toStdString();
  if(root.empty())
    return uses;
  std::vector<fs::path> scenes;
  for(fs::recursive_directory_iterator at(root, fs::directory_options::skip_permission_denied, error), end;
      !error && at != end; at.increment(error))
    if(at->path().extension() == ".rsg" && at->is_regular_file(error))
      scenes.push_back(at->path());
  std::ranges::sort(scenes);
  for(const fs::path& scene : scenes)
    for(const std::string& name : classesIn(readScene(scene)))
      uses[name].push_back(scene.lexically_relative(root).generic_string());
  return uses;
}

ClassPages classPages(const Registry& registry, const ClassUses& uses)
{
  ClassPages result;
  QHash<QString, QString> names; // By their anchors in the reference.
  for(const ClassInfo* const info : registry.classes())
    names[QString::fromStdString(info->name).toLower()] = QString::fromStdString(info->name);
  const auto withPages = [&](const QString& markdown)
  {
    static const QRegularExpression link(QStringLiteral("\\]\\(#([a-z0-9]+)\\)"));
    QString text;
    qsizetype done = 0;
    for(auto match = link.globalMatch(markdown); match.hasNext();)
    {
      const QRegularExpressionMatch found = match.next();
      text += QStringView(markdown).mid(done, found.capturedStart() - done);
      text += QStringLiteral("](%1)").arg(classPageId(names.value(found.captured(1))));
      done = found.capturedEnd();
    }
    return text + markdown.mid(done);
  };

  const QStringList parts = QString::fromStdString(classReference(registry)).split(QStringLiteral("\n## "));
  result.overview = {classOverviewId, titleOf(parts.first()), withPages(parts.first())};
  for(const QString& part : parts.mid(1))
  {
    const QStringList classes = part.split(QStringLiteral("\n### "));
    ClassPages::Group group{classes.first().trimmed(), {}};
    for(const QString& text : classes.mid(1))
    {
      const QString name = text.section(QLatin1Char('\n'), 0, 0);
      group.classes << name;
      QString markdown = QStringLiteral("# ") + withPages(text);
      if(const ClassInfo* const info = registry.find(name.toStdString()))
        markdown += placesOf(registry, *info) + derivedFrom(registry, *info) + usesOf(*info, uses);
      result.pages.push_back({classPageId(name), name, markdown});
    }
    group.classes.sort(Qt::CaseInsensitive);
    result.groups.push_back(std::move(group));
  }
  return result;
}

} // namespace sparkwright
