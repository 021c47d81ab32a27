#include "app/ide/shell/NoticeToasts.h"

#include "app/ide/common/Icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

constexpr int toastWidth = 340, toastMargin = 12;

QString iconOf(Diagnostic::Severity severity)
{
  return severity == Diagnostic::Severity::Error     ? QStringLiteral("error")
         : severity == Diagnostic::Severity::Warning ? QStringLiteral("warning")
                                                     : QStringLiteral("note");
}

} // namespace

NoticeToasts::NoticeToasts(QWidget* over) : QFrame(over), over_(over), column_(new QVBoxLayout(this))
{
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(8);
  setFocusPolicy(Qt::NoFocus);
  setAttribute(Qt::WA_ShowWithoutActivating);
  setAccessibleName(tr("Notifications"));
  over_->installEventFilter(this);
  hide();
}

int NoticeToasts::count() const
{
  return column_->count();
}

QStringList NoticeToasts::texts() const
{
  QStringList texts;
  for(int i = 0; i < column_->count(); ++i)
    texts.append(column_->itemAt(i)->widget()->accessibleName());
  return texts;
}

void NoticeToasts::show(const Notices::Notice& notice, double seconds)
{
  if(seconds <= 0)
    return;
  for(int i = 0; i < column_->count(); ++i) // It comes again: with its time anew.
    if(column_->itemAt(i)->widget()->accessibleName() == notice.text)
      return;
  while(column_->count() >= most)
    remove(column_->itemAt(0)->widget());
  auto* const toast = new QFrame;
  toast->setAccessibleName(notice.text);
  toast->setFrameShape(QFrame::StyledPanel);
  toast->setAutoFillBackground(true);
  toast->setBackgroundRole(QPalette::ToolTipBase);
  toast->setForegroundRole(QPalette::ToolTipText);
  toast->setFixedWidth(toastWidth);
  auto* const icon = new QLabel;
  icon->setPixmap(themedIcon(iconOf(notice.severity)).pixmap(20));
  auto* const words = new QLabel(notice.text);
  words->setTextFormat(Qt::PlainText);
  words->setWordWrap(true);
  words->setForegroundRole(QPalette::ToolTipText);
  auto* const close = new QToolButton;
  close->setIcon(themedIcon(QStringLiteral("clear")));
  close->setAutoRaise(true);
  close->setFocusPolicy(Qt::NoFocus);
  close->setAccessibleName(tr("Close notification"));
  close->setToolTip(close->accessibleName());
  connect(close, &QToolButton::clicked, toast, [this, toast] { remove(toast); });
  auto* const row = new QHBoxLayout(toast);
  row->addWidget(icon, 0, Qt::AlignTop);
  row->addWidget(words, 1);
  row->addWidget(close, 0, Qt::AlignTop);
  column_->addWidget(toast);
  QTimer::singleShot(static_cast<int>(seconds * 1000), toast, [this, toast] { remove(toast); });
  QFrame::show();
  raise();
  place();
}

void NoticeToasts::remove(QWidget* toast)
{
  column_->removeWidget(toast);
  toast->hide();
  toast->deleteLater();
  if(column_->count() == 0)
    hide();
  else
    place();
}

void NoticeToasts::place()
{
  column_->activate();
  // With the height that words need at this width.
  const int height = column_->hasHeightForWidth() ? column_->totalHeightForWidth(toastWidth) : sizeHint().height();
  setGeometry(over_->width() - toastWidth - toastMargin, over_->height() - height - toastMargin, toastWidth, height);
}

bool NoticeToasts::eventFilter(QObject* watched, QEvent* event)
{
  if(watched == over_ && event->type() == QEvent::Resize && isVisible())
    place();
  return QFrame::eventFilter(watched, event);
}

} // namespace sparkwright
