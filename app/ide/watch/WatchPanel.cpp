#include "app/ide/watch/WatchPanel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/plots/SignalModel.h"

#include <QClipboard>
#include <QDropEvent>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

WatchPanel::WatchPanel(QWidget* parent)
    : QWidget(parent), model_(new WatchModel(this)), edit_(new SignalEdit(this)), add_(new QToolButton(this)),
      plot_(new QToolButton(this)), remove_(new QToolButton(this)), forget_(new QToolButton(this)),
      copy_(new QToolButton(this)), problem_(new QLabel(this)), hint_(new QLabel(this)), list_(new QTreeView(this)),
      pages_(new QStackedLayout)
{
  for(const auto& [button, icon] : {std::pair(add_, "watch"), std::pair(plot_, "plots"), std::pair(remove_, "clear"),
                                    std::pair(forget_, "reset"), std::pair(copy_, "copy")})
  {
    button->setIcon(themedIcon(QString::fromLatin1(icon)));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
  }
  add_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  problem_->setWordWrap(true);
  problem_->hide();
  hint_->setWordWrap(true);
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setMargin(12);
  list_->setModel(model_);
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setAllColumnsShowFocus(true);
  list_->setAlternatingRowColors(true);
  list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  list_->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  list_->installEventFilter(this);
  QHeaderView& header = *list_->header();
  header.setStretchLastSection(false);
  header.setSectionResizeMode(WatchModel::Name, QHeaderView::Stretch);
  // Numbers change all the time: columns as wide as the longest, or they would jump.
  const int wide = fontMetrics().horizontalAdvance(QStringLiteral("-0.00000e-00 m"));
  for(const int column : {WatchModel::Value, WatchModel::Least, WatchModel::Greatest})
    header.resizeSection(column, wide);
  header.resizeSection(WatchModel::Unit, wide / 2);

  auto* const row = new QHBoxLayout;
  row->setSpacing(4);
  row->addWidget(edit_, 1);
  for(QToolButton* const button : {add_, plot_, remove_, forget_, copy_})
    row->addWidget(button);
  pages_->addWidget(hint_);
  pages_->addWidget(list_);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 4);
  column->setSpacing(4);
  column->addLayout(row);
  column->addWidget(problem_);
  column->addLayout(pages_, 1);
  setFocusProxy(edit_);
  setAcceptDrops(true);

  connect(edit_, &QLineEdit::returnPressed, this, &WatchPanel::addWritten);
  connect(edit_, &SignalEdit::completedByEnter, this,
          [this]
          {
            if(edit_->problem().isEmpty()) // A function still needs its arguments.
              addWritten();
          });
  connect(edit_, &QLineEdit::textChanged, this,
          [this]
          {
            if(!problem().isEmpty()) // It goes as soon as it is put right.
              say(edit_->problem());
            showState();
          });
  connect(add_, &QToolButton::clicked, this, &WatchPanel::addWritten);
  connect(plot_, &QToolButton::clicked, this,
          [this]
          {
            if(const std::vector<std::string> chosen = selected(); !chosen.empty())
              emit plotWanted(chosen);
          });
  connect(remove_, &QToolButton::clicked, this, &WatchPanel::removeSelected);
  connect(forget_, &QToolButton::clicked, model_, &WatchModel::forgetExtremes);
  connect(copy_, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(model_->table()); });
  connect(model_, &WatchModel::expressionsChanged, this, &WatchPanel::expressionsChanged);
  connect(model_, &WatchModel::edited, this, [this](const QString& expression) { say(edit_->missing(expression)); });
  connect(model_, &WatchModel::refused, this, &WatchPanel::say);
  connect(model_, &QAbstractItemModel::modelReset, this, &WatchPanel::showState);
  connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &WatchPanel::showState);
  connect(list_, &QWidget::customContextMenuRequested, this, &WatchPanel::showMenu);
  retranslate();
  showState();
}

std::vector<std::string> WatchPanel::selected() const
{
  std::vector<std::string> chosen;
  QModelIndexList rows = list_->selectionModel()->selectedRows();
  std::sort(rows.begin(), rows.end());
  for(const QModelIndex& index : rows)
    chosen.push_back(model_->expressions()[static_cast<std::size_t>(index.row())]);
  return chosen;
}

void WatchPanel::say(const QString& problem)
{
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
}

void WatchPanel::addWritten()
{
  const QString text = edit_->text().trimmed();
  if(text.isEmpty())
    return edit_->setFocus();
  const QString problem = edit_->problem();
  say(problem);
  if(!problem.isEmpty())
    return edit_->setFocus();
  const int row = model_->add(text.toStdString());
  edit_->clear();
  say(edit_->missing(text)); // It may come later, with another robot.
  list_->setCurrentIndex(model_->index(row, WatchModel::Name));
  emit expressionsChanged();
}

void WatchPanel::removeSelected()
{
  const std::vector<std::string> gone = selected();
  std::vector<std::string> all = model_->expressions();
  std::erase_if(all, [&](const std::string& each) { return std::ranges::find(gone, each) != gone.end(); });
  model_->setExpressions(all);
  say({});
  emit expressionsChanged();
}

void WatchPanel::showState()
{
  const bool any = model_->rowCount() > 0;
  pages_->setCurrentIndex(any ? 1 : 0);
  add_->setEnabled(!edit_->text().trimmed().isEmpty());
  const bool chosen = !list_->selectionModel()->selectedRows().isEmpty();
  plot_->setEnabled(chosen);
  remove_->setEnabled(chosen);
  forget_->setEnabled(any);
  copy_->setEnabled(any);
}

void WatchPanel::showMenu(const QPoint& place)
{
  const QModelIndex index = list_->indexAt(place);
  if(!index.isValid())
    return;
  QMenu menu(this);
  connect(menu.addAction(tr("&Edit")), &QAction::triggered, this,
          [this, index] { list_->edit(index.siblingAtColumn(WatchModel::Name)); });
  for(QToolButton* const button : {plot_, remove_, forget_, copy_})
    connect(menu.addAction(button->icon(), button->text()), &QAction::triggered, button, &QToolButton::click);
  menu.exec(list_->viewport()->mapToGlobal(place));
}

bool WatchPanel::eventFilter(QObject* watched, QEvent* event)
{
  if(watched == list_ && event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete &&
     remove_->isEnabled())
  {
    removeSelected();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void WatchPanel::dragEnterEvent(QDragEnterEvent* event)
{
  if(!SignalModel::pathsOf(event->mimeData()).empty())
    event->acceptProposedAction();
}

void WatchPanel::dropEvent(QDropEvent* event)
{
  const std::vector<std::string> paths = SignalModel::pathsOf(event->mimeData());
  if(paths.empty())
    return;
  event->acceptProposedAction();
  for(const std::string& path : paths)
    model_->add(path);
  emit expressionsChanged();
}

void WatchPanel::retranslate()
{
  const auto name = [](QToolButton* button, const QString& words, const QString& tip)
  {
    button->setText(words);
    button->setToolTip(tip);
    button->setAccessibleName(words);
  };
  edit_->setPlaceholderText(tr("ball/x - robots/left/1/x"));
  edit_->setAccessibleName(tr("New expression"));
  edit_->setToolTip(
      tr("A signal, or an expression of signals and numbers: + - * / ^ ( ) < > == and or not, and functions "
         "such as abs, sqrt, hypot, min, max. Ctrl+Space lists them."));
  name(add_, tr("Watch"), tr("Watch the expression of the field"));
  name(plot_, tr("Plot"), tr("Plot the selected expressions over time"));
  name(remove_, tr("Remove"), tr("Do not watch the selected expressions any more"));
  name(forget_, tr("Reset least and greatest"), tr("Begin anew with the least and greatest values"));
  name(copy_, tr("Copy as table"), tr("Copy the list as a table"));
  problem_->setAccessibleName(tr("What is wrong with the expression"));
  list_->setAccessibleName(tr("Watched expressions"));
  hint_->setText(
      tr("Numbers of the run that you want to keep an eye on stand here. Write an expression of signals above, "
         "such as hypot(ball/vx, ball/vy), and press Enter."));
  model_->retranslate();
}

void WatchPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
