#include "editor/document/NeededFiles.h"

#include "core/design/MeshImport.h"
#include "core/setup/DataPath.h"
#include "core/syntax/SyntaxTree.h"
#include "editor/document/storage/SceneDisk.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr qsizetype mostFiles = 1000;          // That a text uses; more are not followed.
constexpr qint64 largestText = qint64(16) << 20; // Bytes of a text that is looked into.

bool namesFiles(TextLanguage language)
{
  return language == TextLanguage::Scene || language == TextLanguage::Ruby || language == TextLanguage::Rosi;
}

/// Values of a scene that may be names of files: atoms, and joins of atoms.
QStringList namesInScene(const std::string& text)
{
  const SyntaxTree tree(text);
  QStringList names;
  const auto add = [&](const std::string& value)
  {
    if(value.find('.') != std::string::npos && value.find('$') == std::string::npos)
      names << QString::fromStdString(value);
  };
  for(SyntaxTree::Node node = 0; node < tree.nodeCount(); ++node)
  {
    if(tree.isAtom(node))
    {
      add(tree.value(node));
      continue;
    }
    const SyntaxTree::Node word = tree.isList(node) ? tree.firstElement(node) : SyntaxTree::none;
    if(word == SyntaxTree::none || !tree.isAtom(word) || tree.value(word) != "join")
      continue;
    std::string joined;
    bool known = true;
    for(SyntaxTree::Node part = tree.nextElement(node, word); part != SyntaxTree::none; part = tree.nextElement(node, part))
    {
      known = known && tree.isAtom(part);
      joined += known ? tree.value(part) : std::string();
    }
    if(known)
      add(joined);
  }
  return names;
}

/// What stands between quotes in a text of another language.
QStringList namesInQuotes(const std::string& text)
{
  static const QRegularExpression quoted(QStringLiteral("(['\"])([^'\"\\n]+)\\1"));
  QStringList names;
  for(auto it = quoted.globalMatch(QString::fromStdString(text)); it.hasNext();)
    if(const QString name = it.next().captured(2); name.contains(u'.'))
      names << name;
  return names;
}

bool isSameFile(const QString& one, const QString& other)
{
  if(fileIdentity(one) == fileIdentity(other))
    return true;
  QFile a(one), b(other);
  return QFileInfo(one).size() == QFileInfo(other).size() && a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly) &&
         a.readAll() == b.readAll();
}

/// Follows what texts use, from the first one on.
class NeededSearch
{
public:
  NeededSearch(QString root, QString newRoot, const QStringList& everywhere)
      : root_(std::move(root)), newRoot_(std::move(newRoot)), everywhere_(everywhere)
  {
  }

  void look(const std::string& text, TextLanguage language)
  {
    if(!namesFiles(language))
      return;
    for(const QString& name : language == TextLanguage::Scene ? namesInScene(text) : namesInQuotes(text))
      for(const char* const folder : {"", "scripts/", "setups/"}) // Where scripts look for scripts.
        if((language == TextLanguage::Ruby || *folder == '\0') && found_.copies.size() < static_cast<std::size_t>(mostFiles))
          take(QLatin1String(folder) + name);
  }
  NeededFiles result() && { return std::move(found_); }

private:
  void take(const QString& said)
  {
    const QString name = QDir::cleanPath(said);
    if(name.startsWith(QLatin1String("..")) || seen_.contains(name))
      return;
    seen_.insert(name);
    if(QDir::isAbsolutePath(name))
    {
      const bool wasFound = name.startsWith(root_ + u'/') && QFileInfo(name).isFile();
      if(wasFound && !name.startsWith(newRoot_ + u'/') && !isEverywhere(name))
        found_.lost << name;
      return;
    }
    const QString from = root_ + u'/' + name, to = newRoot_ + u'/' + name;
    if(!QFileInfo(from).isFile() || isEverywhere(from))
      return;
    const bool isThere = QFileInfo(to).exists();
    if(!isThere && isEverywhereAs(name, from))
      return;
    if(isThere && !isSameFile(from, to))
      found_.taken << name;
    else if(!isThere)
      found_.copies.push_back({from, to, name});
    if(const TextLanguage language = languageOf(name.toStdString());
       namesFiles(language) && QFileInfo(from).size() <= largestText)
      look(SceneDisk().readText(from).value_or(""), language);
  }
  /// Whether a file lies in a directory that is searched from all places.
  bool isEverywhere(const QString& file) const
  {
    return std::ranges::any_of(everywhere_, [&](const QString& folder)
                               { return !folder.isEmpty() && file.startsWith(folder + u'/'); });
  }
  /// Whether its name leads to the same content in such a directory.
  bool isEverywhereAs(const QString& name, const QString& file) const
  {
    for(const QString& folder : everywhere_)
      if(const QString other = folder + u'/' + name; !folder.isEmpty() && QFileInfo(other).isFile())
        return isSameFile(file, other);
    return false;
  }

  QString root_, newRoot_;
  const QStringList& everywhere_;
  QSet<QString> seen_;
  NeededFiles found_;
};

} // namespace

NeededFiles neededFiles(const std::string& text, TextLanguage language, const QString& from, const QString& to,
                        const QStringList& everywhere)
{
  const auto rootOf = [](const QString& file)
  { return QString::fromStdString(dataRootOf(file.toStdString()).root.string()); };
  const QFileInfo target(to);
  const QString folder = fileIdentity(target.absolutePath());
  const QString root = rootOf(fileIdentity(from)), newRoot = rootOf(folder + u'/' + target.fileName());
  if(root == newRoot)
    return {};
  QStringList places;
  for(const QString& place : everywhere)
    places << fileIdentity(place);
  NeededSearch search(root, newRoot, places);
  search.look(text, language);
  return std::move(search).result();
}

NeededFiles withCompanions(NeededFiles files)
{
  std::vector<NeededFiles::Copy> more;
  for(const NeededFiles::Copy& copy : files.copies)
  {
    if(!design::isMesh(copy.from.toStdString()))
      continue;
    for(const design::MeshFile::Companion& companion : design::readMeshFile(copy.from.toStdString()).companions)
    {
      const QString name = QString::fromStdString(companion.name);
      more.push_back({QString::fromStdString(companion.from.string()), QFileInfo(copy.to).absolutePath() + u'/' + name,
                      QFileInfo(copy.name).path() + u'/' + name});
    }
  }
  for(NeededFiles::Copy& copy : more)
    if(!QFileInfo::exists(copy.to) && std::ranges::find(files.copies, copy.to, &NeededFiles::Copy::to) == files.copies.end())
      files.copies.push_back(std::move(copy));
  return files;
}

} // namespace sparkwright
