#include "app/ide/design/JointPanel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/design/JointRange.h"
#include "app/ide/design/RobotChoice.h"
#include "editor/properties/NumberBoxes.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr int keepAliveEvery = 500; // ms; a World ends drives after two seconds.
constexpr double radian = 180 / M_PI;

} // namespace

JointPanel::JointPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), mode_(new QComboBox(this)), filter_(new QLineEdit(this)),
      zero_(new QPushButton(this)), sweep_(new QPushButton(this)), note_(new QLabel(this)), area_(new QScrollArea(this))
{
  mode_->addItems({QString(), QString()});
  filter_->setClearButtonEnabled(true);
  filter_->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  note_->setWordWrap(true);
  area_->setWidgetResizable(true);
  area_->setFrameShape(QFrame::NoFrame);
  auto* const buttons = new QHBoxLayout;
  buttons->addWidget(mode_, 1);
  buttons->addWidget(zero_);
  buttons->addWidget(sweep_);
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 4, 4, 4);
  layout->setSpacing(4);
  layout->addLayout(buttons);
  layout->addWidget(filter_);
  layout->addWidget(note_);
  layout->addWidget(area_, 1);
  setFocusProxy(filter_);
  connect(mode_, &QComboBox::currentIndexChanged, this,
          [this]
          {
            release();
            updateEnabled();
          });
  connect(filter_, &QLineEdit::textChanged, this, &JointPanel::applyFilter);
  connect(zero_, &QPushButton::clicked, this, &JointPanel::zero);
  kept_.start();
  retranslate();
}

JointPanel::~JointPanel() = default;

void JointPanel::retranslate()
{
  mode_->setItemText(0, tr("Set the posture"));
  mode_->setItemText(1, tr("Drive by motors"));
  mode_->setAccessibleName(tr("How joints are moved"));
  mode_->setToolTip(tr("Set: at once and without forces, also while paused. Drive: the motors of the joints move them "
                       "while the simulation runs; commands of agents count again afterwards."));
  filter_->setPlaceholderText(tr("Filter joints"));
  filter_->setAccessibleName(tr("Filter joints"));
  zero_->setText(tr("&Zero pose"));
  zero_->setToolTip(tr("All joints to 0, or to the limit nearest to it"));
  sweep_->setText(tr("S&weep…"));
  sweep_->setToolTip(tr("Move all joints over their limits and list the parts that touch each other"));
  structure_.reset(); // Rows and note are made again, in this language.
  note_->clear();
}

void JointPanel::setMode(Mode mode)
{
  mode_->setCurrentIndex(static_cast<int>(mode));
}

void JointPanel::hideEvent(QHideEvent* event)
{
  release();
  QWidget::hideEvent(event);
}

void JointPanel::rebuild(const Frame& frame)
{
  release();
  rows_.clear();
  content_ = new QWidget;
  grid_ = new QGridLayout(content_);
  grid_->setContentsMargins(0, 0, 4, 0);
  grid_->setHorizontalSpacing(8);
  grid_->setVerticalSpacing(2);
  grid_->setColumnStretch(1, 1);
  const std::vector<int> joints = jointsOf(*structure_, robot_);
  const std::vector<std::string> names = namesOfJoints(frame, joints);
  for(std::size_t i = 0; i < joints.size(); ++i)
  {
    const int index = joints[i];
    const PhysicsStructure::Joint& joint = structure_->joints[static_cast<std::size_t>(index)];
    // The engine does not know the angle of a steered wheel.
    const int axes = joint.kind == PhysicsStructure::Joint::Kind::Hinge2 ? 1 : joint.axisCount;
    for(int axis = 0; axis < axes; ++axis)
      addRow(joint, names[i], index, axis);
  }
  grid_->setRowStretch(static_cast<int>(rows_.size()), 1);
  area_->setWidget(content_); // Deletes the former one.
  for(Row& row : rows_)
    showLimits(row);
  fitLimits();
  updateEnabled();
}

void JointPanel::addRow(const PhysicsStructure::Joint& joint, const std::string& name, int index, int axis)
{
  const std::size_t number = rows_.size();
  Row row;
  row.id = joint.id;
  row.joint = index;
  row.axis = axis;
  row.slides = joint.kind == PhysicsStructure::Joint::Kind::Slider;
  const PhysicsStructure::Joint::Axis& limits = joint.axes[static_cast<std::size_t>(axis)];
  row.driven = limits.driven;
  row.ends = std::isfinite(limits.low) && std::isfinite(limits.high);
  const auto unit = static_cast<float>(row.slides ? 1 : radian);
  constexpr float mostDegrees = 1800; // Of a hinge, whose stops may be beyond half a turn.
  const float free = row.slides                                                             ? 1
                     : row.ends && joint.kind == PhysicsStructure::Joint::Kind::Hinge ? mostDegrees
                                                                                      : 180;
  row.low = std::max(limits.low * unit, -free);
  row.high = std::min(limits.high * unit, free);
  row.name = QString::fromStdString(name);
  if(joint.axisCount > 1 && joint.kind == PhysicsStructure::Joint::Kind::Universal)
    row.name += QStringLiteral(" %1").arg(axis + 1);
  row.label = new QLabel(row.name, content_);
  row.slider = new QSlider(Qt::Horizontal, content_);
  row.slider->setRange(static_cast<int>(std::floor(row.low * positionsPerUnit(row))),
                       static_cast<int>(std::ceil(row.high * positionsPerUnit(row))));
  row.slider->setSingleStep(10);
  row.slider->setPageStep(100);
  row.slider->setMinimumWidth(60);
  row.number = new DecimalBox(content_);
  row.number->setDecimals(row.slides ? 4 : 1);
  row.number->setSingleStep(row.slides ? 0.001 : 1);
  row.number->setRange(static_cast<double>(row.low), static_cast<double>(row.high));
  row.number->setSuffix(row.slides ? QStringLiteral(" m") : QStringLiteral("°"));
  row.number->setKeyboardTracking(false);
  row.now = new QLabel(content_);
  row.now->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  row.now->setMinimumWidth(
      row.now->fontMetrics().horizontalAdvance(row.slides ? QStringLiteral("-0.0000 m") : QStringLiteral("-180.0°")));
  row.limits = new QLabel(content_);
  row.limits->setEnabled(false); // Paler than the values.
  row.label->setBuddy(row.slider);
  const int line = static_cast<int>(number);
  grid_->addWidget(row.label, line, 0);
  grid_->addWidget(row.slider, line, 1);
  grid_->addWidget(row.number, line, 2);
  grid_->addWidget(row.now, line, 3);
  grid_->addWidget(row.limits, line, 4);
  connect(row.slider, &QSlider::valueChanged, this,
          [this, number](int value) { want(rows_[number], value / positionsPerUnit(rows_[number])); });
  connect(row.number, &QDoubleSpinBox::valueChanged, this,
          [this, number](double value) { want(rows_[number], value); });
  rows_.push_back(std::move(row));
}

void JointPanel::showLimits(Row& row) const
{
  const QString limits =
      row.ends ? jointRange(static_cast<double>(row.low), static_cast<double>(row.high), row.slides, row.slides ? 3 : 1)
               : tr("without limits");
  const QString motor = row.driven ? tr("has a motor") : tr("has no motor");
  const QString hint = tr("%1: %2, %3").arg(row.name, limits, motor);
  for(QWidget* const widget : row.widgets())
    widget->setToolTip(hint);
  if(row.low >= row.high)
    row.limits->setText(tr("fixed"));
  else if(row.ends)
    row.limits->setText(QStringLiteral("%1 … %2")
                            .arg(static_cast<double>(row.low), 0, 'f', row.slides ? 3 : 0)
                            .arg(static_cast<double>(row.high), 0, 'f', row.slides ? 3 : 0));
  row.slider->setAccessibleName(tr("Joint %1").arg(row.name));
  row.number->setAccessibleName(row.slides ? tr("Joint %1, metres").arg(row.name)
                                           : tr("Joint %1, degrees").arg(row.name));
  row.now->setAccessibleName(tr("Joint %1, now").arg(row.name));
}

void JointPanel::applyFilter()
{
  const QString wanted = filter_->text().trimmed();
  for(const Row& row : rows_)
  {
    const bool shown = row.name.contains(wanted, Qt::CaseInsensitive);
    for(QWidget* const widget : row.widgets())
      widget->setVisible(shown && (widget != row.limits || limitsShown_));
  }
}

/// In narrow docks, limits are left to the tool tips.
void JointPanel::fitLimits()
{
  limitsShown_ = true;
  applyFilter();
  if(!content_ || content_->minimumSizeHint().width() <= area_->viewport()->width())
    return;
  limitsShown_ = false;
  applyFilter();
}

void JointPanel::resizeEvent(QResizeEvent* event)
{
  QWidget::resizeEvent(event);
  fitLimits();
}

void JointPanel::updateEnabled()
{
  for(const Row& row : rows_)
  {
    const bool movable = (mode() == Mode::Set || row.driven) && row.low < row.high;
    row.slider->setEnabled(movable);
    row.number->setEnabled(movable);
  }
  zero_->setEnabled(!rows_.empty());
  sweep_->setEnabled(!rows_.empty());
}

void JointPanel::setState(const SessionState& state)
{
  const Frame* const frame = state.frame.get();
  if(!frame || !frame->physics.structure)
  {
    if(!rows_.empty() || note_->text().isEmpty())
    {
      rows_.clear();
      robot_ = -1;
      structure_.reset();
      content_ = nullptr;
      area_->setWidget(new QWidget);
      note_->setText(tr("Open a scene with a robot to see its joints here."));
      note_->show();
      updateEnabled();
    }
    return;
  }
  const int robot = robotOf(*frame, selected_);
  if(robot != robot_ || structure_ != frame->physics.structure || generation_ != state.generation)
  {
    robot_ = robot;
    structure_ = frame->physics.structure;
    generation_ = state.generation;
    rebuild(*frame);
    note_->setText(rows_.empty() ? tr("The selected thing has no joints. Select a robot or a part of one.")
                                 : QString());
    note_->setVisible(rows_.empty());
  }
  quiet_ = true;
  for(Row& row : rows_)
  {
    const std::array<float, 2>& angles = frame->physics.angles[static_cast<std::size_t>(row.joint)];
    double value = static_cast<double>(angles[static_cast<std::size_t>(row.axis)]) * (row.slides ? 1 : radian);
    if(std::abs(value) < (row.slides ? 5e-5 : 0.05))
      value = 0; // Not -0.0.
    row.now->setText(row.slides ? tr("%1 m").arg(value, 0, 'f', 4) : tr("%1°").arg(value, 0, 'f', 1));
    if(row.driving || row.slider->isSliderDown() || row.number->hasFocus())
      continue;
    row.slider->setValue(static_cast<int>(std::lround(value * positionsPerUnit(row))));
    row.number->setValue(value);
  }
  quiet_ = false;
  if(kept_.elapsed() > keepAliveEvery)
  {
    kept_.restart();
    for(const Row& row : rows_)
      if(row.driving)
        send(row, row.number->value());
  }
}

void JointPanel::want(Row& row, double value)
{
  if(quiet_)
    return;
  quiet_ = true;
  row.slider->setValue(static_cast<int>(std::lround(value * positionsPerUnit(row))));
  row.number->setValue(value);
  quiet_ = false;
  row.driving = mode() == Mode::Drive;
  send(row, value);
}

void JointPanel::send(const Row& row, double value)
{
  const auto wanted = static_cast<float>(row.slides ? value : value / radian);
  if(mode() == Mode::Drive)
    session_.manipulate({DriveJoint{{row.id}, row.axis, wanted}});
  else
    session_.manipulate({SetJoint{{row.id}, row.axis, wanted}});
}

void JointPanel::release()
{
  std::vector<Manipulation> ends;
  for(Row& row : rows_)
    if(std::exchange(row.driving, false))
      ends.push_back(DriveJoint{{row.id}, row.axis, std::nullopt});
  if(!ends.empty())
    session_.manipulate(std::move(ends));
}

void JointPanel::zero()
{
  for(Row& row : rows_)
    if(mode() == Mode::Set || row.driven)
      want(row, std::clamp(0.0, static_cast<double>(row.low), static_cast<double>(row.high)));
}

void JointPanel::showPosture(const std::vector<design::JointValue>& posture)
{
  setMode(Mode::Set);
  zero();
  std::vector<Manipulation> all;
  for(const design::JointValue& value : posture)
    all.push_back(SetJoint{{0, value.joint}, value.axis, value.value});
  session_.manipulate(std::move(all));
}

} // namespace sparkwright
