#include "app/ide/session/RunUntilDialog.h"

#include "app/ide/common/SignalEdit.h"
#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "core/game/League.h"
#include "core/signal/SignalCatalog.h"
#include "editor/properties/NumberBoxes.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright
{

namespace
{

constexpr double mostTime = 1e6, mostValue = 1e9;
constexpr int mostCycles = 10'000'000;
constexpr RunUntil::Comparison allComparisons[] = {RunUntil::Comparison::Greater, RunUntil::Comparison::GreaterOrEqual,
                                                   RunUntil::Comparison::Less,    RunUntil::Comparison::LessOrEqual,
                                                   RunUntil::Comparison::Equal,   RunUntil::Comparison::NotEqual};

} // namespace

RunUntilDialog::RunUntilDialog(const SessionState& state, const std::optional<RunUntil>& last, QWidget* parent)
    : QDialog(parent), kinds_(new QComboBox(this)), pages_(new QStackedWidget(this)), time_(new DecimalBox(this)),
      cycles_(new WholeBox(this)), modes_(new QComboBox(this)), signals_(new QComboBox(this)),
      comparisons_(new QComboBox(this)), value_(new DecimalBox(this)), hint_(new QLabel(this)),
      isRecorded_(state.source == SessionState::Source::Recorded)
{
  setHelpTopic(*this, "run-control.md#run-until");
  setWindowTitle(tr("Run until"));
  setAttribute(Qt::WA_DeleteOnClose);
  addChoices(state.frame && state.frame->game.present);
  addPages(state);
  hint_->setWordWrap(true);
  if(isRecorded_)
    hint_->setMinimumHeight(4 * fontMetrics().lineSpacing());
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  run_ = buttons->addButton(tr("&Run"), QDialogButtonBox::AcceptRole);
  run_->setDefault(true);

  auto* const form = new QFormLayout;
  form->addRow(tr("&Until:"), kinds_);
  form->addRow(QString(), pages_);
  auto* const layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addWidget(hint_);
  layout->addStretch();
  layout->addWidget(buttons);
  resize(440, 0);

  connect(kinds_, &QComboBox::currentIndexChanged, this, &RunUntilDialog::update);
  connect(signals_, &QComboBox::currentTextChanged, this, &RunUntilDialog::update);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this,
          [this]
          {
            const std::optional<RunUntil> until = chosen();
            if(!until)
              return;
            emit asked(*until);
            accept();
          });
  if(last)
    offerAgain(*last);
  update();
}

void RunUntilDialog::addChoices(bool game)
{
  const auto add = [this](const QString& text, Choice choice) { kinds_->addItem(text, static_cast<int>(choice)); };
  kinds_->setAccessibleName(tr("What the run goes on until"));
  add(tr("a time"), Choice::Time);
  add(tr("some cycles are done"), Choice::Cycles);
  if(game)
  {
    add(tr("the next goal"), Choice::Goal);
    add(tr("the next foul"), Choice::Foul);
    add(tr("the next decision of any kind"), Choice::AnyDecision);
    add(tr("a play mode"), Choice::Mode);
  }
  add(tr("a number of the run"), Choice::Condition);
}

void RunUntilDialog::addPages(const SessionState& state)
{
  const double now = state.frame ? state.frame->time : 0;
  time_->setDecimals(2);
  time_->setRange(std::ceil((now + state.stepSeconds) * 100) / 100, mostTime);
  time_->setValue(std::floor(now / 10) * 10 + 10);
  time_->setSuffix(tr(" s"));
  time_->setAccessibleName(tr("Simulated time"));
  cycles_->setRange(1, mostCycles);
  cycles_->setValue(50);
  cycles_->setAccessibleName(tr("Number of cycles"));
  if(state.frame && state.frame->game.league)
    for(const std::string& mode : state.frame->game.league->modes())
      modes_->addItem(QString::fromStdString(mode));
  modes_->setAccessibleName(tr("Play mode"));

  signals_->setEditable(true);
  signals_->setInsertPolicy(QComboBox::NoInsert);
  auto* const edit = new SignalEdit(this);
  signals_->setLineEdit(edit);
  signals_->setCompleter(nullptr); // The field completes the name at the cursor.
  signals_->setAccessibleName(tr("Number of the run"));
  signals_->setMinimumContentsLength(24);
  if(state.frame)
  {
    const SignalCatalog catalog(*state.frame, jointGeometry(*state.frame));
    edit->setCatalog(catalog);
    for(const Signal& signal : catalog.all())
    {
      const std::string_view unit = unitOf(signal.quantity);
      signals_->addItem(QString::fromStdString(signal.path),
                        QString::fromUtf8(unit.data(), static_cast<qsizetype>(unit.size())));
    }
  }
  const int ball = signals_->findText(QStringLiteral("ball/speed"));
  signals_->setCurrentIndex(std::max(ball, 0));
  for(const RunUntil::Comparison comparison : allComparisons)
  {
    const std::string_view name = nameOf(comparison);
    comparisons_->addItem(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
                          static_cast<int>(comparison));
  }
  comparisons_->setAccessibleName(tr("Comparison"));
  value_->setDecimals(4);
  value_->setRange(-mostValue, mostValue);
  value_->setAccessibleName(tr("Number to compare with"));
  auto* const condition = new QWidget(this);
  auto* const row = new QHBoxLayout(condition);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(signals_, 1);
  row->addWidget(comparisons_);
  row->addWidget(value_);
  for(QWidget* const page : {static_cast<QWidget*>(time_), static_cast<QWidget*>(cycles_),
                             static_cast<QWidget*>(modes_), condition, new QWidget(this)})
    pages_->addWidget(page);
}

void RunUntilDialog::offerAgain(const RunUntil& last)
{
  const auto choose = [this](Choice choice)
  { kinds_->setCurrentIndex(std::max(0, kinds_->findData(static_cast<int>(choice)))); };
  switch(last.kind)
  {
  case RunUntil::Kind::Time: // It has passed.
    return choose(Choice::Time);
  case RunUntil::Kind::Cycles:
    cycles_->setValue(static_cast<int>(last.number));
    return choose(Choice::Cycles);
  case RunUntil::Kind::Event:
    if(!last.event)
      return choose(Choice::AnyDecision);
    return choose(*last.event == GameEvent::Kind::Goal ? Choice::Goal : Choice::Foul);
  case RunUntil::Kind::Mode:
    modes_->setCurrentText(QString::fromStdString(last.name));
    return choose(Choice::Mode);
  case RunUntil::Kind::Condition:
    if(const std::string whole = last.whole(); !whole.empty())
    {
      signals_->setCurrentText(QString::fromStdString(whole));
      return choose(Choice::Condition);
    }
    signals_->setCurrentText(QString::fromStdString(last.name));
    comparisons_->setCurrentIndex(comparisons_->findData(static_cast<int>(last.comparison)));
    value_->setValue(last.number);
    return choose(Choice::Condition);
  }
}

void RunUntilDialog::update()
{
  int page = 4;
  QString hint;
  switch(choice())
  {
  case Choice::Time:
    page = 0;
    hint = tr("The simulation pauses at this simulated time.");
    break;
  case Choice::Cycles:
    page = 1;
    hint = tr("The simulation pauses after so many more cycles.");
    break;
  case Choice::Goal:
    hint = tr("The simulation pauses as soon as the referee gives a goal.");
    break;
  case Choice::Foul:
    hint = tr("The simulation pauses as soon as the referee calls a foul.");
    break;
  case Choice::AnyDecision:
    hint = tr("The simulation pauses as soon as the list of events has a new one.");
    break;
  case Choice::Mode:
    page = 2;
    hint = tr("The simulation pauses when this play mode begins.");
    break;
  case Choice::Condition:
    page = 3;
    hint = tr("The simulation pauses after the first cycle for which this is true. Type a part of a name to find it; "
              "expressions such as abs(ball/x) are numbers, too. A condition such as ball/speed > 2 and ball/z < 0.1 can "
              "be written as a whole.");
    if(const auto read = condition(); std::holds_alternative<LocalText>(read))
      hint = inWindow(std::get<LocalText>(read));
    break;
  }
  const bool whole = wholeCondition().has_value();
  comparisons_->setEnabled(!whole);
  value_->setEnabled(!whole);
  const QString unit = signals_->itemData(signals_->findText(signals_->currentText())).toString();
  value_->setSuffix(unit.isEmpty() ? QString() : QLatin1Char(' ') + unit);
  pages_->setCurrentIndex(page);
  pages_->setVisible(page != 4);
  if(isRecorded_)
    hint += QLatin1Char('\n') + tr("The recording is searched from here on, as fast as it can be read; Pause ends that.");
  hint_->setText(hint);
  run_->setEnabled(chosen().has_value());
}

std::optional<RunUntil> RunUntilDialog::chosen() const
{
  RunUntil until;
  switch(choice())
  {
  case Choice::Time:
    until.kind = RunUntil::Kind::Time;
    until.number = time_->value();
    return until;
  case Choice::Cycles:
    until.kind = RunUntil::Kind::Cycles;
    until.number = cycles_->value();
    return until;
  case Choice::Goal:
  case Choice::Foul:
    until.event = choice() == Choice::Goal ? GameEvent::Kind::Goal : GameEvent::Kind::Foul;
    [[fallthrough]];
  case Choice::AnyDecision:
    until.kind = RunUntil::Kind::Event;
    return until;
  case Choice::Mode:
    until.kind = RunUntil::Kind::Mode;
    until.name = modes_->currentText().toStdString();
    return until;
  case Choice::Condition:
    if(auto read = condition(); std::holds_alternative<RunUntil>(read))
      return std::get<RunUntil>(std::move(read));
    return {};
  }
  return {};
}

std::optional<RunUntil> RunUntilDialog::wholeCondition() const
{
  const QString text = signals_->currentText().trimmed();
  if(signals_->findText(text) >= 0)
    return {};
  const auto read = RunUntil::parse(text.toStdString());
  const auto* const until = std::get_if<RunUntil>(&read);
  return until && until->kind == RunUntil::Kind::Condition ? std::optional(*until) : std::nullopt;
}

std::variant<RunUntil, LocalText> RunUntilDialog::condition() const
{
  if(const auto whole = wholeCondition())
    return *whole;
  RunUntil until;
  until.kind = RunUntil::Kind::Condition;
  until.name = signals_->currentText().trimmed().toStdString();
  until.comparison = static_cast<RunUntil::Comparison>(comparisons_->currentData().toInt());
  until.number = value_->value();
  if(signals_->findText(signals_->currentText().trimmed()) >= 0) // A signal of this run, whatever its letters are.
    return until;
  auto compared = RunUntil::parse(until.text());
  // A condition that is wrong is not to be told as one with a second comparison behind it.
  if(until.name.find_first_of("<>=") != std::string::npos && std::holds_alternative<LocalText>(compared))
    if(auto alone = RunUntil::parse(until.name); std::holds_alternative<LocalText>(alone))
      if(const TextKey* const key = std::get<LocalText>(alone).key(); !key || std::string_view(key->name) != "until.unknown")
        return alone;
  return compared;
}

} // namespace sparkwright
