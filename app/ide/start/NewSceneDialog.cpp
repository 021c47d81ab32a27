#include "app/ide/start/NewSceneDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/texts/CoreTexts.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sparkwright
{

using Kind = design::NewScene::Kind;

NewSceneDialog::NewSceneDialog(const QString& folder, QString data, QWidget* parent)
    : QDialog(parent), data_(std::move(data)), kinds_(new QListWidget(this)), name_(new QLineEdit(this)),
      folder_(new QLineEdit(QDir::toNativeSeparators(folder), this)), file_(new QLabel(this)),
      problem_(new QLabel(this))
{
  setHelpTopic(*this, "editor.md#new-scene");
  setWindowTitle(tr("New scene"));
  setAttribute(Qt::WA_DeleteOnClose);
  const std::pair<QString, QString> kinds[] = {
      {tr("Empty world"), tr("Nothing yet: no ground, no light")},
      {tr("Ground and light"), tr("A plane to stand on, and two lamps")},
      {tr("Falling things and a robot"), tr("Blocks, balls and a ball on two legs, from the examples")},
      {tr("Soccer field"), tr("The field of the 3D league with goals, lines and ball; without a referee")},
      {tr("Set-up script in Ruby"), tr("A script that makes the world, and the scene that it imports")}};
  for(const auto& [text, what] : kinds)
  {
    auto* const item = new QListWidgetItem(text + QLatin1Char('\n') + what, kinds_);
    item->setToolTip(what);
  }
  kinds_->setAccessibleName(tr("What the scene begins with"));
  kinds_->setSpacing(3);
  kinds_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  name_->setPlaceholderText(tr("Such as arena"));
  name_->setToolTip(tr("Name of the file; its ending may be left out"));
  folder_->setToolTip(tr("Folder of the file, which is made if there is none"));
  auto* const choose = new QToolButton(this);
  choose->setText(tr("…"));
  choose->setAccessibleName(tr("Choose a folder"));
  choose->setToolTip(tr("Choose a folder"));
  auto* const row = new QHBoxLayout;
  row->addWidget(folder_, 1);
  row->addWidget(choose);
  file_->setTextFormat(Qt::PlainText);
  file_->setForegroundRole(QPalette::PlaceholderText);
  file_->setWordWrap(true);
  problem_->setTextFormat(Qt::PlainText);
  problem_->setWordWrap(true);
  auto* const form = new QFormLayout;
  form->addRow(tr("&Begin with"), kinds_);
  form->addRow(tr("&Name"), name_);
  form->addRow(tr("&Folder"), row);
  static_cast<QLabel*>(form->labelForField(row))->setBuddy(folder_);
  form->addRow(QString(), file_);
  form->addRow(QString(), problem_);
  auto* const buttons = new QDialogButtonBox(this);
  make_ = buttons->addButton(tr("&Make scene"), QDialogButtonBox::AcceptRole);
  buttons->addButton(QDialogButtonBox::Cancel);
  make_->setDefault(true);
  auto* const layout = new QVBoxLayout(this);
  layout->addLayout(form, 1);
  layout->addWidget(buttons);
  resize(560, 420);
  connect(choose, &QToolButton::clicked, this, &NewSceneDialog::chooseFolder);
  connect(kinds_, &QListWidget::currentRowChanged, this, &NewSceneDialog::check);
  for(QLineEdit* const edit : {name_, folder_})
    connect(edit, &QLineEdit::textChanged, this, &NewSceneDialog::check);
  connect(buttons, &QDialogButtonBox::accepted, this, &NewSceneDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  setKind(Kind::Ground);
  name_->setFocus();
}

design::NewScene NewSceneDialog::plan() const
{
  return {static_cast<Kind>(std::max(kinds_->currentRow(), 0)), name_->text().trimmed().toStdString(),
          QDir::fromNativeSeparators(folder_->text().trimmed()).toStdString()};
}

/// What is wrong with the name is told as soon as there is one.
void NewSceneDialog::check()
{
  const design::NewScene scene = plan();
  const LocalText problem = problemOf(scene);
  problem_->setText(scene.name.empty() ? QString() : asSentence(problem));
  make_->setEnabled(problem.empty());
  file_->setText(problem.empty()
                     ? tr("Makes %1").arg(QDir::toNativeSeparators(QString::fromStdString(fileOf(scene).string())))
                     : QString());
}

void NewSceneDialog::chooseFolder()
{
  const QString chosen = QFileDialog::getExistingDirectory(this, tr("Choose a folder"), folder_->text());
  if(!chosen.isEmpty())
    folder_->setText(QDir::toNativeSeparators(chosen));
}

void NewSceneDialog::accept()
{
  LocalText problem;
  const std::filesystem::path file = makeScene(plan(), data_.toStdString(), problem);
  if(file.empty())
    return problem_->setText(asSentence(problem));
  emit made(QString::fromStdString(file.string()));
  QDialog::accept();
}

} // namespace sparkwright
