#include "app/ide/match/RulesPanel.h"

#include "app/ide/common/Icons.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

namespace sparkwright
{

RulesPanel::RulesPanel(QWidget* parent)
    : QWidget(parent), empty_(new QLabel(this)), filter_(new QLineEdit(this)), tree_(new QTreeView(this)),
      explanation_(new QLabel(this)), reset_(new QToolButton(this)), page_(new QWidget(this))
{
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(16);
  filter_->setClearButtonEnabled(true);
  filter_->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);

  filtered_.setSourceModel(&model_);
  filtered_.setRecursiveFilteringEnabled(true);
  filtered_.setFilterCaseSensitivity(Qt::CaseInsensitive);
  filtered_.setFilterRole(RulesModel::ExplanationRole);
  tree_->setModel(&filtered_);
  tree_->setItemDelegate(new RulesDelegate(tree_));
  tree_->setUniformRowHeights(true);
  tree_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                         QAbstractItemView::SelectedClicked);
  tree_->setAlternatingRowColors(true);
  tree_->header()->setStretchLastSection(true);
  tree_->header()->resizeSection(RulesModel::Name, 180);
  for(const int column : {RulesModel::Value, RulesModel::Standard})
    tree_->header()->resizeSection(column, 80);

  explanation_->setWordWrap(true);
  explanation_->setTextFormat(Qt::RichText);
  explanation_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  explanation_->setMinimumHeight(4 * fontMetrics().lineSpacing());
  reset_->setIcon(themedIcon(QStringLiteral("reset")));
  reset_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  reset_->setFocusPolicy(Qt::StrongFocus);

  QVBoxLayout* const column = new QVBoxLayout(page_);
  column->setContentsMargins(4, 4, 4, 4);
  column->setSpacing(4);
  column->addWidget(filter_);
  column->addWidget(tree_, 1);
  column->addWidget(explanation_);
  column->addWidget(reset_, 0, Qt::AlignLeft);
  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(empty_);
  layout->addWidget(page_);
  setFocusProxy(tree_);

  connect(&model_, &RulesModel::variableChanged, this, &RulesPanel::variableChanged);
  connect(&model_, &QAbstractItemModel::modelReset, this, &RulesPanel::expandFirst);
  connect(&model_, &QAbstractItemModel::dataChanged, this, &RulesPanel::showCurrent);
  connect(filter_, &QLineEdit::textChanged, this,
          [this](const QString& text)
          {
            filtered_.setFilterFixedString(text.trimmed());
            if(!text.trimmed().isEmpty())
              tree_->expandAll();
          });
  connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, &RulesPanel::showCurrent);
  connect(reset_, &QToolButton::clicked, this, &RulesPanel::resetCurrent);
  page_->hide();
  retranslate();
}

void RulesPanel::setState(const SessionState& state)
{
  model_.setState(state);
  page_->setVisible(!model_.isEmpty());
  empty_->setVisible(model_.isEmpty());
}

QModelIndex RulesPanel::current() const
{
  return filtered_.mapToSource(tree_->currentIndex());
}

/// Expands the topics of variables, but not the list of rules.
void RulesPanel::expandFirst()
{
  for(int row = 0; row < filtered_.rowCount(); ++row)
    if(const QModelIndex topic = filtered_.index(row, 0); filtered_.rowCount(topic) > 0)
      tree_->setExpanded(topic, row > 0);
  showCurrent();
}

void RulesPanel::showCurrent()
{
  const QModelIndex index = current();
  const QString text = index.data(RulesModel::ExplanationRole).toString();
  const QString shown = text.isEmpty() ? tr("Choose a variable to see what it means.") : text;
  if(explanation_->text() != shown)
    explanation_->setText(shown);
  reset_->setEnabled(index.data(RulesModel::ChangedRole).toBool());
}

void RulesPanel::resetCurrent()
{
  model_.resetValue(current());
}

void RulesPanel::retranslate()
{
  empty_->setText(
      tr("There is no game. Open a set-up with a game, such as setups/soccer.rb, for its rules and their variables."));
  filter_->setPlaceholderText(tr("Find a rule or variable"));
  filter_->setAccessibleName(tr("Find a rule or variable"));
  tree_->setAccessibleName(tr("Rules and variables"));
  reset_->setText(tr("As the set-up says"));
  reset_->setToolTip(tr("Resets the chosen variable to the value of the set-up"));
  reset_->setAccessibleName(reset_->text());
  explanation_->setAccessibleName(tr("What the chosen variable means"));
  model_.retranslate();
  showCurrent();
}

void RulesPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
