#include "app/ide/keys/KeysPage.h"

#include "app/ide/common/UserFolders.h"
#include "app/ide/keys/KeyCapture.h"
#include "app/ide/keys/KeySheet.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

#include <utility>

namespace sparkwright
{

namespace
{

constexpr int idRole = Qt::UserRole;
const QString mousePrefix = QStringLiteral("mouse."), viewPrefix = QStringLiteral("view.");

/// `mouse.turn` and `view.forward` are no actions.
template <class Id>
std::optional<Id> idAfter(const QString& prefix, const QString& id)
{
  for(int i = 0; i < static_cast<int>(Id::Count); ++i)
    if(id == prefix + QLatin1String(ViewControls::id(static_cast<Id>(i))))
      return static_cast<Id>(i);
  return {};
}

std::optional<MouseGesture> gestureOf(const QString& id)
{
  return idAfter<MouseGesture>(mousePrefix, id);
}
std::optional<ViewKey> viewKeyOf(const QString& id)
{
  return idAfter<ViewKey>(viewPrefix, id);
}

QString textOf(const QList<QKeySequence>& keys)
{
  return QKeySequence::listToString(keys, QKeySequence::NativeText).replace(QLatin1String("; "), QLatin1String(", "));
}

} // namespace

KeysPage::KeysPage(KeyBinder& keys, QWidget* parent)
    : QWidget(parent), keys_(keys), profile_(new QComboBox), about_(new QLabel), filter_(new QLineEdit),
      byKeys_(new QToolButton), list_(new QTreeWidget), capture_(new KeyCapture), set_(new QPushButton),
      add_(new QPushButton), clear_(new QPushButton), reset_(new QPushButton), resetAll_(new QPushButton),
      save_(new QPushButton), take_(new QCheckBox), clash_(new QLabel), conflicts_(new QListWidget),
      problem_(new QLabel)
{
  build();
  for(const QString& each : KeyProfiles::profiles())
    profile_->addItem(KeyProfiles::nameOf(each), each);
  connect(profile_, &QComboBox::activated, this,
          [this] { keys_.profiles().setProfile(profile_->currentData().toString()); });
  connect(filter_, &QLineEdit::textChanged, this, &KeysPage::filterBy);
  connect(list_, &QTreeWidget::currentItemChanged, this, &KeysPage::showSelected);
  connect(list_, &QTreeWidget::itemActivated, this, [this] { capture_->setFocus(); });
  connect(capture_, &KeyCapture::captured, this, &KeysPage::showSelected);
  connect(set_, &QPushButton::clicked, this, [this] { change(false); });
  connect(add_, &QPushButton::clicked, this, [this] { change(true); });
  connect(clear_, &QPushButton::clicked, this, &KeysPage::clearKeys);
  connect(reset_, &QPushButton::clicked, this, &KeysPage::resetSelected);
  connect(resetAll_, &QPushButton::clicked, this, [this] { keys_.profiles().resetAll(); });
  connect(save_, &QPushButton::clicked, this, &KeysPage::save);
  connect(conflicts_, &QListWidget::itemActivated, this,
          [this](QListWidgetItem* item) { select(item->data(idRole).toString()); });
  connect(&keys_.profiles(), &KeyProfiles::changed, this, &KeysPage::fill); // After KeyBinder has applied it.
  connect(&keys_.profiles(), &KeyProfiles::notStored, problem_, &QLabel::setText);
  filter_->installEventFilter(this);
  fill();
}

void KeysPage::build()
{
  const auto named = [](auto* widget, const QString& text, const QString& tip)
  {
    widget->setText(text);
    widget->setToolTip(tip);
  };
  auto* const profileLabel = new QLabel(tr("&Profile"));
  profileLabel->setBuddy(profile_);
  profile_->setAccessibleName(tr("Profile of keys and mouse"));
  about_->setWordWrap(true);
  filter_->setPlaceholderText(tr("Search by name or keys"));
  filter_->setAccessibleName(filter_->placeholderText());
  filter_->setClearButtonEnabled(true);
  named(byKeys_, tr("Press keys"), tr("Search for what keys do: press them in the field"));
  byKeys_->setCheckable(true);
  connect(byKeys_, &QToolButton::toggled, this,
          [this]
          {
            filter_->clear();
            filter_->setFocus();
          });
  list_->setHeaderLabels({tr("Command"), tr("Keys")});
  list_->setAccessibleName(tr("Commands and their keys"));
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list_->header()->setStretchLastSection(false);
  list_->setRootIsDecorated(true);
  list_->setUniformRowHeights(true);
  named(set_, tr("&Set"), tr("Give the command these keys, and no others"));
  named(add_, tr("&Add"), tr("Give the command these keys, too"));
  named(clear_, tr("&No keys"), tr("Take all keys away from the command"));
  named(reset_, tr("&Reset"), tr("Give the command the keys of the profile"));
  named(take_, tr("&Take them away from other commands"), tr("Else both commands have them, and neither acts"));
  take_->setChecked(true);
  named(resetAll_, tr("Reset &all"), tr("Forget all own keys"));
  named(save_, tr("Save as &page…"), tr("Save all keys as a page to print: PDF or HTML"));
  clash_->setWordWrap(true);
  problem_->setWordWrap(true);
  conflicts_->setAccessibleName(tr("Conflicts"));
  conflicts_->setMaximumHeight(96);
  auto* const capturesLabel = new QLabel(tr("New &keys"));
  capturesLabel->setBuddy(capture_);

  auto* const grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->addWidget(profileLabel, 0, 0);
  grid->addWidget(profile_, 0, 1, 1, 2);
  grid->addWidget(about_, 0, 3, 1, 3);
  grid->addWidget(filter_, 1, 0, 1, 5);
  grid->addWidget(byKeys_, 1, 5);
  grid->addWidget(list_, 2, 0, 1, 6);
  grid->addWidget(capturesLabel, 3, 0);
  grid->addWidget(capture_, 3, 1);
  int column = 2;
  for(QPushButton* const each : {set_, add_, clear_, reset_})
    grid->addWidget(each, 3, column++);
  grid->addWidget(take_, 4, 1, 1, 5);
  grid->addWidget(clash_, 5, 0, 1, 6);
  auto* const conflictsLabel = new QLabel(tr("Keys with &two meanings:"));
  conflictsLabel->setBuddy(conflicts_);
  grid->addWidget(conflictsLabel, 6, 0, 1, 6);
  grid->addWidget(conflicts_, 7, 0, 1, 6);
  auto* const last = new QHBoxLayout;
  last->addWidget(problem_, 1);
  last->addWidget(save_);
  last->addWidget(resetAll_);
  grid->addLayout(last, 8, 0, 1, 6);
  grid->setColumnStretch(1, 1);
  grid->setRowStretch(2, 1);
}

void KeysPage::fill()
{
  const QString id = selected();
  profile_->setCurrentIndex(profile_->findData(keys_.profiles().profile()));
  about_->setText(KeyProfiles::describe(keys_.profiles().profile()));
  const QSignalBlocker quiet(list_);
  list_->clear();
  const auto group = [this](const QString& title)
  {
    auto* const item = new QTreeWidgetItem(list_, {title});
    item->setFirstColumnSpanned(true);
    item->setFlags(Qt::ItemIsEnabled);
    QFont bold = list_->font();
    bold.setBold(true);
    item->setFont(0, bold);
    return item;
  };
  const auto add = [](QTreeWidgetItem* above, const QString& key, const QString& name, const QString& keys, bool own)
  {
    auto* const item = new QTreeWidgetItem(above, {name, keys});
    item->setData(0, idRole, key);
    item->setToolTip(0, own ? tr("Your own keys") : name);
    QFont font = item->font(1);
    font.setBold(own);
    item->setFont(1, font);
  };
  const KeyProfiles& profiles = keys_.profiles();
  const std::vector<KeyUse> uses = keys_.uses();
  for(const Actions::Scope scope : {Actions::Scope::Window, Actions::Scope::Views, Actions::Scope::MatchKeys,
                                    Actions::Scope::Text, Actions::Scope::Tree})
  {
    QTreeWidgetItem* const above = group(KeySheet::nameOf(scope));
    for(const KeyUse& use : uses)
      if(use.scope == scope)
        add(above, use.id, use.name, textOf(use.keys), profiles.isOwn(use.id));
  }
  const ViewControls& controls = keys_.controls();
  QTreeWidgetItem* const camera = group(tr("Camera"));
  for(int i = 0; i < static_cast<int>(ViewKey::Count); ++i)
    if(const auto key = static_cast<ViewKey>(i); true)
      add(camera, viewPrefix + QLatin1String(ViewControls::id(key)), ViewControls::meaning(key), controls.names(key),
          profiles.isOwn(key));
  QTreeWidgetItem* const mouse = group(tr("Mouse in the views"));
  for(int i = 0; i < static_cast<int>(MouseGesture::Count); ++i)
    if(const auto gesture = static_cast<MouseGesture>(i); true)
      add(mouse, mousePrefix + QLatin1String(ViewControls::id(gesture)), ViewControls::meaning(gesture),
          controls.names(gesture), profiles.isOwn(gesture));
  list_->expandAll();
  list_->resizeColumnToContents(1);
  filterBy();
  select(id);
  showConflicts();
  showSelected();
}

void KeysPage::filterBy()
{
  const QStringList words = filter_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  const bool keys = byKeys_->isChecked();
  for(int i = 0; i < list_->topLevelItemCount(); ++i)
  {
    QTreeWidgetItem* const above = list_->topLevelItem(i);
    bool any = false;
    for(int j = 0; j < above->childCount(); ++j)
    {
      QTreeWidgetItem* const item = above->child(j);
      const QString text =
          item->text(0) + QLatin1Char(' ') + item->text(1) + QLatin1Char(' ') + item->data(0, idRole).toString();
      bool found =
          keys ? filter_->text().isEmpty() || item->text(1).split(QStringLiteral(", ")).contains(filter_->text())
               : true;
      for(const QString& word : words)
        found = found && (keys || text.contains(word, Qt::CaseInsensitive));
      item->setHidden(!found);
      any = any || found;
    }
    above->setHidden(!any);
  }
}

bool KeysPage::select(const QString& id)
{
  for(QTreeWidgetItemIterator i(list_); !id.isEmpty() && *i; ++i)
    if((*i)->data(0, idRole).toString() == id)
    {
      list_->setCurrentItem(*i);
      list_->scrollToItem(*i);
      return true;
    }
  return false;
}

QString KeysPage::selected() const
{
  return list_->currentItem() ? list_->currentItem()->data(0, idRole).toString() : QString();
}

void KeysPage::showSelected()
{
  const QString id = selected();
  const bool mouse = gestureOf(id).has_value();
  if(sender() == list_)
    capture_->setWanted(mouse ? KeyCapture::Wanted::Mouse : KeyCapture::Wanted::Keys);
  const bool captured = mouse ? capture_->press().has_value() : !capture_->key().isEmpty();
  capture_->setEnabled(!id.isEmpty());
  set_->setEnabled(!id.isEmpty() && captured);
  add_->setEnabled(!id.isEmpty() && captured);
  clear_->setEnabled(!id.isEmpty());
  const KeyProfiles& profiles = keys_.profiles();
  const auto gesture = gestureOf(id);
  const auto view = viewKeyOf(id);
  reset_->setEnabled(gesture ? profiles.isOwn(*gesture) : view ? profiles.isOwn(*view) : profiles.isOwn(id));
  resetAll_->setEnabled(!profiles.own().actions.empty() || !profiles.own().mouse.empty() ||
                        !profiles.own().view.empty());
  QStringList clashes;
  if(!mouse && captured)
    for(const KeyUse& use : keys_.uses())
      if(use.id != id && use.keys.contains(capture_->key()))
        clashes.append(use.name);
  clash_->setText(clashes.isEmpty()
                      ? QString()
                      : tr("%1 belongs to: %2").arg(capture_->text(), clashes.join(QStringLiteral(", "))));
  clash_->setVisible(!clashes.isEmpty());
}

void KeysPage::showConflicts()
{
  conflicts_->clear();
  for(const KeyConflict& each : keys_.conflicts())
  {
    auto* const item = new QListWidgetItem(each.words, conflicts_);
    item->setData(idRole, each.first);
    if(each.serious())
    {
      item->setText(tr("Conflict: %1").arg(each.words));
      QFont bold = item->font();
      bold.setBold(true);
      item->setFont(bold);
    }
  }
  if(conflicts_->count() == 0)
    conflicts_->addItem(tr("No key has two meanings"));
}

void KeysPage::takeFromOthers(const QKeySequence& key, const QString& id)
{
  KeyProfiles& profiles = keys_.profiles();
  for(const KeyConflict& each : keys_.conflicts())
  {
    if(each.kind != KeyConflict::Kind::Both || each.key != key || (each.first != id && each.second != id))
      continue;
    const QString other = each.first == id ? each.second : each.first;
    for(const KeyUse& use : keys_.uses())
      if(use.id == other)
      {
        QList<QKeySequence> left = use.keys;
        left.removeAll(key);
        profiles.setKeys(other, left);
      }
  }
}

void KeysPage::change(bool add)
{
  const QString id = selected();
  KeyProfiles& profiles = keys_.profiles();
  const auto with = [add](auto list, const auto& one)
  {
    if(!add)
      list.clear();
    if(!list.contains(one))
      list.append(one);
    return list;
  };
  const QKeySequence key = capture_->key();
  const auto press = capture_->press();
  if(const auto gesture = gestureOf(id))
    profiles.setPresses(*gesture, with(keys_.controls().presses(*gesture), *press));
  else if(const auto view = viewKeyOf(id))
    profiles.setKeys(*view, with(keys_.controls().keys(*view), key[0]));
  else
    for(const KeyUse& use : keys_.uses())
      if(use.id == id)
      {
        profiles.setKeys(id, with(use.keys, key));
        if(take_->isChecked())
          takeFromOthers(key, id);
      }
  capture_->reset();
  showSelected();
}

void KeysPage::clearKeys()
{
  const QString id = selected();
  if(const auto gesture = gestureOf(id))
    keys_.profiles().setPresses(*gesture, {});
  else if(const auto view = viewKeyOf(id))
    keys_.profiles().setKeys(*view, {});
  else
    keys_.profiles().setKeys(id, {});
}

void KeysPage::resetSelected()
{
  const QString id = selected();
  if(const auto gesture = gestureOf(id))
    keys_.profiles().reset(*gesture);
  else if(const auto view = viewKeyOf(id))
    keys_.profiles().reset(*view);
  else
    keys_.profiles().reset(id);
}

void KeysPage::save()
{
  auto* const dialog = new QFileDialog(this, tr("Save the keys as a page"),
                                       userFolder(QStandardPaths::DocumentsLocation), tr("PDF (*.pdf);;HTML (*.html)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("pdf"));
  dialog->selectFile(QStringLiteral("sparkwright-keys.pdf"));
  connect(dialog, &QFileDialog::fileSelected, this,
          [this](const QString& file)
          {
            const QString problem = KeySheet::save(keys_, file);
            problem_->setText(problem.isEmpty() ? tr("Saved: %1").arg(file) : problem);
          });
  dialog->open();
}

bool KeysPage::eventFilter(QObject* watched, QEvent* event)
{
  if(watched == filter_ && byKeys_->isChecked() &&
     (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride))
  {
    const auto& key = static_cast<QKeyEvent&>(*event);
    const bool leave = key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab || key.key() == Qt::Key_Escape ||
                       key.key() == Qt::Key_Control || key.key() == Qt::Key_Shift || key.key() == Qt::Key_Alt ||
                       key.key() == Qt::Key_Meta;
    if(leave)
      return QWidget::eventFilter(watched, event);
    event->accept();
    if(event->type() == QEvent::KeyPress)
      filter_->setText(QKeySequence(QKeyCombination(key.modifiers() & ~Qt::KeypadModifier, Qt::Key(key.key())))
                           .toString(QKeySequence::NativeText));
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

} // namespace sparkwright
