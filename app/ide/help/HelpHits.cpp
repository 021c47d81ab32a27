#include "app/ide/help/HelpHits.h"

#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>

namespace sparkwright
{

namespace
{

constexpr int hitMargin = 6, hitGap = 2, excerptLines = 3;

enum HitRole
{
  PageRole = Qt::UserRole,
  AnchorRole,
  PageTitleRole,
  ExcerptRole,
  MarksRole ///< Begin and length in turn.
};

class HitDelegate : public QStyledItemDelegate
{
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
  {
    const int lines = 1 + (index.data(ExcerptRole).toString().isEmpty() ? 0 : excerptLines);
    return {0, 2 * hitMargin + lines * option.fontMetrics.lineSpacing() + hitGap};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
  {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle* const style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const QPalette::ColorGroup group = item.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
    const bool chosen = item.state & QStyle::State_Selected;
    QColor colour = item.palette.color(group, chosen ? QPalette::HighlightedText : QPalette::Text);
    QRect room = item.rect.adjusted(hitMargin, hitMargin, -hitMargin, -hitMargin);
    painter->save();
    painter->setPen(colour);
    QFont bold = item.font;
    bold.setBold(true);
    const QString title = index.data(Qt::DisplayRole).toString(), page = index.data(PageTitleRole).toString();
    const QFontMetrics boldMetrics(bold);
    painter->setFont(bold);
    const QString shown = boldMetrics.elidedText(title, Qt::ElideRight, room.width());
    painter->drawText(room.topLeft() + QPoint(0, boldMetrics.ascent()), shown);
    if(page != title)
    {
      painter->setFont(item.font);
      const int left = boldMetrics.horizontalAdvance(shown + QLatin1Char(' '));
      painter->drawText(room.topLeft() + QPoint(left, boldMetrics.ascent()),
                        item.fontMetrics.elidedText(QStringLiteral("· ") + page, Qt::ElideRight, room.width() - left));
    }
    room.setTop(room.top() + item.fontMetrics.lineSpacing() + hitGap);
    paintExcerpt(*painter, item, index, room);
    painter->restore();
  }

private:
  static void paintExcerpt(QPainter& painter, const QStyleOptionViewItem& item, const QModelIndex& index,
                           const QRect& room)
  {
    QTextLayout layout(index.data(ExcerptRole).toString(), item.font);
    QList<QTextLayout::FormatRange> formats;
    const QVariantList marks = index.data(MarksRole).toList();
    for(qsizetype i = 0; i + 1 < marks.size(); i += 2)
    {
      QTextLayout::FormatRange range{marks[i].toInt(), marks[i + 1].toInt(), {}};
      range.format.setFontWeight(QFont::Bold);
      formats << range;
    }
    layout.setFormats(formats);
    layout.beginLayout();
    for(int line = 0; line < excerptLines; ++line)
    {
      QTextLine text = layout.createLine();
      if(!text.isValid())
        break;
      text.setLineWidth(room.width());
      text.setPosition(QPointF(0, line * item.fontMetrics.lineSpacing()));
    }
    layout.endLayout();
    layout.draw(&painter, room.topLeft());
  }
};

} // namespace

HelpHits::HelpHits(QWidget* parent) : QListWidget(parent)
{
  setItemDelegate(new HitDelegate(this));
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(ScrollPerPixel);
}

int HelpHits::show(const HelpLibrary& library, const QString& words)
{
  const QSignalBlocker quiet(this);
  clear();
  const std::vector<HelpIndex::Hit> hits = library.index().find(words);
  for(const HelpIndex::Hit& hit : hits)
  {
    const HelpSection& section = library.index().sections()[hit.section];
    auto* const item = new QListWidgetItem(section.title, this);
    item->setData(PageRole, section.page);
    item->setData(AnchorRole, section.anchor);
    item->setData(PageTitleRole, section.pageTitle);
    item->setData(ExcerptRole, hit.excerpt);
    QVariantList marks;
    for(const auto& [begin, length] : hit.marks)
      marks << begin << length;
    item->setData(MarksRole, marks);
    item->setData(Qt::AccessibleTextRole, section.title == section.pageTitle
                                              ? section.title
                                              : QStringLiteral("%1, %2").arg(section.title, section.pageTitle));
    item->setData(Qt::AccessibleDescriptionRole, hit.excerpt);
  }
  return static_cast<int>(hits.size());
}

HelpTarget HelpHits::chosen() const
{
  const QListWidgetItem* const item = currentItem();
  return item ? HelpTarget{item->data(PageRole).toString(), item->data(AnchorRole).toString()} : HelpTarget{};
}

} // namespace sparkwright
