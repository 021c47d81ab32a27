#include "app/ide/views/DrawingsPanel.h"

#include "app/ide/common/Icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int nameRole = Qt::UserRole;    // Full name of a set or group.
constexpr int setRole = Qt::UserRole + 1; // Whether it is a set.

QString nameOf(const QTreeWidgetItem& item)
{
  return item.data(0, nameRole).toString();
}
bool isSet(const QTreeWidgetItem& item)
{
  return item.data(0, setRole).toBool();
}

bool sameNames(const DrawingsPtr& a, const DrawingsPtr& b)
{
  return a && b &&
         std::ranges::equal(
             a->sets, b->sets, {}, [](const auto& set) -> const std::string& { return set->name; },
             [](const auto& set) -> const std::string& { return set->name; });
}

} // namespace

DrawingsPanel::DrawingsPanel(QWidget* parent)
    : QWidget(parent), filter_(new QLineEdit(this)), pattern_(new QCheckBox(this)), showAll_(new QToolButton(this)),
      hideAll_(new QToolButton(this)), tree_(new QTreeWidget(this)), hint_(new QLabel(this))
{
  filter_->setClearButtonEnabled(true);
  hint_->setWordWrap(true);
  tree_->setColumnCount(2);
  tree_->setUniformRowHeights(true);
  tree_->header()->setStretchLastSection(false);
  tree_->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
  tree_->header()->setSectionResizeMode(Count, QHeaderView::ResizeToContents);
  for(QToolButton* const button : {showAll_, hideAll_})
  {
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoRaise(true);
  }
  auto* const row = new QHBoxLayout;
  row->setSpacing(4);
  row->addWidget(filter_, 1);
  row->addWidget(pattern_);
  row->addWidget(showAll_);
  row->addWidget(hideAll_);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(8, 8, 8, 8);
  column->setSpacing(6);
  column->addLayout(row);
  column->addWidget(hint_);
  column->addWidget(tree_, 1);
  setFocusProxy(filter_);

  connect(filter_, &QLineEdit::textChanged, this, &DrawingsPanel::applyFilter);
  connect(pattern_, &QCheckBox::toggled, this, &DrawingsPanel::applyFilter);
  connect(showAll_, &QToolButton::clicked, this, [this] { chooseListed(true); });
  connect(hideAll_, &QToolButton::clicked, this, [this] { chooseListed(false); });
  connect(tree_, &QTreeWidget::itemChanged, this,
          [this](QTreeWidgetItem* item, int changed)
          {
            if(filling_ || changed != Name || item->checkState(Name) == Qt::PartiallyChecked)
              return;
            choice_.show(nameOf(*item), item->checkState(Name) == Qt::Checked);
            showChecks();
            emit choiceChanged();
          });
  retranslate();
}

void DrawingsPanel::setDrawings(const DrawingsPtr& drawings)
{
  if(drawings == drawings_ && listed_)
    return;
  const bool same = listed_ && sameNames(drawings, drawings_);
  drawings_ = drawings;
  listed_ = same;
  if(!isVisible())
    return;
  if(!same)
    rebuild();
  showCounts();
}

void DrawingsPanel::setPort(int port)
{
  port_ = port;
  applyFilter();
}

void DrawingsPanel::showEvent(QShowEvent* event)
{
  QWidget::showEvent(event);
  if(!listed_)
    rebuild();
  showCounts();
}

void DrawingsPanel::rebuild()
{
  std::map<QString, bool> opened;
  for(const auto& [name, item] : items_)
    opened[name] = item->isExpanded();
  const QString current = tree_->currentItem() ? nameOf(*tree_->currentItem()) : QString();
  filling_ = true;
  tree_->clear();
  items_.clear();
  if(drawings_)
    for(const auto& set : drawings_->sets)
    {
      const QString name = QString::fromStdString(set->name);
      QTreeWidgetItem* above = nullptr;
      for(qsizetype dot = -1; dot < name.size();)
      {
        const qsizetype start = dot + 1;
        dot = name.indexOf('.', start);
        if(dot < 0)
          dot = name.size();
        const QString group = name.left(dot);
        QTreeWidgetItem*& item = items_[group];
        if(!item)
        {
          item = above ? new QTreeWidgetItem(above) : new QTreeWidgetItem(tree_);
          const QString part = name.mid(start, dot - start);
          item->setText(Name, part.isEmpty() ? tr("(no name)") : part);
          item->setTextAlignment(Count, Qt::AlignRight | Qt::AlignVCenter);
          item->setData(Name, nameRole, group);
          item->setToolTip(Name, group);
          item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
          const auto before = opened.find(group);
          item->setExpanded(before == opened.end() || before->second);
        }
        above = item;
      }
      if(above)
        above->setData(Name, setRole, true);
    }
  filling_ = false;
  listed_ = true;
  if(const auto found = items_.find(current); found != items_.end())
    tree_->setCurrentItem(found->second);
  showChecks();
  applyFilter();
}

void DrawingsPanel::showCounts()
{
  std::map<QTreeWidgetItem*, std::size_t> counts;
  if(drawings_)
    for(const auto& set : drawings_->sets)
      if(const auto found = items_.find(QString::fromStdString(set->name)); found != items_.end())
        for(QTreeWidgetItem* item = found->second; item; item = item->parent())
          counts[item] += set->shapes.size() + set->texts.size();
  filling_ = true;
  for(const auto& [name, item] : items_)
    item->setText(Count, QLocale().toString(static_cast<qulonglong>(counts[item])));
  filling_ = false;
}

/// A group is checked if all in it is shown.
void DrawingsPanel::showChecks()
{
  filling_ = true;
  // Backwards: what is in a group comes behind it.
  for(auto each = items_.rbegin(); each != items_.rend(); ++each)
  {
    QTreeWidgetItem& item = *each->second;
    bool shown = false, hidden = false;
    if(isSet(item))
      (choice_.shows(each->first) ? shown : hidden) = true;
    for(int i = 0; i < item.childCount(); ++i)
    {
      const Qt::CheckState state = item.child(i)->checkState(Name);
      shown = shown || state != Qt::Unchecked;
      hidden = hidden || state != Qt::Checked;
    }
    item.setCheckState(Name, shown && hidden ? Qt::PartiallyChecked : shown ? Qt::Checked : Qt::Unchecked);
  }
  filling_ = false;
}

void DrawingsPanel::applyFilter()
{
  const QString text = filter_->text();
  QString said;
  QRegularExpression expression(pattern_->isChecked() ? text : QRegularExpression::escape(text),
                                QRegularExpression::CaseInsensitiveOption);
  if(!expression.isValid())
  {
    //: %1: what is wrong, %2: the number of a character
    said = tr("This is no regular expression: %1, at character %2.")
               .arg(expression.errorString())
               .arg(expression.patternErrorOffset() + 1);
    expression.setPattern(QString());
  }
  bool any = false;
  for(auto each = items_.rbegin(); each != items_.rend(); ++each)
  {
    QTreeWidgetItem& item = *each->second;
    bool wanted = isSet(item) && expression.match(each->first).hasMatch();
    for(int i = 0; i < item.childCount(); ++i)
      wanted = wanted || !item.child(i)->isHidden();
    item.setHidden(!wanted);
    any = any || wanted;
  }
  if(said.isEmpty() && items_.empty())
    said = port_ > 0 ? tr("Nothing is drawn. Agents draw over UDP, port %1; scripts and behaviours by the module Draw.")
                           .arg(port_)
                     : tr("Nothing is drawn. Agents draw over UDP; scripts and behaviours by the module Draw.");
  else if(said.isEmpty() && !any)
    said = tr("No set has such a name.");
  hint_->setText(said);
  hint_->setVisible(!said.isEmpty());
  showAll_->setEnabled(any);
  hideAll_->setEnabled(any);
}

void DrawingsPanel::chooseListed(bool shown)
{
  if(filter_->text().isEmpty())
    choice_.show(QString(), shown);
  else
    for(const auto& [name, item] : items_)
      if(isSet(*item) && !item->isHidden() && choice_.shows(name) != shown)
      {
        // The set alone, and not what is in a group of the same name and is not listed.
        std::map<QString, bool> inside;
        for(const auto& [other, below] : items_)
          if(isSet(*below) && other.startsWith(name + '.'))
            inside[other] = choice_.shows(other);
        choice_.show(name, shown);
        for(const auto& [other, before] : inside)
          choice_.show(other, before);
      }
  showChecks();
  emit choiceChanged();
}

void DrawingsPanel::retranslate()
{
  filter_->setPlaceholderText(tr("Filter"));
  filter_->setToolTip(tr("List only the sets that have this in their names"));
  filter_->setAccessibleName(tr("Filter of the drawings"));
  pattern_->setText(tr("Re&gex"));
  pattern_->setToolTip(tr("The filter is a regular expression"));
  showAll_->setText(tr("All"));
  showAll_->setToolTip(tr("Show all sets that are listed"));
  showAll_->setAccessibleName(tr("Show all that are listed"));
  hideAll_->setText(tr("None"));
  hideAll_->setToolTip(tr("Hide all sets that are listed"));
  hideAll_->setAccessibleName(tr("Hide all that are listed"));
  tree_->setHeaderLabels({tr("Set"), tr("Shapes")});
  tree_->setAccessibleName(tr("Sets of drawings"));
  applyFilter();
}

void DrawingsPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
