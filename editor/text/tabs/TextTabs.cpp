#include "editor/text/tabs/TextTabs.h"

#include "editor/text/tabs/TextCommands.h"
#include "editor/text/tabs/UnreadTab.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

TextTabs::TextTabs(const Surroundings& around, QWidget* parent)
    : QWidget(parent), around_(around), splitter_(new QSplitter(Qt::Horizontal)), none_(new QLabel)
{
  const auto column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(splitter_);
  column->addWidget(none_, 1);
  none_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
  none_->setContentsMargins(12, 12, 12, 12);
  none_->setWordWrap(true);
  none_->setForegroundRole(QPalette::PlaceholderText);
  for(QTabWidget*& pane : panes_)
    pane = makePane();
  panes_[1]->hide();
  for(const TextCommand& command : textCommands())
  {
    QAction* const action = new QAction(this);
    action->setObjectName(QLatin1String(command.id));
    action->setShortcut(QKeySequence(QLatin1String(command.shortcut)));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut); // Keys of texts act in texts; see eventFilter().
    connect(action, &QAction::triggered, this,
            [this, &command]
            {
              if(TextPage* const page = current())
                command.run(*page);
              showOptions(); // Also if there was nothing to switch.
            });
    action->setCheckable(command.isOn);
    actions_ << action;
  }
  connect(&around_.options, &TextOptions::changed, this, &TextTabs::showOptions);
  connect(&around_.documents, &OpenDocuments::changed, this, &TextTabs::nameAll);
  connect(&around_.documents, &OpenDocuments::closing, this,
          [this](const SceneDocument* document)
          {
            for(TextPage* const page : pages())
              if(&page->document() == document)
                remove(page);
            for(int index = panes_[0]->count() - 1; index >= 0; --index) // Open, but not shown yet.
              if(const auto unread = qobject_cast<UnreadTab*>(panes_[0]->widget(index));
                 unread && unread->identity == document->file())
                delete unread;
            closeEmptyPane();
            showEmpty();
          });
  helps_ = std::make_unique<DocumentHelps>(around_.documents, around_.services); // After what is connected above.
  retranslate();
  showOptions();
  showEmpty();
}

TextTabs::~TextTabs()
{
  for(TextPage* const page : pages())
    remove(page);
}

QTabWidget* TextTabs::makePane()
{
  QTabWidget* const pane = new QTabWidget;
  pane->tabBar()->setLayoutDirection(Qt::LeftToRight); // Names of files.
  pane->setDocumentMode(true);
  pane->setMovable(true);
  pane->setTabsClosable(true);
  pane->setElideMode(Qt::ElideMiddle);
  pane->tabBar()->installEventFilter(this);
  splitter_->addWidget(pane);
  connect(pane, &QTabWidget::tabCloseRequested, this,
          [this, pane](int index)
          {
            const auto page = qobject_cast<TextPage*>(pane->widget(index));
            const auto unread = qobject_cast<UnreadTab*>(pane->widget(index));
            if(SceneDocument* const document = unread ? around_.documents.find(unread->file) : nullptr)
              return void(emit closeWanted(document)); // It may have edits, though nobody has looked at it.
            if(!page)
            {
              delete pane->widget(index);
              closeEmptyPane();
              return showEmpty();
            }
            // The last view of a document goes with the document.
            if(std::ranges::count(pages(), &page->document(), [](const TextPage* p) { return &p->document(); }) > 1)
              remove(page);
            else
              emit closeWanted(&page->document());
            closeEmptyPane();
          });
  connect(pane, &QTabWidget::currentChanged, this,
          [this, pane](int index)
          {
            // Only who works in texts goes on in the other one: whoever is in a view must not type into a text unawares.
            if(index >= 0 && isAncestorOf(QApplication::focusWidget()))
              pane->widget(index)->setFocus();
            setFocusProxy(current()); // Whoever goes to the texts goes to this one.
            emit cursorMoved();
            // Later, so that tabs that others close, or that are only passed through, are not read.
            if(UnreadTab* const tab = qobject_cast<UnreadTab*>(pane->widget(index)))
              QMetaObject::invokeMethod(
                  tab,
                  [this, pane, tab]
                  {
                    if(pane->currentWidget() == tab)
                      read(*pane, *tab);
                  },
                  Qt::QueuedConnection);
          });
  pane->tabBar()->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(pane->tabBar(), &QWidget::customContextMenuRequested, this,
          [this, pane](QPoint at)
          {
            if(const auto page = qobject_cast<TextPage*>(pane->widget(pane->tabBar()->tabAt(at))))
              emit menuWanted(&page->document(), pane->tabBar()->mapToGlobal(at));
          });
  connect(pane, &QTabWidget::tabBarClicked, this,
          [pane](int index)
          {
            if(index >= 0)
              pane->widget(index)->setFocus();
          });
  return pane;
}

void TextTabs::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if(event->type() == QEvent::LanguageChange)
    retranslate();
}

void TextTabs::retranslate()
{
  setAccessibleName(tr("Texts"));
  none_->setText(tr("Here you edit texts: scenes, set-up scripts, projects and the code of agents. Edit ▸ Show source "
                    "opens those of the scene that runs, File ▸ Open as text… any others."));
  const std::span<const TextCommand> commands = textCommands();
  for(std::size_t i = 0; i < commands.size(); ++i)
  {
    QAction* const action = actions_[static_cast<qsizetype>(i)];
    action->setText(QCoreApplication::translate("TextCommands", commands[i].text));
    action->setToolTip(QCoreApplication::translate("TextCommands", commands[i].toolTip));
    action->setStatusTip(action->toolTip());
  }
}

void TextTabs::showOptions()
{
  const std::span<const TextCommand> commands = textCommands();
  for(std::size_t i = 0; i < commands.size(); ++i)
    if(commands[i].isOn)
      actions_[static_cast<qsizetype>(i)]->setChecked(commands[i].isOn(around_.options));
}

void TextTabs::showEmpty()
{
  const bool empty = panes_[0]->count() + panes_[1]->count() == 0;
  none_->setVisible(empty);
  splitter_->setVisible(!empty);
}

void TextTabs::setMarks(std::function<Mark(const QString&)> markOf)
{
  markOf_ = std::move(markOf);
  showMarks();
}

void TextTabs::showMarks()
{
  nameAll();
}

/// One pane remains, with what is left in the other one.
void TextTabs::closeEmptyPane()
{
  if(isSplit() && (panes_[0]->count() == 0 || panes_[1]->count() == 0))
    setSplit(false);
}

const TextCommand* TextTabs::commandOf(const QKeySequence& key) const
{
  for(qsizetype i = 0; i < actions_.size(); ++i)
    if(actions_[i]->shortcuts().contains(key))
      return &textCommands()[static_cast<std::size_t>(i)];
  return nullptr;
}

/// Keys of commands go to the text that has the keyboard, also if the window has an action of the same key; and the
/// middle button closes tabs.
bool TextTabs::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress)
  {
    const auto& key = static_cast<QKeyEvent&>(*event);
    const TextCommand* const command = commandOf(QKeySequence(key.keyCombination()));
    TextPage* page = nullptr;
    for(TextPage* const each : pages())
      if(each->isAncestorOf(static_cast<QWidget*>(watched)))
        page = each;
    if(!command || !page || (watched != &page->view() && !command->search))
      return QWidget::eventFilter(watched, event);
    if(event->type() == QEvent::KeyPress)
      command->run(*page);
    event->accept();
    return true;
  }
  if(event->type() == QEvent::FocusIn)
  {
    for(std::size_t i = 0; i < 2; ++i)
      if(panes_[i]->isAncestorOf(static_cast<QWidget*>(watched)))
        active_ = i;
    setFocusProxy(current());
    emit cursorMoved();
  }
  if(event->type() == QEvent::MouseButtonRelease)
    for(QTabWidget* const pane : panes_)
      if(watched == pane->tabBar())
      {
        const auto& mouse = static_cast<QMouseEvent&>(*event);
        const int index = pane->tabBar()->tabAt(mouse.position().toPoint());
        if(mouse.button() == Qt::MiddleButton && index >= 0)
        {
          emit pane->tabCloseRequested(index);
          return true;
        }
      }
  return QWidget::eventFilter(watched, event);
}

// Pages

QTabWidget* TextTabs::pane() const
{
  return panes_[isSplit() ? active_ : 0];
}

TextPage* TextTabs::current() const
{
  return qobject_cast<TextPage*>(pane()->currentWidget());
}

std::vector<TextPage*> TextTabs::pages() const
{
  std::vector<TextPage*> result;
  for(const QTabWidget* const pane : panes_)
    for(int i = 0; i < pane->count(); ++i)
      if(const auto page = qobject_cast<TextPage*>(pane->widget(i)))
        result.push_back(page);
  return result;
}

TextPage* TextTabs::find(const QTabWidget& pane, const SceneDocument& document) const
{
  for(TextPage* const page : pages())
    if(&page->document() == &document && pane.indexOf(page) >= 0)
      return page;
  return nullptr;
}

bool TextTabs::shows(const SceneDocument& document) const
{
  return std::ranges::any_of(pages(), [&](const TextPage* page) { return &page->document() == &document; });
}

TextPage& TextTabs::show(SceneDocument& document)
{
  TextPage* page = find(*pane(), document);
  if(!page)
    page = &add(*pane(), document);
  pane()->setCurrentWidget(page);
  return *page;
}

TextPage* TextTabs::show(const QString& file, TextView::Range range)
{
  QString problem;
  SceneDocument* const document = around_.documents.open(file, &problem);
  if(!document)
  {
    emit told(problem);
    return nullptr;
  }
  TextPage& page = show(*document);
  page.view().select(range);
  page.view().setFocus();
  return &page;
}

void TextTabs::announce(const QStringList& files, const QString& current)
{
  QTabWidget& pane = *panes_[0];
  QStringList known;
  for(int i = 0; i < pane.count(); ++i)
  {
    const auto page = qobject_cast<TextPage*>(pane.widget(i));
    const auto unread = qobject_cast<UnreadTab*>(pane.widget(i));
    known << (page ? page->document().file() : unread ? unread->identity : QString());
  }
  if(isSplit())
    for(const TextPage* const page : pages())
      known << page->document().file();
  {
    const QSignalBlocker quiet(pane); // The first one is not shown yet.
    pane.setUpdatesEnabled(false);
    for(const QString& file : files)
      if(const QString identity = fileIdentity(file); !known.contains(identity))
      {
        const QString path = QDir::cleanPath(QFileInfo(file).absoluteFilePath());
        pane.addTab(new UnreadTab(path), {});
        known << identity;
      }
    pane.setUpdatesEnabled(true);
  }
  nameAll();
  showEmpty();
  const QString wanted = fileIdentity(current);
  if(SceneDocument* const document = current.isEmpty() ? nullptr : around_.documents.find(current))
    show(*document);
  else
    for(int index = 0; index < pane.count(); ++index)
      if(const auto tab = qobject_cast<UnreadTab*>(pane.widget(index)); tab && tab->identity == wanted)
        return pane.setCurrentIndex(index), read(pane, *tab);
  if(const auto tab = qobject_cast<UnreadTab*>(pane.currentWidget()))
    read(pane, *tab);
}

void TextTabs::read(QTabWidget& pane, UnreadTab& tab)
{
  QString problem;
  SceneDocument* const document = around_.documents.open(tab.file, &problem);
  if(!document)
  {
    tab.setText(problem);
    return emit told(problem);
  }
  if(!find(pane, *document))
    add(pane, *document);
}

void TextTabs::forgetUnread()
{
  for(int index = panes_[0]->count() - 1; index >= 0; --index)
    if(const auto tab = qobject_cast<UnreadTab*>(panes_[0]->widget(index)))
      if(const SceneDocument* const document = around_.documents.find(tab->file); !document || !document->isModified())
        delete tab;
  showEmpty();
}

QStringList TextTabs::files() const
{
  QStringList files;
  for(const QTabWidget* const pane : panes_)
    for(int i = 0; i < pane->count(); ++i)
    {
      const auto page = qobject_cast<TextPage*>(pane->widget(i));
      const auto unread = qobject_cast<UnreadTab*>(pane->widget(i));
      if(const QString file = page ? page->document().shownAs() : unread ? unread->file : QString();
         !file.isEmpty() && !files.contains(file))
        files << file;
    }
  return files;
}

TextPage& TextTabs::add(QTabWidget& pane, SceneDocument& document)
{
  TextPage* const page =
      new TextPage(document, helps_->of(document), {around_.selection, around_.services, around_.options});
  UnreadTab* unread = nullptr;
  for(UnreadTab* const each : pane.findChildren<UnreadTab*>())
    if(each->identity == document.file())
      unread = each;
  if(unread)
  {
    const bool current = pane.currentWidget() == unread;
    pane.insertTab(pane.indexOf(unread), page, {});
    if(current)
      pane.setCurrentWidget(page);
    delete unread;
  }
  else
    pane.addTab(page, {});
  if(const std::optional<CursorMemory::Place> place = around_.cursors.find(document.file()))
  {
    page->view().goTo(std::min(place->cursor, document.tokens().size()));
    page->view().send(QsciScintillaBase::SCI_SETFIRSTVISIBLELINE, static_cast<unsigned long>(place->firstLine));
  }
  page->view().installEventFilter(this);
  for(QWidget* const field : page->findBar().fields())
    field->installEventFilter(this);
  connect(&page->view(), &TextView::cursorMoved, this, &TextTabs::cursorMoved);
  connect(&document, &SceneDocument::stateChanged, page, [this, &document] { name(document); });
  connect(&page->banner(), &ChangeBanner::differenceWanted, this, &TextTabs::differenceWanted);
  connect(&page->banner(), &ChangeBanner::failed, this, &TextTabs::told);
  connect(page, &TextPage::told, this, &TextTabs::told);
  // Afterwards, since the key comes from the page.
  connect(
      page, &TextPage::closeWanted, this,
      [this, page]
      {
        for(QTabWidget* const each : panes_)
          if(const int index = each->indexOf(page); index >= 0)
            emit each->tabCloseRequested(index);
      },
      Qt::QueuedConnection);
  connect(page, &TextPage::findInFilesWanted, this, &TextTabs::findInFilesWanted);
  connect(&page->names(), &NameHelp::told, this, &TextTabs::told);
  connect(&page->names(), &NameHelp::wanted, this, [this, page](const SourcePlace& place) { go(*page, place); });
  connect(&page->names(), &NameHelp::found, this,
          [this, page](const QString& title, std::vector<SourcePlace> places)
          {
            for(SourcePlace& place : places)
              if(place.file.empty())
                place.file = page->document().file().toStdString();
            emit found(title, places);
          });
  name(document);
  showEmpty();
  return *page;
}

void TextTabs::remove(TextPage* page)
{
  storeCursor(*page);
  for(QTabWidget* const pane : panes_)
    if(const int index = pane->indexOf(page); index >= 0)
      pane->removeTab(index);
  delete page;
  showEmpty();
}

void TextTabs::storeCursor(const TextPage& page)
{
  const auto line = static_cast<int>(page.view().send(QsciScintillaBase::SCI_GETFIRSTVISIBLELINE));
  around_.cursors.store(page.document().file(), {page.view().cursor(), line});
}

void TextTabs::setSplit(bool split)
{
  TextPage* const page = current();
  if(split == isSplit() || (split && !page))
    return emit splitChanged(isSplit()); // Whoever has asked may show it otherwise.
  if(split)
  {
    TextPage* other = find(*panes_[1], page->document());
    if(!other)
      other = &add(*panes_[1], page->document());
    panes_[1]->setCurrentWidget(other);
    panes_[1]->show();
    other->view().goTo(page->view().cursor());
    splitter_->setSizes({splitter_->width() / 2, splitter_->width() / 2});
    active_ = 1;
    other->setFocus();
    emit splitChanged(true);
    return;
  }
  // Documents that are shown there only move to the first pane.
  panes_[1]->hide();
  active_ = 0;
  for(TextPage* const each : pages())
    if(panes_[1]->indexOf(each) >= 0)
    {
      SceneDocument& document = each->document();
      remove(each);
      if(!find(*panes_[0], document))
        add(*panes_[0], document);
    }
  emit splitChanged(false);
}

void TextTabs::go(const TextPage& from, const SourcePlace& place)
{
  const QString file = place.file.empty() ? from.document().file() : QString::fromStdString(place.file.string());
  show(file, {place.range.begin, place.range.end});
}

// Names

void TextTabs::name(const SceneDocument& document)
{
  for(QTabWidget* const pane : panes_)
    if(const TextPage* const page = find(*pane, document))
      name(*pane, pane->indexOf(page), document.shownAs(), document.file(),
           document.isModified() ? QStringLiteral("*") : QString());
}

/// @param path    as it is shown
/// @param file    that it leads to
/// @param suffix  of the name
void TextTabs::name(QTabWidget& pane, int index, const QString& path, const QString& file, const QString& suffix)
{
  const QFileInfo info(path);
  pane.setTabText(index, QString(info.fileName() + suffix).replace(u'&', QStringLiteral("&&")));
  const Mark mark = markOf_ ? markOf_(file) : Mark();
  pane.setTabIcon(index, mark.icon);
  QString tip = QDir::toNativeSeparators(info.absoluteFilePath());
  if(info.isSymLink())
    tip += QStringLiteral(" → ") + QDir::toNativeSeparators(file);
  pane.setTabToolTip(index, mark.words.isEmpty() ? tip : tip + u'\n' + mark.words);
}

void TextTabs::nameAll()
{
  for(QTabWidget* const pane : panes_)
    for(int index = 0; index < pane->count(); ++index)
    {
      const auto suffix = [](const SceneDocument* document)
      { return document && document->isModified() ? QStringLiteral("*") : QString(); };
      if(const auto page = qobject_cast<TextPage*>(pane->widget(index)))
        name(*pane, index, page->document().shownAs(), page->document().file(), suffix(&page->document()));
      else if(const auto unread = qobject_cast<UnreadTab*>(pane->widget(index)))
        name(*pane, index, unread->file, unread->identity, suffix(around_.documents.find(unread->file)));
    }
}

} // namespace sparkwright
