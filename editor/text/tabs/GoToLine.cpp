#include "editor/text/tabs/GoToLine.h"

#include "editor/language/source/TextPositions.h"
#include "editor/text/TextView.h"

#include <QCoreApplication>
#include <QInputDialog>
#include <QLineEdit>
#include <QRegularExpression>
#include <QRegularExpressionValidator>

#include <algorithm>

namespace sparkwright
{

void openGoToLine(TextView& view)
{
  const TokenRope& rope = view.document().tokens();
  QInputDialog* const dialog = new QInputDialog(&view);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(QCoreApplication::translate("GoToLine", "Go to line"));
  dialog->setLabelText(
      QCoreApplication::translate("GoToLine", "Line (1 to %1), and column if you like:").arg(rope.lineCount()));
  dialog->setTextValue(QString::number(rope.lineOf(view.cursor()) + 1));
  if(const auto field = dialog->findChild<QLineEdit*>())
    field->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{1,9}(:\\d{0,9})?")), dialog));
  QObject::connect(dialog, &QInputDialog::textValueSelected, &view,
                   [&view](const QString& text)
                   {
                     const QStringList parts = text.split(u':');
                     const TokenRope& all = view.document().tokens();
                     const auto line = std::clamp(parts[0].toUInt(), 1u, all.lineCount()) - 1;
                     const std::uint32_t column = parts.size() > 1 ? std::max(parts[1].toUInt(), 1u) - 1 : 0;
                     view.goTo(placeOf(all, line, column));
                     view.setFocus();
                   });
  dialog->open();
}

} // namespace sparkwright
