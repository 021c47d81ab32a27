#pragma once

#include "app/ide/agents/programs/Console.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QToolButton>

#include <memory>

namespace sparkwright
{

/// The text of a console: marks lines of errors and notes at their left edge, beside their colours.
class ConsoleText : public QPlainTextEdit
{
  Q_OBJECT
public:
  explicit ConsoleText(QWidget* parent = nullptr);

  /// Adds lines of one kind.
  void append(const QString& lines, Console::Stream stream);

protected:
  void paintEvent(QPaintEvent* event) override;
};

/// Shows what a program prints, filtered by stream and text, and follows it.
class ConsoleView : public QWidget
{
  Q_OBJECT
public:
  explicit ConsoleView(QWidget* parent = nullptr);

  /// @param console  null: none
  /// @param name     of the program, for the name of a file
  void show(std::shared_ptr<Console> console, const QString& name);
  /// Shows what has been printed since the last call, but not more than a window can show in a moment.
  void refresh();

  ConsoleText& text() const { return *text_; }
  QLineEdit& filter() const { return *filter_; }
  /// What is wrong with the filter; empty: nothing.
  QString filterProblem() const;
  /// Writes all lines that are kept to a file, and tells what became of it.
  void save(const QString& file);

signals:
  void told(const QString& words, bool good);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void rebuild();
  void add(const Console::Batch& batch);
  bool passes(const Console::Line& line, const QString& text) const;
  void setFilter();
  void askForFile();
  void setFollowing(bool on);

  std::shared_ptr<Console> console_;
  QString name_;
  long next_ = 0;
  QRegularExpression expression_; ///< Of the filter.
  QComboBox* streams_;
  QLineEdit* filter_;
  QToolButton *regular_, *follow_, *copy_, *save_, *clear_;
  QLabel* problem_;
  ConsoleText* text_;
};

} // namespace sparkwright
