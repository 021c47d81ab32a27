#include "app/ide/exhibition/ViewNotice.h"

#include <QEvent>

#include <algorithm>

namespace sparkwright
{

ViewNotice::ViewNotice(QWidget& over) : QLabel(&over)
{
  setObjectName(QStringLiteral("viewNotice"));
  setTextFormat(Qt::PlainText);
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::ToolTipBase);
  setForegroundRole(QPalette::ToolTipText);
  setFrameShape(QFrame::Box);
  setAlignment(Qt::AlignCenter);
  setWordWrap(true);
  setMargin(10);
  hide();
  end_.setSingleShot(true);
  end_.setInterval(staysFor);
  connect(&end_, &QTimer::timeout, this, &QWidget::hide);
  over.installEventFilter(this);
}

void ViewNotice::say(const QString& words)
{
  setText(words);
  place();
  show();
  raise();
  end_.start();
}

void ViewNotice::place()
{
  constexpr int edge = 16;
  const QSize all = parentWidget()->size();
  const int wanted = fontMetrics().horizontalAdvance(text()) + 2 * (margin() + frameWidth()) + 2;
  const int width = std::max(std::min(wanted, all.width() - 2 * edge), 1);
  const int height = heightForWidth(width);
  setGeometry((all.width() - width) / 2, std::max(all.height() - edge - height, 0), width, height);
}

bool ViewNotice::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() == QEvent::Resize && !isHidden())
    place();
  return QLabel::eventFilter(watched, event);
}

} // namespace sparkwright
