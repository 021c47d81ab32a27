#include "app/ide/design/MassPanel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/design/RobotChoice.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int columns = 8;
constexpr int nodeRole = Qt::UserRole, valueRole = Qt::UserRole + 1;

/// Sorts numbers by value.
class PartItem : public QTreeWidgetItem
{
public:
  using QTreeWidgetItem::QTreeWidgetItem;

  bool operator<(const QTreeWidgetItem& other) const override
  {
    const int column = treeWidget() ? treeWidget()->sortColumn() : 0;
    if(column == 0)
      return text(0).localeAwareCompare(other.text(0)) < 0;
    return data(column, valueRole).toDouble() < other.data(column, valueRole).toDouble();
  }
};

QString shortNumber(double value)
{
  return QLocale().toString(value, 'g', 4);
}

QString triple(const Eigen::Vector3d& v)
{
  return QStringLiteral("%1  %2  %3")
      .arg(QLocale().toString(v.x(), 'f', 4), QLocale().toString(v.y(), 'f', 4), QLocale().toString(v.z(), 'f', 4));
}

} // namespace

MassPanel::MassPanel(QWidget* parent)
    : QWidget(parent), table_(new QTreeWidget(this)), sums_(new QLabel(this)), copy_(new QPushButton(this)),
      compute_(new QPushButton(this))
{
  table_->setRootIsDecorated(false);
  table_->setUniformRowHeights(true);
  table_->setAlternatingRowColors(true);
  table_->setColumnCount(columns);
  table_->setSortingEnabled(true);
  table_->sortByColumn(1, Qt::DescendingOrder);
  sums_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  sums_->setTextFormat(Qt::PlainText);
  sums_->setWordWrap(true);
  copy_->setIcon(themedIcon(QStringLiteral("copy")));
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 4, 4, 4);
  layout->setSpacing(4);
  layout->addWidget(table_, 1);
  layout->addWidget(sums_);
  auto* const buttons = new QHBoxLayout;
  buttons->addWidget(compute_);
  buttons->addStretch();
  buttons->addWidget(copy_);
  layout->addLayout(buttons);
  setFocusProxy(table_);
  connect(copy_, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(asText()); });
  connect(table_, &QTreeWidget::itemActivated, this,
          [this](QTreeWidgetItem* item) { emit nodeChosen(item->data(0, nodeRole).toInt()); });
  connect(table_, &QTreeWidget::itemClicked, this,
          [this](QTreeWidgetItem* item) { emit nodeChosen(item->data(0, nodeRole).toInt()); });
  retranslate();
}

void MassPanel::retranslate()
{
  table_->setHeaderLabels(
      {tr("Part"), tr("Mass kg"), tr("x m"), tr("y m"), tr("z m"), tr("Ixx kg·m²"), tr("Iyy kg·m²"), tr("Izz kg·m²")});
  table_->setAccessibleName(tr("Masses of the parts"));
  table_->headerItem()->setToolTip(2, tr("Centre of mass in the world"));
  table_->headerItem()->setToolTip(5, tr("Inertia about the part's centre of mass, in its own axes"));
  copy_->setText(tr("&Copy as text"));
  compute_->setText(tr("Com&pute…"));
  compute_->setToolTip(tr("Compute masses and inertias from the shapes, by a density or with the masses kept"));
  fresh_ = true;
  sums_->clear();
}

void MassPanel::setFrame(const FramePtr& frame)
{
  const int robot = frame ? robotOf(*frame, selected_) : -1;
  std::vector<design::RobotMass> all;
  if(robot >= 0)
    all = design::massSummary(*frame);
  compute_->setEnabled(robot >= 0);
  copy_->setEnabled(robot >= 0 && robot < static_cast<int>(all.size()));
  if(!copy_->isEnabled())
  {
    shown_ = {};
    table_->clear();
    sums_->setText(tr("Open a scene with a robot to see its masses here."));
    return;
  }
  fill(all[static_cast<std::size_t>(robot)]);
}

void MassPanel::fill(const design::RobotMass& robot)
{
  const bool same = std::ranges::equal(robot.links, shown_.links, {}, &design::LinkMass::id, &design::LinkMass::id);
  shown_ = robot;
  sums_->setText(sums(robot));
  if(!same || fresh_)
  {
    table_->clear();
    for(std::size_t i = 0; i < robot.links.size(); ++i)
      table_->addTopLevelItem(new PartItem);
  }
  table_->setSortingEnabled(false);
  for(std::size_t i = 0; i < robot.links.size(); ++i)
  {
    QTreeWidgetItem* item = nullptr;
    for(int row = 0; row < table_->topLevelItemCount() && same && !fresh_ && !item; ++row)
      if(table_->topLevelItem(row)->data(0, nodeRole).toInt() == robot.links[i].node)
        item = table_->topLevelItem(row);
    if(!item)
      item = table_->topLevelItem(static_cast<int>(i));
    const design::LinkMass& link = robot.links[i];
    item->setText(0, QString::fromStdString(link.name));
    item->setData(0, nodeRole, link.node);
    const double values[] = {link.mass,          link.centre.x(),    link.centre.y(),   link.centre.z(),
                             link.inertia(0, 0), link.inertia(1, 1), link.inertia(2, 2)};
    for(int column = 1; column < columns; ++column)
    {
      const double value = values[column - 1];
      item->setText(column, column < 2 || column > 4 ? shortNumber(value) : QLocale().toString(value, 'f', 4));
      item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
      item->setData(column, valueRole, value);
    }
  }
  table_->setSortingEnabled(true);
  if(!same || fresh_)
    for(int column = 0; column < columns; ++column)
      table_->resizeColumnToContents(column);
  fresh_ = false;
}

QString MassPanel::sums(const design::RobotMass& robot) const
{
  QString text =
      tr("Total mass: %1 kg, %n part(s)", nullptr, static_cast<int>(robot.links.size())).arg(shortNumber(robot.mass));
  text += '\n' + tr("Centre of mass, world: %1 m").arg(triple(robot.centre));
  text += '\n' + tr("Centre of mass, in %1: %2 m").arg(QString::fromStdString(robot.name), triple(robot.centreInRobot));
  QStringList moments;
  for(const auto& [name, row, column] : {std::tuple{"xx", 0, 0}, {"yy", 1, 1}, {"zz", 2, 2}, {"xy", 0, 1}, {"xz", 0, 2}, {"yz", 1, 2}})
    moments << QLatin1String(name) + QChar::Nbsp + shortNumber(robot.inertia(row, column)); // In one line.
  return text + '\n' + tr("Inertia about it, world axes: %1 kg·m²").arg(moments.join(QStringLiteral("  ")));
}

std::string MassPanel::currentPart() const
{
  const QTreeWidgetItem* const item = table_->selectedItems().isEmpty() ? nullptr : table_->currentItem();
  return item ? item->text(0).toStdString() : std::string();
}

QString MassPanel::asText() const
{
  QString text;
  for(int column = 0; column < columns; ++column)
    text += table_->headerItem()->text(column) + (column + 1 < columns ? '\t' : '\n');
  for(int row = 0; row < table_->topLevelItemCount(); ++row)
    for(int column = 0; column < columns; ++column)
      text += table_->topLevelItem(row)->text(column) + (column + 1 < columns ? '\t' : '\n');
  return text + sums_->text() + '\n';
}

} // namespace sparkwright
