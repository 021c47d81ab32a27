#pragma once

#include <QLabel>
#include <QPainter>
#include <QStyle>

namespace sparkwright
{

/// A line of text that ends in an ellipsis where there is no room for all of it.
class ElidedLabel : public QLabel
{
public:
  using QLabel::QLabel;

protected:
  void paintEvent(QPaintEvent*) override
  {
    QPainter painter(this);
    const QRect room = contentsRect();
    const auto alignment = static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment_));
    style()->drawItemText(&painter, room, alignment, palette(), isEnabled(),
                          fontMetrics().elidedText(text(), Qt::ElideRight, room.width()), foregroundRole());
  }

private:
  static constexpr Qt::Alignment alignment_ = Qt::AlignLeft | Qt::AlignVCenter;
};

} // namespace sparkwright
