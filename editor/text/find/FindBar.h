#pragma once

#include "editor/text/TextView.h"
#include "editor/text/find/FindRun.h"

#include <QLabel>
#include <QLineEdit>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include <array>
#include <optional>
#include <vector>

namespace sparkwright
{

/// The row below a text in which one searches and replaces. Marks all matches while it is shown, tells how many there
/// are and which one is selected, and begins again at the other end of the text.
class FindBar : public QWidget
{
  Q_OBJECT
public:
  /// @param view  to search in; must outlive this
  explicit FindBar(TextView& view, QWidget* parent = nullptr);

  enum class Mode
  {
    Find,
    Replace
  };
  /// Shows the row, with the selected text as pattern if it lies in one line.
  void open(Mode mode);
  /// Hides it, and gives the keyboard to the text.
  void shut();

  SearchTerm term() const;
  void setTerm(const SearchTerm& term);
  /// Sets how to search, and leaves the pattern.
  void setOptions(const SearchTerm& term);
  void setReplacement(const QString& text) { replacement_->setText(text); }

  /// Selects the next match behind the selection; also while the row is hidden.
  void next() { step(Step::Next); }
  void previous() { step(Step::Previous); }
  /// Replaces the selected match, then selects the next one.
  void replace();
  /// Replaces all matches in one undo step.
  void replaceAll();

  /// What stands behind the pattern: `3 of 17`.
  QString status() const { return status_->text(); }
  /// The fields of the row that take the keyboard to be written in.
  std::array<QWidget*, 2> fields() const { return {pattern_, replacement_}; }
  bool searching() const { return run_.running() || wait_.isActive(); }

signals:
  /// The user has chosen how to search.
  void optionsChanged();

protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  enum class Step
  {
    Next,
    Previous,
    Stay ///< The first match at or behind the place where the search began.
  };

  QToolButton* addOption(const QString& text);
  void retranslate();
  void applyColours();
  void searchAgain(Step then);
  void searchSoon();
  void searchNow();
  void take(const std::vector<TextSearch::Match>& matches);
  void step(Step step);
  void carryOut(Step step);
  void showStatus();
  void showMarks();
  void clearMarks();
  /// Index of the match that is selected.
  std::optional<std::size_t> selected() const;

  TextView& view_;
  QLineEdit *pattern_, *replacement_;
  QToolButton *matchCase_, *wholeWords_, *regex_, *previous_, *next_, *close_, *replaceOne_, *replaceEach_;
  QLabel* status_;
  QTimer wait_; ///< Edits and letters of the pattern that follow each other fast are searched for once.
  FindRun run_;
  std::vector<TextSearch::Match> matches_;
  bool fresh_ = false; ///< Matches are those of the present text and term.
  std::optional<Step> then_;
  std::uint32_t origin_ = 0; ///< Where the cursor was before the pattern was typed.
  bool wrapped_ = false;
  QString told_; ///< What has been replaced, until the next search.
};

} // namespace sparkwright
