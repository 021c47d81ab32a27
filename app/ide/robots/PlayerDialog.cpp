#include "app/ide/robots/PlayerDialog.h"

#include "editor/properties/NumberBoxes.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace sparkwright
{

PlayerDialog::PlayerDialog(const GameOffer::Player& player, QWidget* parent)
    : QDialog(parent), name_(player.name), options_(player.options)
{
  setWindowTitle(tr("Start %1").arg(QString::fromStdString(player.name)));
  auto* const layout = new QVBoxLayout(this);
  auto* const about = new QLabel(QString::fromStdString(player.description));
  about->setWordWrap(true);
  layout->addWidget(about);
  auto* const form = new QFormLayout;
  layout->addLayout(form);
  for(const GameOffer::Option& option : options_)
  {
    QWidget* const editor = editorFor(option);
    const QString name = QString::fromStdString(option.name), words = QString::fromStdString(option.description);
    editor->setToolTip(words);
    editor->setAccessibleName(name);
    editor->setAccessibleDescription(words);
    form->addRow(name, editor);
    if(!words.isEmpty())
    {
      auto* const hint = new QLabel(words);
      hint->setWordWrap(true);
      hint->setForegroundRole(QPalette::PlaceholderText);
      form->addRow(QString(), hint);
    }
    editors_.push_back(editor);
  }
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("&Start"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  layout->addWidget(buttons);
}

QWidget* PlayerDialog::editorFor(const GameOffer::Option& option)
{
  const QString preset = QString::fromStdString(option.preset);
  if(option.kind == GameOffer::Option::Kind::Text)
    return new QLineEdit(preset);
  if(option.kind == GameOffer::Option::Kind::Choice)
  {
    auto* const box = new QComboBox;
    for(const std::string& choice : option.choices)
      box->addItem(QString::fromStdString(choice));
    box->setCurrentText(preset);
    return box;
  }
  constexpr double steps = 20;
  auto* const box = new DecimalBox;
  box->setDecimals(3);
  box->setRange(option.least, option.most);
  box->setSingleStep((option.most - option.least) / steps);
  box->setValue(preset.toDouble());
  return box;
}

QString PlayerDialog::valueOf(std::size_t option) const
{
  if(const auto* const choice = qobject_cast<QComboBox*>(editors_[option]))
    return choice->currentText();
  if(const auto* const text = qobject_cast<QLineEdit*>(editors_[option]))
    return text->text().trimmed();
  const auto* const number = qobject_cast<QDoubleSpinBox*>(editors_[option]);
  const double preset = QString::fromStdString(options_[option].preset).toDouble();
  return number->value() == preset ? QString::fromStdString(options_[option].preset) : QString::number(number->value(), 'g', 12);
}

std::string PlayerDialog::command() const
{
  std::string text = "(startPlayer " + name_;
  for(std::size_t i = 0; i < options_.size(); ++i)
    if(const std::string value = valueOf(i).toStdString(); value != options_[i].preset)
      text += " (" + options_[i].name + " \"" + value + "\")";
  return text + ')';
}

} // namespace sparkwright
