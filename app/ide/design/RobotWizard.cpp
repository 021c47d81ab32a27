#include "app/ide/design/RobotWizard.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "core/text/WriteFile.h"
#include "editor/properties/NumberBoxes.h"

#include <QDir>
#include <QFileDialog>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace sparkwright
{

using design::RobotPlan;

RobotWizard::RobotWizard(const QString& folder, QWidget* parent)
    : QWizard(parent), folder_(folder), kind_(new QComboBox(this)), name_(new QLineEdit(this)), width_(length(10, 0.2)),
      depth_(length(10, 0.2)), height_(length(10, 0.1)), mass_(new DecimalBox(this)),
      torque_(new DecimalBox(this)), speed_(new DecimalBox(this)), wheels_(new WholeBox(this)),
      legs_(new WholeBox(this)), joints_(new WholeBox(this)), wheelRadius_(length(5, 0.08)),
      wheelWidth_(length(5, 0.03)), wheelMass_(new DecimalBox(this)), legLength_(length(10, 0.4)),
      legMass_(new DecimalBox(this)), inertial_(new QCheckBox(tr("&Gyroscope and accelerometer"), this)),
      position_(new QCheckBox(tr("&Position (GPS)"), this)), camera_(new QCheckBox(tr("&Camera in front"), this)),
      feet_(new QCheckBox(tr("&Forces on the feet"), this)),
      ground_(new QCheckBox(tr("G&round and lamps, to look at it alone"), this)),
      drive_(new QCheckBox(tr("&Drive it at once"), this)), problem_(new QLabel(this)),
      preview_(new QPlainTextEdit(this)), file_(new QLineEdit(this))
{
  setHelpTopic(*this, "robot-design.md#first-robots-and-urdf");
  setWindowTitle(tr("New robot"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWizardStyle(ModernStyle);
  setOption(NoBackButtonOnStartPage);
  setButtonText(FinishButton, tr("&Save and open"));
  for(QDoubleSpinBox* const box : {mass_, wheelMass_, legMass_})
  {
    box->setRange(0.001, 1000);
    box->setDecimals(3);
    box->setSingleStep(0.1);
    box->setSuffix(QStringLiteral(" kg"));
  }
  torque_->setRange(0.001, 1e5);
  torque_->setSuffix(QStringLiteral(" N·m"));
  speed_->setRange(0.01, 1000);
  speed_->setSuffix(QStringLiteral(" rad/s"));
  wheels_->setRange(2, 12);
  wheels_->setSingleStep(2);
  legs_->setRange(2, 8);
  legs_->setSingleStep(2);
  joints_->setRange(1, 6);
  addPage(kindPage());
  addPage(sizePage());
  addPage(lastPage());
  setKind(RobotPlan::Kind::Wheeled);
  resize(680, 560);
}

QDoubleSpinBox* RobotWizard::length(double most, double value)
{
  auto* const box = new DecimalBox(this);
  box->setRange(0.001, most);
  box->setDecimals(3);
  box->setSingleStep(0.01);
  box->setValue(value);
  box->setSuffix(QStringLiteral(" m"));
  return box;
}

QWizardPage* RobotWizard::kindPage()
{
  auto* const page = new QWizardPage(this);
  page->setTitle(tr("What kind of robot?"));
  page->setSubTitle(tr("All values can be changed later, in the scene file."));
  kind_->addItem(tr("On wheels"));
  kind_->addItem(tr("On legs"));
  auto* const form = new QFormLayout(page);
  form->addRow(tr("&Name"), name_);
  form->addRow(tr("&Kind"), kind_);
  form->addRow(tr("&Wheels"), wheels_);
  form->addRow(tr("&Legs"), legs_);
  form->addRow(tr("&Joints per leg"), joints_);
  wheels_->setToolTip(tr("2 wheels get a caster; otherwise an even number"));
  legs_->setToolTip(tr("An even number"));
  joints_->setToolTip(tr("1: hip pitch. 2: and knee. 3: hip roll. 4: ankle pitch. 5: ankle roll. 6: hip yaw"));
  connect(kind_, &QComboBox::currentIndexChanged, this,
          [this](int kind) { setKind(static_cast<RobotPlan::Kind>(kind)); });
  return page;
}

QWizardPage* RobotWizard::sizePage()
{
  auto* const page = new QWizardPage(this);
  page->setTitle(tr("Sizes, masses and motors"));
  page->setSubTitle(tr("Forward is +Y, right is +X."));
  auto* const form = new QFormLayout(page);
  form->addRow(tr("Width of the trunk"), width_);
  form->addRow(tr("Length of the trunk"), depth_);
  form->addRow(tr("Height of the trunk"), height_);
  form->addRow(tr("Mass of the trunk"), mass_);
  form->addRow(tr("Wheel radius"), wheelRadius_);
  form->addRow(tr("Wheel width"), wheelWidth_);
  form->addRow(tr("Wheel mass"), wheelMass_);
  form->addRow(tr("Leg length"), legLength_);
  form->addRow(tr("Leg mass"), legMass_);
  form->addRow(tr("Torque of each motor"), torque_);
  form->addRow(tr("Largest speed"), speed_);
  problem_->setWordWrap(true);
  form->addRow(problem_);
  return page;
}

QWizardPage* RobotWizard::lastPage()
{
  auto* const page = new QWizardPage(this);
  page->setTitle(tr("Sensors and file"));
  page->setSubTitle(tr("Each joint has a sensor for its angle. This is the scene:"));
  preview_->setReadOnly(true);
  preview_->setLineWrapMode(QPlainTextEdit::NoWrap);
  preview_->setLayoutDirection(Qt::LeftToRight); // It is RSG.
  preview_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  preview_->setAccessibleName(tr("The scene"));
  auto* const browse = new QToolButton(page);
  browse->setText(tr("…"));
  browse->setAccessibleName(tr("Choose a file"));
  connect(browse, &QToolButton::clicked, this,
          [this]
          {
            const QString file =
                QFileDialog::getSaveFileName(this, tr("Save robot"), file_->text(), tr("Scenes (*.rsg)"), nullptr,
                                             QFileDialog::DontConfirmOverwrite);
            if(!file.isEmpty())
              file_->setText(file);
          });
  auto* const label = new QLabel(tr("&File"), page);
  label->setBuddy(file_);
  fileRow_ = new QWidget(page);
  auto* const row = new QHBoxLayout(fileRow_);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(label);
  row->addWidget(file_, 1);
  row->addWidget(browse);
  auto* const layout = new QVBoxLayout(page);
  auto* const checks = new QGridLayout;
  checks->addWidget(inertial_, 0, 0);
  checks->addWidget(position_, 0, 1);
  checks->addWidget(camera_, 1, 0);
  checks->addWidget(feet_, 1, 1);
  checks->addWidget(ground_, 2, 0);
  checks->addWidget(drive_, 2, 1);
  drive_->setToolTip(tr("Let the scene run, and move the joints by sliders"));
  layout->addLayout(checks);
  layout->addWidget(preview_, 1);
  layout->addWidget(fileRow_);
  for(QCheckBox* const box : {inertial_, position_, camera_, feet_, ground_})
    connect(box, &QCheckBox::toggled, this, &RobotWizard::showScene);
  return page;
}

void RobotWizard::setKind(RobotPlan::Kind kind)
{
  kind_->setCurrentIndex(static_cast<int>(kind));
  fill(RobotPlan::of(kind));
  showKind();
}

void RobotWizard::fill(const RobotPlan& plan)
{
  name_->setText(QString::fromStdString(plan.name));
  width_->setValue(plan.body.x());
  depth_->setValue(plan.body.y());
  height_->setValue(plan.body.z());
  mass_->setValue(plan.bodyMass);
  wheels_->setValue(plan.wheels);
  wheelRadius_->setValue(plan.wheelRadius);
  wheelWidth_->setValue(plan.wheelWidth);
  wheelMass_->setValue(plan.wheelMass);
  legs_->setValue(plan.legs);
  joints_->setValue(plan.jointsPerLeg);
  legLength_->setValue(plan.legLength);
  legMass_->setValue(plan.legMass);
  torque_->setValue(plan.torque);
  speed_->setValue(plan.speed);
  inertial_->setChecked(plan.inertialSensors);
  position_->setChecked(plan.position);
  camera_->setChecked(plan.camera);
  feet_->setChecked(plan.footForces);
  ground_->setChecked(plan.ground);
}

void RobotWizard::showKind()
{
  const bool wheeled = kind_->currentIndex() == static_cast<int>(RobotPlan::Kind::Wheeled);
  const auto setRow = [](QWidget* field, bool shown)
  {
    if(auto* const form = qobject_cast<QFormLayout*>(field->parentWidget() ? field->parentWidget()->layout() : nullptr))
      form->setRowVisible(field, shown);
  };
  for(QWidget* const field : {static_cast<QWidget*>(wheels_), static_cast<QWidget*>(wheelRadius_),
                              static_cast<QWidget*>(wheelWidth_), static_cast<QWidget*>(wheelMass_)})
    setRow(field, wheeled);
  for(QWidget* const field : {static_cast<QWidget*>(legs_), static_cast<QWidget*>(joints_),
                              static_cast<QWidget*>(legLength_), static_cast<QWidget*>(legMass_)})
    setRow(field, !wheeled);
  feet_->setVisible(!wheeled);
}

RobotPlan RobotWizard::plan() const
{
  RobotPlan plan = RobotPlan::of(static_cast<RobotPlan::Kind>(kind_->currentIndex()));
  plan.name = name_->text().trimmed().toStdString();
  plan.body = {width_->value(), depth_->value(), height_->value()};
  plan.bodyMass = mass_->value();
  plan.wheels = wheels_->value();
  plan.wheelRadius = wheelRadius_->value();
  plan.wheelWidth = wheelWidth_->value();
  plan.wheelMass = wheelMass_->value();
  plan.legs = legs_->value();
  plan.jointsPerLeg = joints_->value();
  plan.legLength = legLength_->value();
  plan.legMass = legMass_->value();
  plan.torque = torque_->value();
  plan.speed = speed_->value();
  plan.inertialSensors = inertial_->isChecked();
  plan.position = position_->isChecked();
  plan.camera = camera_->isChecked();
  plan.footForces = feet_->isChecked();
  plan.ground = ground_->isChecked();
  return plan;
}

bool RobotWizard::validateCurrentPage()
{
  const LocalText problem = design::problemOf(plan());
  problem_->setText(asSentence(problem));
  if(!problem.empty())
  {
    if(currentId() == 0)
      QMessageBox::warning(this, windowTitle(), inWindow(problem));
    return false;
  }
  if(currentPage() != page(pageIds().back()))
    file_->setText(QDir(folder_).filePath(name_->text().trimmed() + QStringLiteral(".rsg")));
  showScene();
  return true;
}

void RobotWizard::showScene()
{
  const RobotPlan now = plan();
  if(design::problemOf(now).empty())
    preview_->setPlainText(QString::fromStdString(design::robotScene(now)));
}

void RobotWizard::planOnly()
{
  planOnly_ = true;
  fileRow_->hide();
  ground_->setChecked(false);
  ground_->hide();
  drive_->hide();
  setButtonText(FinishButton, tr("&Make and open"));
}

void RobotWizard::accept()
{
  if(planOnly_)
  {
    emit planned(plan());
    return QWizard::accept();
  }
  const QString file = file_->text().trimmed();
  if(QFileInfo::exists(file) &&
     QMessageBox::question(this, windowTitle(), tr("Replace the file %1?").arg(file)) != QMessageBox::Yes)
    return;
  QDir().mkpath(QFileInfo(file).absolutePath());
  const std::string problem = writeAtomically(file.toStdString(), design::robotScene(plan()));
  if(!problem.empty())
  {
    QMessageBox::warning(this, windowTitle(), tr("The robot cannot be saved: %1").arg(QString::fromStdString(problem)));
    return;
  }
  if(drive_->isChecked())
    emit driveWanted(file);
  else
    emit made(file);
  QWizard::accept();
}

} // namespace sparkwright
