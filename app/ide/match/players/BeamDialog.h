#pragma once

#include <QDialog>
#include <QDoubleSpinBox>

namespace sparkwright
{

/// Asks for a place of a player, and puts it there as often as it is asked to. Does not block the window.
class BeamDialog : public QDialog
{
  Q_OBJECT
public:
  struct Place
  {
    float x = 0, y = 0;  ///< m
    float direction = 0; ///< In which it looks, radians from x to y.
  };
  /// @param player  for the title  @param now  where it is
  BeamDialog(const QString& player, const Place& now, QWidget* parent);

  QDoubleSpinBox& x() const { return *x_; }
  QDoubleSpinBox& y() const { return *y_; }
  QDoubleSpinBox& direction() const { return *direction_; } ///< Degrees.

protected:
  bool event(QEvent* event) override;

signals:
  void wanted(const sparkwright::BeamDialog::Place& place);

private:
  QDoubleSpinBox *x_, *y_, *direction_;
};

} // namespace sparkwright
