#include "app/ide/replay/RecordingsDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/UserFolders.h"
#include "editor/properties/NumberBoxes.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QMessageBox>
#include <QSaveFile>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int readEvery = 1000; // ms
constexpr int fileRole = Qt::UserRole;
constexpr qint64 copiedAtOnce = 1 << 20;

/// Copies a file so that the target is whole or not there. @return why not, or empty
QString copyWhole(const QString& from, const QString& to)
{
  QFile source(from);
  QSaveFile target(to);
  if(!source.open(QFile::ReadOnly))
    return source.errorString();
  if(!target.open(QFile::WriteOnly))
    return target.errorString();
  while(!source.atEnd())
  {
    const QByteArray bytes = source.read(copiedAtOnce);
    if(bytes.isEmpty() && source.error() != QFile::NoError)
      return source.errorString();
    if(target.write(bytes) != bytes.size())
      return target.errorString();
  }
  return target.commit() ? QString() : target.errorString();
}

} // namespace

RecordingsDialog::RecordingsDialog(const HostOptions::Ring& ring, QWidget* parent)
    : QDialog(parent), ring_(ring), timer_(new QTimer(this)), record_(new QCheckBox(this)), limit_(new WholeBox(this)),
      list_(new QTreeWidget(this)), total_(new QLabel(this)), open_(new QPushButton(this)),
      save_(new QPushButton(this)), delete_(new QPushButton(this))
{
  setHelpTopic(*this, "recordings.md#runs-of-the-window");
  build();
  connect(list_, &QTreeWidget::itemSelectionChanged, this, &RecordingsDialog::enableButtons);
  connect(list_, &QTreeWidget::itemActivated, this, &RecordingsDialog::openSelected);
  connect(open_, &QPushButton::clicked, this, &RecordingsDialog::openSelected);
  connect(save_, &QPushButton::clicked, this, &RecordingsDialog::saveSelected);
  connect(delete_, &QPushButton::clicked, this, &RecordingsDialog::deleteSelected);
  connect(record_, &QCheckBox::clicked, this, &RecordingsDialog::choose);
  connect(limit_, &QSpinBox::editingFinished, this, &RecordingsDialog::choose);
  connect(timer_, &QTimer::timeout, this, &RecordingsDialog::readFolder);
  timer_->start(readEvery);
  setRing(ring, {});
}

void RecordingsDialog::build()
{
  setWindowTitle(tr("Recorded runs"));
  record_->setText(tr("&Record every run"));
  record_->setToolTip(tr("Runs are recorded in files of this folder; the oldest files make room for new ones"));
  limit_->setRange(leastMiB, mostMiB);
  limit_->setSuffix(tr(" MiB"));
  limit_->setSingleStep(256);
  limit_->setAccessibleName(tr("Room for recordings"));
  limit_->setToolTip(tr("Room for all recordings; the oldest are deleted when there are more"));
  auto* const words = new QLabel(tr("in at &most"), this);
  words->setBuddy(limit_);
  list_->setHeaderLabels({tr("Run"), tr("Until"), tr("Size")});
  list_->setRootIsDecorated(false);
  list_->setSelectionMode(QTreeWidget::ExtendedSelection);
  list_->setUniformRowHeights(true);
  list_->setAllColumnsShowFocus(true);
  list_->setAccessibleName(tr("Recordings, newest first"));
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  open_->setText(tr("&Open"));
  open_->setToolTip(tr("Watch the recording in the views"));
  save_->setText(tr("&Save a copy…"));
  save_->setToolTip(tr("Copy the recording into a folder of yours, where it stays"));
  delete_->setText(tr("&Delete"));
  delete_->setToolTip(tr("Delete the selected recordings; the present run is kept"));
  auto* const top = new QHBoxLayout;
  top->addWidget(record_);
  top->addWidget(words);
  top->addWidget(limit_);
  top->addStretch(1);
  auto* const buttons = new QHBoxLayout;
  for(QPushButton* const button : {open_, save_, delete_})
  {
    button->setAutoDefault(false);
    buttons->addWidget(button);
  }
  buttons->addStretch(1);
  auto* const close = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
  buttons->addWidget(close);
  auto* const column = new QVBoxLayout(this);
  column->addLayout(top);
  column->addWidget(list_, 1);
  column->addWidget(total_);
  column->addLayout(buttons);
  resize(560, 380);
}

void RecordingsDialog::setRing(const HostOptions::Ring& ring, const QStringList& written)
{
  ring_ = ring;
  record_->setChecked(ring.on);
  if(!limit_->hasFocus())
    limit_->setValue(static_cast<int>(ring.limit >> 20));
  if(written == written_ && !shown_.isEmpty())
    return;
  written_ = written;
  readFolder();
}

void RecordingsDialog::readFolder()
{
  const QDir folder(QString::fromStdString(ring_.folder.string()));
  const QFileInfoList files = folder.entryInfoList({QStringLiteral("*.mcap")}, QDir::Files, QDir::Time);
  QStringList now;
  qint64 sum = 0;
  for(const QFileInfo& file : files)
  {
    const bool isWritten = written_.contains(file.filePath());
    now.append(QStringLiteral("%1|%2|%3").arg(file.filePath()).arg(file.size()).arg(isWritten));
    sum += file.size();
  }
  const QLocale locale;
  total_->setText(tr("%n recording(s), %1 in %2", nullptr, static_cast<int>(files.size()))
                      .arg(locale.formattedDataSize(sum, 1), QDir::toNativeSeparators(folder.path())));
  total_->setWordWrap(true);
  if(now == shown_)
    return enableButtons();
  shown_ = now;
  const QStringList kept = selected();
  const QSignalBlocker quiet(list_);
  list_->clear();
  for(const QFileInfo& file : files)
  {
    const bool isWritten = written_.contains(file.filePath());
    const QString name = isWritten ? tr("%1 (this run)").arg(file.completeBaseName()) : file.completeBaseName();
    auto* const item = new QTreeWidgetItem(list_, {name, locale.toString(file.lastModified(), QLocale::ShortFormat),
                                                   locale.formattedDataSize(file.size(), 1)});
    item->setData(0, fileRole, file.filePath());
    item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    item->setSelected(kept.contains(file.filePath()));
  }
  list_->resizeColumnToContents(1);
  list_->resizeColumnToContents(2);
  enableButtons();
}

QStringList RecordingsDialog::selected() const
{
  QStringList files;
  for(const QTreeWidgetItem* const item : list_->selectedItems())
    files.append(item->data(0, fileRole).toString());
  return files;
}

void RecordingsDialog::enableButtons()
{
  const QStringList files = selected();
  open_->setEnabled(files.size() == 1);
  save_->setEnabled(files.size() == 1);
  delete_->setEnabled(std::ranges::any_of(files, [this](const QString& file) { return !written_.contains(file); }));
}

void RecordingsDialog::openSelected()
{
  if(const QStringList files = selected(); files.size() == 1)
    emit openWanted(files.front());
}

void RecordingsDialog::saveSelected()
{
  const QStringList files = selected();
  if(files.size() != 1)
    return;
  auto* const dialog = new QFileDialog(this, tr("Save a copy of the recording"),
                                       userFolder(QStandardPaths::DocumentsLocation), tr("Recordings (*.mcap)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("mcap"));
  dialog->selectFile(QFileInfo(files.front()).fileName());
  connect(dialog, &QFileDialog::fileSelected, this,
          [this, from = files.front()](const QString& to)
          {
            const QString problem = copyWhole(from, to);
            emit told(problem.isEmpty() ? tr("Saved as %1").arg(to) : tr("%1 could not be saved: %2").arg(to, problem));
          });
  dialog->open();
}

void RecordingsDialog::deleteSelected()
{
  QStringList files = selected();
  files.removeIf([this](const QString& file) { return written_.contains(file); });
  if(files.isEmpty())
    return;
  auto* const question = new QMessageBox(QMessageBox::Question, tr("Delete recordings"),
                                         tr("Delete %n recording(s)? This cannot be undone.", nullptr,
                                            static_cast<int>(files.size())),
                                         QMessageBox::Cancel, this);
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->addButton(tr("Delete"), QMessageBox::DestructiveRole);
  connect(question, &QMessageBox::buttonClicked, this,
          [this, question, files](QAbstractButton* button)
          {
            if(question->buttonRole(button) != QMessageBox::DestructiveRole)
              return;
            for(const QString& file : files)
              if(QFile entry(file); !entry.remove())
                emit told(tr("%1 could not be deleted: %2").arg(file, entry.errorString()));
            readFolder();
          });
  question->open();
}

void RecordingsDialog::choose()
{
  HostOptions::Ring ring = ring_;
  ring.on = record_->isChecked();
  ring.limit = static_cast<std::uint64_t>(limit_->value()) << 20;
  if(ring == ring_)
    return;
  ring_ = ring;
  emit chosen(ring);
}

} // namespace sparkwright
