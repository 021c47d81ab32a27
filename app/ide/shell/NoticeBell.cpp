#include "app/ide/shell/NoticeBell.h"

#include "app/ide/common/Icons.h"

#include <QFrame>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

constexpr int listWidth = 460, listHeight = 320;

} // namespace

NoticeBell::NoticeBell(Notices& notices, QWidget* parent) : QToolButton(parent), notices_(notices)
{
  setIcon(themedIcon(QStringLiteral("bell")));
  setAutoRaise(true);
  setFocusPolicy(Qt::TabFocus);
  setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  connect(this, &QToolButton::clicked, this, &NoticeBell::open);
  connect(&notices_, &Notices::changed, this,
          [this]
          {
            if(list_)
              fill();
            showCount();
          });
  retranslate();
}

void NoticeBell::retranslate()
{
  showCount();
}

void NoticeBell::showCount()
{
  const int count = notices_.unread();
  setText(count > 0 ? QLocale().toString(count) : QString());
  setToolButtonStyle(count > 0 ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
  const QString words = count > 0 ? tr("%n new warning(s) or error(s)", nullptr, count) : tr("Notifications");
  setAccessibleName(words);
  setToolTip(tr("%1: click for the list").arg(words));
}

void NoticeBell::open()
{
  popup_ = new QFrame(this, Qt::Popup);
  popup_->setAttribute(Qt::WA_DeleteOnClose);
  popup_->setFrameShape(QFrame::StyledPanel);
  list_ = new QListWidget;
  list_->setAccessibleName(tr("Notifications"));
  list_->setWordWrap(true);
  list_->setFrameShape(QFrame::NoFrame);
  auto* const clear = new QPushButton(tr("&Clear the list"));
  connect(clear, &QPushButton::clicked, this, [this] { notices_.clear(); });
  auto* const column = new QVBoxLayout(popup_);
  column->addWidget(list_);
  column->addWidget(clear, 0, Qt::AlignRight);
  connect(popup_, &QObject::destroyed, this,
          [this]
          {
            popup_ = nullptr;
            list_ = nullptr;
          });
  fill();
  popup_->resize(listWidth, listHeight);
  popup_->move(mapToGlobal(QPoint(width() - listWidth, -listHeight)));
  popup_->show();
  list_->setFocus();
  notices_.markRead();
}

void NoticeBell::fill()
{
  list_->clear();
  for(auto notice = notices_.all().rbegin(); notice != notices_.all().rend(); ++notice)
  {
    const QString time = QLocale().toString(notice->time.time(), QLocale::ShortFormat);
    const QString times = notice->times > 1 ? tr(" (%n times)", nullptr, notice->times) : QString();
    const char* const icon = notice->severity == Diagnostic::Severity::Error     ? "error"
                             : notice->severity == Diagnostic::Severity::Warning ? "warning"
                                                                                 : "note";
    new QListWidgetItem(themedIcon(QString::fromLatin1(icon)),
                        QStringLiteral("%1  %2%3").arg(time, notice->text, times), list_);
  }
  if(list_->count() == 0)
    new QListWidgetItem(tr("Nothing has been told yet. Errors and warnings appear here."), list_);
  list_->setCurrentRow(0);
}

} // namespace sparkwright
