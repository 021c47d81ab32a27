#pragma once

#include <QDoubleSpinBox>
#include <QSpinBox>

namespace sparkwright
{

/// A spin box for numbers with decimals, which reads what is typed by NumberText: point and comma both begin the decimals,
/// and become the one of the program's language while they are typed. It shows what value() is.
class DecimalBox : public QDoubleSpinBox
{
  Q_OBJECT
public:
  using QDoubleSpinBox::QDoubleSpinBox;

  QValidator::State validate(QString& text, int& position) const override;
  double valueFromText(const QString& text) const override;
  QString textFromValue(double value) const override;
  void fixup(QString&) const override {} // Nothing is removed from what somebody typed.

protected:
  void changeEvent(QEvent* event) override;
};

/// A spin box for whole numbers; decimals cannot be typed into it.
class WholeBox : public QSpinBox
{
  Q_OBJECT
public:
  using QSpinBox::QSpinBox;

  QValidator::State validate(QString& text, int& position) const override;
  int valueFromText(const QString& text) const override;
  QString textFromValue(int value) const override;
  void fixup(QString&) const override {}

protected:
  void changeEvent(QEvent* event) override;
};

} // namespace sparkwright
