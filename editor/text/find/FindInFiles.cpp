#include "editor/text/find/FindInFiles.h"

#include "editor/text/EscapeKey.h"

#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

namespace
{

enum Role
{
  File = Qt::UserRole,
  Begin,
  End
};

constexpr std::size_t mostListed = 20000; ///< Lines; more of them nobody reads.

} // namespace

FindInFiles::FindInFiles(OpenDocuments& documents, std::function<QStringList()> folders, QStringList excluded,
                         QWidget* parent)
    : QWidget(parent), documents_(documents), folders_(std::move(folders)), excluded_(std::move(excluded))
{
  pattern_ = new QLineEdit;
  pattern_->setClearButtonEnabled(true);
  replacement_ = new QLineEdit;
  names_ = new QLineEdit(QStringLiteral("*.rsg *.rb"));
  matchCase_ = addOption(QStringLiteral("Aa"));
  wholeWords_ = addOption(QStringLiteral("W"));
  regex_ = addOption(QStringLiteral(".*"));
  find_ = new QPushButton;
  cancel_ = new QPushButton;
  cancel_->setEnabled(false);
  replace_ = new QPushButton;
  replace_->setEnabled(false);
  takeBack_ = new QPushButton;
  takeBack_->setEnabled(false);
  status_ = new QLabel;
  results_ = new QTreeWidget;
  results_->setHeaderHidden(true);
  results_->setUniformRowHeights(true);
  results_->setEditTriggers(QTreeWidget::NoEditTriggers);

  const auto grid = new QGridLayout;
  grid->setSpacing(4);
  grid->addWidget(pattern_, 0, 0);
  const auto options = new QHBoxLayout;
  options->setSpacing(4);
  for(QWidget* const each : std::initializer_list<QWidget*>{matchCase_, wholeWords_, regex_, names_, find_, cancel_})
    options->addWidget(each);
  grid->addLayout(options, 0, 1);
  grid->addWidget(replacement_, 1, 0);
  const auto below = new QHBoxLayout;
  below->addWidget(replace_);
  below->addWidget(takeBack_);
  below->addWidget(status_);
  below->addStretch();
  grid->addLayout(below, 1, 1);
  grid->setColumnStretch(0, 1);
  const auto column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 4);
  column->setSpacing(4);
  column->addLayout(grid);
  column->addWidget(results_);
  setFocusProxy(pattern_);

  for(QLineEdit* const line : {pattern_, names_})
    connect(line, &QLineEdit::returnPressed, this, &FindInFiles::search);
  connect(find_, &QPushButton::clicked, this, &FindInFiles::search);
  connect(cancel_, &QPushButton::clicked, this, &FindInFiles::cancel);
  connect(takeBack_, &QPushButton::clicked, this, &FindInFiles::takeBack);
  connect(&documents_, &OpenDocuments::changed, this,
          [this] { takeBack_->setEnabled(documents_.canUndo(act_)); });
  connect(replace_, &QPushButton::clicked, this, &FindInFiles::replaceAll);
  connect(results_, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) { go(item); });
  connect(results_, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) { go(item); });
  connect(&search_, &FolderSearch::found, this, &FindInFiles::add);
  connect(&search_, &FolderSearch::progressed, this,
          [this](int files)
          {
            searched_ = files;
            showCounts(false);
          });
  connect(&search_, &FolderSearch::finished, this, &FindInFiles::showCounts);
  for(QWidget* const each : std::initializer_list<QWidget*>{pattern_, replacement_, names_, results_})
    each->installEventFilter(this);
  retranslate();
}

QToolButton* FindInFiles::addOption(const QString& text)
{
  QToolButton* const button = new QToolButton;
  button->setText(text);
  button->setCheckable(true);
  button->setAutoRaise(true);
  return button;
}

void FindInFiles::retranslate()
{
  const auto name = [](QWidget* widget, const QString& words)
  {
    widget->setToolTip(words);
    widget->setAccessibleName(words);
  };
  setAccessibleName(tr("Find in files"));
  pattern_->setPlaceholderText(tr("Text to find in all scenes and scripts; Enter searches"));
  name(pattern_, tr("Text to find in open documents and in the folders of the project"));
  replacement_->setPlaceholderText(tr("Replace by"));
  name(replacement_, tr("Replacement"));
  name(names_, tr("Names of files, with * and ?"));
  name(matchCase_, tr("Upper and lower case matter"));
  name(wholeWords_, tr("Whole words"));
  name(regex_, tr("Regular expression"));
  find_->setText(tr("Find"));
  cancel_->setText(tr("Cancel"));
  takeBack_->setText(tr("Take back"));
  takeBack_->setToolTip(tr("Undo the last Replace all in all files, as undo in one of their texts does"));
  results_->setAccessibleName(tr("What was found"));
  showCounts(!search_.running());
}

void FindInFiles::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if(event->type() == QEvent::LanguageChange)
    retranslate();
}

bool FindInFiles::eventFilter(QObject* watched, QEvent* event)
{
  if(!search_.running())
    return QWidget::eventFilter(watched, event);
  if(takeEscape(*event))
    return true;
  if(isEscape(*event))
  {
    cancel();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

SearchTerm FindInFiles::term() const
{
  return {pattern_->text(), regex_->isChecked(), matchCase_->isChecked(), wholeWords_->isChecked()};
}

void FindInFiles::setTerm(const SearchTerm& term)
{
  regex_->setChecked(term.isRegex);
  matchCase_->setChecked(term.matchCase);
  wholeWords_->setChecked(term.wholeWords);
  pattern_->setText(term.pattern);
}

void FindInFiles::open(const QString& pattern)
{
  if(!pattern.isEmpty())
    pattern_->setText(pattern);
  pattern_->selectAll();
  pattern_->setFocus();
}

void FindInFiles::clear()
{
  results_->clear();
  files_.clear();
  matches_ = 0;
  searched_ = 0;
  isReplaced_ = false;
}

void FindInFiles::search()
{
  const TextSearch search(term());
  if(!search.isValid())
  {
    status_->setText(search.problem());
    return;
  }
  clear();
  listed_ = term();
  FolderSearch::Request request{listed_, folders_(), names_->text().split(u' ', Qt::SkipEmptyParts), excluded_};
  for(const SceneDocument* const document : documents_.all())
  {
    if(const QString file = fileIdentity(document->file()); !FolderSearch::isBelow(file, excluded_))
      request.texts[file] = document->tokens().text();
  }
  if(request.folders.isEmpty() && request.texts.empty())
    return status_->setText(tr("There is nothing to search: open a text of yours, or a project. What belongs to the "
                               "program is not searched."));
  cancel_->setEnabled(true);
  search_.start(std::move(request));
  showCounts(false);
}

/// Lines may have a higher font than names of files, and all rows are as high as the first one.
QTreeWidgetItem* FindInFiles::addFile(const QString& words)
{
  const auto item = new QTreeWidgetItem(results_, {words});
  const int code = QFontMetrics(QFontDatabase::systemFont(QFontDatabase::FixedFont)).height();
  item->setSizeHint(0, QSize(0, std::max(code, results_->fontMetrics().height()) + 4));
  return item;
}

void FindInFiles::add(const FileMatches& matches)
{
  const QFont code = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  const auto item = addFile(QStringLiteral("%1 (%2)").arg(QDir::toNativeSeparators(matches.file)).arg(matches.count));
  item->setData(0, File, matches.file);
  files_ << matches.file;
  for(const FileMatches::Line& line : matches.lines)
  {
    if(matches_ >= mostListed)
      break;
    const auto child = new QTreeWidgetItem(
        item, {QStringLiteral("%1  %2").arg(line.number, 6).arg(QString::fromStdString(line.text).trimmed())});
    child->setFont(0, code);
    child->setData(0, File, matches.file);
    child->setData(0, Begin, line.matches.front().begin);
    child->setData(0, End, line.matches.front().end);
  }
  matches_ += matches.count;
  item->setExpanded(files_.size() <= 20);
}

void FindInFiles::showCounts(bool finished)
{
  const bool running = search_.running();
  cancel_->setEnabled(running);
  const int count = static_cast<int>(matches_), files = static_cast<int>(files_.size());
  replace_->setEnabled(finished && count > 0 && !isReplaced_);
  replace_->setText(count == 0 || isReplaced_ ? tr("Replace all") : tr("Replace all %1 in %2 files").arg(count).arg(files));
  if(running)
    status_->setText(tr("%n found, searching…", nullptr, count));
  else if(searched_ > 0)
    status_->setText(finished ? tr("%1 found in %2 of %3 files").arg(count).arg(files).arg(searched_)
                              : tr("%n found, cancelled", nullptr, count));
}

void FindInFiles::replaceAll()
{
  const TextSearch search(listed_);
  const QString by = replacement_->text();
  QStringList problems;
  std::vector<OpenDocuments::Edits> all;
  for(const QString& file : std::as_const(files_))
  {
    QString problem;
    SceneDocument* const document = documents_.open(file, &problem);
    if(!document)
      problems << problem;
    else if(std::vector<TextEdit> edits = search.replace(document->tokens().text(), by); !edits.empty())
      all.push_back({document, std::move(edits)});
  }
  act_ = documents_.applyTogether(all, tr("Replace in files"));
  clear();
  isReplaced_ = true;
  for(const auto& [document, edits] : all)
  {
    std::vector<TextSearch::Match> places;
    std::uint32_t shift = 0; // Of places by the edits before; wraps below 0, and back.
    for(const TextEdit& edit : edits)
    {
      const auto size = static_cast<std::uint32_t>(edit.text.size());
      places.push_back({edit.begin + shift, edit.begin + shift + size});
      shift += size - (edit.end - edit.begin);
    }
    add(FolderSearch::linesOf(document->file(), document->tokens().text(), places));
  }
  const int count = static_cast<int>(matches_), changed = static_cast<int>(files_.size());
  QString words = tr("%n replaced", nullptr, count);
  if(changed > 0)
    words += u' ' + tr("in %n file(s), which are not saved yet. One undo takes all of it back.", nullptr, changed);
  const QStringList files = files_;
  showCounts(false);
  status_->setText(problems.isEmpty() ? words : words + u' ' + problems.join(u' '));
  takeBack_->setEnabled(documents_.canUndo(act_));
  if(!files.isEmpty())
    emit replaced(files);
}

void FindInFiles::takeBack()
{
  if(!documents_.undo(act_))
    return;
  clear();
  showCounts(false);
  status_->setText(tr("Taken back"));
}

void FindInFiles::list(const QString& title, const std::vector<SourcePlace>& places)
{
  search_.cancel();
  clear();
  const QFont code = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  std::map<QString, QTreeWidgetItem*> items;
  std::map<QString, QList<QByteArray>> lines;
  for(const SourcePlace& place : places)
  {
    const QString file = QString::fromStdString(place.file.string());
    QTreeWidgetItem*& item = items[file];
    if(!item)
    {
      item = addFile(QDir::toNativeSeparators(file));
      item->setData(0, File, file);
      item->setExpanded(true);
      QFile onDisk(file);
      if(const SceneDocument* const document = documents_.find(file))
        lines[file] = QByteArray::fromStdString(document->tokens().text()).split('\n');
      else if(onDisk.open(QFile::ReadOnly))
        lines[file] = onDisk.readAll().split('\n');
    }
    const QList<QByteArray>& all = lines[file];
    const QString text = place.line <= all.size() ? QString::fromUtf8(all[place.line - 1]).trimmed() : QString();
    const auto child = new QTreeWidgetItem(item, {QStringLiteral("%1  %2").arg(place.line, 6).arg(text)});
    child->setFont(0, code);
    child->setData(0, File, file);
    child->setData(0, Begin, place.range.begin);
    child->setData(0, End, place.range.end);
  }
  showCounts(false);
  status_->setText(QStringLiteral("%1: %2").arg(title).arg(places.size()));
}

void FindInFiles::go(const QTreeWidgetItem* item)
{
  if(item->data(0, Begin).isValid())
    emit wanted(item->data(0, File).toString(), item->data(0, Begin).toUInt(), item->data(0, End).toUInt());
}

} // namespace sparkwright
