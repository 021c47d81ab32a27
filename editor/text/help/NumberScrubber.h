#pragma once

#include "editor/language/help/Values.h"
#include "editor/text/TextView.h"
#include "editor/text/help/SceneHelp.h"

#include <QLabel>
#include <QObject>

#include <optional>

namespace sparkwright
{

/// Changes a number by dragging it: with Alt anywhere on it, or by the handle that appears beside the number under the
/// mouse. Up and right make it larger. Ctrl drags finer, Shift coarser. Every step is an edit; all of a drag are one
/// undo step, and Esc takes them back.
class NumberScrubber : public QObject
{
  Q_OBJECT
public:
  /// @param view,help  must outlive this
  NumberScrubber(TextView& view, SceneHelp& help);

  bool dragging() const { return drag_.has_value(); }
  /// The handle, for tests; hidden while the mouse is on no number.
  const QWidget& handle() const { return *handle_; }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  struct Drag
  {
    NumberAt number;
    NumberSpelling spelling;
    std::uint32_t length; ///< Of the number as it stands now.
    QPointF last;
    double steps = 0; ///< So far, with fractions.
    long long done = 0;
    bool edited = false;
  };
  bool viewportEvent(QEvent& event);
  bool begin(std::uint32_t offset, QPointF mouse);
  void move(QPointF mouse, Qt::KeyboardModifiers modifiers);
  void end();
  void cancel();
  void hover(QPoint mouse, Qt::KeyboardModifiers modifiers);
  /// The number at a byte, going by its letters alone.
  std::optional<TextView::Range> numberRange(std::uint32_t offset) const;
  void unhover();

  TextView& view_;
  SceneHelp& help_;
  QLabel* handle_;
  std::optional<TextView::Range> hovered_;
  std::optional<Drag> drag_;
};

} // namespace sparkwright
