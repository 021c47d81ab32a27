#include "app/ide/design/SweepDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/design/JointRange.h"
#include "core/world/World.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace sparkwright
{

SweepDialog::SweepDialog(Job job, QWidget* parent)
    : QDialog(parent), state_(new QLabel(tr("Building the robot…"), this)), progress_(new QProgressBar(this)),
      table_(new QTreeWidget(this)), close_(nullptr)
{
  setHelpTopic(*this, "robot-design.md#joints");
  setWindowTitle(tr("Joint sweep"));
  setAttribute(Qt::WA_DeleteOnClose);
  progress_->setRange(0, 1000);
  state_->setWordWrap(true);
  table_->setRootIsDecorated(false);
  table_->setUniformRowHeights(true);
  table_->setAlternatingRowColors(true);
  table_->setHeaderLabels({tr("Joint"), tr("Range"), tr("With joint"), tr("Part"), tr("Touches"), tr("Depth mm")});
  table_->setAccessibleName(tr("Parts that touch each other"));
  auto* const buttons = new QDialogButtonBox(this);
  close_ = buttons->addButton(tr("&Cancel"), QDialogButtonBox::RejectRole);
  auto* const layout = new QVBoxLayout(this);
  layout->addWidget(state_);
  layout->addWidget(progress_);
  layout->addWidget(table_, 1);
  layout->addWidget(buttons);
  resize(640, 400);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(table_, &QTreeWidget::currentItemChanged, this,
          [this](QTreeWidgetItem* item)
          {
            if(item)
              emit postureChosen(
                  report_.collisions[static_cast<std::size_t>(item->data(0, Qt::UserRole).toInt())].posture);
          });
  thread_ = std::thread([this, job = std::move(job)] { sweep(job); });
}

SweepDialog::~SweepDialog()
{
  cancel_ = true;
  thread_.join();
}

void SweepDialog::sweep(const Job& job)
{
  WorldOptions options;
  options.dataDirectories = job.directories;
  options.interrupt = &cancel_;
  World world(std::move(options));
  world.load(job.scene);
  int told = -1;
  const auto progress = [&](double share)
  {
    if(const int now = static_cast<int>(share * 1000); now > told)
    {
      told = now;
      QMetaObject::invokeMethod(
          this,
          [this, now]
          {
            progress_->setValue(now);
            state_->setText(tr("Moving all joints over their limits…"));
          },
          Qt::QueuedConnection);
    }
  };
  design::SweepReport report = design::sweepJoints(world, job.options, progress, cancel_);
  QMetaObject::invokeMethod(
      this, [this, report = std::move(report)] { showReport(report); }, Qt::QueuedConnection);
}

void SweepDialog::showReport(design::SweepReport report)
{
  busy_ = false;
  report_ = std::move(report);
  progress_->hide();
  close_->setText(tr("&Close"));
  if(!report_.problem.empty())
    return state_->setText(asSentence(report_.problem) + QStringLiteral(". ") +
                           tr("Only robots of the opened scene file can be swept, as they are on disk."));
  const QString swept = tr("%1 joints, %2 postures.").arg(report_.joints).arg(QLocale().toString(report_.postures));
  state_->setText(
      swept + QLatin1Char(' ') +
      (report_.collisions.empty() ? tr("No parts touch each other.") : tr("Choose a row to see its posture.")));
  constexpr double radian = 180 / M_PI;
  for(std::size_t i = 0; i < report_.collisions.size(); ++i)
  {
    const design::SelfCollision& hit = report_.collisions[i];
    const double unit = hit.slides ? 1 : radian;
    const QString range = jointRange(static_cast<double>(hit.low) * unit, static_cast<double>(hit.high) * unit,
                                     hit.slides, hit.slides ? 3 : 0);
    auto* const item =
        new QTreeWidgetItem({QString::fromStdString(hit.joint), range, QString::fromStdString(hit.otherJoint),
                             QString::fromStdString(hit.first), QString::fromStdString(hit.second),
                             QLocale().toString(hit.depth * 1000, 'f', 1)});
    item->setTextAlignment(5, Qt::AlignRight | Qt::AlignVCenter);
    item->setData(0, Qt::UserRole, static_cast<int>(i));
    table_->addTopLevelItem(item);
  }
  for(int column = 0; column < table_->columnCount(); ++column)
    table_->resizeColumnToContents(column);
}

} // namespace sparkwright
