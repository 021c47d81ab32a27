#include "app/ide/layout/PerspectiveSwitch.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace sparkwright
{

namespace
{

constexpr char perspectiveContext[] = "sparkwright::PerspectiveSwitch";
constexpr Actions::Words perspectiveWords[] = {
    {"Ctrl+1", "design", QT_TRANSLATE_NOOP("sparkwright::PerspectiveSwitch", "&Design"),
     QT_TRANSLATE_NOOP("sparkwright::PerspectiveSwitch", "Build a robot or a scene: tree, properties, text, joints"),
     "perspectiveDesign"},
    {"Ctrl+2", "match", QT_TRANSLATE_NOOP("sparkwright::PerspectiveSwitch", "M&atch"),
     QT_TRANSLATE_NOOP("sparkwright::PerspectiveSwitch", "Run and referee: match, agents, timeline"),
     "perspectiveMatch"},
    {"Ctrl+3", "review", QT_TRANSLATE_NOOP("sparkwright::PerspectiveSwitch", "&Review"),
     QT_TRANSLATE_NOOP("sparkwright::PerspectiveSwitch", "Study a recording or the past of a run: events, plots, "
                                                         "timeline"),
     "perspectiveReview"},
};
static_assert(std::size(perspectiveWords) == perspectiveCount);

} // namespace

PerspectiveSwitch::PerspectiveSwitch(Actions& actions, QWidget* parent) : QWidget(parent)
{
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(4, 0, 4, 0);
  row->setSpacing(0);
  auto* const group = new QActionGroup(this);
  for(std::size_t i = 0; i < perspectiveCount; ++i)
  {
    QAction* const action = actions.add(perspectiveWords[i], perspectiveContext);
    action->setCheckable(true);
    group->addAction(action);
    made_[i] = action;
    auto* const button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(false);
    button->setFocusPolicy(Qt::TabFocus);
    row->addWidget(button);
    connect(action, &QAction::triggered, this, [this, i] { emit chosen(static_cast<Perspective>(i)); });
  }
}

void PerspectiveSwitch::showCurrent(Perspective perspective)
{
  action(perspective)->setChecked(true);
}

void PerspectiveSwitch::retranslate()
{
  setAccessibleName(tr("Perspective"));
  for(QToolButton* const button : findChildren<QToolButton*>())
    button->setAccessibleName(button->defaultAction()->text().remove(QLatin1Char('&')));
}

} // namespace sparkwright
