#include "editor/properties/ExpressionEdit.h"

#include "editor/properties/FieldUndo.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace sparkwright
{

namespace
{

constexpr int widestResult = 120; // pixels

} // namespace

ExpressionEdit::ExpressionEdit(const QString& name, QWidget* parent)
    : QWidget(parent), line_(new QLineEdit), result_(new QLabel)
{
  line_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  line_->setReadOnly(true);
  leaveUndoToDocument(line_, line_);
  line_->setMinimumWidth(60);
  line_->setObjectName(QStringLiteral("expression"));
  line_->setAccessibleName(tr("Expression of %1").arg(name));
  result_->setForegroundRole(QPalette::PlaceholderText);
  result_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  const auto button = [](const QString& text, const QString& tip, const QString& accessible)
  {
    auto* const made = new QToolButton;
    made->setAutoRaise(true);
    made->setText(text);
    made->setToolTip(tip);
    made->setAccessibleName(accessible);
    return made;
  };
  auto* const edit = button(tr("Edit"), tr("Edit expression"), tr("Edit expression of %1").arg(name));
  auto* const instead = button(tr("Override"), tr("Replace the expression by its value, to be edited here"),
                               tr("Override expression of %1").arg(name));
  auto* const layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(line_, 1);
  layout->addWidget(result_);
  layout->addWidget(edit);
  layout->addWidget(instead);
  connect(edit, &QToolButton::clicked, this,
          [this]
          {
            line_->setReadOnly(false);
            line_->setFocus();
            line_->selectAll();
          });
  connect(line_, &QLineEdit::editingFinished, this,
          [this]
          {
            if(line_->isModified())
              emit edited(line_->text());
            line_->setReadOnly(true);
          });
  connect(instead, &QToolButton::clicked, this,
          [this] { emit overridden(value_.isEmpty() ? QStringLiteral("0") : value_); });
}

bool ExpressionEdit::isTyped() const
{
  return !line_->isReadOnly() && line_->isModified();
}

void ExpressionEdit::setExpression(const QString& source, const std::optional<QString>& value)
{
  value_ = value.value_or(QString());
  if(isTyped())
    return;
  const QString words =
      value ? tr("%1 comes to %2").arg(source, *value) : tr("What %1 comes to is not known here").arg(source);
  line_->setText(source);
  line_->setPlaceholderText({});
  if(!line_->hasFocus())
    line_->setCursorPosition(0);
  line_->setToolTip(words);
  const QString result = QStringLiteral("= ") + value.value_or(QStringLiteral("?"));
  result_->setText(result_->fontMetrics().elidedText(result, Qt::ElideRight, widestResult));
  result_->setToolTip(words);
}

void ExpressionEdit::setMixed(const QString& hint)
{
  value_.clear();
  if(isTyped())
    return;
  line_->clear();
  line_->setPlaceholderText(hint);
  line_->setToolTip({});
  result_->clear();
  result_->setToolTip({});
}

} // namespace sparkwright
