#include "editor/text/help/ColourChips.h"

#include "editor/text/TextIndicators.h"

#include <QColorDialog>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sparkwright
{

namespace
{

using Sci = QsciScintillaBase;

constexpr auto chip = static_cast<unsigned long>(TextIndicator::Chip);
constexpr auto frame = static_cast<unsigned long>(TextIndicator::ChipFrame);

QColor colourOf(const ColourAt& at)
{
  const auto part = [&](std::size_t i) { return std::clamp(at.colour[i], 0.f, 1.f); };
  return QColor::fromRgbF(part(0), part(1), part(2), part(3));
}

} // namespace

ColourChips::ColourChips(TextView& view, SceneHelp& help) : QObject(&view), view_(view), help_(help)
{
  applyColours();
  connect(&view_, &TextView::coloursChanged, this, &ColourChips::applyColours);
  connect(&view_, &TextView::scrolled, this, &ColourChips::ask);
  connect(&view_.document(), &SceneDocument::textChanged, this, &ColourChips::ask);
  connect(&help_, &SceneHelp::findingsChanged, this, &ColourChips::ask); // What is known may be another by now.
  view_.viewport()->installEventFilter(this);
  ask();
}

void ColourChips::applyColours()
{
  view_.send(Sci::SCI_INDICSETSTYLE, chip, Sci::INDIC_STRAIGHTBOX);
  view_.send(Sci::SCI_INDICSETALPHA, chip, 255);
  view_.send(Sci::SCI_INDICSETOUTLINEALPHA, chip, 255);
  view_.send(Sci::SCI_INDICSETFLAGS, chip, Sci::SC_INDICFLAG_VALUEBEFORE);
  view_.send(Sci::SCI_INDICSETSTYLE, frame, Sci::INDIC_BOX);
  view_.send(Sci::SCI_INDICSETFORE, frame, TextView::number(view_.colours().lineNumbers));
}

std::optional<std::uint32_t> ColourChips::place(const ColourAt& colour) const
{
  const std::uint32_t before = colour.range.begin - 1;
  if(colour.range.begin == 0 || view_.document().tokens().text(before, before + 1) != " ")
    return {};
  return before;
}

/// Asks for the colours that are in sight.
void ColourChips::ask()
{
  const TextView::Range visible = view_.visibleBytes();
  help_.ask<std::vector<ColourAt>>(
      this,
      [visible](const SyntaxTree& tree, const SceneKnowledge& knowledge) {
        return coloursIn(tree, knowledge, {visible.begin, visible.end});
      },
      [this](const std::vector<ColourAt>& colours) { show(colours); });
}

void ColourChips::show(const std::vector<ColourAt>& colours)
{
  shown_ = colours;
  for(const unsigned long indicator : {chip, frame})
  {
    view_.clearMarks(static_cast<TextIndicator>(indicator));
    for(const ColourAt& at : shown_)
      if(const std::optional<std::uint32_t> where = place(at))
      {
        if(indicator == chip)
          view_.send(Sci::SCI_SETINDICATORVALUE,
                     static_cast<unsigned long>(TextView::number(colourOf(at)) | Sci::SC_INDICVALUEBIT));
        view_.mark(static_cast<TextIndicator>(indicator), {*where, *where + 1});
      }
  }
}

QColorDialog* ColourChips::open(std::uint32_t where)
{
  const auto found = std::ranges::find_if(shown_, [&](const ColourAt& at) { return place(at) == where; });
  if(found == shown_.end() || found->values.empty())
    return nullptr;
  if(dialog_)
    dialog_->close();
  const QColor before = colourOf(*found);
  dialog_ = new QColorDialog(before, &view_);
  dialog_->setAttribute(Qt::WA_DeleteOnClose);
  dialog_->setWindowTitle(tr("Colour"));
  dialog_->setOption(QColorDialog::ShowAlphaChannel, found->values.size() > 3);
  view_.document().endMerge();
  // The values may get longer and shorter; their list is found again by its parenthesis.
  const TokenRope& rope = view_.document().tokens();
  const std::optional<TokenRope::Cursor> list = rope.around(rope.at(found->range.begin));
  const TokenRope::Id id = list ? list->id() : 0;
  const auto set = [this, id](const QColor& colour)
  {
    const std::optional<TokenRope::Cursor> open = view_.document().tokens().find(id);
    if(!open)
      return;
    const SceneHelp::Knowledge& known = help_.knowledge();
    const std::shared_ptr<const SyntaxTree> tree = view_.document().tree();
    const std::vector<ColourAt> colours =
        coloursIn(*tree, *known(), {open->begin(), view_.document().tokens().endOf(*open)});
    if(!colours.empty())
      change(colours.front(), colour);
  };
  connect(dialog_, &QColorDialog::currentColorChanged, this, set);
  // Takes the steps back, so that numbers keep their spelling. Nobody else edits while the dialog is open.
  QUndoStack& steps = view_.document().undoStack();
  connect(dialog_, &QColorDialog::rejected, this,
          [this, &steps, start = steps.index()]
          {
            view_.document().endMerge();
            while(steps.index() > start)
              steps.undo();
          });
  connect(dialog_, &QObject::destroyed, this, [this] { view_.document().endMerge(); });
  dialog_->open();
  return dialog_;
}

void ColourChips::change(const ColourAt& at, const QColor& colour)
{
  std::array<float, 4> parts{static_cast<float>(colour.redF()), static_cast<float>(colour.greenF()),
                             static_cast<float>(colour.blueF()), static_cast<float>(colour.alphaF())};
  // The dialog knows 256 steps of each part; one that it has not changed keeps its value.
  for(std::size_t i = 0; i < parts.size(); ++i)
    if(std::lround(parts[i] * 255) == std::lround(at.colour[i] * 255))
      parts[i] = at.colour[i];
  const std::shared_ptr<const SyntaxTree> tree = view_.document().tree();
  const std::vector<TextEdit> edits = writtenColour(*tree, at, parts);
  if(edits.empty())
    return;
  // Always the whole range, so that looks at colours that differ in other parts join one step, too.
  std::string text;
  std::uint32_t from = at.range.begin;
  for(const TextEdit& edit : edits)
  {
    text += tree->text().substr(from, edit.begin - from) + edit.text;
    from = edit.end;
  }
  text += tree->text().substr(from, at.range.end - from);
  view_.document().apply({{at.range.begin, at.range.end, text}}, tr("Change colour"), SceneDocument::Merge::Value);
}

bool ColourChips::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() == QEvent::MouseButtonPress)
  {
    const auto& mouse = static_cast<QMouseEvent&>(*event);
    if(mouse.button() == Qt::LeftButton && mouse.modifiers() == Qt::NoModifier)
      if(const std::optional<std::uint32_t> at = view_.offsetAt(mouse.position().toPoint()))
        for(const std::uint32_t each : {*at, *at - 1})
          if(*at > 0 && view_.rectOf(each).contains(mouse.position().toPoint()) &&
             view_.isMarked(TextIndicator::Chip, each) && open(each))
            return true;
  }
  return QObject::eventFilter(watched, event);
}

} // namespace sparkwright
