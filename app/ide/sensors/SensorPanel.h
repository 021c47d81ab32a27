#pragma once

#include "app/ide/sensors/SensorList.h"

#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QWidget>

#include <vector>

namespace sparkwright
{

class ReadingView;

/// What the sensors of a robot say now: a line for each, by kind, with units and bars; and a drawing of the chosen one, if
/// it is a scan, a picture, or things around.
class SensorPanel : public QWidget
{
  Q_OBJECT
public:
  explicit SensorPanel(QWidget* parent = nullptr);

  /// @param robot  its name; empty: there is none, so that the panel says what it is for
  void show(const QString& robot, std::vector<SensorLine> lines);
  const std::vector<SensorLine>& lines() const { return lines_; }
  /// Copies table and picture: programs take what they can paste.
  void copy() const;
  void retranslate();

  QTreeWidget& list() { return *list_; }
  QLineEdit& filter() { return *filter_; }
  QToolButton& copyButton() { return *copy_; }
  ReadingView& drawing() { return *drawing_; }

signals:
  /// A line was activated by double click or Enter.
  void activated(const sparkwright::SensorLine& line);
  void plotWanted(const sparkwright::SensorLine& line);
  /// For the status line.
  void told(const QString& words) const;

protected:
  void changeEvent(QEvent* event) override;

private:
  void showEmpty();
  void showDrawing();
  void layOut();
  void fill(QTreeWidgetItem& item, const SensorLine& line);
  void applyFilter();
  void showMenu(const QPoint& at);
  const SensorLine* lineOf(const QTreeWidgetItem* item) const;

  std::vector<SensorLine> lines_;
  std::vector<QTreeWidgetItem*> items_; ///< Of each line.
  QString robot_;
  QLabel* title_;
  QToolButton* copy_;
  QLineEdit* filter_;
  QLabel* empty_;
  QTreeWidget* list_;
  ReadingView* drawing_;
  QSplitter* split_;
};

} // namespace sparkwright
