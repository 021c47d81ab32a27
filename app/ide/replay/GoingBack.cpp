#include "app/ide/replay/GoingBack.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/replay/TimelineBar.h"
#include "app/ide/session/SessionSwitch.h"

#include <QLocale>
#include <QMessageBox>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr const char* branchContext = "sparkwright::GoingBack";
constexpr Actions::Words continueWords = {
    "Ctrl+Alt+J", "revert", QT_TRANSLATE_NOOP("sparkwright::GoingBack", "&Continue from here"),
    QT_TRANSLATE_NOOP("sparkwright::GoingBack",
                      "Let this run go on from the moment that is shown, as a new branch; the former one is kept"), "continueFromHere"};

} // namespace

GoingBack::GoingBack(const WindowPart::Surroundings& around, std::function<long()> watched, QObject* parent)
    : QObject(parent), around_(around), continue_(around.actions.add(continueWords, branchContext)),
      branches_(std::make_unique<QMenu>()), watched_(std::move(watched))
{
  continue_->setEnabled(false);
  branches_->menuAction()->setEnabled(false);
  connect(continue_, &QAction::triggered, this,
          [this]
          {
            if(canContinue())
              goTo(present_, watched_());
          });
  connect(branches_.get(), &QMenu::aboutToShow, this, &GoingBack::fillBranches);
}

GoingBack::~GoingBack() = default;

void GoingBack::retranslate() { branches_->setTitle(tr("&Branches of this run")); }

QString GoingBack::words() const
{
  if(!past_)
    return {};
  const QLocale locale;
  return tr("One can go back to %1 and go on from there (%2 of at most %3 in memory).")
      .arg(TimelineBar::clockText(static_cast<double>(past_->figures.oldest) * stepSeconds_, false),
           locale.formattedDataSize(static_cast<qint64>(past_->figures.bytes), 1),
           locale.formattedDataSize(static_cast<qint64>(past_->figures.limit), 0));
}

QString GoingBack::nameOf(const RunHistory::Branch& branch) const
{
  const auto clock = [this](long cycle)
  { return TimelineBar::clockText(static_cast<double>(cycle) * stepSeconds_, false); };
  const QString name = branch.parent < 0 ? tr("First run, until %1").arg(clock(branch.end))
                                         : tr("Branch %1, from %2 until %3")
                                               .arg(branch.id)
                                               .arg(clock(branch.from), clock(branch.end));
  return branch.name.empty() ? name : QString::fromStdString(branch.name) + QStringLiteral(": ") + name;
}

void GoingBack::fillBranches()
{
  branches_->clear();
  for(const RunHistory::Branch& branch : known_)
  {
    QAction* const entry = branches_->addAction(nameOf(branch));
    entry->setCheckable(true);
    entry->setChecked(branch.id == present_);
    entry->setEnabled(branch.id != present_ && branch.states > 0);
    entry->setToolTip(tr("Go on from the end of this branch"));
    connect(entry, &QAction::triggered, this, [this, branch] { goTo(branch.id, branch.end); });
  }
}

void GoingBack::ask(const std::function<void()>& go)
{
  if(outside_ == 0)
    return go();
  auto* const question =
      new QMessageBox(QMessageBox::Question, tr("Continue from here"),
                      tr("%n agent(s) of other programs will be disconnected, since they cannot go back.", nullptr,
                         outside_),
                      QMessageBox::Cancel, &around_.shell.widget());
  question->setObjectName(QStringLiteral("goBackQuestion"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->addButton(tr("Continue"), QMessageBox::AcceptRole);
  connect(question, &QMessageBox::buttonClicked, this,
          [question, go](QAbstractButton* button)
          {
            if(question->buttonRole(button) == QMessageBox::AcceptRole)
              go();
          });
  question->open();
}

void GoingBack::goTo(RunHistory::BranchId branch, long cycle)
{
  ask(
      [this, branch, cycle]
      {
        generation_ = around_.sessions.own().state().generation;
        waiting_ = around_.session.goBack(branch, cycle, {});
      });
}

bool GoingBack::canContinue() const
{
  const auto now = std::ranges::find(known_, present_, &RunHistory::Branch::id);
  const long cycle = watched_();
  return now != known_.end() && cycle >= now->oldest && cycle <= now->end;
}

void GoingBack::showState(const SessionState& own)
{
  stepSeconds_ = own.stepSeconds;
  const auto isOutside = [](const ConnectionInfo& info)
  { return info.kind == ConnectionInfo::Kind::Agent && !info.address.starts_with("inside"); };
  outside_ = static_cast<int>(std::ranges::count_if(own.connections, isOutside));
  known_ = own.past ? own.past->branches : std::vector<RunHistory::Branch>();
  past_ = own.past;
  if(own.past)
    present_ = own.past->present;
  continue_->setEnabled(canContinue());
  branches_->menuAction()->setEnabled(known_.size() > 1);
  if(waiting_ == 0 || own.wentBack < waiting_)
    return;
  waiting_ = 0;
  const bool gone = own.generation != generation_;
  if(!own.goBackProblem.empty())
    around_.shell.note(Diagnostic::Severity::Warning, inWindow(own.goBackProblem));
  if(gone)
    emit went();
}

} // namespace sparkwright
