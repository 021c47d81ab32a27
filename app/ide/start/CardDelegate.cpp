#include "app/ide/start/CardDelegate.h"

#include "app/ide/common/Icons.h"
#include "app/ide/start/StartModel.h"

#include <QListView>
#include <QPainter>
#include <QPainterPath>

namespace sparkwright
{

namespace
{

constexpr int gap = 8;         // px
constexpr int leastWidth = 232; // px, of a card's picture
constexpr int pinSize = 16; // px

int heightFor(int width)
{
  return width * 9 / 16;
}

/// Cards share the width of their list: as many in a row as fit, and nothing left over.
int pictureWidth(const QStyleOptionViewItem& option)
{
  const auto* const list = qobject_cast<const QListView*>(option.widget);
  if(!list)
    return leastWidth;
  const int space = list->spacing(), bar = list->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, list);
  // Rows end before they touch the edge.
  const int room = list->contentsRect().width() - bar - 3 * space, least = leastWidth + 2 * gap + space;
  return room < least ? leastWidth : room / (room / least) - 2 * gap - space;
}

QFont strong(const QFont& font)
{
  QFont bold = font;
  bold.setBold(true);
  return bold;
}

/// Text in the second row: less prominent, but legible.
QColor faint(const QPalette& palette, bool disabled)
{
  QColor colour = palette.color(QPalette::Text);
  colour.setAlphaF(disabled ? 0.5F : 0.75F);
  return colour;
}

void paintGround(QPainter& painter, const QStyleOptionViewItem& option)
{
  const bool here = option.state & QStyle::State_Selected, under = option.state & QStyle::State_MouseOver;
  if(!here && !under)
    return;
  QColor colour = option.palette.color(QPalette::Highlight);
  colour.setAlphaF(here ? 0.3F : 0.12F);
  painter.setPen((option.state & QStyle::State_HasFocus) && here ? QPen(option.palette.color(QPalette::Highlight), 2)
                                                                 : QPen(Qt::NoPen));
  painter.setBrush(colour);
  painter.drawRoundedRect(QRectF(option.rect).adjusted(2, 2, -2, -2), 6, 6);
}

} // namespace

QRect CardDelegate::pinRect(const QRect& row)
{
  return {row.right() - gap - pinSize, row.center().y() - pinSize / 2, pinSize, pinSize};
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
  const int line = option.fontMetrics.height();
  if(look_ == Look::Row)
    return {0, 2 * line + 2 * gap};
  const int width = pictureWidth(option);
  return {width + 2 * gap, heightFor(width) + 3 * line + 4 * gap};
}

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setRenderHint(QPainter::SmoothPixmapTransform);
  paintGround(*painter, option);
  look_ == Look::Card ? paintCard(*painter, option, index) : paintRow(*painter, option, index);
  painter->restore();
}

void CardDelegate::paintCard(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
  const int width = option.rect.width() - 2 * gap;
  const QRect place(option.rect.left() + gap, option.rect.top() + gap, width, heightFor(width));
  QPainterPath frame;
  frame.addRoundedRect(place, 4, 4);
  painter.setClipPath(frame);
  if(const auto picture = index.data(StartModel::PictureRole).value<QImage>(); !picture.isNull())
    painter.drawImage(place, picture);
  else
  {
    QColor ground = option.palette.color(QPalette::Text);
    ground.setAlphaF(0.08F);
    painter.fillRect(place, ground);
    applicationIcon().paint(&painter, place.adjusted(0, 40, 0, -40), Qt::AlignCenter, QIcon::Disabled);
  }
  painter.setClipping(false);
  QRect text(place.left(), place.bottom() + gap, place.width(), option.fontMetrics.height());
  painter.setPen(option.palette.color(QPalette::Text));
  painter.setFont(strong(option.font));
  painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetrics(strong(option.font)).elidedText(index.data().toString(), Qt::ElideRight, text.width()));
  text = QRect(text.left(), text.bottom() + 2, text.width(), 2 * option.fontMetrics.height());
  painter.setPen(faint(option.palette, false));
  painter.setFont(option.font);
  painter.drawText(text, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data(StartModel::LineRole).toString());
}

void CardDelegate::paintRow(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
  const bool missing = index.data(StartModel::MissingRole).toBool(),
             pinned = index.data(StartModel::PinnedRole).toBool();
  const QRect place = option.rect.adjusted(gap, gap, -gap - pinSize - gap, -gap);
  const int line = option.fontMetrics.height();
  const QRect upper(place.left(), place.top(), place.width(), line);
  painter.setPen(missing ? faint(option.palette, true) : option.palette.color(QPalette::Text));
  painter.setFont(strong(option.font));
  painter.drawText(
      upper, Qt::AlignLeft | Qt::AlignVCenter,
      QFontMetrics(strong(option.font)).elidedText(index.data().toString(), Qt::ElideRight, upper.width()));
  painter.setPen(faint(option.palette, missing));
  painter.setFont(option.font);
  painter.drawText(
      upper.translated(0, line), Qt::AlignLeft | Qt::AlignVCenter,
      option.fontMetrics.elidedText(index.data(StartModel::LineRole).toString(), Qt::ElideMiddle, upper.width()));
  const bool shows = option.state & (QStyle::State_Selected | QStyle::State_MouseOver);
  if(pinned || shows)
  {
    painter.setOpacity(pinned ? 1 : 0.4);
    themedIcon(QStringLiteral("pin")).paint(&painter, pinRect(option.rect));
  }
}

} // namespace sparkwright
