#include "app/ide/source/inspection/NodePanel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/scene/StructureSearch.h"
#include "app/ide/source/inspection/NodeValueHub.h"
#include "core/import/NodeSource.h"

#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace sparkwright
{

namespace
{

enum NodeColumn
{
  NameColumn,
  ValueColumn
};

constexpr int rowRole = Qt::UserRole;       // Index of its row.
constexpr int valueRole = Qt::UserRole + 1; // The value without its unit.

/// Lets people type a new value, of which it tells the panel.
class RunValueDelegate : public QStyledItemDelegate
{
public:
  RunValueDelegate(QTreeWidget& tree, std::function<void(QTreeWidgetItem*, const QString&)> enter)
      : QStyledItemDelegate(&tree), tree_(tree), enter_(std::move(enter))
  {
  }

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override
  {
    auto* const line = new QLineEdit(parent);
    line->setFrame(false);
    line->setText(index.data(valueRole).toString());
    line->setAccessibleName(index.siblingAtColumn(NameColumn).data().toString());
    return line;
  }
  void setEditorData(QWidget*, const QModelIndex&) const override {} // New values must not replace what is typed.
  void setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const override
  {
    if(const auto* const line = static_cast<QLineEdit*>(editor); line->isModified())
      enter_(tree_.itemFromIndex(index), line->text());
  }

private:
  QTreeWidget& tree_;
  std::function<void(QTreeWidgetItem*, const QString&)> enter_;
};

} // namespace

NodePanel::NodePanel(NodeValueHub& hub, const Registry& registry, QWidget* parent)
    : QWidget(parent), hub_(hub), registry_(registry), title_(new QLabel), path_(new QLabel), copy_(new QToolButton),
      place_(new QLabel), edit_(new QToolButton), banner_(new QLabel), filter_(new QLineEdit), values_(new QTreeWidget)
{
  QFont bold = font();
  bold.setBold(true);
  title_->setFont(bold);
  for(QLabel* const label : {title_, path_, place_, banner_})
  {
    label->setTextFormat(label == place_ ? Qt::RichText : Qt::PlainText);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // A long path must not widen the window.
  }
  path_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  place_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  copy_->setIcon(themedIcon(QStringLiteral("copy")));
  edit_->setIcon(themedIcon(QStringLiteral("edit-scene")));
  edit_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  for(QToolButton* const button : {copy_, edit_})
    button->setAutoRaise(true);
  banner_->setWordWrap(true);
  banner_->setAutoFillBackground(true);
  banner_->setBackgroundRole(QPalette::ToolTipBase);
  banner_->setForegroundRole(QPalette::ToolTipText);
  banner_->setContentsMargins(8, 4, 8, 4);
  banner_->hide();
  filter_->setClearButtonEnabled(true);
  values_->setColumnCount(2);
  values_->setRootIsDecorated(true);
  values_->setIndentation(12);
  values_->setUniformRowHeights(true);
  values_->setAlternatingRowColors(true);
  values_->setFrameShape(QFrame::NoFrame);
  values_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                           QAbstractItemView::SelectedClicked);
  values_->setItemDelegateForColumn(
      ValueColumn,
      new RunValueDelegate(*values_, [this](QTreeWidgetItem* item, const QString& typed) { enter(item, typed); }));

  auto* const head = new QGridLayout;
  head->setContentsMargins(8, 4, 4, 0);
  head->setHorizontalSpacing(4);
  head->setVerticalSpacing(0);
  head->setColumnStretch(0, 1);
  head->addWidget(title_, 0, 0, 1, 2);
  head->addWidget(path_, 1, 0);
  head->addWidget(copy_, 1, 1, Qt::AlignRight);
  head->addWidget(place_, 2, 0);
  head->addWidget(edit_, 2, 1, Qt::AlignRight);
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(head);
  layout->addWidget(banner_);
  layout->addWidget(filter_);
  layout->addWidget(values_, 1);
  setFocusProxy(values_);

  connect(&hub, &NodeValueHub::changed, this,
          [this](std::uint64_t id)
          {
            if(id == id_)
              showValues();
          });
  connect(copy_, &QToolButton::clicked, this, &NodePanel::copyPath);
  connect(edit_, &QToolButton::clicked, this, [this] { emit sourceWanted(id_); });
  connect(place_, &QLabel::linkActivated, this, [this] { emit sourceWanted(id_); });
  connect(filter_, &QLineEdit::textChanged, this, &NodePanel::applyFilter);
  retranslate();
}

NodePanel::~NodePanel()
{
  rest();
}

void NodePanel::rest()
{
  hub_.want(this, 0);
}

void NodePanel::setNode(std::uint64_t id)
{
  if(id == id_)
    return;
  id_ = id;
  structure_ = nullptr;
  rows_.clear();
  parts_.clear();
  values_->clear();
  showValues();
}

void NodePanel::show(const SessionState& state)
{
  hub_.want(this, id_);
  if(state.generation != generation_)
  {
    generation_ = state.generation;
    set_.clear();
    banner_->hide();
    structure_ = nullptr;
  }
  if(state.frame && state.frame->structure && state.frame->structure.get() != structure_)
    showNode(*state.frame->structure);
}

void NodePanel::showNode(const SceneStructure& structure)
{
  structure_ = &structure;
  const int index = nodeOf(structure, id_);
  const SceneStructure::Node* const node = index < 0 ? nullptr : &structure.nodes[static_cast<std::size_t>(index)];
  path_->setText(node ? QString::fromStdString(node->path) : QString());
  path_->setToolTip(path_->text());
  copy_->setEnabled(node != nullptr);
  const Object::Origin origin = node ? node->origin : Object::Origin();
  const bool isMade = origin.line > 0 && (origin.source || origin.file);
  edit_->setVisible(isMade);
  if(!isMade)
  {
    place_->setText(node ? tr("Made by the program, not by a file").toHtmlEscaped()
                         : tr("It is not in this run any more").toHtmlEscaped());
    place_->setToolTip({});
    return;
  }
  const QString file = QString::fromStdString(origin.source ? origin.source->location() : *origin.file);
  place_->setText(tr("Made in %1")
                      .arg(QStringLiteral("<a href=\"source\">%1:%2</a>")
                               .arg(QFileInfo(file).fileName().toHtmlEscaped())
                               .arg(origin.line)));
  place_->setToolTip(tr("%1, line %2").arg(file).arg(origin.line));
}

/// Class and name; nodes without a name are called `<Unnamed>`.
static QString nameOf(const NodeValues::Node& node)
{
  return QString::fromStdString(node.name.starts_with('<') ? node.className : node.className + ' ' + node.name);
}

bool NodePanel::sameRows(const NodeValues& values) const
{
  return std::ranges::equal(values.nodes, parts_, {}, &NodeValues::Node::id);
}

void NodePanel::showValues()
{
  const std::shared_ptr<const NodeValues> values = hub_.of(id_);
  if(!values || values->nodes.empty())
  {
    title_->setText(id_ == 0 || !values ? QString() : tr("It is gone"));
    return;
  }
  const NodeValues::Node& first = values->nodes.front();
  title_->setText(nameOf(first));
  if(!sameRows(*values))
    layOut(*values);
  std::size_t at = 0;
  for(const NodeValues::Node& node : values->nodes)
    for(RunProperty& property : RunProperty::all(node, registry_))
    {
      if(at == rows_.size())
        return;
      // A value that is told now and then only, such as that of a motor without power, changes the number of rows.
      if(rows_[at].node != node.id || rows_[at].property.key() != property.key())
      {
        parts_.clear();
        return layOut(*values);
      }
      rows_[at].property = std::move(property);
      fill(rows_[at++]);
    }
}

void NodePanel::layOut(const NodeValues& values)
{
  rows_.clear();
  parts_.clear();
  values_->clear();
  for(const NodeValues::Node& node : values.nodes)
  {
    parts_.push_back(node.id);
    std::vector<RunProperty> properties = RunProperty::all(node, registry_);
    if(properties.empty())
      continue;
    auto* const heading = new QTreeWidgetItem(values_, {nameOf(node)});
    heading->setFirstColumnSpanned(true);
    heading->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    QFont bold = font();
    bold.setBold(true);
    heading->setFont(NameColumn, bold);
    if(const ClassInfo* const info = registry_.find(node.className))
      heading->setToolTip(NameColumn, QString::fromStdString(info->documentation));
    for(RunProperty& property : properties)
    {
      Row row{node.id, std::move(property), new QTreeWidgetItem(heading)};
      row.item->setText(NameColumn, row.property.name);
      row.item->setToolTip(NameColumn, row.property.help());
      row.item->setData(NameColumn, rowRole, static_cast<int>(rows_.size()));
      row.item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable |
                         (row.property.setter ? Qt::ItemIsEditable : Qt::NoItemFlags));
      fill(row);
      rows_.push_back(std::move(row));
    }
    heading->setExpanded(true);
  }
  values_->resizeColumnToContents(NameColumn);
  applyFilter();
}

void NodePanel::fill(Row& row)
{
  const RunProperty& property = row.property;
  const auto changed = set_.find({row.node, property.key()});
  const QString value = !property.text.isEmpty() ? property.text : changed == set_.end() ? QString() : changed->second;
  QString shown = value.isEmpty() ? QStringLiteral("–") : value;
  if(property.unit == QLatin1String("deg"))
    shown += value.isEmpty() ? QString() : QStringLiteral("°");
  else if(!value.isEmpty() && !property.unit.isEmpty())
    shown += QLatin1Char(' ') + property.unit;
  if(row.item->text(ValueColumn) == shown && row.item->font(ValueColumn).bold() == (changed != set_.end()))
    return;
  row.item->setText(ValueColumn, shown);
  row.item->setData(ValueColumn, valueRole, value);
  QFont font = values_->font();
  font.setBold(changed != set_.end());
  row.item->setFont(ValueColumn, font);
  row.item->setToolTip(ValueColumn,
                       changed != set_.end() ? tr("Set to %1 for this run only").arg(changed->second)
                       : !property.setter    ? tr("In the running simulation")
                       : property.text.isEmpty()
                           ? tr("The simulation does not tell it; double-click to set it for this run only")
                           : tr("Double-click to set it for this run only"));
}

void NodePanel::enter(QTreeWidgetItem* item, const QString& typed)
{
  const auto index = static_cast<std::size_t>(item->data(NameColumn, rowRole).toInt());
  if(index >= rows_.size() || rows_[index].item != item)
    return;
  Row& row = rows_[index];
  QString values = typed.trimmed(), problem;
  if(!row.property.unit.isEmpty() && values.endsWith(row.property.unit))
    values.chop(row.property.unit.size());
  const std::optional<SetProperty> change = row.property.changeTo(values, row.node, problem);
  if(!change)
    return emit told(problem);
  set_[{row.node, row.property.key()}] = values.trimmed();
  const int count = static_cast<int>(set_.size());
  banner_->setText(tr("%n value(s) set for this run only; a reset brings back those of the files", nullptr, count));
  banner_->show();
  emit changeWanted(*change);
  fill(row);
}

void NodePanel::applyFilter()
{
  const QStringList words = filter_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for(int i = 0; i < values_->topLevelItemCount(); ++i)
  {
    QTreeWidgetItem& heading = *values_->topLevelItem(i);
    bool any = false;
    for(int k = 0; k < heading.childCount(); ++k)
    {
      QTreeWidgetItem& item = *heading.child(k);
      const QString text = heading.text(0) + ' ' + item.text(NameColumn) + ' ' + item.toolTip(NameColumn);
      const bool fits =
          std::ranges::all_of(words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
      item.setHidden(!fits);
      any = any || fits;
    }
    heading.setHidden(!any);
  }
}

void NodePanel::copyPath()
{
  QGuiApplication::clipboard()->setText(path_->text());
  emit told(tr("Copied: %1").arg(path_->text()));
}

void NodePanel::retranslate()
{
  filter_->setPlaceholderText(tr("Filter values"));
  filter_->setAccessibleName(tr("Filter values"));
  values_->setHeaderLabels({tr("Property"), tr("Value in this run")});
  values_->setAccessibleName(tr("Values of the node in this run"));
  copy_->setToolTip(tr("Copy the path"));
  copy_->setAccessibleName(tr("Copy the path"));
  edit_->setText(tr("Edit"));
  edit_->setToolTip(tr("Open the file that made it, to edit its properties there"));
  path_->setAccessibleName(tr("Path of the node"));
  place_->setAccessibleName(tr("Where the node was made"));
  banner_->setAccessibleName(tr("Changes of this run"));
  structure_ = nullptr;
  parts_.clear();
  showValues();
}

void NodePanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
