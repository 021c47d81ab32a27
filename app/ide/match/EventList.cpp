#include "app/ide/match/EventList.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/RowTable.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "viewer/overlay/Scoreboard.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QScrollBar>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

constexpr int detailLines = 7;

} // namespace

bool EventList::Filter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
  const QModelIndex index = sourceModel()->index(row, 0, parent);
  return (groups_ == 0 || (index.data(EventModel::GroupsRole).toInt() & groups_) != 0) &&
         (filterRegularExpression().pattern().isEmpty() ||
          index.data(EventModel::TextRole).toString().contains(filterRegularExpression()));
}

EventList::EventList(QWidget* parent)
    : QWidget(parent), groups_(new QComboBox(this)), text_(new QLineEdit(this)), table_(new QTableView(this)),
      details_(new QLabel(this))
{
  filtered_.setSourceModel(&model_);
  filtered_.setFilterCaseSensitivity(Qt::CaseInsensitive);
  for(const int groups : {0, int(EventModel::Goals), int(EventModel::Fouls), int(EventModel::Restarts)})
    groups_->addItem(QString(), groups);
  text_->setClearButtonEnabled(true);
  text_->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);

  table_->setModel(&filtered_);
  showAsRows(*table_);
  QHeaderView* const header = table_->horizontalHeader();
  header->resizeSection(EventModel::Time, table_->fontMetrics().horizontalAdvance(QStringLiteral("00:00")) + 20);
  header->setMinimumSectionSize(40);
  header->resizeSection(EventModel::What, 124);
  header->resizeSection(EventModel::Who, 64);
  header->resizeSection(EventModel::Why, header->minimumSectionSize()); // Whatever room is left.

  details_->setTextFormat(Qt::RichText);
  details_->setWordWrap(true);
  details_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  details_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  details_->setMinimumHeight(detailLines * details_->fontMetrics().lineSpacing());
  details_->setContentsMargins(4, 0, 4, 0);

  QHBoxLayout* const row = new QHBoxLayout;
  row->setSpacing(4);
  row->addWidget(groups_);
  row->addWidget(text_, 1);
  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(row);
  layout->addWidget(table_, 1);
  layout->addWidget(details_);
  setFocusProxy(table_);

  connect(groups_, &QComboBox::currentIndexChanged, this,
          [this] { filtered_.setGroups(groups_->currentData().toInt()); });
  connect(text_, &QLineEdit::textChanged, this, [this](const QString& text) { filtered_.setFilterFixedString(text); });
  connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &EventList::showDetails);
  connect(&filtered_, &QAbstractItemModel::modelReset, this, &EventList::showDetails);
  connect(&filtered_, &QAbstractItemModel::dataChanged, this, &EventList::showDetails);
  connect(&filtered_, &QAbstractItemModel::rowsInserted, this, &EventList::showDetails);
  QAction* const copy = new QAction(this);
  copy->setShortcut(QKeySequence::Copy);
  copy->setShortcutContext(Qt::WidgetShortcut);
  connect(copy, &QAction::triggered, this, &EventList::copySelected);
  table_->addAction(copy);
  retranslate();
}

void EventList::setEvents(const std::shared_ptr<const GameEvents>& events)
{
  const QScrollBar* const bar = table_->verticalScrollBar();
  const bool atEnd = bar->value() >= bar->maximum() - 1;
  const EventModel::Event before = model_.event(model_.rowCount() - 1);
  model_.setEvents(events);
  if(atEnd && before != model_.event(model_.rowCount() - 1))
    table_->scrollToBottom();
}

void EventList::clearSelection()
{
  table_->setCurrentIndex({});
  table_->clearSelection();
}

void EventList::select(const EventModel::Event& event)
{
  int row = 0;
  while(row < model_.rowCount() && !EventModel::isSame(model_.event(row), event))
    ++row;
  if(!event || row == model_.rowCount())
    return;
  if(!filtered_.mapFromSource(model_.index(row, 0)).isValid())
  {
    groups_->setCurrentIndex(0);
    text_->clear();
  }
  const QModelIndex index = filtered_.mapFromSource(model_.index(row, 0));
  table_->setCurrentIndex(index);
  table_->scrollTo(index);
}

EventModel::Event EventList::selected() const
{
  const QModelIndexList rows = table_->selectionModel()->selectedRows();
  return rows.isEmpty() ? nullptr : model_.event(filtered_.mapToSource(rows.first()).row());
}

void EventList::copySelected()
{
  const QModelIndexList rows = table_->selectionModel()->selectedRows();
  if(!rows.isEmpty())
    QGuiApplication::clipboard()->setText(rows.first().data(EventModel::TextRole).toString());
}

void EventList::showDetails()
{
  const EventModel::Event event = selected();
  if(!event)
    details_->setText(QStringLiteral("<span style='color:%1'>%2</span>")
                          .arg(palette().color(QPalette::PlaceholderText).name(QColor::HexArgb),
                               (model_.rowCount() == 0 ? tr("The referee has not decided anything yet.")
                                                       : tr("Select an event to see where it was, and why."))
                                   .toHtmlEscaped()));
  else
  {
    const QLocale locale;
    const auto number = [&](double value) { return locale.toString(value, 'f', 2); };
    const QString who = EventModel::who(*event);
    QString text = QStringLiteral("<b>%1%2</b>")
                       .arg(EventModel::what(*event).toHtmlEscaped(),
                            who.isEmpty() ? QString() : QStringLiteral(" · ") + who.toHtmlEscaped());
    if(event->overruled)
      text += QStringLiteral(" · ") + tr("overruled");
    if(!event->reason.empty())
      text += QStringLiteral("<br>") + tr("Why: %1").arg(inWindow(event->reason).toHtmlEscaped());
    if(!event->consequence.empty())
      text += QStringLiteral("<br>") + tr("What follows: %1").arg(inWindow(event->consequence).toHtmlEscaped());
    if(event->mode != event->next)
      text += QStringLiteral("<br>") + tr("Play mode: %1 → %2").arg(Scoreboard::playMode(event->mode).toHtmlEscaped(),
                                                                    Scoreboard::playMode(event->next).toHtmlEscaped());
    text += QStringLiteral("<br>") + tr("Rule: %1 · half %2 · game clock %3 s · at (%4, %5) m")
                                         .arg(EventModel::rule(*event).toHtmlEscaped()).arg(event->period)
                                         .arg(number(static_cast<double>(event->gameTime)),
                                              number(static_cast<double>(event->position.x())),
                                              number(static_cast<double>(event->position.y())));
    details_->setText(text);
  }
  if(!EventModel::isSame(event, told_))
  {
    told_ = event;
    emit eventSelected(event);
  }
}

void EventList::retranslate()
{
  groups_->setItemText(0, tr("Everything"));
  groups_->setItemText(1, tr("Goals"));
  groups_->setItemText(2, tr("Fouls"));
  groups_->setItemText(3, tr("Restarts"));
  groups_->setAccessibleName(tr("Kind of events to show"));
  groups_->setToolTip(
      tr("Which events are listed: all of them, goals and scores, fouls and other offences, or restarts"));
  text_->setPlaceholderText(tr("Filter by text"));
  text_->setAccessibleName(tr("Filter the events"));
  table_->setAccessibleName(tr("Events of the match"));
  details_->setAccessibleName(tr("Selected event"));
  model_.retranslate();
  showDetails();
}

void EventList::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::PaletteChange)
    showDetails(); // Their colours stand in the text.
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
