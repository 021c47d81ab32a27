#pragma once

#include "app/ide/help/tour/Tour.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>

#include <functional>

namespace sparkwright
{

/// Shows the present step of a tour over the window. Enter and Right lead on, Left back, Esc ends the tour.
///
/// A child of the window and no window of its own, so that it blocks nothing; it never takes the keyboard by itself.
class TourBalloon : public QFrame
{
  Q_OBJECT
public:
  /// Replaces names of commands such as `%run%` by their present keys.
  using Keys = std::function<QString(QString)>;
  /// @param tour  must outlive this
  TourBalloon(Tour& tour, Keys keys, QWidget* parent);

  /// Shows the texts of the present step in the present language.
  void refresh();
  QString title() const { return title_->text(); }
  QString task() const { return task_->text(); }
  QPushButton& nextButton() { return *next_; }
  QPushButton& backButton() { return *back_; }
  QPushButton& endButton() { return *end_; }

signals:
  /// The person wants to read on at a place of the help.
  void readOn(const QString& place);

protected:
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

private:
  static bool isOurs(int key);
  bool act(int key);

  QString words(const char* text) const;

  Tour& tour_;
  Keys keys_;
  QLabel *title_, *text_, *task_, *place_;
  QPushButton *back_, *next_, *end_;
};

} // namespace sparkwright
