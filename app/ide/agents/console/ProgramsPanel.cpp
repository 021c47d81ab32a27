#include "app/ide/agents/console/ProgramsPanel.h"

#include "app/ide/agents/console/ConsoleView.h"
#include "app/ide/agents/programs/ProgramWords.h"
#include "app/ide/common/Icons.h"
#include "app/ide/common/InSight.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QSplitter>

namespace sparkwright
{

namespace
{

constexpr int idRole = Qt::UserRole;

} // namespace

ProgramsPanel::ProgramsPanel(Programs& programs, QWidget* parent)
    : QWidget(parent), programs_(programs), pages_(new QStackedWidget(this)), invitation_(new QLabel(this)),
      list_(new QListWidget(this)), restart_(new QToolButton(this)), stop_(new QToolButton(this)),
      kill_(new QToolButton(this)), forget_(new QToolButton(this)), console_(new ConsoleView(this))
{
  QWidget* const empty = new QWidget(this);
  empty_ = new QVBoxLayout(empty);
  empty_->setContentsMargins(12, 12, 12, 12);
  empty_->setSpacing(8);
  invitation_->setWordWrap(true);
  empty_->addWidget(invitation_);
  empty_->addStretch();

  QWidget* const left = new QWidget(this);
  QVBoxLayout* const column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  QHBoxLayout* const row = new QHBoxLayout;
  row->setSpacing(4);
  const std::pair<QToolButton*, const char*> buttons[] = {
      {restart_, "reset"}, {stop_, "stop"}, {kill_, "kill"}, {forget_, "clear"}};
  for(const auto& [button, icon] : buttons)
  {
    button->setIcon(themedIcon(QLatin1String(icon)));
    button->setAutoRaise(true);
    row->addWidget(button);
  }
  row->addStretch();
  column->addLayout(row);
  column->addWidget(list_, 1);
  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  list_->setUniformItemSizes(true);
  list_->setIconSize(QSize(16, 16));

  QSplitter* const splitter = new QSplitter(this);
  splitter->addWidget(left);
  splitter->addWidget(console_);
  splitter->setStretchFactor(1, 1);
  splitter->setSizes({220, 600});
  splitter->setChildrenCollapsible(false);
  pages_->addWidget(empty);
  pages_->addWidget(splitter);
  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 4, 4, 4);
  layout->addWidget(pages_);

  connect(&programs_, &Programs::changed, this, &ProgramsPanel::showPrograms);
  connect(list_, &QListWidget::currentItemChanged, this, &ProgramsPanel::showSelected);
  connect(list_, &QListWidget::customContextMenuRequested, this,
          [this](const QPoint& place)
          {
            if(list_->itemAt(place))
              emit menuWanted(selected(), list_->viewport()->mapToGlobal(place));
          });
  connect(restart_, &QToolButton::clicked, this, [this] { programs_.restart(selected()); });
  connect(stop_, &QToolButton::clicked, this, [this] { programs_.stop(selected()); });
  connect(kill_, &QToolButton::clicked, this, [this] { programs_.kill(selected()); });
  connect(forget_, &QToolButton::clicked, this, [this] { programs_.forget(selected()); });
  retranslate();
}

void ProgramsPanel::offer(QAction* action)
{
  QToolButton* const button = new QToolButton(this);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setFocusPolicy(Qt::TabFocus);
  button->setDefaultAction(action);
  empty_->insertWidget(empty_->count() - 1, button, 0, Qt::AlignLeft);
}

Programs::Id ProgramsPanel::selected() const
{
  const QListWidgetItem* const item = list_->currentItem();
  return item ? item->data(idRole).toInt() : 0;
}

void ProgramsPanel::select(Programs::Id id)
{
  for(int i = 0; i < list_->count(); ++i)
    if(list_->item(i)->data(idRole).toInt() == id)
      list_->setCurrentRow(i);
}

void ProgramsPanel::showPrograms()
{
  const std::vector<Programs::Program>& programs = programs_.list();
  for(int i = list_->count() - 1; i >= 0; --i)
    if(!programs_.find(list_->item(i)->data(idRole).toInt()))
      delete list_->takeItem(i);
  for(std::size_t i = 0; i < programs.size(); ++i) // In the same order: new ones come last.
  {
    const Programs::Program& program = programs[i];
    QListWidgetItem* item = list_->item(static_cast<int>(i));
    if(!item)
    {
      item = new QListWidgetItem(list_);
      item->setData(idRole, program.id);
      if(list_->count() == 1)
        list_->setCurrentItem(item);
    }
    const QString words = QString::fromStdString(program.command.label()) + QStringLiteral(" – ") + stateWords(program);
    if(item->text() == words)
      continue;
    item->setText(words);
    item->setIcon(themedIcon(stateIcon(program)));
    item->setToolTip(QString::fromStdString(shellText(program.command)));
  }
  pages_->setCurrentIndex(programs.empty() ? 0 : 1);
  showSelected();
}

void ProgramsPanel::showSelected()
{
  const Programs::Program* const program = programs_.find(selected());
  restart_->setEnabled(program);
  stop_->setEnabled(program && program->isAlive() && program->state != Programs::State::Stopping);
  kill_->setEnabled(program && program->isAlive());
  forget_->setEnabled(program && !program->isAlive());
  console_->show(program ? program->console : nullptr,
                 program ? QString::fromStdString(program->command.label()) : QString());
  console_->refresh();
}

void ProgramsPanel::refresh()
{
  if(isInSight(*this))
    console_->refresh();
}

void ProgramsPanel::retranslate()
{
  list_->setAccessibleName(tr("Programs"));
  invitation_->setText(
      tr("No program has been started here. Start a team from its team file, or a single program: what "
         "they print is shown here, and they can be stopped and restarted."));
  const auto name = [](QToolButton* button, const QString& text, const QString& tip)
  {
    button->setAccessibleName(text);
    button->setToolTip(tip);
  };
  name(restart_, tr("Restart"), tr("Stops the program if it runs, and starts it again"));
  name(stop_, tr("Stop"), tr("Asks the program to end, and kills it after three seconds"));
  name(kill_, tr("Kill"), tr("Ends the program and all that it has started, at once"));
  name(forget_, tr("Remove from list"), tr("Removes the program and its console from the list"));
  for(int i = 0; i < list_->count(); ++i)
    list_->item(i)->setText(QString());
  showPrograms();
}

void ProgramsPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
