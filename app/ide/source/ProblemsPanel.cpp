#include "app/ide/source/ProblemsPanel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/texts/CoreTexts.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr int mostListed = 500; // Of one file: more help nobody, and take time.

enum Column
{
  Message,
  Line
};

constexpr int begin = Qt::UserRole, end = Qt::UserRole + 1, path = Qt::UserRole + 2;

QString messageOf(const Diagnostic& diagnostic)
{
  const auto translated = [](const LocalText& text, const std::string& english)
  { return text.empty() ? QString::fromStdString(english) : inWindow(text); };
  const QString words = translated(diagnostic.said, diagnostic.message);
  const QString hint = translated(diagnostic.advice, diagnostic.hint);
  return hint.isEmpty() ? words : words + QStringLiteral(" – ") + hint;
}

} // namespace

ProblemsPanel::ProblemsPanel(QWidget* parent) : QWidget(parent), list_(new QTreeWidget), none_(new QLabel)
{
  QVBoxLayout* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(list_);
  setFocusProxy(list_);
  auto* const over = new QVBoxLayout(list_->viewport());
  over->addWidget(none_, 0, Qt::AlignTop);
  none_->setAlignment(Qt::AlignHCenter);
  none_->setContentsMargins(12, 12, 12, 12);
  none_->setWordWrap(true);
  none_->setForegroundRole(QPalette::PlaceholderText);
  connect(this, &ProblemsPanel::countChanged, this, &ProblemsPanel::showNone);
  list_->setColumnCount(2);
  list_->setUniformRowHeights(true);
  list_->setAlternatingRowColors(true);
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(Message, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(Line, QHeaderView::ResizeToContents);
  connect(list_, &QTreeWidget::itemActivated, this,
          [this](const QTreeWidgetItem* item)
          {
            if(const QTreeWidgetItem* const file = item->parent())
              emit wanted(file->data(Message, path).toString(), item->data(Message, begin).toUInt(),
                          item->data(Message, end).toUInt());
          });
  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(list_, &QTreeWidget::customContextMenuRequested, this,
          [this](const QPoint& at) { askForFixes(list_->itemAt(at)); });
  auto* const fixes = new QShortcut(QKeySequence(QStringLiteral("Ctrl+.")), list_, nullptr, nullptr, Qt::WidgetShortcut);
  connect(fixes, &QShortcut::activated, this, [this] { askForFixes(list_->currentItem()); });
  retranslate();
}

void ProblemsPanel::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if(event->type() == QEvent::LanguageChange)
    retranslate();
}

void ProblemsPanel::retranslate()
{
  list_->setHeaderLabels({tr("Problem"), tr("Line")});
  list_->setAccessibleName(tr("Problems of the open texts"));
  showNone();
}

void ProblemsPanel::showNone()
{
  none_->setVisible(count() == 0);
  none_->setText(
      files_.empty()
          ? tr("Texts of scenes are checked while they are open: Edit ▸ Show source opens that of the scene.")
          : tr("Nothing is wrong in the open texts and in what they import."));
}

int ProblemsPanel::count() const
{
  int count = 0;
  for(int i = 0; i < list_->topLevelItemCount(); ++i)
    count += list_->topLevelItem(i)->data(Message, begin).toInt();
  return count;
}

QTreeWidgetItem* ProblemsPanel::addFile()
{
  QTreeWidgetItem* const item = new QTreeWidgetItem(list_);
  item->setFirstColumnSpanned(true);
  return item;
}

void ProblemsPanel::add(SceneHelp& help)
{
  if(files_.contains(&help))
    return;
  QTreeWidgetItem* const item = files_[&help] = addFile();
  const auto show = [this, &help, item]
  {
    fill(*item, help.document().file(), help.findings());
    emit countChanged();
  };
  connect(&help, &SceneHelp::findingsChanged, this, show);
  connect(&help, &QObject::destroyed, this, &ProblemsPanel::remove);
  show();
}

void ProblemsPanel::setFiles(std::vector<QTreeWidgetItem*>& items, const std::vector<ImportedProblems::File>& files)
{
  qDeleteAll(std::exchange(items, {}));
  for(const ImportedProblems::File& file : files)
  {
    items.push_back(addFile());
    fill(*items.back(), file.path, file.findings);
  }
  emit countChanged();
}

void ProblemsPanel::setImported(const std::vector<ImportedProblems::File>& files) { setFiles(imported_, files); }

void ProblemsPanel::setRobots(const std::vector<ImportedProblems::File>& files) { setFiles(robots_, files); }

void ProblemsPanel::askForFixes(QTreeWidgetItem* item)
{
  QTreeWidgetItem* const file = item ? item->parent() : nullptr;
  if(file && std::ranges::find(robots_, file) != robots_.end())
    emit fixesWanted(file->data(Message, path).toString(), item->data(Message, begin).toUInt(),
                     list_->viewport()->mapToGlobal(list_->visualItemRect(item).bottomLeft()));
}

void ProblemsPanel::remove(const QObject* help)
{
  if(const auto found = files_.find(help); found != files_.end())
  {
    delete found->second;
    files_.erase(found);
    emit countChanged();
  }
}

void ProblemsPanel::fill(QTreeWidgetItem& file, const QString& name, const std::vector<Finding>& findings)
{
  qDeleteAll(file.takeChildren());
  QList<QTreeWidgetItem*> items;
  for(const Finding& finding : findings)
  {
    if(items.size() == mostListed)
    {
      QTreeWidgetItem* const more = new QTreeWidgetItem;
      more->setText(Message, tr("%n more problem(s)", nullptr, static_cast<int>(findings.size()) - mostListed));
      more->setFlags(Qt::ItemIsEnabled);
      items << more;
      break;
    }
    QTreeWidgetItem* const item = new QTreeWidgetItem;
    const QString words = messageOf(finding.diagnostic);
    item->setText(Message, words);
    item->setToolTip(Message, words);
    const bool error = finding.diagnostic.severity >= Diagnostic::Severity::Error;
    item->setIcon(Message, themedIcon(error ? "error" : "note"));
    item->setText(Line, QString::number(finding.diagnostic.line));
    item->setTextAlignment(Line, Qt::AlignRight | Qt::AlignVCenter);
    item->setData(Message, begin, finding.range.begin);
    item->setData(Message, end, finding.range.end);
    items << item;
  }
  file.addChildren(items);
  file.setText(Message, QStringLiteral("%1 – %2").arg(QFileInfo(name).fileName(),
                                                      tr("%n problem(s)", nullptr, static_cast<int>(findings.size()))));
  file.setToolTip(Message, QDir::toNativeSeparators(name));
  file.setData(Message, path, name);
  file.setData(Message, begin, static_cast<int>(findings.size()));
  file.setHidden(findings.empty());
  file.setExpanded(true);
}

} // namespace sparkwright
