#include "app/ide/help/tour/TourOffer.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

constexpr int offerWidth = 300;

} // namespace

TourOffer::TourOffer(QWidget* parent)
    : QFrame(parent), words_(new QLabel(this)), start_(new QPushButton(this)), close_(new QPushButton(this))
{
  setObjectName(QStringLiteral("tourOffer"));
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::ToolTipBase);
  words_->setForegroundRole(QPalette::ToolTipText);
  words_->setWordWrap(true);
  auto* const buttons = new QHBoxLayout;
  buttons->addStretch();
  for(QPushButton* const button : {close_, start_})
  {
    button->setFocusPolicy(Qt::TabFocus);
    buttons->addWidget(button);
  }
  auto* const rows = new QVBoxLayout(this);
  rows->setContentsMargins(12, 10, 12, 10);
  rows->addWidget(words_);
  rows->addLayout(buttons);
  connect(start_, &QPushButton::clicked, this, &TourOffer::accepted);
  connect(close_, &QPushButton::clicked, this, &TourOffer::refused);
  hide();
  retranslate();
}

void TourOffer::retranslate()
{
  words_->setText(tr("New here? A short tour shows what is where. It is always found in the Help menu."));
  start_->setText(tr("Start tour"));
  close_->setText(tr("No, thanks"));
  setAccessibleName(tr("Offer of a tour"));
  setFixedWidth(offerWidth);
  setFixedHeight(layout()->totalHeightForWidth(offerWidth));
}

/// With an edge that is seen on any ground.
void TourOffer::paintEvent(QPaintEvent* event)
{
  QFrame::paintEvent(event);
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::Highlight));
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace sparkwright
