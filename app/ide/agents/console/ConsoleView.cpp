#include "app/ide/agents/console/ConsoleView.h"

#include "app/ide/common/BackgroundPool.h"
#include "app/ide/common/Icons.h"
#include "app/ide/common/UserFolders.h"
#include "core/text/WriteFile.h"

#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPointer>
#include <QScrollBar>
#include <QTextBlock>
#include <QThreadPool>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

/// Lines that are added at once: more would hold up the window.
constexpr std::size_t mostAtOnce = 500;

/// User states of blocks.
constexpr int errorLine = 1, noteLine = 2;

QColor errorColour(const QPalette& palette)
{
  return palette.color(QPalette::Base).lightness() < 128 ? QColor(0xff, 0x9d, 0x8f) : QColor(0xa8, 0x1c, 0x0c);
}

} // namespace

ConsoleText::ConsoleText(QWidget* parent) : QPlainTextEdit(parent)
{
  setLayoutDirection(Qt::LeftToRight); // As in a terminal.
  setReadOnly(true);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  setUndoRedoEnabled(false);
  setLineWrapMode(NoWrap);
  setMaximumBlockCount(static_cast<int>(Console::mostLines));
  setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
}

void ConsoleText::append(const QString& lines, Console::Stream stream)
{
  QTextCharFormat format;
  if(stream == Console::Stream::Errors)
    format.setForeground(errorColour(palette()));
  else if(stream == Console::Stream::Note)
  {
    format.setForeground(palette().color(QPalette::PlaceholderText));
    format.setFontItalic(true);
  }
  QTextCursor cursor(document());
  cursor.movePosition(QTextCursor::End);
  const qsizetype count = lines.count(QLatin1Char('\n')) + 1;
  cursor.insertText(document()->isEmpty() ? lines : QLatin1Char('\n') + lines, format);
  const int state = stream == Console::Stream::Errors ? errorLine : stream == Console::Stream::Note ? noteLine : -1;
  QTextBlock block = document()->lastBlock();
  for(qsizetype i = 0; i < count && block.isValid(); ++i, block = block.previous())
    block.setUserState(state);
}

void ConsoleText::paintEvent(QPaintEvent* event)
{
  QPlainTextEdit::paintEvent(event);
  QPainter painter(viewport());
  constexpr qreal width = 2;
  for(QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next())
  {
    const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
    if(place.top() > viewport()->height())
      break;
    if(block.userState() > 0)
      painter.fillRect(QRectF(0, place.top(), width, place.height()),
                       block.userState() == errorLine ? errorColour(palette())
                                                      : palette().color(QPalette::PlaceholderText));
  }
}

ConsoleView::ConsoleView(QWidget* parent)
    : QWidget(parent), streams_(new QComboBox(this)), filter_(new QLineEdit(this)), regular_(new QToolButton(this)),
      follow_(new QToolButton(this)), copy_(new QToolButton(this)), save_(new QToolButton(this)),
      clear_(new QToolButton(this)), problem_(new QLabel(this)), text_(new ConsoleText(this))
{
  for(int i = 0; i < 3; ++i)
    streams_->addItem(QString());
  filter_->setClearButtonEnabled(true);
  filter_->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  const std::pair<QToolButton*, const char*> buttons[] = {
      {regular_, "regex"}, {follow_, "to-end"}, {copy_, "copy"}, {save_, "save"}, {clear_, "clear"}};
  QHBoxLayout* const row = new QHBoxLayout;
  row->setSpacing(4);
  row->addWidget(streams_);
  row->addWidget(filter_, 1);
  for(const auto& [button, icon] : buttons)
  {
    button->setIcon(themedIcon(QLatin1String(icon)));
    button->setAutoRaise(true);
    row->addWidget(button);
  }
  regular_->setCheckable(true);
  follow_->setCheckable(true);
  follow_->setChecked(true);
  problem_->setWordWrap(true);
  problem_->hide();
  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(row);
  layout->addWidget(problem_);
  layout->addWidget(text_, 1);

  connect(streams_, &QComboBox::currentIndexChanged, this, &ConsoleView::rebuild);
  connect(filter_, &QLineEdit::textChanged, this, &ConsoleView::setFilter);
  connect(regular_, &QToolButton::toggled, this, &ConsoleView::setFilter);
  connect(follow_, &QToolButton::toggled, this, &ConsoleView::setFollowing);
  connect(text_->verticalScrollBar(), &QScrollBar::actionTriggered, this,
          [this]
          {
            const QScrollBar* const bar = text_->verticalScrollBar();
            follow_->setChecked(bar->sliderPosition() >= bar->maximum() - 1);
          });
  connect(copy_, &QToolButton::clicked, this,
          [this]
          {
            if(text_->textCursor().hasSelection())
              text_->copy();
            else
              QGuiApplication::clipboard()->setText(text_->toPlainText());
          });
  connect(save_, &QToolButton::clicked, this, &ConsoleView::askForFile);
  connect(clear_, &QToolButton::clicked, this,
          [this]
          {
            if(console_)
              console_->clear();
            rebuild();
          });
  retranslate();
}

void ConsoleView::show(std::shared_ptr<Console> console, const QString& name)
{
  name_ = name;
  if(console == console_)
    return;
  console_ = std::move(console);
  rebuild();
}

QString ConsoleView::filterProblem() const
{
  return expression_.isValid() ? QString()
                               : tr("The filter is no regular expression: %1, at character %2")
                                     .arg(expression_.errorString())
                                     .arg(expression_.patternErrorOffset());
}

void ConsoleView::setFilter()
{
  expression_ =
      QRegularExpression(regular_->isChecked() ? filter_->text() : QRegularExpression::escape(filter_->text()),
                         QRegularExpression::CaseInsensitiveOption);
  problem_->setText(filterProblem());
  problem_->setVisible(!expression_.isValid());
  if(expression_.isValid())
    rebuild(); // Else what is shown stays.
}

bool ConsoleView::passes(const Console::Line& line, const QString& text) const
{
  const int streams = streams_->currentIndex();
  if((streams == 1 && line.stream != Console::Stream::Output) ||
     (streams == 2 && line.stream != Console::Stream::Errors))
    return false;
  return filter_->text().isEmpty() || !expression_.isValid() || text.contains(expression_);
}

void ConsoleView::rebuild()
{
  text_->clear();
  next_ = 0;
  if(!console_)
    return;
  Console::Batch batch = console_->since(0, Console::mostLines);
  batch.missed = 0; // They are gone for good; nobody needs to be told now.
  add(batch);
  setFollowing(follow_->isChecked());
}

void ConsoleView::refresh()
{
  if(!console_ || console_->count() == next_)
    return;
  add(console_->since(next_, mostAtOnce));
}

void ConsoleView::add(const Console::Batch& batch)
{
  next_ = batch.next;
  text_->setUpdatesEnabled(false);
  const int place = text_->verticalScrollBar()->value();
  const int before = text_->document()->blockCount();
  if(batch.missed > 0)
    text_->append(tr("[%n line(s) left out, too many to show]", nullptr, static_cast<int>(batch.missed)),
                  Console::Stream::Note);
  QString lines;
  bool any = false;
  Console::Stream stream = Console::Stream::Output;
  const auto flush = [&]
  {
    if(any)
      text_->append(lines, stream);
    lines.clear();
    any = false;
  };
  for(const Console::Line& line : batch.lines)
  {
    const QString text = QString::fromUtf8(line.text.data(), static_cast<qsizetype>(line.text.size()));
    if(!passes(line, text))
      continue;
    if(line.stream != stream)
      flush();
    stream = line.stream;
    if(any)
      lines += QLatin1Char('\n');
    lines += text;
    any = true;
  }
  flush();
  if(follow_->isChecked())
    text_->verticalScrollBar()->setValue(text_->verticalScrollBar()->maximum());
  else if(before < text_->maximumBlockCount())
    text_->verticalScrollBar()->setValue(place);
  text_->setUpdatesEnabled(true);
}

void ConsoleView::setFollowing(bool on)
{
  if(on)
    text_->verticalScrollBar()->setValue(text_->verticalScrollBar()->maximum());
}

void ConsoleView::askForFile()
{
  auto* const dialog =
      new QFileDialog(this, tr("Save console"), userFolder(QStandardPaths::DocumentsLocation),
                      tr("Texts (*.log *.txt)") + QStringLiteral(";;") + tr("All files (*)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("log"));
  dialog->selectFile(QString(name_).replace(QLatin1Char('/'), QLatin1Char('-')) + QStringLiteral(".log"));
  connect(dialog, &QFileDialog::fileSelected, this, &ConsoleView::save);
  dialog->open();
}

void ConsoleView::save(const QString& file)
{
  if(!console_)
    return;
  // Putting it on the disk may take long.
  backgroundPool().start(
      [console = console_, file, view = QPointer<ConsoleView>(this)]
      {
        std::string text;
        for(const Console::Line& line : console->since(0, Console::mostLines).lines)
          text.append(line.text).append("\n");
        const QString problem = QString::fromStdString(writeAtomically(file.toStdString(), text));
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [view, file, problem]
            {
              if(view)
                emit view->told(problem.isEmpty() ? tr("Console saved as %1").arg(file)
                                                  : tr("The console was not saved as %1: %2").arg(file, problem),
                                problem.isEmpty());
            });
      });
}

void ConsoleView::retranslate()
{
  streams_->setItemText(0, tr("All output"));
  streams_->setItemText(1, tr("Standard output"));
  streams_->setItemText(2, tr("Standard error"));
  streams_->setAccessibleName(tr("Output to show"));
  streams_->setToolTip(tr("Which output of the program is shown; lines of standard error have a bar at the left"));
  filter_->setPlaceholderText(tr("Filter by text"));
  filter_->setAccessibleName(tr("Filter the console"));
  text_->setAccessibleName(tr("Console"));
  const auto name = [](QToolButton* button, const QString& text, const QString& tip)
  {
    button->setAccessibleName(text);
    button->setToolTip(tip);
  };
  name(regular_, tr("Regular expression"), tr("The filter is a regular expression"));
  name(follow_, tr("Follow"), tr("Keeps the newest line in sight"));
  name(copy_, tr("Copy"), tr("Copies the selected text, or all that is shown"));
  name(save_, tr("Save console"), tr("Writes all lines that are kept to a file"));
  name(clear_, tr("Clear the console"), tr("Removes all lines from the console"));
  problem_->setText(filterProblem());
}

void ConsoleView::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  else if(event->type() == QEvent::PaletteChange)
    rebuild(); // In other colours.
  QWidget::changeEvent(event);
}

} // namespace sparkwright
