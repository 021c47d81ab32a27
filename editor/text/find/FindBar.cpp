#include "editor/text/find/FindBar.h"

#include "editor/text/EscapeKey.h"
#include "editor/text/TextIndicators.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr int settle = 60; // ms

using Sci = QsciScintillaBase;

} // namespace

FindBar::FindBar(TextView& view, QWidget* parent) : QWidget(parent), view_(view)
{
  pattern_ = new QLineEdit;
  pattern_->setClearButtonEnabled(true);
  replacement_ = new QLineEdit;
  matchCase_ = addOption(QStringLiteral("Aa"));
  wholeWords_ = addOption(QStringLiteral("W"));
  regex_ = addOption(QStringLiteral(".*"));
  status_ = new QLabel;
  const auto button = [this](const auto& pressed)
  {
    QToolButton* const result = new QToolButton;
    result->setAutoRaise(true);
    connect(result, &QToolButton::clicked, this, pressed);
    return result;
  };
  previous_ = button([this] { previous(); });
  previous_->setArrowType(Qt::UpArrow);
  next_ = button([this] { next(); });
  next_->setArrowType(Qt::DownArrow);
  close_ = button([this] { shut(); });
  close_->setText(QStringLiteral("✕"));
  replaceOne_ = button([this] { replace(); });
  replaceEach_ = button([this] { replaceAll(); });

  const auto row = new QHBoxLayout;
  for(QWidget* const each : std::initializer_list<QWidget*>{matchCase_, wholeWords_, regex_, previous_, next_, status_})
    row->addWidget(each);
  row->addStretch();
  row->addWidget(close_);
  const auto below = new QHBoxLayout;
  below->addWidget(replaceOne_);
  below->addWidget(replaceEach_);
  below->addStretch();
  const auto grid = new QGridLayout(this);
  grid->setContentsMargins(8, 4, 4, 4);
  grid->setSpacing(4);
  row->setSpacing(4);
  grid->addWidget(pattern_, 0, 0);
  grid->addLayout(row, 0, 1);
  grid->addWidget(replacement_, 1, 0);
  grid->addLayout(below, 1, 1);
  grid->setColumnStretch(0, 2);
  grid->setColumnStretch(1, 3);
  setFocusProxy(pattern_);
  for(QLineEdit* const line : {pattern_, replacement_})
    line->installEventFilter(this);

  wait_.setSingleShot(true);
  wait_.setInterval(settle);
  connect(&wait_, &QTimer::timeout, this, &FindBar::searchNow);
  connect(&run_, &FindRun::found, this, &FindBar::take);
  connect(pattern_, &QLineEdit::textChanged, this, [this] { searchAgain(Step::Stay); });
  for(QToolButton* const option : {matchCase_, wholeWords_, regex_})
  {
    connect(option, &QToolButton::toggled, this, [this] { searchAgain(Step::Stay); });
    connect(option, &QToolButton::clicked, this, &FindBar::optionsChanged);
  }
  connect(&view_.document(), &SceneDocument::textChanged, this,
          [this]
          {
            fresh_ = false;
            if(isVisible())
              searchSoon();
          });
  connect(&view_, &TextView::cursorMoved, this, &FindBar::showStatus);
  connect(&view_, &Sci::SCN_UPDATEUI, this,
          [this](int updated)
          {
            if(isVisible() && (updated & Sci::SC_UPDATE_V_SCROLL))
              showMarks();
          });
  retranslate();
  applyColours();
  hide();
}

QToolButton* FindBar::addOption(const QString& text)
{
  QToolButton* const button = new QToolButton;
  button->setText(text);
  button->setCheckable(true);
  button->setAutoRaise(true);
  return button;
}

void FindBar::retranslate()
{
  const auto name = [](QWidget* widget, const QString& words)
  {
    widget->setToolTip(words);
    widget->setAccessibleName(words);
  };
  setAccessibleName(tr("Find and replace"));
  pattern_->setPlaceholderText(tr("Find"));
  pattern_->setAccessibleName(tr("Text to find"));
  replacement_->setPlaceholderText(tr("Replace by"));
  replacement_->setAccessibleName(tr("Replacement"));
  replacement_->setToolTip(tr("With regular expressions: \\0 is the match, \\1 to \\9 its groups, \\n a line break"));
  name(matchCase_, tr("Upper and lower case matter"));
  name(wholeWords_, tr("Whole words"));
  name(regex_, tr("Regular expression"));
  name(previous_, tr("Previous match (Shift+F3)"));
  name(next_, tr("Next match (F3)"));
  name(close_, tr("Close (Esc)"));
  replaceOne_->setText(tr("Replace"));
  replaceOne_->setToolTip(tr("Replace the selected match and go to the next one (Enter)"));
  replaceEach_->setText(tr("Replace all"));
  replaceEach_->setToolTip(tr("Replace all matches in one undo step (Ctrl+Enter)"));
  status_->setAccessibleName(tr("Number of matches"));
  status_->setMinimumWidth(status_->fontMetrics().horizontalAdvance(tr("%1 of %2, begun again").arg(9999).arg(9999)));
  showStatus();
}

void FindBar::applyColours()
{
  const bool dark = palette().color(QPalette::Base).lightness() < 128;
  const QColor colour = textColours(dark, false).found;
  const auto set = [&](unsigned message, long value)
  { view_.SendScintilla(message, static_cast<unsigned long>(TextIndicator::Match), value); };
  set(Sci::SCI_INDICSETSTYLE, Sci::INDIC_STRAIGHTBOX);
  set(Sci::SCI_INDICSETFORE, colour.red() | colour.green() << 8 | colour.blue() << 16);
  set(Sci::SCI_INDICSETALPHA, 110);
  set(Sci::SCI_INDICSETOUTLINEALPHA, 200);
  set(Sci::SCI_INDICSETUNDER, 1);
}

void FindBar::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  if(event->type() == QEvent::PaletteChange)
    applyColours();
}

bool FindBar::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() != QEvent::KeyPress)
    return QWidget::eventFilter(watched, event);
  const auto& key = static_cast<QKeyEvent&>(*event);
  if(key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter)
    return QWidget::eventFilter(watched, event);
  if(watched == replacement_ || (key.modifiers() & Qt::ControlModifier))
    key.modifiers() & Qt::ControlModifier ? replaceAll() : replace();
  else
    key.modifiers() & Qt::ShiftModifier ? previous() : next();
  return true;
}

/// Esc closes the row from all that is in it.
bool FindBar::event(QEvent* event)
{
  if(takeEscape(*event))
    return true;
  if(!isEscape(*event))
    return QWidget::event(event);
  shut();
  return true;
}

void FindBar::open(Mode mode)
{
  for(QWidget* const each : std::initializer_list<QWidget*>{replacement_, replaceOne_, replaceEach_})
    each->setVisible(mode == Mode::Replace);
  const TextView::Range range = view_.selection();
  origin_ = range.begin;
  show();
  const std::string selected = view_.document().tokens().text(range.begin, std::min(range.end, range.begin + 1000));
  if(!selected.empty() && selected.find('\n') == std::string::npos && range.end - range.begin <= 1000)
    pattern_->setText(regex_->isChecked() ? QRegularExpression::escape(QString::fromStdString(selected))
                                          : QString::fromStdString(selected));
  pattern_->selectAll();
  pattern_->setFocus();
  searchAgain(Step::Stay);
}

void FindBar::shut()
{
  hide();
  clearMarks();
  view_.setFocus();
}

SearchTerm FindBar::term() const
{
  return {pattern_->text(), regex_->isChecked(), matchCase_->isChecked(), wholeWords_->isChecked()};
}

void FindBar::setTerm(const SearchTerm& term)
{
  setOptions(term);
  pattern_->setText(term.pattern);
}

void FindBar::setOptions(const SearchTerm& term)
{
  regex_->setChecked(term.isRegex);
  matchCase_->setChecked(term.matchCase);
  wholeWords_->setChecked(term.wholeWords);
}

// Searching

void FindBar::searchAgain(Step then)
{
  fresh_ = false;
  wrapped_ = false;
  told_.clear();
  then_ = isVisible() ? std::optional(then) : std::nullopt;
  if(isVisible())
    searchSoon();
}

void FindBar::searchSoon()
{
  run_.cancel();
  wait_.start();
  showStatus();
}

void FindBar::searchNow()
{
  wait_.stop();
  if(!TextSearch(term()).isValid())
    return take({});
  run_.start(term(), view_.document().tokens().text());
  showStatus();
}

void FindBar::take(const std::vector<TextSearch::Match>& matches)
{
  matches_ = matches;
  fresh_ = true;
  if(isVisible())
    showMarks();
  if(const std::optional<Step> then = std::exchange(then_, {}))
    carryOut(*then);
  showStatus();
}

std::optional<std::size_t> FindBar::selected() const
{
  const TextView::Range range = view_.selection();
  const auto at = std::ranges::lower_bound(matches_, range.begin, {}, &TextSearch::Match::begin);
  if(!fresh_ || at == matches_.end() || at->begin != range.begin || at->end != range.end)
    return {};
  return static_cast<std::size_t>(at - matches_.begin());
}

void FindBar::step(Step step)
{
  told_.clear();
  if(fresh_)
    return carryOut(step);
  then_ = step;
  if(!run_.running())
    searchNow();
}

void FindBar::carryOut(Step step)
{
  if(matches_.empty())
    return;
  const TextView::Range range = view_.selection();
  const std::uint32_t from = step == Step::Stay ? origin_ : step == Step::Next ? range.end : range.begin;
  auto at = std::ranges::lower_bound(matches_, from, {}, &TextSearch::Match::begin);
  // An empty match is where the cursor stands, but not the next one.
  if(const std::optional<std::size_t> which = step == Step::Next ? selected() : std::nullopt)
    at = matches_.begin() + static_cast<std::ptrdiff_t>(*which) + 1;
  wrapped_ = step == Step::Previous ? at == matches_.begin() : at == matches_.end();
  if(step == Step::Previous)
    at = wrapped_ ? matches_.end() - 1 : at - 1;
  else if(wrapped_)
    at = matches_.begin();
  view_.select({at->begin, at->end});
  if(step != Step::Stay)
    origin_ = at->begin;
  showStatus();
}

void FindBar::replace()
{
  const std::optional<std::size_t> which = selected();
  if(!which)
    return next();
  std::vector<TextEdit> edits = TextSearch(term()).replace(view_.document().tokens().text(), replacement_->text());
  const TextSearch::Match match = matches_[*which];
  const auto edit = std::ranges::find(edits, match.begin, &TextEdit::begin);
  if(edit == edits.end() || edit->end != match.end)
    return;
  const auto behind = static_cast<std::uint32_t>(match.begin + edit->text.size());
  if(view_.edit({*edit}, tr("Replace"), TextView::Range{behind, behind}))
    next();
}

void FindBar::replaceAll()
{
  const std::vector<TextEdit> edits =
      TextSearch(term()).replace(view_.document().tokens().text(), replacement_->text());
  if(!edits.empty() && view_.edit(edits, tr("Replace all")))
  {
    told_ = tr("%n replaced", nullptr, static_cast<int>(edits.size()));
    showStatus();
  }
}

// What is shown

void FindBar::showStatus()
{
  if(!isVisible())
    return;
  const TextSearch search(term());
  const bool bad = !search.problem().isEmpty();
  QString words;
  if(bad)
    words = tr("not a regular expression");
  else if(!search.isValid())
    words.clear();
  else if(!told_.isEmpty())
    words = told_;
  else if(!fresh_)
    words = tr("searching…");
  else if(matches_.empty())
    words = tr("not found");
  else if(const std::optional<std::size_t> which = selected())
    words = wrapped_ ? tr("%1 of %2, begun again").arg(*which + 1).arg(matches_.size())
                     : tr("%1 of %2").arg(*which + 1).arg(matches_.size());
  else
    words = tr("%n found", nullptr, static_cast<int>(matches_.size()));
  status_->setText(words);
  status_->setToolTip(search.problem());
}

void FindBar::clearMarks()
{
  view_.clearMarks(TextIndicator::Match);
}

/// Marks the matches in the lines that are in sight.
void FindBar::showMarks()
{
  clearMarks();
  if(!fresh_)
    return;
  const auto visible = view_.visibleBytes();
  auto at = std::ranges::lower_bound(matches_, visible.begin, {}, &TextSearch::Match::end);
  for(; at != matches_.end() && at->begin <= visible.end; ++at)
    view_.mark(TextIndicator::Match, {at->begin, at->end});
}

} // namespace sparkwright
