#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QTextEdit>
#include <QToolButton>
#include <QWidget>

namespace sparkwright
{

/// The row below a page by which one finds words in it: all are marked, Enter goes to the next, Esc closes the row.
class HelpFindBar : public QWidget
{
  Q_OBJECT
public:
  /// @param text  must outlive this
  explicit HelpFindBar(QTextEdit& text, QWidget* parent = nullptr);

  /// Shows the row, with what is selected in the page.
  void open();
  void next() { go(1); }
  void previous() { go(-1); }
  QLineEdit& pattern() { return *pattern_; }
  QString status() const { return status_->text(); }
  void retranslate();
  /// Another page is shown.
  void refresh();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void find();
  void go(int way);
  void shut();
  void show(int which);

  QTextEdit& text_;
  QLineEdit* pattern_;
  QToolButton *previous_, *next_, *close_;
  QLabel* status_;
  QList<QTextEdit::ExtraSelection> found_;
};

} // namespace sparkwright
