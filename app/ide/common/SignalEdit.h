#pragma once

#include "core/signal/SignalCatalog.h"

#include <QCompleter>
#include <QLineEdit>
#include <QStringListModel>

namespace sparkwright
{

/// A field for an expression of signals, which completes paths and functions at the cursor.
class SignalEdit : public QLineEdit
{
  Q_OBJECT
public:
  explicit SignalEdit(QWidget* parent = nullptr);

  /// The signals to complete.
  void setCatalog(const SignalCatalog& catalog);
  /// What is wrong with the text, with its column; empty: nothing. An empty text is fine.
  QString problem() const;
  /// That the run lacks a signal of an expression, with the most similar ones; empty: it has all, or is not known.
  QString missing(const QString& expression) const;
  /// Offers what fits the name at the cursor, or all.
  void complete();
  QCompleter& completions() { return *completer_; }

signals:
  /// A name has been taken from the list by Enter; Tab takes one to go on writing.
  void completedByEnter();

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  /// Where the name at the cursor begins.
  int beginOfName() const;
  void insert(const QString& name);

  std::vector<std::string> paths_; ///< Of all signals of the run.
  QStringListModel* words_;
  QCompleter* completer_;
};

/// What is wrong with an expression, in the language of the window; empty: nothing.
QString expressionProblem(const QString& text);

} // namespace sparkwright
