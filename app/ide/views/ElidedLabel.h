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
    const auto place = static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment()));
    style()->drawItemText(&painter, room, place, palette(), isEnabled(),
                          fontMetrics().elidedText(text(), Qt::ElideRight, room.width()), foregroundRole());
  }
};

} // namespace sparkwright
