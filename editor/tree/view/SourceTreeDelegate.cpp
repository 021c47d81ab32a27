#include "editor/tree/view/SourceTreeDelegate.h"

#include "editor/tree/view/ClassIcons.h"

#include <QApplication>
#include <QLineEdit>
#include <QPainter>

namespace sparkwright
{

namespace
{

using Kind = SourceOutline::Kind;
using Key = SourceOutline::Key;

constexpr int iconSize = 16, gap = 6, margin = 3;

QString unitOf(Key key)
{
  switch(key)
  {
  case Key::Mass:
    return QStringLiteral("kg");
  case Key::Position:
  case Key::Size:
    return QStringLiteral("m");
  case Key::Rotation:
  case Key::LowStop:
  case Key::HighStop:
    return QStringLiteral("°");
  case Key::Torque:
    return QStringLiteral("N·m");
  default:
    return {};
  }
}

} // namespace

SourceTreeDelegate::SourceTreeDelegate(const SourceTreeModel& model, const Registry& registry, QObject* parent)
    : QStyledItemDelegate(parent), model_(model), registry_(registry)
{
}

const ClassInfo* SourceTreeDelegate::classOf(const std::string& name) const
{
  const auto known = classes_.find(name);
  return known != classes_.end() ? known->second : classes_.emplace(name, registry_.find(name)).first->second;
}

QString SourceTreeDelegate::iconOf(const QModelIndex& index) const
{
  const SourceOutline::Item* const item = model_.itemOf(index);
  if(!item)
    return iconName(ClassFamily::Other);
  if(item->kind != Kind::Node)
    return iconName(item->kind);
  const ClassInfo* const info = classOf(item->head);
  return iconName(info ? familyOf(*info) : ClassFamily::Other);
}

std::vector<SourceTreeDelegate::Run> SourceTreeDelegate::runsOf(const QModelIndex& index) const
{
  const SourceOutline::Item* const item = model_.itemOf(index);
  if(!item)
    return {};
  std::vector<Run> runs;
  const QString head = QString::fromStdString(item->head);
  const auto value = [](const std::string& text)
  {
    const bool variable = text.find('$') != std::string::npos || text.starts_with('(');
    const bool number = !text.empty() && text.find_first_not_of("0123456789.+-eE ") == std::string::npos;
    return variable ? Part::Variable : number ? Part::Number : Part::Text;
  };
  switch(item->kind)
  {
  case Kind::Node:
    runs.push_back({classOf(item->head) ? Part::Class : Part::Problem, head.isEmpty() ? tr("no class") : head});
    if(!item->name.empty())
      runs.push_back({item->name[0] == '$' || item->name[0] == '(' ? Part::Variable : Part::Name,
                      QString::fromStdString(item->name)});
    break;
  case Kind::Import:
    runs.push_back({Part::Keyword, tr("import")});
    runs.push_back(
        {model_.importOf(index) == SourceTreeModel::Import::Missing ? Part::Problem : value(item->head), head});
    break;
  case Kind::Select:
    runs.push_back({Part::Keyword, tr("select")});
    runs.push_back({Part::Name, head});
    break;
  case Kind::Switch:
    runs.push_back({Part::Keyword, tr("switch")});
    runs.push_back({value(item->head), head});
    break;
  case Kind::Case:
    runs.push_back({Part::Keyword, tr("case")});
    runs.push_back({value(item->head), head});
    break;
  case Kind::Template:
    runs.push_back({Part::Keyword, tr("template")});
    runs.push_back({Part::Variable, head});
    break;
  case Kind::Define:
    runs.push_back({Part::Variable, head});
    runs.push_back({Part::Label, QStringLiteral("=")});
    break;
  case Kind::Group:
    break;
  }
  for(const SourceOutline::Value& one : item->values)
  {
    const QString unit = unitOf(one.key);
    const QString text = QString::fromStdString(one.text);
    if(one.key == Key::LowStop || one.key == Key::HighStop)
      runs.push_back({Part::Label, one.key == Key::LowStop ? QStringLiteral("≥") : QStringLiteral("≤")});
    runs.push_back({value(one.text), text});
    if(!unit.isEmpty())
      runs.push_back({Part::Label, unit});
  }
  return runs;
}

QString SourceTreeDelegate::lineOf(const QModelIndex& index) const
{
  QStringList texts;
  for(const Run& run : runsOf(index))
    texts << run.text;
  return texts.join(QLatin1Char(' '));
}

QColor SourceTreeDelegate::colourOf(Part part, const QPalette& palette)
{
  const bool dark = palette.color(QPalette::Base).lightness() < 128;
  switch(part)
  {
  case Part::Keyword:
    return dark ? QColor(0xc5, 0x95, 0xf0) : QColor(0x7a, 0x3e, 0xb1);
  case Part::Class:
    return dark ? QColor(0x6f, 0xb3, 0xf2) : QColor(0x0b, 0x5c, 0xad);
  case Part::Name:
    return palette.color(QPalette::Text);
  case Part::Number:
    return dark ? QColor(0x8f, 0xd1, 0x8a) : QColor(0x1c, 0x6e, 0x2b);
  case Part::Text:
    return dark ? QColor(0xe0, 0xa8, 0x7c) : QColor(0x9a, 0x4b, 0x12);
  case Part::Variable:
    return dark ? QColor(0xe5, 0xc9, 0x6b) : QColor(0x80, 0x5c, 0x00);
  case Part::Problem:
    return dark ? QColor(0xff, 0x8a, 0x80) : QColor(0xb3, 0x26, 0x1e);
  case Part::Label:
    break;
  }
  QColor colour = palette.color(QPalette::Text);
  colour.setAlphaF(0.65f);
  return colour;
}

void SourceTreeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
  QStyleOptionViewItem panel = option;
  panel.widget = option.widget;
  const QStyle* const style = option.widget ? option.widget->style() : QApplication::style();
  style->drawPrimitive(QStyle::PE_PanelItemViewItem, &panel, painter, option.widget);
  const bool selected = option.state & QStyle::State_Selected;
  const bool readOnly = index.data(SourceTreeModel::ReadOnlyRole).toBool();
  painter->save();
  painter->setClipRect(option.rect);
  painter->setLayoutDirection(Qt::LeftToRight);
  if(readOnly && !selected)
    painter->setOpacity(0.75);
  QRect rest = option.rect.adjusted(margin, 0, -margin, 0);
  const QColor plain = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
  painter->drawPixmap(rest.left(), rest.center().y() - iconSize / 2 + 1,
                      lineIcon(iconOf(index), iconSize, painter->device()->devicePixelRatioF(), plain));
  rest.setLeft(rest.left() + iconSize + gap);
  for(const Run& run : runsOf(index))
  {
    if(rest.width() <= 0)
      break;
    QFont font = option.font;
    font.setBold(run.part == Part::Name);
    painter->setFont(font);
    painter->setPen(selected ? plain : colourOf(run.part, option.palette));
    const QFontMetrics metrics(font);
    const QString text = metrics.elidedText(run.text, Qt::ElideRight, rest.width());
    painter->drawText(rest, Qt::AlignVCenter | Qt::TextSingleLine, text);
    rest.setLeft(rest.left() + metrics.horizontalAdvance(text) + gap);
  }
  painter->restore();
  if(option.state & QStyle::State_HasFocus)
  {
    QStyleOptionFocusRect focus;
    focus.QStyleOption::operator=(option);
    focus.backgroundColor = option.palette.color(selected ? QPalette::Highlight : QPalette::Base);
    style->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, option.widget);
  }
}

QSize SourceTreeDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
  int width = 2 * margin + iconSize;
  for(const Run& run : runsOf(index))
    width += gap + option.fontMetrics.horizontalAdvance(run.text) * (run.part == Part::Name ? 11 : 10) / 10;
  return {width, std::max(iconSize, option.fontMetrics.height()) + 4};
}

void SourceTreeDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
  if(auto* const line = qobject_cast<QLineEdit*>(editor))
  {
    line->setText(index.data(Qt::EditRole).toString());
    line->setAccessibleName(tr("Name of the node"));
  }
}

void SourceTreeDelegate::setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const
{
  if(const auto* const line = qobject_cast<QLineEdit*>(editor); line && !line->text().isEmpty())
    emit renamed(index, line->text());
}

void SourceTreeDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                              const QModelIndex&) const
{
  editor->setGeometry(option.rect.adjusted(margin + iconSize + gap - 2, 0, 0, 0));
}

} // namespace sparkwright
