#pragma once

#include <QFrame>
#include <QIcon>
#include <QLineEdit>
#include <QTreeWidget>

#include <vector>

namespace sparkwright
{

/// A list in front of the window in which one finds an entry by typing parts of it: Up, Down, Enter, Esc.
class FilterPalette : public QFrame
{
  Q_OBJECT
public:
  struct Entry
  {
    QString text;   ///< May begin with a path: `Match › Kick-off left`.
    QString detail; ///< At the right: a key, a state.
    QString words;  ///< Further ones by which it is found; also its tool tip.
    QIcon icon = {};
    bool enabled = true; ///< False: it is shown, but cannot be chosen.
  };

  explicit FilterPalette(QWidget* parent);

  /// Names for people and screen readers. @param prompt  in the empty filter
  void setNames(const QString& prompt, const QString& list);

  /// Shows it in the middle of the upper part of a widget.
  /// @param present  index of an entry that is marked and chosen first; -1: none
  void ask(const QWidget& over, std::vector<Entry> entries, int present = -1);

  QLineEdit& filter() { return *filter_; }
  /// Texts of what is found, in order.
  QStringList found() const;
  QString current() const;

signals:
  /// @param index  of the entry
  void chosen(int index);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void filterBy(const QString& words);
  void choose(QTreeWidgetItem* item);
  void moveBy(int rows);

  QLineEdit* filter_;
  QTreeWidget* list_;
  std::vector<Entry> entries_;
};

} // namespace sparkwright
