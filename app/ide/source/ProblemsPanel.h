#pragma once

#include "editor/document/SceneDocument.h"
#include "editor/text/help/SceneHelp.h"

#include <QTreeWidget>
#include <QWidget>

#include <map>

namespace sparkwright
{

/// Lists what is wrong with the texts that are shown, by file and line.
class ProblemsPanel : public QWidget
{
  Q_OBJECT
public:
  explicit ProblemsPanel(QWidget* parent = nullptr);

  /// Lists the findings of a document, and follows them until its help is gone.
  void add(SceneHelp& help);
  int count() const;
  const QTreeWidget& list() const { return *list_; }

signals:
  /// An entry was activated by double click or Enter. @param begin,end  bytes
  void wanted(const QString& file, std::uint32_t begin, std::uint32_t end);
  void countChanged();

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void showFindings(SceneHelp& help);
  void remove(const QObject* help);

  QTreeWidget* list_;
  std::map<const QObject*, QTreeWidgetItem*> files_; ///< By help.
};

} // namespace sparkwright
