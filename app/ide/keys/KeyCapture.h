#pragma once

#include "viewer/input/ViewControls.h"

#include <QKeySequence>
#include <QLineEdit>

namespace sparkwright
{

/// A field that takes one key combination, or one press of the mouse, after a click, Enter or Space on it. Until then
/// Tab goes on to the next field; Esc ends it without a result.
class KeyCapture : public QLineEdit
{
  Q_OBJECT
public:
  enum class Wanted
  {
    Keys,
    Mouse
  };
  explicit KeyCapture(QWidget* parent = nullptr);

  void setWanted(Wanted wanted);
  /// What has been pressed; empty or nothing: not yet.
  const QKeySequence& key() const { return key_; }
  const std::optional<MousePress>& press() const { return press_; }
  void reset();
  void retranslate();

signals:
  void captured();

protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

private:
  void begin();
  void end();
  void take(QMouseEvent& event, bool twice);

  Wanted wanted_ = Wanted::Keys;
  bool waiting_ = false;
  QKeySequence key_;
  std::optional<MousePress> press_;
};

} // namespace sparkwright
