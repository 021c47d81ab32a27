#include "app/ide/plugins/PluginsPage.h"

#include "app/ide/plugins/PluginsPart.h"
#include "app/ide/plugins/RunningPlugin.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QUrl>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

enum Column
{
  NameColumn,
  StateColumn,
  FileColumn,
  ColumnCount
};

constexpr int idRole = Qt::UserRole;

} // namespace

PluginsPage::PluginsPage(PluginsPart& plugins, QWidget* parent)
    : QWidget(parent), plugins_(plugins), hint_(new QLabel(this)), list_(new QTreeWidget(this)),
      folder_(new QPushButton(tr("Show &folder of plugins"), this))
{
  setAccessibleName(tr("Plugins"));
  hint_->setText(tr("Plugins add panels and commands to the window. They are shared libraries in %1, read at the start of "
                    "the program. Use only those that you trust: they can do whatever you can.")
                     .arg(QDir::toNativeSeparators(PluginsPart::userFolder())));
  hint_->setTextFormat(Qt::PlainText);
  hint_->setWordWrap(true);
  list_->setAccessibleName(tr("Plugins"));
  list_->setColumnCount(ColumnCount);
  list_->setHeaderLabels({tr("Plugin"), tr("State"), tr("File")});
  list_->setRootIsDecorated(false);
  list_->setWordWrap(true);
  list_->header()->setStretchLastSection(true);
  folder_->setToolTip(tr("Show the folder in which plugins are looked for; it is made if it is missing"));
  folder_->setAutoDefault(false);
  auto* const column = new QVBoxLayout(this);
  column->addWidget(hint_);
  column->addWidget(list_, 1);
  column->addWidget(folder_, 0, Qt::AlignLeft);
  connect(list_, &QTreeWidget::itemChanged, this,
          [this](QTreeWidgetItem* item, int column)
          {
            if(!filling_ && column == NameColumn)
              plugins_.setOn(item->data(NameColumn, idRole).toString(), item->checkState(NameColumn) == Qt::Checked);
          });
  // Not at once: the list may be in the middle of telling it.
  connect(&plugins_, &PluginsPart::changed, this, &PluginsPage::fill, Qt::QueuedConnection);
  connect(folder_, &QPushButton::clicked, this,
          []
          {
            QDir().mkpath(PluginsPart::userFolder());
            QDesktopServices::openUrl(QUrl::fromLocalFile(PluginsPart::userFolder()));
          });
  fill();
}

void PluginsPage::fill()
{
  filling_ = true;
  list_->clear();
  for(const PluginsPart::Entry& entry : plugins_.entries())
  {
    auto* const item = new QTreeWidgetItem(list_);
    const QString file = QFileInfo(entry.file.path()).fileName();
    item->setText(NameColumn, entry.file.name().isEmpty() ? file : entry.file.name());
    item->setToolTip(NameColumn, entry.file.description());
    item->setData(NameColumn, idRole, entry.file.id());
    item->setText(FileColumn, QDir::toNativeSeparators(entry.file.path()));
    QString state = plugins_.isOn(entry) ? tr("On") : tr("Off");
    if(!entry.file.problem().isEmpty())
      state = tr("Not used: %1").arg(entry.file.problem());
    else if(!entry.failure.isEmpty())
      state = tr("Has failed: %1").arg(entry.failure);
    item->setText(StateColumn, state);
    item->setToolTip(StateColumn, state);
    if(entry.file.problem().isEmpty())
      item->setCheckState(NameColumn, plugins_.isOn(entry) ? Qt::Checked : Qt::Unchecked);
    else
      item->setFlags(item->flags() & ~Qt::ItemIsUserCheckable);
  }
  if(plugins_.entries().empty())
  {
    auto* const none = new QTreeWidgetItem(list_, {tr("There are no plugins")});
    none->setFlags(Qt::NoItemFlags);
  }
  for(int column = 0; column < FileColumn; ++column)
    list_->resizeColumnToContents(column);
  filling_ = false;
}

} // namespace sparkwright
