#include "app/ide/help/pages/HelpLibrary.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace sparkwright
{

std::shared_ptr<const HelpLibrary> HelpLibrary::read(const Sources& sources)
{
  const auto library = std::make_shared<HelpLibrary>();
  ClassPages classes;
  if(sources.registry)
    classes = classPages(*sources.registry, classUsesBelow(sources.dataFolder));
  library->addGuide(sources.folder);
  if(sources.registry)
    library->pages_.push_back(classes.overview);
  library->pages_.insert(library->pages_.end(), classes.pages.begin(), classes.pages.end());
  library->pages_.insert(library->pages_.end(), sources.more.begin(), sources.more.end());

  std::vector<HelpSection> sections;
  for(std::size_t i = 0; i < library->pages_.size(); ++i)
  {
    const HelpPage& page = library->pages_[i];
    library->byId_[page.id] = i;
    for(HelpSection& section : sectionsOf(page))
    {
      library->anchors_[page.id] << section.anchor;
      if(page.id != indexId) // It repeats the titles of all others.
        sections.push_back(std::move(section));
    }
  }
  for(const HelpPage& page : classes.pages)
    library->classes_[anchorOf(page.title)] = page.id;
  library->addContents(classes, sources.more);
  library->index_ = HelpIndex(std::move(sections));
  return library;
}

/// The class reference comes from the registry, which knows the classes of plugins, too.
void HelpLibrary::addGuide(const QString& folder)
{
  if(folder.isEmpty() || !QFile::exists(QDir(folder).filePath(indexId)))
  {
    const QString title = QCoreApplication::translate("sparkwright::HelpLibrary", "The user guide is missing");
    const QString words = QCoreApplication::translate(
        "sparkwright::HelpLibrary", "Its pages should be in the folder docs of the data directory, such as "
                                    "/usr/share/sparkwright/docs. Install the program again to get them back. The "
                                    "class reference and the list of keys are here.");
    pages_.push_back({indexId, title, QStringLiteral("# %1\n\n%2\n").arg(escaped(title), escaped(words))});
    return;
  }
  for(const QString& name : QDir(folder).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
  {
    QFile file(QDir(folder).filePath(name));
    if(name == classOverviewId || !file.open(QIODevice::ReadOnly))
      continue;
    const QString markdown = QString::fromUtf8(file.readAll());
    const QString title = titleOf(markdown);
    pages_.push_back({name, title.isEmpty() ? name : title, markdown});
  }
}

/// As the index of the guide has it: headings, and below each the list of its pages. Pages of the window join the first
/// group, others that it does not name the last one.
void HelpLibrary::addContents(const ClassPages& classes, const std::vector<HelpPage>& more)
{
  static const QRegularExpression link(QStringLiteral("^- \\[([^\\]]+)\\]\\(([^)#]+)\\)"));
  QStringList named{indexId};
  if(const HelpPage* const index = page(indexId))
    for(const QString& line : index->markdown.split(QLatin1Char('\n')))
    {
      const QRegularExpressionMatch match = link.match(line);
      if(line.startsWith(QLatin1String("## ")))
        contents_.push_back({plainText(line.mid(3)), {}, {}});
      else if(match.hasMatch() && page(match.captured(2)))
      {
        named << match.captured(2);
        if(contents_.empty())
          contents_.push_back({index->title, {}, {}});
        contents_.back().below.push_back({plainText(match.captured(1)), {match.captured(2), {}}, {}});
        if(match.captured(2) == classOverviewId)
          addClasses(contents_.back().below.back(), classes);
      }
    }
  if(contents_.empty())
    contents_.push_back({QCoreApplication::translate("sparkwright::HelpLibrary", "Pages"), {}, {}});
  for(const HelpPage& page : more)
    if(!named.contains(page.id))
    {
      contents_.front().below.push_back({page.title, {page.id, {}}, {}});
      named << page.id;
    }
  for(const HelpPage& page : pages_)
    if(!page.id.startsWith(QLatin1String("class/")) && !named.contains(page.id))
    {
      contents_.back().below.push_back({page.title, {page.id, {}}, {}});
      if(page.id == classOverviewId)
        addClasses(contents_.back().below.back(), classes);
    }
}

void HelpLibrary::addClasses(HelpEntry& entry, const ClassPages& classes) const
{
  for(const ClassPages::Group& group : classes.groups)
  {
    entry.below.push_back({group.title, {}, {}});
    for(const QString& name : group.classes)
      entry.below.back().below.push_back({name, {classPageId(name), {}}, {}});
  }
}

const HelpPage* HelpLibrary::page(const QString& id) const
{
  const auto found = byId_.find(id);
  return found == byId_.end() ? nullptr : &pages_[*found];
}

QString HelpLibrary::first() const
{
  return page(indexId) ? indexId : pages_.empty() ? QString() : pages_.front().id;
}

bool HelpLibrary::hasAnchor(const QString& page, const QString& anchor) const
{
  return anchors_.value(page).contains(anchor);
}

std::optional<HelpTarget> HelpLibrary::find(const QString& link, const QString& from) const
{
  HelpTarget target{link.section(QLatin1Char('#'), 0, 0), link.section(QLatin1Char('#'), 1)};
  if(target.page.isEmpty())
    target.page = from;
  if(target.page == classOverviewId && classes_.contains(target.anchor))
    target = {classes_[target.anchor], {}};
  if(!page(target.page) || (!target.anchor.isEmpty() && !hasAnchor(target.page, target.anchor)))
    return {};
  return target;
}

} // namespace sparkwright
