#include "editor/tree/view/SourceTreePanel.h"

#include "editor/text/EscapeKey.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace sparkwright
{

SourceTreePanel::SourceTreePanel(OutlineFiles& files, SourceSelection& selection, const Registry& registry,
                                 QWidget* parent)
    : QWidget(parent), filter_(new QLineEdit), view_(new SourceTreeView(files, selection, registry)), row_(new QWidget),
      why_(new QLabel), retry_(new QPushButton), dismiss_(new QToolButton)
{
  filter_->setClearButtonEnabled(true);
  filter_->installEventFilter(this);
  why_->setWordWrap(true);
  dismiss_->setText(QStringLiteral("×"));
  dismiss_->setAutoRaise(true);
  auto* const row = new QHBoxLayout(row_);
  row->setContentsMargins(8, 4, 4, 4);
  row->addWidget(why_, 1);
  row->addWidget(retry_);
  row->addWidget(dismiss_);
  row_->hide();
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(filter_);
  layout->addWidget(view_, 1);
  layout->addWidget(row_);
  setFocusProxy(view_);
  connect(filter_, &QLineEdit::textChanged, this,
          [this](const QString& text) { view_->sourceModel().setFilter(text); });
  connect(view_, &SourceTreeView::typed, this,
          [this](const QString& text)
          {
            filter_->setFocus();
            filter_->setText(filter_->text() + text);
          });
  connect(view_, &SourceTreeView::explained, this,
          [this](const QString& why, bool retry)
          {
            why_->setText(why);
            retry_->setVisible(retry);
            row_->setVisible(!why.isEmpty());
          });
  connect(dismiss_, &QToolButton::clicked, row_, &QWidget::hide);
  connect(retry_, &QPushButton::clicked, this,
          [this]
          {
            row_->hide();
            view_->keepLocalInstead();
          });
  retranslate();
}

void SourceTreePanel::retranslate()
{
  filter_->setPlaceholderText(tr("Filter by name, class or value"));
  filter_->setAccessibleName(tr("Filter nodes"));
  retry_->setText(tr("Keep local pose"));
  retry_->setToolTip(tr("Moves the node with its numbers as they are, so that it stands elsewhere."));
  dismiss_->setAccessibleName(tr("Hide message"));
  dismiss_->setToolTip(tr("Hide message"));
}

void SourceTreePanel::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if(event->type() == QEvent::LanguageChange)
    retranslate();
}

void SourceTreePanel::setDocument(SceneDocument* document)
{
  row_->hide();
  view_->setDocument(document);
}

bool SourceTreePanel::eventFilter(QObject* watched, QEvent* event)
{
  if(watched == filter_ && takeEscape(*event))
    return true;
  if(watched != filter_ || event->type() != QEvent::KeyPress)
    return QWidget::eventFilter(watched, event);
  switch(static_cast<const QKeyEvent*>(event)->key())
  {
  case Qt::Key_Escape:
    filter_->clear();
    [[fallthrough]];
  case Qt::Key_Down:
  case Qt::Key_Return:
  case Qt::Key_Enter:
    view_->setFocus();
    if(!view_->currentIndex().isValid())
      view_->setCurrentIndex(view_->model()->index(0, 0));
    return true;
  default:
    return false;
  }
}

} // namespace sparkwright
