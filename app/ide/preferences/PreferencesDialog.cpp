#include "app/ide/preferences/PreferencesDialog.h"

#include "app/ide/common/Icons.h"
#include "app/ide/keys/KeysPage.h"
#include "app/ide/preferences/SettingRow.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTreeWidget>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr const char* pageIcons[] = {"settings", "light", "camera", "run", "connect", "open", "edit-scene", "match"};
static_assert(std::size(pageIcons) == static_cast<std::size_t>(Setting::Page::Count));

} // namespace

PreferencesDialog::PreferencesDialog(Preferences& preferences, Actions& actions, KeyBinder& keys, QWidget* parent)
    : QDialog(parent), preferences_(preferences), actions_(actions), search_(new QLineEdit), pages_(new QListWidget),
      stack_(new QStackedWidget), nothing_(new QLabel), reset_(new QPushButton), keysPage_(new KeysPage(keys))
{
  setWindowTitle(tr("Preferences"));
  search_->setPlaceholderText(tr("Search all settings"));
  search_->setAccessibleName(search_->placeholderText());
  search_->setClearButtonEnabled(true);
  pages_->setAccessibleName(tr("Pages"));
  pages_->setIconSize({20, 20});
  for(int i = 0; i < static_cast<int>(Setting::Page::Count); ++i)
    addSettings(static_cast<Setting::Page>(i));
  new QListWidgetItem(themedIcon(QStringLiteral("keyboard")), tr("Keys and mouse"), pages_);
  keysIndex_ = stack_->addWidget(keysPage_);
  nothing_->setText(tr("No setting has these words. The command palette finds commands."));
  nothing_->setAlignment(Qt::AlignCenter);
  nothing_->setWordWrap(true);
  stack_->addWidget(nothing_);
  pages_->setFixedWidth(pages_->sizeHintForColumn(0) + 32);

  auto* const buttons = new QDialogButtonBox;
  reset_->setText(tr("&Reset this page"));
  reset_->setToolTip(tr("Set all settings of this page to their presets"));
  buttons->addButton(reset_, QDialogButtonBox::ResetRole);
  buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
  for(QAbstractButton* const each : buttons->buttons())
    static_cast<QPushButton*>(each)->setAutoDefault(false); // Enter in a field is for the field.
  auto* const grid = new QGridLayout(this);
  grid->addWidget(search_, 0, 0, 1, 2);
  grid->addWidget(pages_, 1, 0);
  grid->addWidget(stack_, 1, 1);
  grid->addWidget(buttons, 2, 0, 1, 2);
  grid->setColumnStretch(1, 1);
  connect(search_, &QLineEdit::textChanged, this, &PreferencesDialog::searchFor);
  connect(pages_, &QListWidget::currentRowChanged, this, &PreferencesDialog::showPage);
  connect(reset_, &QPushButton::clicked, this, &PreferencesDialog::resetPage);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  pages_->setCurrentRow(0);
  resize(900, 640);
}

void PreferencesDialog::addSettings(Setting::Page page)
{
  auto* const content = new QWidget;
  auto* const column = new QVBoxLayout(content);
  for(const Setting& each : allSettings())
    if(each.page == page)
    {
      rows_.push_back(new SettingRow(each, preferences_, actions_));
      column->addWidget(rows_.back());
    }
  column->addStretch(1);
  auto* const scroll = new QScrollArea;
  scroll->setWidget(content);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setAccessibleName(nameOf(page));
  stack_->addWidget(scroll);
  new QListWidgetItem(themedIcon(QString::fromLatin1(pageIcons[static_cast<std::size_t>(page)])), nameOf(page), pages_);
}

void PreferencesDialog::addPage(const QString& name, const QString& icon, QWidget* page)
{
  new QListWidgetItem(themedIcon(icon), name, pages_);
  stack_->insertWidget(pages_->count() - 1, page); // Before the one for nothing.
  pages_->setFixedWidth(std::max(pages_->width(), pages_->sizeHintForColumn(0) + 32));
}

void PreferencesDialog::showPage(int index)
{
  if(index < 0)
    return;
  stack_->setCurrentIndex(index);
  reset_->setVisible(index < keysIndex_); // Those behind have their own ways.
}

void PreferencesDialog::searchFor(const QString& words)
{
  std::vector<bool> any(static_cast<std::size_t>(pages_->count()));
  for(SettingRow* const row : rows_)
  {
    const bool found = row->matches(words);
    row->setVisible(found);
    if(found)
      any[static_cast<std::size_t>(row->setting().page)] = true;
  }
  keysPage_->filter().setText(words);
  for(int i = 0; i < keysPage_->list().topLevelItemCount(); ++i)
    if(!keysPage_->list().topLevelItem(i)->isHidden())
      any[static_cast<std::size_t>(keysIndex_)] = true;
  for(int i = keysIndex_ + 1; i < pages_->count(); ++i)
    any[static_cast<std::size_t>(i)] = pages_->item(i)->text().contains(words, Qt::CaseInsensitive);
  int first = -1;
  for(int i = 0; i < pages_->count(); ++i)
  {
    const bool found = any[static_cast<std::size_t>(i)];
    pages_->item(i)->setHidden(!found);
    if(found && first < 0)
      first = i;
  }
  const QListWidgetItem* const current = pages_->currentItem();
  if(first < 0)
  {
    stack_->setCurrentWidget(nothing_);
    reset_->hide();
  }
  else if(!current || current->isHidden())
    pages_->setCurrentRow(first);
  else
    showPage(pages_->currentRow());
}

void PreferencesDialog::resetPage()
{
  const auto page = static_cast<Setting::Page>(pages_->currentRow());
  for(SettingRow* const row : rows_)
    if(row->setting().page == page)
      row->reset();
}

void PreferencesDialog::showKeys()
{
  search_->clear();
  pages_->setCurrentRow(keysIndex_);
}

SettingRow* PreferencesDialog::row(const QString& key) const
{
  for(SettingRow* const row : rows_)
    if(key == QLatin1String(row->setting().key))
      return row;
  return nullptr;
}

QStringList PreferencesDialog::found() const
{
  QStringList names;
  for(const SettingRow* const row : rows_)
    if(row->matches(search_->text()))
      names.append(Setting::tr(row->setting().text));
  return names;
}

} // namespace sparkwright
