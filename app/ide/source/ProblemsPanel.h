#pragma once

#include "app/ide/source/ImportedProblems.h"
#include "editor/text/help/SceneHelp.h"

#include <QLabel>
#include <QTreeWidget>
#include <QWidget>

#include <map>

namespace sparkwright
{

/// Lists what is wrong with the open texts and with what they import, by file and line.
class ProblemsPanel : public QWidget
{
  Q_OBJECT
public:
  explicit ProblemsPanel(QWidget* parent = nullptr);

  /// Lists the findings of a document, and follows them until its help is gone.
  void add(SceneHelp& help);
  /// Lists the findings of files that are not open, in place of those listed so far.
  void setImported(const std::vector<ImportedProblems::File>& files);
  /// Lists the findings in robots, in place of those listed so far. They have fixes in a menu.
  void setRobots(const std::vector<ImportedProblems::File>& files);
  int count() const;
  const QTreeWidget& list() const { return *list_; }

signals:
  /// An entry was activated by double click or Enter. @param begin,end  bytes
  void wanted(const QString& file, std::uint32_t begin, std::uint32_t end);
  void countChanged();
  /// The quick fixes of a finding in a robot are wanted. @param at  on the screen
  void fixesWanted(const QString& file, std::uint32_t begin, const QPoint& at);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  QTreeWidgetItem* addFile();
  void setFiles(std::vector<QTreeWidgetItem*>& items, const std::vector<ImportedProblems::File>& files);
  void askForFixes(QTreeWidgetItem* item);
  static void fill(QTreeWidgetItem& file, const QString& name, const std::vector<Finding>& findings);
  void remove(const QObject* help);
  void showNone();

  QTreeWidget* list_;
  QLabel* none_;                                     ///< Says that there are no problems.
  std::map<const QObject*, QTreeWidgetItem*> files_; ///< By help.
  std::vector<QTreeWidgetItem*> imported_, robots_;
};

} // namespace sparkwright
