#include "editor/text/help/CompletionList.h"

#include "editor/text/SceneStyles.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QPainter>
#include <QScreen>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int rowsShown = 10, listWidth = 320, wordsWidth = 300;

/// The sign of a kind: a letter on the colour that such words have in the text.
QIcon iconOf(Completion::Kind kind, bool dark)
{
  struct Look
  {
    char letter;
    SceneStyle style;
  };
  const Look look = [kind]() -> Look
  {
    switch(kind)
    {
    case Completion::Kind::Keyword:
      return {'k', SceneStyle::Keyword};
    case Completion::Kind::Class:
      return {'C', SceneStyle::Class};
    case Completion::Kind::Method:
      return {'m', SceneStyle::Method};
    case Completion::Kind::Variable:
      return {'$', SceneStyle::Parameter};
    case Completion::Kind::ScriptVariable:
      return {'v', SceneStyle::Parameter};
    case Completion::Kind::File:
      return {'f', SceneStyle::Text};
    case Completion::Kind::Mesh:
      return {'M', SceneStyle::Text};
    case Completion::Kind::Material:
      return {'c', SceneStyle::Text};
    case Completion::Kind::NodePath:
      return {'/', SceneStyle::Name};
    case Completion::Kind::ChildName:
      return {'n', SceneStyle::Name};
    case Completion::Kind::Value:
      break;
    }
    return {'=', SceneStyle::Number};
  }();
  const TextColours colours = textColours(dark, false);
  QPixmap pixmap(32, 32);
  pixmap.setDevicePixelRatio(2);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours.styles[static_cast<std::size_t>(look.style)].colour);
  painter.drawRoundedRect(QRectF(1, 1, 14, 14), 3, 3);
  painter.setPen(colours.paper);
  QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
  font.setPixelSize(11);
  font.setBold(true);
  painter.setFont(font);
  painter.drawText(QRectF(1, 1, 14, 14), Qt::AlignCenter, QString(QLatin1Char(look.letter)));
  return QIcon(pixmap);
}

} // namespace

CompletionList::CompletionList(const HelpServices& services, QWidget* parent)
    : QFrame(parent, Qt::ToolTip | Qt::FramelessWindowHint), services_(services)
{
  setAttribute(Qt::WA_ShowWithoutActivating);
  setFocusPolicy(Qt::NoFocus);
  setFrameShape(QFrame::StyledPanel);
  setAccessibleName(tr("Proposals"));
  list_ = new QListWidget;
  list_->setFocusPolicy(Qt::NoFocus);
  list_->setFrameShape(QFrame::NoFrame);
  list_->setUniformItemSizes(true);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  list_->setAccessibleName(tr("Proposals"));
  words_ = new QLabel;
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::RichText);
  words_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  words_->setFixedWidth(wordsWidth);
  words_->setContentsMargins(8, 8, 8, 8);
  const auto row = new QHBoxLayout(this);
  row->setContentsMargins(1, 1, 1, 1);
  row->setSpacing(0);
  row->addWidget(list_);
  row->addWidget(words_);
  list_->setFixedWidth(listWidth);
  connect(list_, &QListWidget::currentRowChanged, this, &CompletionList::describe);
  connect(list_, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { emit picked(list_->row(item)); });
}

void CompletionList::show(const std::vector<Completion>& items, QPoint below, QPoint above)
{
  items_ = items;
  const bool dark = palette().color(QPalette::Base).lightness() < 128;
  list_->clear();
  for(const Completion& item : items_)
    list_->addItem(new QListWidgetItem(iconOf(item.kind, dark), QString::fromStdString(item.text)));
  list_->setCurrentRow(0);
  const int rows = std::min(static_cast<int>(items_.size()), rowsShown);
  list_->setFixedHeight(rows * std::max(list_->sizeHintForRow(0), 16) + 2);
  setFixedHeight(std::max(list_->height() + 2, 96));
  setFixedWidth(listWidth + wordsWidth + 2);
  QPoint place = below;
  if(const QScreen* const screen = parentWidget()->screen())
  {
    const QRect room = screen->availableGeometry();
    if(below.y() + height() > room.bottom())
      place.setY(above.y() - height());
    place.setX(std::max(room.left(), std::min(place.x(), room.right() - width())));
  }
  QFrame::move(place);
  QFrame::show();
  raise();
}

void CompletionList::move(int rows)
{
  const int count = list_->count();
  const int row = list_->currentRow() + rows;
  // One step beyond an end leads to the other one; a page stops there.
  list_->setCurrentRow(std::abs(rows) == 1 ? (row + count) % count : std::clamp(row, 0, count - 1));
}

QStringList CompletionList::texts() const
{
  QStringList result;
  for(const Completion& item : items_)
    result << QString::fromStdString(item.text);
  return result;
}

void CompletionList::describe(int row)
{
  if(row < 0)
    return words_->clear();
  const Completion& item = items_[static_cast<std::size_t>(row)];
  QString words = QStringLiteral("<b>%1</b>").arg(QString::fromStdString(item.text).toHtmlEscaped());
  if(!item.detail.empty())
    words += QStringLiteral("<br>%1").arg(services_.words(item.detail).toHtmlEscaped());
  if(!item.documentation.empty())
    words += QStringLiteral("<p>%1</p>").arg(QString::fromStdString(item.documentation).toHtmlEscaped());
  words_->setText(words);
}

} // namespace sparkwright
