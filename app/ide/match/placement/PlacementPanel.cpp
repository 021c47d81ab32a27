#include "app/ide/match/placement/PlacementPanel.h"

#include "app/ide/common/ActionButton.h"
#include "app/ide/common/RowTable.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "viewer/overlay/Scoreboard.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QVBoxLayout>

namespace sparkwright
{

/// As wide as its neighbours.
static QToolButton* wideButton(QAction* action, QWidget* parent)
{
  QToolButton* const button = actionButton(action, parent);
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  return button;
}

PlacementPanel::PlacementPanel(QAction* correct, QAction* start, QAction* pause, QWidget* parent)
    : QWidget(parent), modeLabel_(new QLabel(this)), summary_(new QLabel(this)), modes_(new QComboBox(this)),
      table_(new QTableView(this)), pause_(wideButton(pause, this))
{
  modeLabel_->setBuddy(modes_);
  modes_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  modes_->setMinimumContentsLength(12);
  summary_->setWordWrap(true);
  summary_->setTextFormat(Qt::PlainText);
  table_->setModel(&model_);
  showAsRows(*table_);
  table_->horizontalHeader()->setSectionResizeMode(PlacementModel::Player, QHeaderView::ResizeToContents);

  QHBoxLayout* const choice = new QHBoxLayout;
  choice->addWidget(modeLabel_);
  choice->addWidget(modes_, 1);
  QHBoxLayout* const row = new QHBoxLayout;
  row->setSpacing(4);
  for(QAction* const action : {correct, start})
    row->addWidget(wideButton(action, this));
  QVBoxLayout* const column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 4);
  column->setSpacing(6);
  column->addLayout(choice);
  column->addWidget(summary_);
  column->addWidget(pause_);
  column->addWidget(table_, 1);
  column->addLayout(row);
  setFocusProxy(modes_);

  connect(modes_, &QComboBox::currentIndexChanged, this,
          [this]
          {
            showSummary();
            emit modeChosen();
          });
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& current)
          {
            if(!following_ && current.isValid())
              emit playerSelected(current.data(PlacementModel::TeamRole).toInt(),
                                  current.data(PlacementModel::NumberRole).toInt());
          });
  retranslate();
}

void PlacementPanel::setModes(std::span<const std::string> modes)
{
  bool same = modes_->count() == static_cast<int>(modes.size());
  for(int i = 0; same && i < modes_->count(); ++i)
    same = modes_->itemData(i).toString().toStdString() == modes[static_cast<std::size_t>(i)];
  if(same)
    return;
  const QSignalBlocker silent(modes_);
  modes_->clear();
  for(const std::string& mode : modes)
    modes_->addItem(Scoreboard::playMode(mode), QString::fromStdString(mode));
}

void PlacementPanel::setMode(const QString& mode)
{
  if(const int index = modes_->findData(mode); index >= 0)
    modes_->setCurrentIndex(index);
}

void PlacementPanel::setSituation(Situation situation)
{
  situation_ = situation;
  pause_->setVisible(situation == Situation::Plays);
  showSummary();
}

void PlacementPanel::setReview(std::shared_ptr<const RestartReview> review, const GameState& game)
{
  for(std::size_t i = 0; i < teams_.size(); ++i)
    teams_[i] = QString::fromStdString(game.team[i]);
  following_ = true; // A new table has no current row.
  model_.setReview(std::move(review), game);
  following_ = false;
  showSummary();
}

void PlacementPanel::setSelected(int team, int unum)
{
  const int row = team == 0 ? -1 : model_.rowOf(team, unum);
  if(row == table_->currentIndex().row() || row < 0)
    return;
  following_ = true;
  table_->selectRow(row);
  following_ = false;
}

std::shared_ptr<const RestartReview> PlacementPanel::review() const
{
  const auto& known = model_.review();
  return known && known->mode == mode().toStdString() ? known : nullptr;
}

int PlacementPanel::team() const
{
  return table_->currentIndex().data(PlacementModel::TeamRole).toInt();
}

QString PlacementPanel::sideName(int team) const
{
  const QString& name = teams_[static_cast<std::size_t>(team - 1)];
  return !name.isEmpty() ? name : team == 1 ? tr("Left") : tr("Right");
}

void PlacementPanel::showSummary()
{
  const auto review = this->review();
  QString words;
  if(situation_ == Situation::Absent)
    words = tr("In games whose rules know the places of restarts, a restart is planned here.");
  else if(situation_ == Situation::Plays)
    words = tr("The match plays. Pause it, then drag robots and ball in the view to where they shall stand.");
  else if(!review)
    words = tr("Drag robots and ball in the view to where they shall stand.");
  else if(!review->problem.empty())
    words = inWindow(review->problem);
  else if(const int moved = review->moved(); moved > 0)
    words = tr("%n robot(s) may not stand there; arrows show where the rules move them.", nullptr, moved);
  else
    words = tr("All robots may stand there.");
  if(situation_ == Situation::Stands && review && (review->first == 1 || review->first == 2))
    words += QLatin1Char(' ') + tr("%1 chooses first.").arg(sideName(review->first));
  if(summary_->text() != words)
    summary_->setText(words);
}

void PlacementPanel::retranslate()
{
  modeLabel_->setText(tr("&Restart:"));
  modes_->setAccessibleName(tr("Restart"));
  modes_->setToolTip(tr("The restart whose rules say where robots may stand"));
  table_->setAccessibleName(tr("Places in this restart"));
  for(int i = 0; i < modes_->count(); ++i)
    modes_->setItemText(i, Scoreboard::playMode(modes_->itemData(i).toString().toStdString()));
  model_.retranslate();
  showSummary();
}

void PlacementPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
