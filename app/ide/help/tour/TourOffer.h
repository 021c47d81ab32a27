#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>

namespace sparkwright
{

/// A note in the corner of the views that offers the tour. Never takes the keyboard, and stays until it is answered.
class TourOffer : public QFrame
{
  Q_OBJECT
public:
  explicit TourOffer(QWidget* parent);

  void retranslate();
  QPushButton& startButton() { return *start_; }
  QPushButton& closeButton() { return *close_; }

signals:
  void accepted();
  void refused();

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  QLabel* words_;
  QPushButton *start_, *close_;
};

} // namespace sparkwright
