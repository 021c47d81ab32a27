#include "app/ide/start/StartPage.h"

#include "app/ide/common/BackgroundPool.h"
#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/Icons.h"
#include "app/ide/start/CardDelegate.h"
#include "app/ide/start/Examples.h"
#include "editor/text/EscapeKey.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPointer>
#include <QThreadPool>
#include <QUrl>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

constexpr int narrow = 300; // px, of the left column

constexpr const char* demoMatch = "setups/demo.rb";
constexpr const char* soccerField = "setups/soccer.rb";

QString fileOf(const QModelIndex& index)
{
  return index.data(StartModel::FileRole).toString();
}

QLabel* heading(QWidget* parent, double factor)
{
  auto* const label = new QLabel(parent);
  QFont font = label->font();
  font.setPointSizeF(font.pointSizeF() * factor);
  font.setBold(true);
  label->setFont(font);
  return label;
}

} // namespace

void StartList::mouseReleaseEvent(QMouseEvent* event)
{
  QListView::mouseReleaseEvent(event);
  const QModelIndex index = indexAt(event->pos());
  if(event->button() != Qt::LeftButton || !index.isValid())
    return;
  if(!index.data(StartModel::PictureRole).value<QImage>().isNull() || viewMode() == IconMode ||
     !CardDelegate::pinRect(visualRect(index)).adjusted(-4, -4, 4, 4).contains(event->pos()))
    emit chosen(index);
  else
    emit pinWanted(index);
}

void StartList::keyPressEvent(QKeyEvent* event)
{
  const QModelIndex index = currentIndex();
  const int key = event->key();
  if(!index.isValid())
    return QListView::keyPressEvent(event);
  if(key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
    emit chosen(index);
  else if(key == Qt::Key_Delete)
    emit removeWanted(index);
  else if(key == Qt::Key_P && event->modifiers() == Qt::NoModifier)
    emit pinWanted(index);
  else
    QListView::keyPressEvent(event);
}

StartPage::StartPage(Thumbnails& pictures, QWidget* parent)
    : QWidget(parent), examples_(new StartModel(&pictures, this)), files_(new StartModel(nullptr, this)),
      shownExamples_(new QSortFilterProxyModel(this)), shownFiles_(new QSortFilterProxyModel(this)),
      filter_(new QLineEdit(this)), exampleList_(list(*shownExamples_, QStringLiteral("startExamples"))),
      recentList_(list(*shownFiles_, QStringLiteral("startRecent"))), title_(heading(this, 1.8)),
      exampleTitle_(heading(this, 1.2)), recentTitle_(heading(this, 1.2)), noRecent_(new QLabel(this)),
      noExample_(new QLabel(this)), back_(button("run")), new_(button("new-project")), newScene_(button("new-scene")), open_(button("open")),
      soccer_(button("match")), demo_(button("demo-match"))
{
  shownExamples_->setSourceModel(examples_);
  shownFiles_->setSourceModel(files_);
  filter_->setClearButtonEnabled(true);
  filter_->setMaximumWidth(420);
  filter_->installEventFilter(this);
  exampleList_->setItemDelegate(new CardDelegate(CardDelegate::Look::Card, this));
  exampleList_->setViewMode(QListView::IconMode);
  exampleList_->setMovement(QListView::Static);
  exampleList_->setResizeMode(QListView::Adjust);
  exampleList_->setSpacing(4);
  exampleList_->setUniformItemSizes(true);
  recentList_->setItemDelegate(new CardDelegate(CardDelegate::Look::Row, this));
  recentList_->setContextMenuPolicy(Qt::CustomContextMenu);
  for(QLabel* const label : {noRecent_, noExample_})
  {
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  }

  auto* const head = new QHBoxLayout;
  auto* const icon = new QLabel(this);
  icon->setPixmap(applicationIcon().pixmap(40, 40));
  head->addWidget(icon);
  head->addSpacing(8);
  head->addWidget(title_);
  head->addStretch(1);
  head->addWidget(filter_, 2);
  auto* const left = new QVBoxLayout;
  for(QPushButton* const each : {back_, new_, newScene_, open_, soccer_, demo_})
    left->addWidget(each);
  left->addSpacing(16);
  left->addWidget(recentTitle_);
  left->addWidget(noRecent_);
  left->addWidget(recentList_, 1);
  left->addStretch(0);
  auto* const right = new QVBoxLayout;
  right->addWidget(exampleTitle_);
  right->addWidget(noExample_);
  right->addWidget(exampleList_, 1);
  auto* const columns = new QHBoxLayout;
  auto* const leftSide = new QWidget(this);
  leftSide->setFixedWidth(narrow);
  left->setContentsMargins(0, 0, 0, 0);
  leftSide->setLayout(left);
  columns->addWidget(leftSide);
  columns->addSpacing(24);
  columns->addLayout(right, 1);
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(24, 16, 24, 16);
  layout->addLayout(head);
  layout->addSpacing(16);
  layout->addLayout(columns, 1);
  QWidget* before = filter_;
  for(QWidget* const each :
      std::initializer_list<QWidget*>{back_, new_, newScene_, open_, soccer_, demo_, recentList_, exampleList_})
  {
    setTabOrder(before, each);
    before = each;
  }
  back_->hide();
  connectLists();
  setHelpTopic(*this, "projects.md#start-page");
}

QPushButton* StartPage::button(const char* icon)
{
  auto* const made = new QPushButton(this);
  made->setIcon(themedIcon(QString::fromLatin1(icon)));
  made->setStyleSheet(QStringLiteral("text-align: left; padding: 6px 8px"));
  return made;
}

StartList* StartPage::list(QSortFilterProxyModel& shown, const QString& name)
{
  shown.setFilterRole(StartModel::WordsRole);
  shown.setFilterCaseSensitivity(Qt::CaseInsensitive);
  auto* const made = new StartList(this);
  made->setObjectName(name);
  made->setModel(&shown);
  made->setFrameShape(QFrame::NoFrame);
  made->setMouseTracking(true);
  made->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  made->setVerticalScrollMode(QListView::ScrollPerPixel);
  made->setSelectionMode(QListView::SingleSelection);
  made->setEditTriggers(QListView::NoEditTriggers);
  made->viewport()->setAutoFillBackground(false);
  return made;
}

void StartPage::connectLists()
{
  connect(filter_, &QLineEdit::textChanged, this, &StartPage::filterBy);
  connect(back_, &QPushButton::clicked, this, &StartPage::backWanted);
  connect(new_, &QPushButton::clicked, this, &StartPage::newWanted);
  connect(newScene_, &QPushButton::clicked, this, &StartPage::newSceneWanted);
  connect(open_, &QPushButton::clicked, this, &StartPage::chooseWanted);
  connect(soccer_, &QPushButton::clicked, this, [this] { emit openWanted(QString::fromLatin1(soccerField)); });
  connect(demo_, &QPushButton::clicked, this, [this] { emit openWanted(QString::fromLatin1(demoMatch)); });
  for(StartList* const each : {exampleList_, recentList_})
    connect(each, &StartList::chosen, this, [this](const QModelIndex& index) { emit openWanted(fileOf(index)); });
  connect(recentList_, &StartList::removeWanted, this,
          [this](const QModelIndex& index) { emit removeWanted(fileOf(index)); });
  connect(recentList_, &StartList::pinWanted, this,
          [this](const QModelIndex& index)
          { emit pinWanted(fileOf(index), !index.data(StartModel::PinnedRole).toBool()); });
  connect(recentList_, &QWidget::customContextMenuRequested, this, &StartPage::showMenu);
}

void StartPage::retranslate()
{
  title_->setText(tr("Sparkwright"));
  filter_->setPlaceholderText(tr("Find an example or a recent file"));
  filter_->setAccessibleName(tr("Filter of the start page"));
  new_->setText(tr("New project…"));
  new_->setToolTip(tr("A folder with a scene, and if you like a robot, a team and a program for it"));
  newScene_->setText(tr("New scene…"));
  newScene_->setToolTip(tr("A scene or a set-up script from a template, ready to be edited"));
  open_->setText(tr("Open…"));
  open_->setToolTip(tr("A scene, set-up, project or recording; or drop it here"));
  soccer_->setText(tr("Soccer field"));
  soccer_->setToolTip(tr("The 3D league, ready for your agents on port 3100"));
  demo_->setText(tr("Demo match"));
  demo_->setToolTip(tr("Watch two teams that play by themselves"));
  recentTitle_->setText(tr("Recent"));
  recentList_->setAccessibleName(tr("Recent files"));
  exampleTitle_->setText(tr("Examples"));
  exampleList_->setAccessibleName(tr("Examples"));
  examples_->setItems(StartModel::exampleItems());
  showEmpty();
}

void StartPage::setScene(const QString& name)
{
  back_->setText(tr("Back to %1").arg(name));
  back_->setVisible(!name.isEmpty());
}

void StartPage::setRecent(const QStringList& recent, const std::function<bool(const QString&)>& pinned,
                          const QStringList& unsaved)
{
  QStringList files = unsaved;
  for(const QString& file : recent)
    if(!files.contains(file))
      files << file;
  const QString current = fileOf(recentList_->currentIndex());
  files_->setItems(StartModel::fileItems(files, pinned, unsaved));
  for(int row = 0; row < shownFiles_->rowCount(); ++row)
    if(fileOf(shownFiles_->index(row, 0)) == current)
      recentList_->setCurrentIndex(shownFiles_->index(row, 0));
  showEmpty();
  look(files);
}

/// Looks which files are there, in a worker: a disk that sleeps, or a server that is gone, must not stop the window.
void StartPage::look(const QStringList& files)
{
  backgroundPool().start(
      [files, page = QPointer<StartPage>(this)]
      {
        QStringList missing;
        for(const QString& file : files)
          if(QFileInfo(file).isAbsolute() && !QFileInfo::exists(file)) // Other names are those of the data directory.
            missing.append(file);
        QMetaObject::invokeMethod(
            qApp,
            [page, missing]
            {
              if(page)
                page->files_->setMissing(missing);
            },
            Qt::QueuedConnection);
      });
}

void StartPage::filterBy(const QString& words)
{
  for(QSortFilterProxyModel* const each : {shownExamples_, shownFiles_})
    each->setFilterFixedString(words.trimmed());
  showEmpty();
  // Enter opens what is found first.
  for(StartList* const each : {recentList_, exampleList_})
    if(!words.isEmpty() && each->model()->rowCount() > 0)
      each->setCurrentIndex(each->model()->index(0, 0));
}

void StartPage::showEmpty()
{
  const bool filtered = !filter_->text().trimmed().isEmpty();
  noRecent_->setText(filtered ? tr("No recent file has this in its name.")
                              : tr("What you open appears here. Pin what you need often."));
  noRecent_->setVisible(shownFiles_->rowCount() == 0);
  recentList_->setVisible(shownFiles_->rowCount() > 0);
  noExample_->setText(tr("No example has this in its name."));
  noExample_->setVisible(shownExamples_->rowCount() == 0);
}

bool StartPage::eventFilter(QObject* watched, QEvent* event)
{
  if(watched == filter_ && !filter_->text().isEmpty() && takeEscape(*event))
    return true;
  if(watched != filter_ || event->type() != QEvent::KeyPress)
    return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  StartList* const first = shownExamples_->rowCount() > 0 ? exampleList_ : recentList_;
  if(key == Qt::Key_Down && first->model()->rowCount() > 0)
  {
    first->setFocus(Qt::OtherFocusReason);
    if(!first->currentIndex().isValid())
      first->setCurrentIndex(first->model()->index(0, 0));
    return true;
  }
  if((key == Qt::Key_Return || key == Qt::Key_Enter) && !filter_->text().trimmed().isEmpty())
  {
    if(first->model()->rowCount() > 0)
      emit openWanted(fileOf(first->model()->index(0, 0)));
    return true;
  }
  if(key == Qt::Key_Escape && !filter_->text().isEmpty())
  {
    filter_->clear();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void StartPage::showMenu(const QPoint& place)
{
  const QModelIndex index = recentList_->indexAt(place);
  if(!index.isValid())
    return;
  const QString file = fileOf(index);
  const bool pinned = index.data(StartModel::PinnedRole).toBool();
  auto* const menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addAction(tr("&Open"), this, [this, file] { emit openWanted(file); });
  menu->addAction(pinned ? tr("&Unpin") : tr("&Pin"), this, [this, file, pinned] { emit pinWanted(file, !pinned); });
  menu->addAction(tr("&Show its folder"), this,
                  [file] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file).absolutePath())); });
  menu->addSeparator();
  menu->addAction(tr("&Remove from this list"), this, [this, file] { emit removeWanted(file); });
  menu->popup(recentList_->viewport()->mapToGlobal(place));
}

} // namespace sparkwright
