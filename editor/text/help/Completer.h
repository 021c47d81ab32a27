#pragma once

#include "editor/text/TextView.h"
#include "editor/text/help/CompletionList.h"
#include "editor/text/help/SceneHelp.h"

#include <QObject>

namespace sparkwright
{

/// Proposes what may stand at the cursor of a view: on request, and while a word is typed.
class Completer : public QObject
{
  Q_OBJECT
public:
  /// @param view,help,services  must outlive this
  Completer(TextView& view, SceneHelp& help, const HelpServices& services);

  /// Shows the proposals; a single one is taken at once.
  void ask() { ask(Reason::Asked); }
  bool isOpen() const { return list_->isVisible(); }
  const CompletionList& list() const { return *list_; }
  /// Whether proposals come while one types.
  void setAutomatic(bool on) { automatic_ = on; }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  enum class Reason
  {
    Asked,
    Typed
  };
  void ask(Reason reason);
  void take(const Completions& completions, Reason reason, std::uint32_t at);
  void accept(int row);
  bool key(const QKeyEvent& event);
  /// Whether the cursor is behind a word, or where one is expected.
  bool atWord() const;

  TextView& view_;
  SceneHelp& help_;
  CompletionList* list_;
  Completions shown_;
  std::uint32_t cursor_ = 0; ///< When they were shown.
  bool automatic_ = true;
  bool typing_ = false; ///< The last event typed a letter.
};

} // namespace sparkwright
