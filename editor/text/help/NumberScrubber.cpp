#include "editor/text/help/NumberScrubber.h"

#include "editor/text/TextIndicators.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <cmath>
#include <utility>

namespace sparkwright
{

namespace
{

using Sci = QsciScintillaBase;

constexpr double pixelsPerStep = 4;
constexpr double finer = 0.2, coarser = 10;
constexpr auto indicator = static_cast<unsigned long>(TextIndicator::Number);

} // namespace

NumberScrubber::NumberScrubber(TextView& view, SceneHelp& help)
    : QObject(&view), view_(view), help_(help), handle_(new QLabel(QStringLiteral("⇔"), view.viewport()))
{
  handle_->setAlignment(Qt::AlignCenter);
  handle_->setAutoFillBackground(true);
  handle_->setFrameShape(QFrame::StyledPanel);
  handle_->setCursor(Qt::SizeHorCursor);
  handle_->setAccessibleName(tr("Handle that changes the number"));
  handle_->setToolTip(tr("Drag to change the number; Ctrl finer, Shift coarser, Esc takes it back"));
  handle_->hide();
  view_.send(Sci::SCI_INDICSETSTYLE, indicator, Sci::INDIC_DOTS);
  view_.send(Sci::SCI_INDICSETFORE, indicator, TextView::number(view_.colours().lineNumbers));
  connect(&view_, &TextView::scrolled, this, &NumberScrubber::unhover);
  connect(&view_.document(), &SceneDocument::edited, this,
          [this](const TokenRope::Change& change)
          {
            if(drag_ && change.begin + change.removed <= drag_->number.range.begin)
              drag_->number.range.begin += change.inserted - change.removed;
          });
  connect(&view_.document(), &SceneDocument::textChanged, this,
          [this]
          {
            if(!drag_)
              unhover();
          });
  view_.viewport()->setMouseTracking(true);
  view_.viewport()->installEventFilter(this);
  view_.installEventFilter(this);
  handle_->installEventFilter(this);
}

std::optional<TextView::Range> NumberScrubber::numberRange(std::uint32_t offset) const
{
  if(!view_.document().isScene())
    return {};
  const TokenRope& rope = view_.document().tokens();
  for(const std::uint32_t at : {offset, offset > 0 ? offset - 1 : 0})
    if(const TokenRope::Cursor token = rope.at(at);
       token.kind() == Token::Kind::Atom && token.token().quote == Quote::Bare && NumberSpelling::read(token.text()))
      return TextView::Range{token.begin(), token.end()};
  return {};
}

// Hovering

void NumberScrubber::unhover()
{
  hovered_.reset();
  handle_->hide();
  view_.clearMarks(TextIndicator::Number);
}

void NumberScrubber::hover(QPoint mouse, Qt::KeyboardModifiers modifiers)
{
  const std::optional<std::uint32_t> at = view_.offsetAt(mouse);
  const std::optional<TextView::Range> number = at ? numberRange(*at) : std::nullopt;
  if(modifiers & Qt::AltModifier && number)
    view_.viewport()->setCursor(Qt::SizeHorCursor);
  if(number == hovered_)
    return;
  unhover();
  hovered_ = number;
  if(!number)
    return;
  view_.mark(TextIndicator::Number, *number);
  const int height = view_.lineHeight();
  handle_->resize(height + 2, height);
  // Above the end of the number, where it hides neither the number nor what follows.
  const QPoint end = view_.pointAt(number->end);
  handle_->move(end.x() - handle_->width() / 2, end.y() >= height ? end.y() - height : end.y() + height);
  handle_->show();
  handle_->raise();
}

// Dragging

bool NumberScrubber::begin(std::uint32_t offset, QPointF mouse)
{
  const std::shared_ptr<const SyntaxTree> tree = view_.document().tree();
  const std::optional<NumberAt> number = numberAt(*tree, *help_.knowledge()(), offset);
  if(!number)
    return false;
  const std::string text = tree->text().substr(number->range.begin, number->range.end - number->range.begin);
  const std::optional<NumberSpelling> spelling = NumberSpelling::read(text);
  if(!spelling)
    return false;
  view_.document().endMerge();
  drag_ = Drag{*number, *spelling, number->range.end - number->range.begin, mouse};
  view_.setFocus();
  return true;
}

void NumberScrubber::move(QPointF mouse, Qt::KeyboardModifiers modifiers)
{
  const QPointF way = mouse - std::exchange(drag_->last, mouse);
  const double speed = (modifiers & Qt::ControlModifier ? finer : 1) * (modifiers & Qt::ShiftModifier ? coarser : 1);
  drag_->steps += (way.x() - way.y()) / pixelsPerStep * speed;
  const auto steps = static_cast<long long>(std::floor(drag_->steps + 0.5));
  if(steps == drag_->done)
    return;
  drag_->done = steps;
  const NumberAt& number = drag_->number;
  // Integers stay integers, however they are spelled.
  const long long unit = number.isInteger ? static_cast<long long>(std::round(1 / number.step)) : 1;
  NumberSpelling moved = drag_->spelling.moved(steps * std::max(unit, 1ll));
  if(number.limits)
    moved = moved.with(std::clamp(moved.value(), number.limits->least, number.limits->most));
  const std::string text = moved.text();
  const std::uint32_t begin = number.range.begin;
  if(view_.document().tokens().text(begin, begin + drag_->length) == text)
    return;
  if(view_.document().apply({{begin, begin + drag_->length, text}}, tr("Change number"), SceneDocument::Merge::Value))
  {
    drag_->length = static_cast<std::uint32_t>(text.size());
    drag_->edited = true;
  }
}

void NumberScrubber::end()
{
  drag_.reset();
  view_.document().endMerge();
  unhover();
}

void NumberScrubber::cancel()
{
  const bool edited = drag_->edited;
  drag_.reset();
  view_.document().endMerge();
  if(edited)
    view_.document().undoStack().undo();
}

bool NumberScrubber::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress)
  {
    if(!drag_ || static_cast<QKeyEvent&>(*event).key() != Qt::Key_Escape)
      return QObject::eventFilter(watched, event);
    if(event->type() == QEvent::KeyPress)
      cancel();
    else
      event->accept();
    return true;
  }
  if(watched != &view_ && viewportEvent(*event))
    return true;
  if(watched == view_.viewport() && event->type() == QEvent::Leave && !handle_->underMouse() && !drag_)
    unhover();
  return QObject::eventFilter(watched, event);
}

/// Events of the mouse, on the viewport or the handle.
bool NumberScrubber::viewportEvent(QEvent& event)
{
  const bool press = event.type() == QEvent::MouseButtonPress, move = event.type() == QEvent::MouseMove,
             release = event.type() == QEvent::MouseButtonRelease;
  if(!press && !move && !release)
    return false;
  const auto& mouse = static_cast<QMouseEvent&>(event);
  const QPoint place = view_.viewport()->mapFromGlobal(mouse.globalPosition().toPoint());
  if(press && mouse.button() == Qt::LeftButton)
  {
    if(handle_->isVisible() && handle_->geometry().contains(place) && hovered_)
      return begin(hovered_->begin, mouse.globalPosition());
    const std::optional<std::uint32_t> at = view_.offsetAt(place);
    const std::optional<TextView::Range> number =
        at && mouse.modifiers() & Qt::AltModifier ? numberRange(*at) : std::nullopt;
    return number && begin(number->begin, mouse.globalPosition());
  }
  if(drag_ && move)
    this->move(mouse.globalPosition(), mouse.modifiers());
  else if(drag_ && release)
    end();
  else if(move && mouse.buttons() == Qt::NoButton && !handle_->geometry().contains(place))
    hover(place, mouse.modifiers());
  else
    return false;
  return drag_.has_value() || release;
}

} // namespace sparkwright
