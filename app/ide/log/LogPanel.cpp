#include "app/ide/log/LogPanel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/RowTable.h"
#include "app/ide/common/texts/CoreTexts.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QScrollBar>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

/// The translated text if there is one, else the English text.
QString inWindow(const std::string& english, const LocalText& said)
{
  return said.english() == english ? sparkwright::inWindow(said) : QString::fromStdString(english);
}

QString placeOf(const Diagnostic& d)
{
  QString place = QString::fromStdString(d.file);
  if(d.line > 0)
    place += QStringLiteral(":%1").arg(d.line);
  if(d.line > 0 && d.column > 0)
    place += QStringLiteral(":%1").arg(d.column);
  return place;
}

} // namespace

void LogModel::add(std::vector<LogEntry> entries)
{
  if(entries.empty())
    return;
  if(entries.size() > static_cast<std::size_t>(capacity))
    entries.erase(entries.begin(), entries.end() - capacity);
  const int excess = rowCount() + static_cast<int>(entries.size()) - capacity;
  if(excess > 0)
  {
    beginRemoveRows({}, 0, excess - 1);
    entries_.erase(entries_.begin(), entries_.begin() + excess);
    endRemoveRows();
  }
  beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(entries.size()) - 1);
  entries_.insert(entries_.end(), std::make_move_iterator(entries.begin()), std::make_move_iterator(entries.end()));
  endInsertRows();
}

void LogModel::clear()
{
  beginResetModel();
  entries_.clear();
  endResetModel();
}

void LogModel::retranslate()
{
  emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
  if(rowCount() > 0)
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int LogModel::rowCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

int LogModel::columnCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : ColumnCount;
}

QString LogModel::severityName(Diagnostic::Severity severity) const
{
  switch(severity)
  {
  case Diagnostic::Severity::Debug: return tr("Detail");
  case Diagnostic::Severity::Note: return tr("Note");
  case Diagnostic::Severity::Warning: return tr("Warning");
  case Diagnostic::Severity::Error: return tr("Error");
  }
  return {};
}

QString LogModel::sourceName(LogSource source)
{
  switch(source)
  {
  case LogSource::Scene: return tr("Scene");
  case LogSource::Scripts: return tr("Scripts");
  case LogSource::Agents: return tr("Agents");
  case LogSource::Match: return tr("Match");
  case LogSource::Recording: return tr("Recording");
  case LogSource::Other: return tr("Other");
  }
  return {};
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
  if(!index.isValid() || index.row() >= rowCount())
    return {};
  const LogEntry& e = entry(index.row());
  const Diagnostic& d = e.diagnostic;
  if(role == SeverityRole)
    return static_cast<int>(d.severity);
  if(role == SourceRole)
    return static_cast<int>(sourceOf(d));
  if(role == Qt::DecorationRole && index.column() == Severity)
    switch(d.severity)
    {
    case Diagnostic::Severity::Debug: return {};
    case Diagnostic::Severity::Note: return themedIcon(QStringLiteral("note"));
    case Diagnostic::Severity::Warning: return themedIcon(QStringLiteral("warning"));
    case Diagnostic::Severity::Error: return themedIcon(QStringLiteral("error"));
    }
  if(role != Qt::DisplayRole && role != TextRole && role != Qt::ToolTipRole)
    return {};
  const QString message = inWindow(d.message, d.said), hint = inWindow(d.hint, d.advice);
  if(role == TextRole)
  {
    const QString place = placeOf(d);
    return (place.isEmpty() ? QString() : place + QStringLiteral(": ")) + severityName(d.severity).toLower() +
           QStringLiteral(": ") + message + (hint.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(hint));
  }
  if(role == Qt::ToolTipRole)
    return hint.isEmpty() ? message : message + QLatin1Char('\n') + hint;
  switch(index.column())
  {
  case Time: return QLocale().toString(e.time, 'f', 2) + QStringLiteral(" s");
  case Severity: return severityName(d.severity);
  case Source: return sourceName(sourceOf(d));
  case Message:
  {
    const QString place = placeOf(d);
    const QString text = hint.isEmpty() ? message : message + QStringLiteral(" – ") + hint;
    return place.isEmpty() ? text : place + QStringLiteral(": ") + text;
  }
  default: return {};
  }
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
  if(orientation != Qt::Horizontal || role != Qt::DisplayRole)
    return {};
  switch(section)
  {
  case Time: return tr("Time");
  case Severity: return tr("Severity");
  case Source: return tr("Source");
  case Message: return tr("Message");
  default: return {};
  }
}

bool LogPanel::Filter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
  const QModelIndex index = sourceModel()->index(row, 0, parent);
  return index.data(LogModel::SeverityRole).toInt() >= lowest_ &&
         !hidden_.contains(index.data(LogModel::SourceRole).toInt()) &&
         (filterRegularExpression().pattern().isEmpty() ||
          index.data(LogModel::TextRole).toString().contains(filterRegularExpression()));
}

LogPanel::LogPanel(QWidget* parent)
    : QWidget(parent), severity_(new QComboBox(this)), sources_(new QToolButton(this)), text_(new QLineEdit(this)), clear_(new QToolButton(this)),
      table_(new QTableView(this))
{
  filtered_.setSourceModel(&model_);
  filtered_.setFilterCaseSensitivity(Qt::CaseInsensitive);
  using enum Diagnostic::Severity;
  for(const Diagnostic::Severity severity : {Debug, Note, Warning, Error})
    severity_->addItem(QString(), static_cast<int>(severity));
  severity_->setCurrentIndex(1);
  text_->setClearButtonEnabled(true);
  text_->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  clear_->setIcon(themedIcon(QStringLiteral("clear")));
  clear_->setAutoRaise(true);

  table_->setModel(&filtered_);
  showAsRows(*table_);
  table_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  table_->horizontalHeader()->resizeSection(LogModel::Time, 84);
  table_->horizontalHeader()->resizeSection(LogModel::Severity, 96);
  table_->horizontalHeader()->resizeSection(LogModel::Source, 96);

  QHBoxLayout* const row = new QHBoxLayout;
  row->setSpacing(4);
  row->addWidget(severity_);
  row->addWidget(sources_);
  row->addWidget(text_, 1);
  row->addWidget(clear_);
  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 4, 4, 4);
  layout->setSpacing(4);
  layout->addLayout(row);
  layout->addWidget(table_);

  addSources();
  connect(severity_, &QComboBox::currentIndexChanged, this,
          [this] { filtered_.setLowest(severity_->currentData().toInt()); });
  connect(text_, &QLineEdit::textChanged, this, [this](const QString& text) { filtered_.setFilterFixedString(text); });
  connect(clear_, &QToolButton::clicked, this, [this] { model_.clear(); });
  QAction* const copy = new QAction(this);
  copy->setShortcut(QKeySequence::Copy);
  copy->setShortcutContext(Qt::WidgetShortcut);
  connect(copy, &QAction::triggered, this, &LogPanel::copySelected);
  table_->addAction(copy);
  connect(table_, &QTableView::activated, this, &LogPanel::activate);
  retranslate();
}

void LogPanel::addSources()
{
  QMenu* const menu = new QMenu(sources_);
  for(const LogSource source : logSources)
  {
    QAction* const action = menu->addAction(QString());
    action->setData(static_cast<int>(source));
    action->setCheckable(true);
    action->setChecked(true);
    connect(action, &QAction::toggled, this, &LogPanel::showSources);
  }
  sources_->setMenu(menu);
  sources_->setPopupMode(QToolButton::InstantPopup);
  sources_->setToolButtonStyle(Qt::ToolButtonTextOnly);
}

void LogPanel::showSources()
{
  std::set<int> hidden;
  QStringList shown;
  for(const QAction* const action : sources_->menu()->actions())
    if(action->isChecked())
      shown.append(action->text());
    else
      hidden.insert(action->data().toInt());
  filtered_.setHidden(hidden);
  sources_->setText(hidden.empty()      ? tr("All sources")
                    : shown.isEmpty()   ? tr("No source")
                    : shown.size() == 1 ? shown.first()
                                        : tr("%n source(s)", nullptr, static_cast<int>(shown.size())));
}

void LogPanel::add(std::vector<LogEntry> entries)
{
  if(entries.empty())
    return;
  const QScrollBar* const bar = table_->verticalScrollBar();
  const bool atEnd = bar->value() >= bar->maximum() - 1;
  model_.add(std::move(entries));
  if(atEnd)
    table_->scrollToBottom();
}

void LogPanel::copySelected()
{
  QStringList lines;
  for(const QModelIndex& index : table_->selectionModel()->selectedRows())
    lines.append(index.data(LogModel::TextRole).toString());
  QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void LogPanel::activate(const QModelIndex& index)
{
  const Diagnostic& d = model_.entry(filtered_.mapToSource(index).row()).diagnostic;
  if(!d.file.empty() && d.line > 0)
    emit placeActivated(QString::fromStdString(d.file), d.line, d.column);
}

void LogPanel::retranslate()
{
  severity_->setItemText(0, tr("Everything"));
  severity_->setItemText(1, tr("Notes and above"));
  severity_->setItemText(2, tr("Warnings and errors"));
  severity_->setItemText(3, tr("Errors only"));
  severity_->setAccessibleName(tr("Severity to show"));
  severity_->setToolTip(tr("Lowest severity to be shown"));
  for(QAction* const action : sources_->menu()->actions())
    action->setText(LogModel::sourceName(static_cast<LogSource>(action->data().toInt())));
  showSources();
  sources_->setAccessibleName(tr("Sources to show"));
  sources_->setToolTip(tr("Which parts of the program may be heard here"));
  text_->setPlaceholderText(tr("Filter by text"));
  text_->setAccessibleName(tr("Filter the log"));
  clear_->setAccessibleName(tr("Clear the log"));
  clear_->setToolTip(tr("Removes all messages from the log"));
  table_->setAccessibleName(tr("Log"));
  model_.retranslate();
}

void LogPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
