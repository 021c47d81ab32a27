#include "app/ide/session/StepMenu.h"

#include "app/ide/common/Actions.h"
#include "app/ide/session/Session.h"

#include <QActionGroup>

namespace sparkwright
{

namespace
{

constexpr Actions::Words words[] = {
    {"", "settings", QT_TRANSLATE_NOOP("sparkwright::StepMenu", "&Exact"),
     QT_TRANSLATE_NOOP("sparkwright::StepMenu", "All forces at once, as robots on legs need it; the fastest exact way"),
     "stepExact"},
    {"", "settings", QT_TRANSLATE_NOOP("sparkwright::StepMenu", "Exact, by the e&ngine"),
     QT_TRANSLATE_NOOP("sparkwright::StepMenu",
                       "The same numbers to the last bit from the physics engine itself, slower: to compare"),
     "stepEngine"},
    {"", "settings", QT_TRANSLATE_NOOP("sparkwright::StepMenu", "&Iterative"),
     QT_TRANSLATE_NOOP("sparkwright::StepMenu",
                       "Forces by approximation: for large heaps; contacts and joints are softer, and runs differ from "
                       "exact ones"),
     "stepIterative"}};
static_assert(std::size(words) == std::size(stepKindNames));

} // namespace

StepMenu::StepMenu(const WindowPart::Surroundings& around) : menu_(std::make_unique<QMenu>())
{
  auto* const group = new QActionGroup(this);
  for(std::size_t i = 0; i < kinds_.size(); ++i)
  {
    kinds_[i] = around.actions.add(words[i], "sparkwright::StepMenu");
    kinds_[i]->setCheckable(true);
    kinds_[i]->setIconVisibleInMenu(false); // The dot tells more.
    group->addAction(kinds_[i]);
    menu_->addAction(kinds_[i]);
    connect(kinds_[i], &QAction::triggered, this,
            [&session = around.session, i] { session.setStep(static_cast<StepKind>(i)); });
  }
  around.shell.addEntry({MenuPlace::Simulation, 3, 1}, menu_->menuAction());
}

void StepMenu::retranslate()
{
  menu_->setTitle(tr("Ph&ysics steps"));
}

void StepMenu::show(const SessionState& state)
{
  const bool isOwn = state.phase != SessionState::Phase::Empty && state.source == SessionState::Source::Own;
  menu_->menuAction()->setEnabled(isOwn);
  for(QAction* const kind : kinds_)
    kind->setEnabled(isOwn);
  kinds_[static_cast<std::size_t>(state.stepNow)]->setChecked(true);
}

} // namespace sparkwright
