#include "editor/text/find/FolderSearch.h"

#include "editor/document/storage/TextEncoding.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr qint64 largest = 64 << 20;     // Bytes of a file that is still searched.
constexpr std::size_t longestLine = 400; // What is shown of a line.
constexpr int filesPerReport = 20;

} // namespace

FolderSearch::FolderSearch(QObject* parent) : QObject(parent)
{
  thread_.setMaxThreadCount(1);
}

FolderSearch::~FolderSearch()
{
  if(run_)
    run_->cancelled = true;
  thread_.waitForDone();
}

void FolderSearch::cancel()
{
  if(!running_)
    return;
  run_->cancelled = true;
  running_ = false;
  emit finished(false);
}

void FolderSearch::start(Request request)
{
  cancel();
  run_ = std::make_shared<Run>();
  running_ = true;
  thread_.start([this, request = std::move(request), run = run_] { search(request, run); });
}

/// Calls it in the GUI thread, unless the search has been cancelled.
template <class Report>
void FolderSearch::report(const std::shared_ptr<Run>& run, Report report)
{
  QMetaObject::invokeMethod(
      this,
      [run, report = std::move(report)]
      {
        if(!run->cancelled)
          report();
      },
      Qt::QueuedConnection);
}

bool FolderSearch::isBelow(const QString& file, const QStringList& folders)
{
  return std::ranges::any_of(folders, [&](const QString& folder) { return file.startsWith(folder + QLatin1Char('/')); });
}

FileMatches FolderSearch::matchesIn(const QString& file, std::string_view text, const TextSearch& search)
{
  return linesOf(file, text, search.find(text));
}

FileMatches FolderSearch::linesOf(const QString& file, std::string_view text,
                                  const std::vector<TextSearch::Match>& matches)
{
  FileMatches result{file, {}, 0};
  std::size_t lineBegin = 0;
  int number = 1;
  for(const TextSearch::Match& match : matches)
  {
    for(std::size_t end; (end = text.find('\n', lineBegin)) < match.begin; lineBegin = end + 1)
      ++number;
    if(result.lines.empty() || result.lines.back().number != number)
    {
      const std::size_t end = std::min(text.find_first_of("\r\n", lineBegin), text.size());
      result.lines.push_back({number, std::string(text.substr(lineBegin, std::min(end - lineBegin, longestLine))), {}});
    }
    result.lines.back().matches.push_back(match);
    ++result.count;
  }
  return result;
}

void FolderSearch::search(const Request& request, const std::shared_ptr<Run>& run)
{
  const TextSearch search(request.term);
  int files = 0;
  QSet<QString> done;
  const auto searchText = [&](const QString& path, std::string_view text)
  {
    FileMatches matches = matchesIn(path, text, search);
    if(matches.count > 0)
      report(run, [this, matches = std::move(matches)] { emit found(matches); });
    if(++files % filesPerReport == 0)
      report(run, [this, files] { emit progressed(files); });
  };
  for(const auto& [path, text] : request.texts)
  {
    if(run->cancelled)
      return;
    done.insert(path);
    searchText(path, text);
  }
  for(const QString& folder : request.folders)
    for(QDirIterator it(folder, request.names, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
    {
      if(run->cancelled)
        return;
      const QFileInfo info(it.next());
      const QString path = info.canonicalFilePath();
      if(path.isEmpty() || done.contains(path) || info.size() > largest || isBelow(path, request.excluded))
        continue;
      done.insert(path);
      QFile file(path);
      if(!file.open(QFile::ReadOnly))
        continue;
      std::string bytes = file.readAll().toStdString();
      const TextEncoding encoding = encodingOf(bytes);
      if(const std::string text = textOfBytes(std::move(bytes), encoding); isEditable(encoding) && !hasZeroBytes(text))
        searchText(path, text);
    }
  report(run,
         [this, files]
         {
           running_ = false;
           emit progressed(files);
           emit finished(true);
         });
}

} // namespace sparkwright
