#pragma once

#include <QAbstractSpinBox>

#include <optional>

class QLabel;

namespace sparkwright
{

/// A spin box for a number of a scene file: keeps it as it is spelled, with its unit behind it. A comma that is typed
/// becomes the point that files have (NumberText).
class NumberEdit : public QAbstractSpinBox
{
  Q_OBJECT
public:
  explicit NumberEdit(QWidget* parent = nullptr);

  /// Any text; an empty one with a hint tells that there is no single number.
  void setSpelling(const QString& text, const QString& hint = {});
  QString spelling() const { return text(); }
  void setUnit(const QString& unit);
  void setStep(double step) { step_ = step; }
  void setRange(std::optional<double> least, std::optional<double> most);

  /// The number some steps further, with as many decimals as it has, or as the step needs.
  static QString stepped(const QString& spelling, double step, int steps, std::optional<double> least,
                         std::optional<double> most);

  void stepBy(int steps) override;
  QValidator::State validate(QString& text, int& position) const override;

signals:
  /// A number was typed or stepped to. @param finished  Enter was pressed, or the field was left
  void edited(const QString& spelling, bool finished);

protected:
  StepEnabled stepEnabled() const override { return StepUpEnabled | StepDownEnabled; }
  void wheelEvent(QWheelEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void placeUnit();

  double step_ = 0.1;
  std::optional<double> least_, most_;
  QLabel* unit_;
  QString told_; ///< The spelling that was told or set last.
};

} // namespace sparkwright
