#include "app/ide/preferences/SettingRow.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/Icons.h"
#include "editor/properties/NumberBoxes.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

namespace sparkwright
{

namespace
{

constexpr int controlWidth = 240, nameWidth = 220;

} // namespace

SettingRow::SettingRow(const Setting& setting, Preferences& preferences, Actions& actions, QWidget* parent)
    : QWidget(parent), setting_(setting), preferences_(preferences), actions_(actions)
{
  switch(setting.kind)
  {
  case Setting::Kind::Switch:
    makeSwitch();
    break;
  case Setting::Kind::Number:
    makeNumber();
    break;
  case Setting::Kind::Choice:
    makeChoice();
    break;
  case Setting::Kind::Font:
    makeFont();
    break;
  case Setting::Kind::Folder:
  case Setting::Kind::Folders:
    makeFolder();
    break;
  case Setting::Kind::Text:
  case Setting::Kind::List:
    makeText();
    break;
  case Setting::Kind::Action:
    makeAction();
    break;
  case Setting::Kind::Actions:
    makeActions();
    break;
  }
  build();
  connect(&preferences_, &Preferences::changed, this,
          [this](const QString& key)
          {
            if(key == QLatin1String(setting_.key))
              update();
          });
  update();
}

void SettingRow::build()
{
  const QString name = Setting::tr(setting_.text), help = setting_.helpText();
  name_ = new QLabel(name);
  name_->setFixedWidth(nameWidth);
  name_->setWordWrap(true);
  control_->setAccessibleName(name);
  control_->setAccessibleDescription(help);
  control_->setToolTip(help);
  const QString when = setting_.effect == Setting::Effect::NextReset   ? tr(" Takes effect at the next reset.")
                       : setting_.effect == Setting::Effect::NextStart ? tr(" Takes effect at the next start.")
                                                                       : QString();
  auto* const explanation =
      new QLabel(help + (help.endsWith(QLatin1Char('.')) ? QString() : QStringLiteral(".")) + when);
  explanation->setWordWrap(true);
  explanation->setForegroundRole(QPalette::PlaceholderText);
  reset_ = new QToolButton;
  reset_->setIcon(themedIcon(QStringLiteral("reset")));
  reset_->setAutoRaise(true);
  reset_->setAccessibleName(tr("Reset: %1").arg(name));
  reset_->setToolTip(tr("Back to the preset"));
  connect(reset_, &QToolButton::clicked, this, &SettingRow::reset);
  auto* const grid = new QGridLayout(this);
  grid->setContentsMargins(0, 4, 0, 8);
  grid->setVerticalSpacing(2);
  grid->addWidget(name_, 0, 0);
  if(setting_.kind == Setting::Kind::Folder || setting_.kind == Setting::Kind::Folders)
    grid->addWidget(control_, 0, 1);
  else
    grid->addWidget(control_, 0, 1, Qt::AlignLeft);
  grid->addWidget(reset_, 0, 2);
  grid->addWidget(explanation, 1, 1, 1, 2);
  grid->setColumnStretch(1, 1);
}

void SettingRow::store(const QVariant& value)
{
  preferences_.set(QString::fromLatin1(setting_.key), value);
  update();
}

void SettingRow::update()
{
  const QSignalBlocker quiet(control_);
  show_();
  reset_->setEnabled(!isPreset());
}

void SettingRow::makeSwitch()
{
  auto* const box = new QCheckBox(tr("On"));
  control_ = box;
  connect(box, &QCheckBox::toggled, this, [this](bool on) { store(on); });
  show_ = [this, box] { box->setChecked(preferences_.isOn(QString::fromLatin1(setting_.key))); };
}

void SettingRow::makeNumber()
{
  auto* const box = new DecimalBox;
  control_ = box;
  box->setRange(setting_.least, setting_.most);
  box->setDecimals(setting_.decimals);
  box->setSingleStep(setting_.step);
  box->setFixedWidth(controlWidth);
  box->setKeyboardTracking(false); // Not with every digit.
  box->setGroupSeparatorShown(false);
  if(*setting_.unit)
    box->setSuffix(Setting::tr(setting_.unit));
  if(*setting_.atLeast)
    box->setSpecialValueText(Setting::tr(setting_.atLeast));
  connect(box, &QDoubleSpinBox::valueChanged, this, [this](double value) { store(value); });
  show_ = [this, box] { box->setValue(preferences_.number(QString::fromLatin1(setting_.key))); };
}

void SettingRow::makeChoice()
{
  auto* const box = new QComboBox;
  control_ = box;
  box->setFixedWidth(controlWidth);
  for(const Setting::Option& each : setting_.options)
  {
    box->addItem(Setting::tr(each.text), QString::fromLatin1(each.value));
    choices_ += box->itemText(box->count() - 1) + QLatin1Char(' ');
  }
  connect(box, &QComboBox::activated, this, [this, box] { store(box->currentData()); });
  show_ = [this, box] { box->setCurrentIndex(box->findData(preferences_.text(QString::fromLatin1(setting_.key)))); };
}

void SettingRow::makeFont()
{
  auto* const box = new QComboBox;
  control_ = box;
  box->setFixedWidth(controlWidth);
  box->addItem(tr("That of the system"), QString());
  for(const QString& family : QFontDatabase::families())
    if(QFontDatabase::isFixedPitch(family) && !QFontDatabase::isPrivateFamily(family))
      box->addItem(family, family);
  connect(box, &QComboBox::activated, this, [this, box] { store(box->currentData()); });
  show_ = [this, box] { box->setCurrentIndex(box->findData(preferences_.text(QString::fromLatin1(setting_.key)))); };
}

void SettingRow::makeText()
{
  auto* const edit = new QLineEdit;
  control_ = edit;
  edit->setFixedWidth(controlWidth);
  if(setting_.kind == Setting::Kind::List)
    edit->setPlaceholderText(tr("None; several with , between them"));
  connect(edit, &QLineEdit::editingFinished, this, [this, edit] { store(edit->text().trimmed()); });
  show_ = [this, edit] { edit->setText(preferences_.text(QString::fromLatin1(setting_.key))); };
}

void SettingRow::makeFolder()
{
  const bool several = setting_.kind == Setting::Kind::Folders;
  control_ = new QWidget;
  auto* const edit = new QLineEdit;
  auto* const choose = new QPushButton(several ? tr("Add…") : tr("Choose…"));
  auto* const row = new QHBoxLayout(control_);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(edit, 1);
  row->addWidget(choose);
  edit->setPlaceholderText(several ? tr("None; several with : between them") : tr("The preset folder"));
  edit->setAccessibleName(Setting::tr(setting_.text));
  choose->setAccessibleName(tr("Choose: %1").arg(Setting::tr(setting_.text)));
  control_->setFocusProxy(edit);
  connect(edit, &QLineEdit::editingFinished, this, [this, edit] { store(edit->text()); });
  connect(choose, &QPushButton::clicked, this,
          [this, edit, several]
          {
            auto* const dialog =
                new QFileDialog(this, Setting::tr(setting_.text), edit->text().section(QLatin1Char(':'), -1));
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->setFileMode(QFileDialog::Directory);
            connect(dialog, &QFileDialog::fileSelected, this, [this, edit, several](const QString& folder)
                    { store(several && !edit->text().isEmpty() ? edit->text() + QLatin1Char(':') + folder : folder); });
            dialog->open();
          });
  show_ = [this, edit] { edit->setText(preferences_.text(QString::fromLatin1(setting_.key))); };
}

void SettingRow::makeAction()
{
  auto* const box = new QCheckBox(tr("On"));
  control_ = box;
  QAction* const action = actions_.find(QString::fromLatin1(setting_.key));
  box->setEnabled(action);
  show_ = [action, box] { box->setChecked(action && action->isChecked()); };
  if(!action)
    return;
  connect(box, &QCheckBox::toggled, this,
          [action](bool on)
          {
            if(action->isChecked() != on)
              action->trigger();
          });
  connect(action, &QAction::changed, this, &SettingRow::update);
}

void SettingRow::makeActions()
{
  auto* const box = new QComboBox;
  control_ = box;
  box->setFixedWidth(controlWidth);
  for(const Setting::Option& each : setting_.options)
  {
    box->addItem(Setting::tr(each.text), QString::fromLatin1(each.value));
    choices_ += box->itemText(box->count() - 1) + QLatin1Char(' ');
    if(QAction* const action = actions_.find(QString::fromLatin1(each.value)))
      connect(action, &QAction::changed, this, &SettingRow::update);
  }
  connect(box, &QComboBox::activated, this,
          [this, box]
          {
            if(QAction* const action = actions_.find(box->currentData().toString()))
              action->trigger();
          });
  show_ = [this, box]
  {
    for(int i = 0; i < box->count(); ++i)
      if(const QAction* const action = actions_.find(box->itemData(i).toString()); action && action->isChecked())
        box->setCurrentIndex(i);
  };
}

bool SettingRow::isPreset() const
{
  const QString preset = QString::fromLatin1(setting_.preset);
  if(setting_.kind == Setting::Kind::Action)
  {
    const QAction* const action = actions_.find(QString::fromLatin1(setting_.key));
    return !action || action->isChecked() == setting_.presetValue().toBool();
  }
  if(setting_.kind == Setting::Kind::Actions)
  {
    const QAction* const action = actions_.find(preset);
    return !action || action->isChecked();
  }
  return preferences_.isPreset(QString::fromLatin1(setting_.key));
}

void SettingRow::reset()
{
  if(isPreset())
    return;
  const bool one = setting_.kind == Setting::Kind::Action;
  if(one || setting_.kind == Setting::Kind::Actions)
    actions_.find(QString::fromLatin1(one ? setting_.key : setting_.preset))->trigger();
  else
    preferences_.reset(QString::fromLatin1(setting_.key));
  update();
}

bool SettingRow::matches(const QString& words) const
{
  const QString all = Setting::tr(setting_.text) + QLatin1Char(' ') + setting_.helpText() + QLatin1Char(' ') +
                      choices_ + nameOf(setting_.page);
  for(const QString& word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts))
    if(!all.contains(word, Qt::CaseInsensitive))
      return false;
  return true;
}

} // namespace sparkwright
