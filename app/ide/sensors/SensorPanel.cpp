#include "app/ide/sensors/SensorPanel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/sensors/ReadingView.h"
#include "app/ide/sensors/SensorDelegate.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

namespace
{

enum SensorColumn
{
  SensorName,
  SensorValue,
  SensorBars
};

constexpr int lineRole = Qt::UserRole, barsWidth = 104;

} // namespace

SensorPanel::SensorPanel(QWidget* parent)
    : QWidget(parent), title_(new QLabel), copy_(new QToolButton), filter_(new QLineEdit), empty_(new QLabel),
      list_(new QTreeWidget), drawing_(new ReadingView), split_(new QSplitter(Qt::Vertical))
{
  QFont bold = font();
  bold.setBold(true);
  title_->setFont(bold);
  copy_->setIcon(themedIcon(QStringLiteral("copy")));
  copy_->setAutoRaise(true);
  filter_->setClearButtonEnabled(true);
  filter_->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
  empty_->setContentsMargins(12, 12, 12, 12);
  empty_->setForegroundRole(QPalette::PlaceholderText);
  list_->setColumnCount(3);
  list_->setIndentation(12);
  list_->setFrameShape(QFrame::NoFrame);
  list_->setAlternatingRowColors(true);
  list_->setSelectionMode(QAbstractItemView::SingleSelection);
  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  list_->setItemDelegateForColumn(SensorBars, new SensorDelegate(list_));
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(SensorName, QHeaderView::Interactive);
  list_->header()->setSectionResizeMode(SensorValue, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(SensorBars, QHeaderView::Fixed);
  list_->header()->resizeSection(SensorBars, barsWidth);
  list_->header()->moveSection(SensorBars, SensorValue); // Beside the names, however wide the dock is.
  auto* const head = new QHBoxLayout;
  head->setContentsMargins(8, 4, 4, 0);
  head->addWidget(title_, 1);
  head->addWidget(copy_);
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(head);
  layout->addWidget(filter_);
  layout->addWidget(empty_);
  split_->addWidget(list_);
  split_->addWidget(drawing_);
  split_->setStretchFactor(0, 1);
  split_->setStretchFactor(1, 1);
  split_->setChildrenCollapsible(false);
  layout->addWidget(split_, 1);
  setFocusPolicy(Qt::StrongFocus);
  connect(copy_, &QToolButton::clicked, this, &SensorPanel::copy);
  connect(filter_, &QLineEdit::textChanged, this, &SensorPanel::applyFilter);
  connect(list_, &QTreeWidget::customContextMenuRequested, this, &SensorPanel::showMenu);
  connect(list_, &QTreeWidget::itemActivated, this,
          [this](QTreeWidgetItem* item)
          {
            if(const SensorLine* const line = lineOf(item))
              emit activated(*line);
          });
  connect(list_, &QTreeWidget::currentItemChanged, this, &SensorPanel::showDrawing);
  retranslate();
  show({}, {});
}

const SensorLine* SensorPanel::lineOf(const QTreeWidgetItem* item) const
{
  const auto found = std::ranges::find(items_, item);
  return !item || found == items_.end() ? nullptr : &lines_[static_cast<std::size_t>(found - items_.begin())];
}

void SensorPanel::show(const QString& robot, std::vector<SensorLine> lines)
{
  robot_ = robot;
  const bool same =
      std::ranges::equal(lines, lines_, [](const SensorLine& a, const SensorLine& b) { return a.key == b.key; }) &&
      items_.size() == lines.size();
  lines_ = std::move(lines);
  title_->setText(robot);
  title_->setVisible(!robot.isEmpty());
  const bool any = !lines_.empty();
  for(QWidget* const widget : std::initializer_list<QWidget*>{split_, filter_, copy_})
    widget->setVisible(any);
  empty_->setVisible(!any);
  setFocusProxy(any ? list_ : nullptr);
  showEmpty();
  if(!same)
    layOut();
  for(std::size_t i = 0; i < lines_.size(); ++i)
    fill(*items_[i], lines_[i]);
  showDrawing();
}

/// Of the chosen line, or of the first one that can be drawn.
void SensorPanel::showDrawing()
{
  const auto draws = [](const SensorLine& line) { return line.reading && ReadingView::draws(*line.reading); };
  const auto first = std::ranges::find_if(lines_, draws);
  const SensorLine* chosen = lineOf(list_->currentItem());
  if(!chosen && first != lines_.end())
    chosen = &*first;
  const bool any = chosen && draws(*chosen);
  drawing_->setVisible(any);
  // Wide docks have room beside the list.
  split_->setOrientation(width() > 2 * height() ? Qt::Horizontal : Qt::Vertical);
  if(any)
    drawing_->show(*chosen->reading);
}

void SensorPanel::showEmpty()
{
  if(lines_.empty())
    empty_->setText(robot_.isEmpty()
                        ? tr("Select a robot to see what its sensors say: angles, forces, what it sees and hears.")
                        : tr("%1 has no sensors.").arg(robot_));
}

void SensorPanel::layOut()
{
  QSet<QString> closed; // By their texts.
  for(int i = 0; i < list_->topLevelItemCount(); ++i)
    if(!list_->topLevelItem(i)->isExpanded())
      closed << list_->topLevelItem(i)->text(0);
  const SensorLine* const current = lineOf(list_->currentItem());
  const QString chosen = current ? current->key : QString();
  items_.clear();
  list_->clear();
  QTreeWidgetItem* heading = nullptr;
  for(const SensorLine& line : lines_)
  {
    if(!heading || heading->text(SensorName) != line.group)
    {
      heading = new QTreeWidgetItem(list_, {line.group});
      heading->setFirstColumnSpanned(true);
      QFont bold = list_->font();
      bold.setBold(true);
      heading->setFont(SensorName, bold);
      heading->setExpanded(!closed.contains(line.group));
    }
    auto* const item = new QTreeWidgetItem(heading, {line.name});
    item->setData(SensorName, lineRole, line.key);
    items_.push_back(item);
    if(!chosen.isEmpty() && line.key == chosen)
      list_->setCurrentItem(item);
  }
  list_->resizeColumnToContents(SensorName); // Not with each value, which would take long.
  applyFilter();
}

void SensorPanel::fill(QTreeWidgetItem& item, const SensorLine& line)
{
  if(item.text(SensorName) != line.name)
    item.setText(SensorName, line.name);
  if(item.text(SensorValue) == line.value)
    return;
  item.setText(SensorValue, line.value);
  item.setToolTip(SensorValue, line.value);
  QVariantList numbers;
  for(const double number : line.numbers)
    numbers << number;
  item.setData(SensorBars, SensorDelegate::Picture, static_cast<int>(line.picture));
  item.setData(SensorBars, SensorDelegate::Numbers, numbers);
  item.setData(SensorBars, SensorDelegate::Scale, line.scale);
}

void SensorPanel::applyFilter()
{
  const QStringList words = filter_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for(int i = 0; i < list_->topLevelItemCount(); ++i)
  {
    QTreeWidgetItem& heading = *list_->topLevelItem(i);
    bool any = false;
    for(int k = 0; k < heading.childCount(); ++k)
    {
      const QString text = heading.text(SensorName) + QLatin1Char(' ') + heading.child(k)->text(SensorName);
      const bool fits =
          std::ranges::all_of(words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
      heading.child(k)->setHidden(!fits);
      any = any || fits;
    }
    heading.setHidden(!any);
  }
}

void SensorPanel::showMenu(const QPoint& at)
{
  const SensorLine* const line = lineOf(list_->itemAt(at) ? list_->itemAt(at) : list_->currentItem());
  auto* const menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  if(line && line->role == SensorLine::Role::Meter && !line->signal.empty())
    menu->addAction(themedIcon(QStringLiteral("plots")), tr("&Plot"), this,
                    [this, one = *line] { emit plotWanted(one); });
  if(line && line->role == SensorLine::Role::Camera)
    menu->addAction(themedIcon(QStringLiteral("camera")), tr("Show &picture"), this,
                    [this, one = *line] { emit activated(one); });
  if(line && line->role == SensorLine::Role::Meter && line->node != 0)
    menu->addAction(themedIcon(QStringLiteral("frame")), tr("&Select its part"), this,
                    [this, one = *line] { emit activated(one); });
  menu->addAction(themedIcon(QStringLiteral("copy")), copy_->toolTip(), this, &SensorPanel::copy);
  menu->popup(list_->viewport()->mapToGlobal(at));
}

void SensorPanel::copy() const
{
  auto* const data = new QMimeData;
  data->setText(SensorList::table(lines_));
  data->setImageData(split_->grab().toImage());
  QGuiApplication::clipboard()->setMimeData(data);
  emit told(tr("Copied as table and picture: %1").arg(robot_));
}

void SensorPanel::retranslate()
{
  filter_->setPlaceholderText(tr("Filter sensors"));
  filter_->setAccessibleName(tr("Filter sensors"));
  list_->setHeaderLabels({tr("Sensor"), tr("Value"), {}});
  list_->setAccessibleName(tr("Sensors of the robot"));
  copy_->setToolTip(tr("Copy as table and picture"));
  copy_->setAccessibleName(tr("Copy as table and picture"));
  showEmpty();
}

void SensorPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
