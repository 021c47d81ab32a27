#pragma once

#include <QFrame>
#include <QLabel>
#include <QToolButton>

namespace sparkwright
{

/// The banner above the views while a robot is driven: which one, and by which keys.
class DriveBanner : public QFrame
{
  Q_OBJECT
public:
  explicit DriveBanner(QWidget* parent = nullptr);

  /// @param robot  empty: hides the banner  @param turns  whether it can turn
  void show(const QString& robot, bool turns);
  /// Says that nothing moves meanwhile.
  void setPaused(bool paused);
  QString text() const { return words_->text(); }
  QToolButton& endButton() { return *end_; }

signals:
  void ended();

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();

  QLabel* words_;
  QToolButton* end_;
  QString robot_;
  bool turns_ = true, paused_ = false;
};

} // namespace sparkwright
