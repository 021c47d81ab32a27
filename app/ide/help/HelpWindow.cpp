#include "app/ide/help/HelpWindow.h"

#include "app/ide/common/BackgroundPool.h"
#include "app/ide/common/Icons.h"
#include "app/ide/help/HelpDocument.h"

#include <QDir>
#include <QKeyEvent>
#include <QPrintDialog>
#include <QPrinter>
#include <QSettings>
#include <QShortcut>
#include <QTextBlock>
#include <QThreadPool>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr QSize firstSize(1020, 720);
constexpr int leftSize = 290;
const QString geometryKey = QStringLiteral("help/geometry"), halvesKey = QStringLiteral("help/halves");

enum EntryRole
{
  TargetPageRole = Qt::UserRole,
  TargetAnchorRole
};

QPalette onPaper()
{
  QPalette palette;
  palette.setColor(QPalette::Base, Qt::white);
  palette.setColor(QPalette::Text, Qt::black);
  palette.setColor(QPalette::WindowText, Qt::black);
  palette.setColor(QPalette::Link, QColor(0x10, 0x40, 0xa0));
  return palette;
}

} // namespace

HelpWindow::HelpWindow()
    : tools_(new QToolBar(this)), halves_(new QSplitter(this)), search_(new QLineEdit), found_(new QLabel),
      left_(new QStackedWidget), contents_(new QTreeWidget), hits_(new HelpHits), browser_(new HelpBrowser),
      findBar_(new HelpFindBar(*browser_))
{
  setWindowIcon(applicationIcon());
  setAttribute(Qt::WA_QuitOnClose, false);
  addButtons();
  contents_->setHeaderHidden(true);
  contents_->setFrameShape(QFrame::NoFrame);
  hits_->setFrameShape(QFrame::NoFrame);
  search_->setClearButtonEnabled(true);
  search_->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  search_->installEventFilter(this);
  found_->setContentsMargins(8, 0, 8, 2);
  found_->hide();
  left_->addWidget(contents_);
  left_->addWidget(hits_);

  auto* const leftHalf = new QWidget;
  auto* const leftRows = new QVBoxLayout(leftHalf);
  leftRows->setContentsMargins(0, 0, 0, 0);
  leftRows->setSpacing(4);
  auto* const searchRow = new QVBoxLayout;
  searchRow->setContentsMargins(6, 6, 6, 0);
  searchRow->addWidget(search_);
  leftRows->addLayout(searchRow);
  leftRows->addWidget(found_);
  leftRows->addWidget(left_, 1);
  auto* const rightHalf = new QWidget;
  auto* const rightRows = new QVBoxLayout(rightHalf);
  rightRows->setContentsMargins(0, 0, 0, 0);
  rightRows->setSpacing(0);
  rightRows->addWidget(browser_, 1);
  rightRows->addWidget(findBar_);
  halves_->addWidget(leftHalf);
  halves_->addWidget(rightHalf);
  halves_->setStretchFactor(1, 1);
  halves_->setChildrenCollapsible(false);
  auto* const rows = new QVBoxLayout(this);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(0);
  rows->addWidget(tools_);
  rows->addWidget(halves_, 1);

  connect(search_, &QLineEdit::textChanged, this, &HelpWindow::find);
  connect(search_, &QLineEdit::returnPressed, this, &HelpWindow::openHit);
  connect(hits_, &QListWidget::itemClicked, this, &HelpWindow::openHit);
  connect(hits_, &QListWidget::itemActivated, this, &HelpWindow::openHit);
  connect(hits_, &QListWidget::currentItemChanged, this, &HelpWindow::openHit);
  connect(contents_, &QTreeWidget::currentItemChanged, this, &HelpWindow::showContents);
  connect(contents_, &QTreeWidget::itemClicked, this, &HelpWindow::showContents);
  connect(browser_, &HelpBrowser::moved, this, &HelpWindow::showPlace);
  connect(browser_, &HelpBrowser::missing, this,
          [this](const QString& link)
          {
            found_->setText(tr("There is no page “%1”.").arg(link));
            found_->show();
          });
  resize(firstSize);
  halves_->setSizes({leftSize, firstSize.width() - leftSize});
  const QSettings settings;
  restoreGeometry(settings.value(geometryKey).toByteArray());
  halves_->restoreState(settings.value(halvesKey).toByteArray());
  retranslate();
}

HelpWindow::~HelpWindow()
{
  for(QObject* const teller : std::initializer_list<QObject*>{browser_, contents_, hits_, search_})
    teller->disconnect(this);
}

QAction* HelpWindow::addButton(const QString& icon, const QList<QKeySequence>& keys,
                               const std::function<void()>& effect)
{
  QAction* const action = tools_->addAction(themedIcon(icon), QString());
  action->setShortcuts(keys);
  connect(action, &QAction::triggered, this, effect);
  addAction(action);
  return action;
}

void HelpWindow::addButtons()
{
  tools_->setIconSize({20, 20});
  back_ = addButton(QStringLiteral("back"), QKeySequence::keyBindings(QKeySequence::Back),
                    [this] { browser_->backward(); });
  forward_ = addButton(QStringLiteral("forward"), QKeySequence::keyBindings(QKeySequence::Forward),
                       [this] { browser_->forward(); });
  home_ = addButton(QStringLiteral("home"), {Qt::ALT | Qt::Key_Home},
                    [this]
                    {
                      if(library_)
                        browser_->show({library_->first(), {}});
                    });
  tools_->addSeparator();
  find_ = addButton(QStringLiteral("search"), {QKeySequence::Find}, [this] { findBar_->open(); });
  print_ = addButton(QStringLiteral("print"), {QKeySequence::Print}, [this] { askToPrint(); });
  const auto key = [this](const QKeySequence& keys, auto effect)
  { connect(new QShortcut(keys, this), &QShortcut::activated, this, effect); };
  key(Qt::CTRL | Qt::SHIFT | Qt::Key_F, [this] { search(); });
  key(Qt::Key_F3, [this] { findBar_->next(); });
  key(Qt::SHIFT | Qt::Key_F3, [this] { findBar_->previous(); });
  key(Qt::CTRL | Qt::Key_W, [this] { close(); });
  key(Qt::Key_Escape, [this] { close(); });
}

void HelpWindow::retranslate()
{
  setWindowTitle(tr("Help – Sparkwright"));
  const auto name = [](QAction* action, const QString& words)
  {
    action->setText(words);
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(key.isEmpty() ? words : tr("%1 (%2)").arg(words, key));
  };
  name(back_, tr("Back"));
  name(forward_, tr("Forward"));
  name(home_, tr("First page"));
  name(find_, tr("Find in this page"));
  name(print_, tr("Print…"));
  for(QAction* const action : tools_->actions())
    if(QWidget* const button = tools_->widgetForAction(action))
      button->setAccessibleName(action->text());
  search_->setPlaceholderText(tr("Search the help"));
  search_->setAccessibleName(tr("Search the help"));
  search_->setToolTip(tr("Words or beginnings of words, as in: hinge limit (Ctrl+Shift+F)"));
  contents_->setAccessibleName(tr("Contents"));
  hits_->setAccessibleName(tr("Found in the help"));
  browser_->setAccessibleName(tr("Page of the help"));
  browser_->setPlaceholderText(tr("The pages are being read…"));
  findBar_->retranslate();
}

void HelpWindow::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

void HelpWindow::setLibrary(std::shared_ptr<const HelpLibrary> library, const QString& folder)
{
  library_ = std::move(library);
  folder_ = folder;
  browser_->setLibrary(library_, folder_);
  fillContents();
  if(const auto wanted = std::exchange(wanted_, {}))
    showWanted(*wanted);
  showPlace();
  if(!search_->text().isEmpty())
    find(search_->text());
}

void HelpWindow::show(const QString& place)
{
  emit opening();
  if(isMinimized())
    showNormal();
  QWidget::show();
  raise();
  activateWindow();
  if(library_)
    showWanted(place);
  else
    wanted_ = place;
  browser_->setFocus();
}

/// Without the anchor, if only that is missing.
void HelpWindow::showWanted(const QString& place)
{
  if(auto found = place.isEmpty() ? std::nullopt : library_->find(place))
    browser_->show(*found);
  else if(found = library_->find(place.section(QLatin1Char('#'), 0, 0)); found)
    browser_->show(*found);
  else if(browser_->target().page.isEmpty())
    browser_->show({library_->first(), {}});
}

void HelpWindow::search(const QString& words)
{
  show(QString());
  if(!words.isEmpty())
    search_->setText(words);
  search_->setFocus(Qt::ShortcutFocusReason);
  search_->selectAll();
}

void HelpWindow::fillContents()
{
  const QSignalBlocker quiet(contents_);
  contents_->clear();
  addEntries(library_->contents(), nullptr);
  for(int i = 0; i < contents_->topLevelItemCount(); ++i)
    contents_->topLevelItem(i)->setExpanded(true);
}

void HelpWindow::addEntries(const std::vector<HelpEntry>& entries, QTreeWidgetItem* above)
{
  for(const HelpEntry& entry : entries)
  {
    auto* const item =
        above ? new QTreeWidgetItem(above, {entry.title}) : new QTreeWidgetItem(contents_, {entry.title});
    item->setData(0, TargetPageRole, entry.target.page);
    item->setData(0, TargetAnchorRole, entry.target.anchor);
    if(!above)
    {
      QFont bold = font();
      bold.setBold(true);
      item->setFont(0, bold);
    }
    addEntries(entry.below, item);
  }
}

void HelpWindow::showContents()
{
  const QTreeWidgetItem* const item = contents_->currentItem();
  const QString page = item ? item->data(0, TargetPageRole).toString() : QString();
  if(!page.isEmpty())
    browser_->show({page, item->data(0, TargetAnchorRole).toString()});
}

/// What the page at the right belongs to.
void HelpWindow::showPlace()
{
  back_->setEnabled(browser_->canGoBack());
  forward_->setEnabled(browser_->canGoForward());
  home_->setEnabled(library_ && browser_->target().page != library_->first());
  print_->setEnabled(!browser_->target().page.isEmpty());
  findBar_->refresh();
  const QSignalBlocker quiet(contents_);
  QTreeWidgetItem* found = nullptr;
  for(QTreeWidgetItemIterator at(contents_); *at && !found; ++at)
    if((*at)->data(0, TargetPageRole).toString() == browser_->target().page)
      found = *at;
  contents_->setCurrentItem(found);
  if(found)
    contents_->scrollToItem(found);
}

void HelpWindow::find(const QString& words)
{
  const bool any = !words.trimmed().isEmpty();
  left_->setCurrentWidget(any ? static_cast<QWidget*>(hits_) : contents_);
  found_->setVisible(any);
  if(!any || !library_)
    return;
  const int count = hits_->show(*library_, words);
  found_->setText(count == 0 ? tr("Nothing found. Try fewer or other words.")
                             : tr("%n place(s), the best first", nullptr, count));
}

void HelpWindow::openHit()
{
  if(!hits_->currentItem() && hits_->count() > 0 && left_->currentWidget() == hits_)
    return hits_->setCurrentRow(0); // Which calls this again.
  if(const HelpTarget target = hits_->chosen(); !target.page.isEmpty())
    browser_->show(target, search_->text());
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event)
{
  if(watched == search_ && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride))
  {
    const auto* const key = static_cast<QKeyEvent*>(event);
    if(key->key() == Qt::Key_Escape && !search_->text().isEmpty())
    {
      if(event->type() == QEvent::KeyPress)
        search_->clear();
      event->accept();
      return true;
    }
    if(event->type() == QEvent::KeyPress && key->key() == Qt::Key_Down)
    {
      left_->currentWidget()->setFocus(Qt::ShortcutFocusReason);
      if(left_->currentWidget() == hits_ && !hits_->currentItem())
        hits_->setCurrentRow(0);
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void HelpWindow::closeEvent(QCloseEvent* event)
{
  QSettings settings;
  settings.setValue(geometryKey, saveGeometry());
  settings.setValue(halvesKey, halves_->saveState());
  QWidget::closeEvent(event);
}

void HelpWindow::askToPrint()
{
  const auto printer = std::make_shared<QPrinter>();
  printer->setDocName(windowTitle());
  auto* const dialog = new QPrintDialog(printer.get(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, printer] { print(printer); });
  connect(dialog, &QObject::destroyed, this, [printer] {}); // It uses the printer until then.
  dialog->open();
}

void HelpWindow::print(std::shared_ptr<QPrinter> printer)
{
  const HelpPage* const page = library_ ? library_->page(browser_->target().page) : nullptr;
  if(!page)
    return;
  std::shared_ptr<QTextDocument> document = helpDocument(*page, onPaper(), font());
  const double width = printer->pageRect(QPrinter::Point).width();
  std::vector<QString> pictures;
  fitPictures(*document, static_cast<int>(width * 0.9),
              [&](const QString& name)
              {
                pictures.push_back(name);
                const QImage picture(QDir(folder_).filePath(QUrl(name).path()));
                document->addResource(QTextDocument::ImageResource, QUrl(name), picture);
                return picture.size();
              });
  document->moveToThread(nullptr);
  backgroundPool().start([document, printer] { document->print(printer.get()); });
}

} // namespace sparkwright
