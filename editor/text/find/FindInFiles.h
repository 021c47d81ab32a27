#pragma once

#include "editor/document/OpenDocuments.h"
#include "editor/language/names/SceneReferences.h"
#include "editor/text/find/FolderSearch.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>
#include <QWidget>

#include <functional>
#include <vector>

namespace sparkwright
{

/// The panel that searches open documents and folders, lists what is found by file and line, and replaces all of it.
/// Lists uses of names, too.
class FindInFiles : public QWidget
{
  Q_OBJECT
public:
  /// @param documents  must outlive this
  /// @param folders    those of the project and its data, asked for at each search
  /// @param excluded   canonical folders of which nothing is searched or replaced, also if it is open: the program's own
  FindInFiles(OpenDocuments& documents, std::function<QStringList()> folders, QStringList excluded = {},
              QWidget* parent = nullptr);

  /// Gives the keyboard to the pattern, which becomes the text if that is not empty.
  void open(const QString& pattern = {});
  void setTerm(const SearchTerm& term);
  void setReplacement(const QString& text) { replacement_->setText(text); }
  void search();
  void cancel() { search_.cancel(); }
  bool searching() const { return search_.running(); }
  /// Replaces all that is listed, as one act over all documents, and lists what was changed. Files that are not open are
  /// opened for it.
  void replaceAll();
  /// Takes the last act of replaceAll() back.
  void takeBack();

  /// Lists places, such as the uses of a name.
  void list(const QString& title, const std::vector<SourcePlace>& places);

  QString status() const { return status_->text(); }
  const QTreeWidget& results() const { return *results_; }

signals:
  /// To be shown in a view. @param begin,end  bytes
  void wanted(const QString& file, std::uint32_t begin, std::uint32_t end);
  /// Texts of these files have been replaced, and are not saved yet.
  void replaced(const QStringList& files);

protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  SearchTerm term() const;
  QToolButton* addOption(const QString& text);
  void retranslate();
  void clear();
  void add(const FileMatches& matches);
  QTreeWidgetItem* addFile(const QString& words);
  void showCounts(bool finished);
  void go(const QTreeWidgetItem* item);

  OpenDocuments& documents_;
  std::function<QStringList()> folders_;
  QStringList excluded_;
  QLineEdit *pattern_, *replacement_, *names_;
  QToolButton *matchCase_, *wholeWords_, *regex_;
  QPushButton *find_, *cancel_, *replace_, *takeBack_;
  QLabel* status_;
  QTreeWidget* results_;
  FolderSearch search_;
  SearchTerm listed_; ///< The term that the list was made with.
  std::size_t matches_ = 0;
  QStringList files_;
  int searched_ = 0; ///< Files.
  bool isReplaced_ = false; ///< The list is of what has been written.
  int act_ = 0;      ///< The last one that has replaced; 0: none.
};

} // namespace sparkwright
