#include "editor/text/help/TextTips.h"

#include "editor/text/EscapeKey.h"

#include <QFontDatabase>
#include <QToolTip>

namespace sparkwright
{

namespace
{

using Sci = QsciScintillaBase;

constexpr int dwell = 400; // ms

QString html(const std::string& text)
{
  return QString::fromStdString(text).toHtmlEscaped();
}

} // namespace

TextTips::TextTips(TextView& view, SceneHelp& help, const ProblemMarks& problems, const HelpServices& services)
    : QObject(&view), view_(view), help_(help), problems_(problems), services_(services),
      call_(new QLabel(&view, Qt::ToolTip | Qt::FramelessWindowHint))
{
  call_->setAttribute(Qt::WA_ShowWithoutActivating);
  call_->setFocusPolicy(Qt::NoFocus);
  call_->setFrameShape(QFrame::StyledPanel);
  call_->setTextFormat(Qt::RichText);
  call_->setMargin(4);
  call_->setPalette(QToolTip::palette());
  call_->setAccessibleName(tr("Arguments of the call"));
  view_.send(Sci::SCI_SETMOUSEDWELLTIME, dwell);
  connect(&view_, &Sci::SCN_DWELLSTART, this,
          [this](int position)
          {
            if(position >= 0)
              tell(view_.offsetOf(position));
          });
  connect(&view_, &Sci::SCN_DWELLEND, this, [] { QToolTip::hideText(); });
  connect(&view_, &TextView::cursorMoved, this,
          [this]
          {
            if(call_->isVisible())
              showCall();
          });
  connect(&view_, &TextView::scrolled, call_, &QWidget::hide);
  view_.installEventFilter(this);
}

bool TextTips::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() == QEvent::FocusOut)
    call_->hide();
  if((call_->isVisible() || QToolTip::isVisible()) && takeEscape(*event))
    return true;
  if(event->type() == QEvent::KeyPress)
  {
    if(isEscape(*event) && (call_->isVisible() || QToolTip::isVisible()))
    {
      call_->hide();
      QToolTip::hideText();
      return true;
    }
    const auto& key = static_cast<QKeyEvent&>(*event);
    // The first argument begins.
    if(key.text() == u" " && !call_->isVisible())
      QMetaObject::invokeMethod(this, &TextTips::showCall, Qt::QueuedConnection);
  }
  return QObject::eventFilter(watched, event);
}

void TextTips::tellAtCursor()
{
  tell(view_.cursor());
}

void TextTips::tell(std::uint32_t offset)
{
  if(!view_.document().isScene())
    return show({}, offset);
  help_.ask<std::optional<Hover>>(
      this,
      [offset](const SyntaxTree& tree, const SceneKnowledge& knowledge) { return hoverAt(tree, knowledge, offset); },
      [this, offset](const std::optional<Hover>& hover) { show(hover, offset); });
}

void TextTips::show(const std::optional<Hover>& hover, std::uint32_t offset)
{
  QStringList parts;
  for(const Finding& finding : problems_.at(offset))
    parts << problems_.describe(finding);
  if(!parts.isEmpty())
    parts << tr("Quick fixes: Ctrl+.");
  if(hover)
  {
    parts << QStringLiteral("<code>%1</code>").arg(html(hover->title));
    if(!hover->documentation.empty())
      parts << html(hover->documentation);
    for(const LocalText& fact : hover->facts)
      parts << services_.words(fact).toHtmlEscaped();
  }
  if(parts.isEmpty())
    return;
  const QString words = QStringLiteral("<qt>%1</qt>").arg(parts.join(QStringLiteral("<br>")));
  const QPoint place = view_.viewport()->mapToGlobal(view_.pointAt(hover ? hover->range.begin : offset));
  QToolTip::showText(place + QPoint(0, view_.lineHeight() / 2), words, &view_);
  emit told(words);
}

void TextTips::showCall()
{
  const std::uint32_t at = view_.cursor();
  help_.ask<std::optional<SignatureHelp>>(
      this, [at](const SyntaxTree& tree, const SceneKnowledge& knowledge) { return signatureAt(tree, knowledge, at); },
      [this, at](const std::optional<SignatureHelp>& call)
      {
        if(view_.cursor() == at)
          show(call);
      });
}

void TextTips::show(const std::optional<SignatureHelp>& call)
{
  if(!call || call->parameters.empty() || !view_.hasFocus())
    return call_->hide();
  QStringList words{html(call->method)};
  for(std::size_t i = 0; i < call->parameters.size(); ++i)
    words << (i == call->active ? QStringLiteral("<b><u>%1</u></b>") : QStringLiteral("%1"))
                 .arg(html(call->parameters[i]));
  QString text = QStringLiteral("<code>%1</code>").arg(words.join(u"&nbsp; "));
  if(call->active >= call->parameters.size() && !call->parameters.empty())
    text += QStringLiteral("<br>") + tr("This is one argument too many.");
  else if(!call->documentation.empty())
    text += QStringLiteral("<br>") + html(call->documentation);
  call_->setText(text);
  call_->adjustSize();
  const QPoint place = view_.viewport()->mapToGlobal(view_.pointAt(call->call.begin));
  call_->move(place - QPoint(0, call_->height() + 2));
  call_->show();
}

} // namespace sparkwright
