#include "app/ide/editing/dialogs/DifferenceView.h"

#include "editor/document/LineDiff.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QTextBlock>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

/// More lines are not read by anybody, and take long to lay out.
constexpr std::size_t mostLines = 5000;

} // namespace

DifferenceView::DifferenceView(QWidget* parent) : QPlainTextEdit(parent)
{
  setLayoutDirection(Qt::LeftToRight); // It is RSG.
  setReadOnly(true);
  setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  setLineWrapMode(NoWrap);
  setAccessibleName(tr("Differences"));
}

void DifferenceView::show(const std::string& before, const std::string& after)
{
  using Kind = DiffLine::Kind;
  const bool dark = palette().color(QPalette::Base).lightness() < 128;
  const QColor removed(dark ? "#5a2a2e" : "#ffdcdc"), added(dark ? "#24482f" : "#d7f5dd");
  clear();
  QTextCursor cursor(document());
  std::vector<DiffLine> lines = compareLines(before, after);
  const bool cut = lines.size() > mostLines;
  lines.resize(std::min(lines.size(), mostLines));
  bool first = true;
  for(const DiffLine& line : lines)
  {
    if(!std::exchange(first, false))
      cursor.insertBlock();
    QTextBlockFormat format;
    format.setBackground(line.kind == Kind::Removed ? QBrush(removed)
                         : line.kind == Kind::Added ? QBrush(added)
                                                    : QBrush());
    cursor.setBlockFormat(format);
    const QString text = QString::fromUtf8(line.text.data(), static_cast<qsizetype>(line.text.size())).remove('\r');
    // Colour is not the only sign.
    cursor.insertText(line.kind == Kind::Removed   ? QStringLiteral("- ") + text
                      : line.kind == Kind::Added   ? QStringLiteral("+ ") + text
                      : line.kind == Kind::Skipped ? QStringLiteral("  ⋮")
                                                   : QStringLiteral("  ") + text);
  }
  if(before == after)
    cursor.insertText(tr("  There are no differences."));
  if(cut)
  {
    cursor.insertBlock();
    cursor.insertText(tr("  More differences follow."));
  }
  moveCursor(QTextCursor::Start);
}

void showDifference(QWidget* parent, const QString& title, const std::string& before, const std::string& after)
{
  QDialog* const dialog = new QDialog(parent);
  dialog->setObjectName(QStringLiteral("differenceDialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(title);
  QVBoxLayout* const column = new QVBoxLayout(dialog);
  DifferenceView* const view = new DifferenceView(dialog);
  view->show(before, after);
  column->addWidget(view);
  QDialogButtonBox* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  column->addWidget(buttons);
  dialog->resize(760, 520);
  dialog->open();
}

} // namespace sparkwright
