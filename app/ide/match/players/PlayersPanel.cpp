#include "app/ide/match/players/PlayersPanel.h"

#include "app/ide/common/ActionButton.h"
#include "app/ide/common/RowTable.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace sparkwright
{

PlayersPanel::PlayersPanel(const QList<QAction*>& actions, QWidget* parent)
    : QWidget(parent), pages_(new QStackedWidget(this)), empty_(new QLabel(this)), table_(new QTableView(this)), actions_(actions)
{
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  empty_->setMargin(12);
  table_->setModel(&model_);
  showAsRows(*table_);
  for(const int column : {PlayersModel::Player, PlayersModel::Fouls, PlayersModel::Cards})
    table_->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
  pages_->addWidget(empty_);
  pages_->addWidget(table_);

  QGridLayout* const buttons = new QGridLayout;
  buttons->setSpacing(4);
  for(int i = 0; i < actions.size(); ++i)
  {
    QToolButton* const button = actionButton(actions[i], this);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    buttons->addWidget(button, i / 2, i % 2);
  }
  QVBoxLayout* const column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 4);
  column->setSpacing(4);
  column->addWidget(pages_, 1);
  column->addLayout(buttons);

  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& current)
          {
            if(following_ || !current.isValid())
              return;
            if(const quint64 root = model_.rows()[static_cast<std::size_t>(current.row())].rootId)
              emit robotSelected(root);
          });
  table_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(table_, &QWidget::customContextMenuRequested, this,
          [this](const QPoint& place)
          {
            const QModelIndex index = table_->indexAt(place);
            if(!index.isValid())
              return;
            table_->setCurrentIndex(index);
            auto* const menu = new QMenu(this);
            menu->setAttribute(Qt::WA_DeleteOnClose);
            menu->setToolTipsVisible(true);
            menu->addActions(actions_);
            menu->popup(table_->viewport()->mapToGlobal(place));
          });
  retranslate();
}

void PlayersPanel::setState(const SessionState& state)
{
  following_ = true; // A new table has no current row.
  model_.setState(state);
  following_ = false;
  pages_->setCurrentWidget(model_.rowCount() > 0 ? static_cast<QWidget*>(table_) : empty_);
}

void PlayersPanel::setSelected(int team, int unum)
{
  const int row = model_.rowOf(team, unum);
  if(row == table_->currentIndex().row() || (row < 0 && !table_->currentIndex().isValid()))
    return;
  following_ = true;
  row < 0 ? table_->setCurrentIndex({}) : table_->selectRow(row);
  following_ = false;
}

void PlayersPanel::retranslate()
{
  empty_->setText(tr("Players appear here with their fouls, cards and suspensions when they have joined the match."));
  table_->setAccessibleName(tr("Players"));
  model_.retranslate();
}

void PlayersPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
