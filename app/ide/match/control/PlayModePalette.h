#pragma once

#include <QFrame>
#include <QLineEdit>
#include <QListWidget>

#include <span>
#include <string>

namespace sparkwright
{

/// A list of play modes in front of the view: type to filter, Up and Down, Enter.
class PlayModePalette : public QFrame
{
  Q_OBJECT
public:
  explicit PlayModePalette(QWidget* parent);

  /// Shows it in the middle of the upper part of a widget.
  /// @param present  the mode of the match, which is marked
  void ask(QWidget& over, std::span<const std::string> modes, const std::string& present);

  QLineEdit& filter() { return *filter_; }
  QListWidget& list() { return *list_; }

signals:
  /// @param mode  name in the protocol: `PlayOn`; @param name  for people
  void chosen(const QString& mode, const QString& name);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void retranslate();
  void filterBy(const QString& words);
  void choose(QListWidgetItem* item);
  void moveBy(int rows);

  QLineEdit* filter_;
  QListWidget* list_;
};

} // namespace sparkwright
