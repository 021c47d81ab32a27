#pragma once

#include "editor/text/find/TextSearch.h"

#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

/// Matches in one file.
struct FileMatches
{
  QString file;
  struct Line
  {
    int number = 1; ///< From 1.
    std::string text;
    std::vector<TextSearch::Match> matches; ///< In the file.
  };
  std::vector<Line> lines;
  std::size_t count = 0; ///< Matches.
};

/// Searches files below folders in a thread of its own.
class FolderSearch : public QObject
{
  Q_OBJECT
public:
  struct Request
  {
    SearchTerm term;
    QStringList folders;                    ///< Searched with all below them, hidden ones left out.
    QStringList names;                      ///< Wildcards for names of files: `*.rsg`; empty: all files.
    QStringList excluded{};                 ///< Folders of which nothing is searched; canonical.
    std::map<QString, std::string> texts{}; ///< Those of open documents, by canonical path, in place of the files.
  };

  explicit FolderSearch(QObject* parent = nullptr);
  ~FolderSearch() override;

  void start(Request request);
  /// Ends the search; finished() follows at once.
  void cancel();
  bool running() const { return running_; }

  /// Whether a file lies below one of the folders. @param file,folders  canonical
  static bool isBelow(const QString& file, const QStringList& folders);
  /// The matches of one text, with the lines that they begin in.
  static FileMatches matchesIn(const QString& file, std::string_view text, const TextSearch& search);
  /// The same for given places.
  static FileMatches linesOf(const QString& file, std::string_view text, const std::vector<TextSearch::Match>& matches);

signals:
  void found(const sparkwright::FileMatches& matches);
  void progressed(int files);
  void finished(bool complete);

private:
  struct Run
  {
    std::atomic_bool cancelled = false;
  };
  void search(const Request& request, const std::shared_ptr<Run>& run);
  template<class Report>
  void report(const std::shared_ptr<Run>& run, Report report);

  QThreadPool thread_;
  std::shared_ptr<Run> run_;
  bool running_ = false;
};

} // namespace sparkwright
