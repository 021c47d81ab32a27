#pragma once

#include "editor/language/help/Hover.h"
#include "editor/text/TextView.h"
#include "editor/text/help/ProblemMarks.h"
#include "editor/text/help/SceneHelp.h"

#include <QLabel>
#include <QObject>

namespace sparkwright
{

/// Tells what the word under the mouse is, with what is wrong with it, and the arguments of the call that is typed.
class TextTips : public QObject
{
  Q_OBJECT
public:
  /// @param view,help,problems,services  must outlive this
  TextTips(TextView& view, SceneHelp& help, const ProblemMarks& problems, const HelpServices& services);

  /// Tells about the word at the cursor.
  void tellAtCursor();
  /// Shows the arguments of the call at the cursor.
  void showCall();
  /// What is shown of the call, as rich text; empty if nothing is.
  QString callText() const { return call_->isVisible() ? call_->text() : QString(); }

signals:
  /// A tip is shown at a byte of the text.
  void told(const QString& richText);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void tell(std::uint32_t offset);
  void show(const std::optional<Hover>& hover, std::uint32_t offset);
  void show(const std::optional<SignatureHelp>& call);

  TextView& view_;
  SceneHelp& help_;
  const ProblemMarks& problems_;
  const HelpServices& services_;
  QLabel* call_;
};

} // namespace sparkwright
