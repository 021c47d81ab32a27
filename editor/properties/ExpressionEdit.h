#pragma once

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QToolButton;

namespace sparkwright
{

/// Shows an expression of a scene file and what it comes to. It is changed after a press on *Edit*, or replaced by its
/// value.
class ExpressionEdit : public QWidget
{
  Q_OBJECT
public:
  /// @param name  of what is set, for accessible names
  explicit ExpressionEdit(const QString& name, QWidget* parent = nullptr);

  /// Keeps what is being typed. @param value  nothing: it is not known
  void setExpression(const QString& source, const std::optional<QString>& value);
  /// For several expressions that differ.
  void setMixed(const QString& hint);

signals:
  void edited(const QString& source);
  /// The value is wanted in place of the expression.
  void overridden(const QString& value);

private:
  bool isTyped() const;

  QLineEdit* line_;
  QLabel* result_;
  QString value_;
};

} // namespace sparkwright
