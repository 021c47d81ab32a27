#include "app/ide/design/MeshDialog.h"

#include "app/ide/common/BackgroundPool.h"
#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "editor/properties/NumberBoxes.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPointer>
#include <QThreadPool>
#include <QToolButton>
#include <QVBoxLayout>

#include <cctype>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr double unitSizes[] = {1, 0.01, 0.001, 0.0254}; ///< m; what follows in the list is a number of one's own.

/// Of the node, from the name of the file.
std::string nodeName(const std::string& stem)
{
  std::string name;
  for(const unsigned char c : stem)
    name += std::isalnum(c) || c >= 0x80 || c == '_' || c == '-' ? static_cast<char>(c) : '_';
  return name.empty() ? "mesh" : name;
}

/// Three figures that count.
QString length(float metres)
{
  return QLocale().toString(static_cast<double>(metres), 'g', 3);
}

} // namespace

MeshDialog::MeshDialog(const QString& file, const QString& folder, SceneFacts scene, const Vec3f& place,
                       QWidget* parent)
    : QDialog(parent), folder_(folder), scene_(std::move(scene)), place_(place), file_(new QLineEdit(this)),
      name_(new QLineEdit(this)), unit_(new QComboBox(this)), up_(new QComboBox(this)), collider_(new QComboBox(this)),
      scale_(new DecimalBox(this)), size_(new QLabel(this)), notes_(new QLabel(this)), problem_(new QLabel(this))
{
  setHelpTopic(*this, "editor.md#meshes");
  setWindowTitle(tr("Import mesh"));
  setAttribute(Qt::WA_DeleteOnClose);
  addRows();
  connect(unit_, &QComboBox::currentIndexChanged, this,
          [this](int index)
          {
            const bool own = index >= static_cast<int>(std::size(unitSizes));
            scale_->setEnabled(own);
            if(!own && index >= 0)
              scale_->setValue(unitSizes[index]);
            check();
          });
  connect(scale_, &QDoubleSpinBox::valueChanged, this, &MeshDialog::check);
  for(QComboBox* const box : {up_, collider_})
    connect(box, &QComboBox::currentIndexChanged, this, &MeshDialog::check);
  connect(name_, &QLineEdit::textChanged, this, &MeshDialog::check);
  connect(file_, &QLineEdit::editingFinished, this,
          [this]
          {
            if(QDir::fromNativeSeparators(file_->text().trimmed()) != QString::fromStdString(mesh_.path.string()))
              setFile(file_->text().trimmed());
          });
  unit_->setCurrentIndex(0);
  if(!file.isEmpty())
    setFile(file);
  check();
}

void MeshDialog::addRows()
{
  file_->setPlaceholderText(tr("A mesh: .obj, .stl, .dae, .ply, .glb, .gltf"));
  auto* const choose = new QToolButton(this);
  choose->setText(tr("…"));
  choose->setAccessibleName(tr("Choose a mesh"));
  choose->setToolTip(tr("Choose a mesh"));
  connect(choose, &QToolButton::clicked, this, &MeshDialog::chooseFile);
  auto* const fileRow = new QHBoxLayout;
  fileRow->addWidget(file_, 1);
  fileRow->addWidget(choose);
  unit_->addItems({tr("Metres"), tr("Centimetres"), tr("Millimetres"), tr("Inches"), tr("Another one")});
  unit_->setToolTip(tr("What one unit of the file is; the size below tells whether it fits"));
  scale_->setRange(0.000001, 1'000'000);
  scale_->setDecimals(6);
  scale_->setValue(1);
  scale_->setSuffix(tr(" m"));
  scale_->setEnabled(false);
  scale_->setAccessibleName(tr("Metres in one unit"));
  scale_->setToolTip(tr("Metres in one unit of the file"));
  auto* const unitRow = new QHBoxLayout;
  unitRow->addWidget(unit_, 1);
  unitRow->addWidget(scale_);
  up_->addItems({tr("z is up"), tr("y is up")});
  up_->setToolTip(tr("Which axis of the file points upwards; here it is always z"));
  collider_->addItems(
      {tr("None: things pass through it"), tr("Box around it"), tr("Its triangles: for things that do not move")});
  collider_->setToolTip(tr("What other things touch"));
  name_->setToolTip(tr("Name of the node in the scene"));
  for(QLabel* const label : {size_, notes_, problem_})
  {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  size_->setAccessibleName(tr("Size in the scene"));
  auto* const form = new QFormLayout;
  const auto add = [form](const QString& text, QLayout* row, QWidget* buddy)
  {
    form->addRow(text, row);
    static_cast<QLabel*>(form->labelForField(row))->setBuddy(buddy);
  };
  add(tr("&File"), fileRow, file_);
  form->addRow(tr("&Name"), name_);
  add(tr("&Unit"), unitRow, unit_);
  form->addRow(tr("&Axis"), up_);
  form->addRow(tr("&Collider"), collider_);
  form->addRow(tr("Size"), size_);
  form->addRow(QString(), notes_);
  form->addRow(QString(), problem_);
  auto* const buttons = new QDialogButtonBox(this);
  insert_ = buttons->addButton(tr("&Insert"), QDialogButtonBox::AcceptRole);
  buttons->addButton(QDialogButtonBox::Cancel);
  insert_->setDefault(true);
  auto* const layout = new QVBoxLayout(this);
  layout->addLayout(form, 1);
  layout->addWidget(buttons);
  resize(560, 400);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this,
          [this]
          {
            emit insertWanted(mesh_, placing());
            accept();
          });
}

void MeshDialog::chooseFile()
{
  auto* const dialog =
      new QFileDialog(this, tr("Choose a mesh"), folder_,
                      tr("Meshes (*.obj *.stl *.dae *.ply *.glb *.gltf)") + QStringLiteral(";;") + tr("All files (*)"));
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QFileDialog::fileSelected, this, &MeshDialog::setFile);
  dialog->open();
}

void MeshDialog::setFile(const QString& file)
{
  file_->setText(QDir::toNativeSeparators(file));
  mesh_ = {};
  mesh_.path = QDir::fromNativeSeparators(file).toStdString();
  reading_ = true;
  check();
  backgroundPool().start(
      [self = QPointer(this), number = ++asked_, path = mesh_.path]
      {
        auto mesh = std::make_shared<design::MeshFile>(design::readMeshFile(path));
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, number, mesh]
            {
              if(self && self->asked_ == number)
                self->take(std::move(*mesh));
            },
            Qt::QueuedConnection);
      });
}

void MeshDialog::take(design::MeshFile mesh)
{
  const std::filesystem::path typed = std::exchange(mesh_, std::move(mesh)).path;
  mesh_.path = typed;
  reading_ = false;
  if(mesh_.problem.empty())
    propose();
  check();
}

/// What fits most files of this kind. The size tells whether it does.
void MeshDialog::propose()
{
  constexpr float largeInMetres = 100;
  const std::string ending = mesh_.path.extension().string();
  const bool yUp = ending == ".obj" || ending == ".OBJ" || ending == ".dae" || ending == ".glb" || ending == ".gltf";
  up_->setCurrentIndex(yUp ? 1 : 0);
  unit_->setCurrentIndex(mesh_.size().maxCoeff() > largeInMetres ? 2 : 0);
  name_->setText(QString::fromStdString(freeName()));
  name_->selectAll();
}

std::string MeshDialog::freeName() const
{
  const std::string stem = nodeName(mesh_.path.stem().string());
  std::string name = stem;
  for(int number = 2; scene_.hasNode(name); ++number)
    name = stem + std::to_string(number);
  return name;
}

design::MeshPlacing MeshDialog::placing() const
{
  return {name_->text().trimmed().toStdString(), scale_->value(), up_->currentIndex() == 1,
          static_cast<design::MeshPlacing::Collider>(std::max(collider_->currentIndex(), 0)), place_};
}

void MeshDialog::check()
{
  const design::MeshPlacing placing = this->placing();
  const bool nothing = mesh_.path.empty();
  const LocalText problem = nothing || reading_ ? LocalText() : problemOf(mesh_, placing);
  const bool taken = !nothing && !reading_ && problem.empty() && scene_.hasNode(placing.name);
  problem_->setText(reading_ ? tr("The file is being read …")
                    : taken  ? tr("The scene has a node of this name already; choose another one.")
                             : inWindow(problem));
  insert_->setEnabled(!nothing && !reading_ && problem.empty() && !taken);
  if(nothing || reading_ || !mesh_.problem.empty())
  {
    size_->setText(QStringLiteral("–"));
    notes_->clear();
    return;
  }
  const Vec3f size = sizeInWorld(mesh_, placing);
  //: Length, width and height of a thing
  size_->setText(tr("%1 × %2 × %3 m, %4")
                     .arg(length(size.x()), length(size.y()), length(size.z()),
                          tr("%n triangle(s)", nullptr, static_cast<int>(mesh_.triangles))));
  QStringList notes;
  const design::MeshCopies copies = planCopies(mesh_, scene_.root);
  if(copies.copies.empty())
    notes << tr("The file is used where it is: %1").arg(QString::fromStdString(copies.name));
  else
    notes << tr("%n file(s) are copied beside the scene, for %1", nullptr, static_cast<int>(copies.copies.size()))
                 .arg(QString::fromStdString(copies.name));
  if(!mesh_.missing.empty())
  {
    QStringList names;
    constexpr std::size_t mostNamed = 5;
    for(std::size_t i = 0; i < std::min(mesh_.missing.size(), mostNamed); ++i)
      names << QString::fromStdString(mesh_.missing[i]);
    if(mesh_.missing.size() > mostNamed)
      names << QStringLiteral("…");
    notes << tr("Missing, so that its surfaces are plain: %1").arg(names.join(QStringLiteral(", ")));
  }
  notes_->setText(notes.join(u'\n'));
}

} // namespace sparkwright
