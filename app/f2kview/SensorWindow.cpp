#include "app/f2kview/SensorWindow.h"

#include "app/f2kview/BoardDialog.h"
#include "app/ide/common/Icons.h"
#include "app/ide/sensors/ReadingLines.h"
#include "app/ide/sensors/SensorPanel.h"

#include <QFileDialog>
#include <QKeyEvent>
#include <QStatusBar>
#include <QToolBar>

namespace sparkwright
{

SensorWindow::SensorWindow() : panel_(new SensorPanel), status_(new QLabel)
{
  setWindowTitle(tr("Sensors"));
  setCentralWidget(panel_);
  statusBar()->addWidget(status_, 1);
  auto* const tools = addToolBar(tr("Sensors"));
  tools->setMovable(false);
  tools->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  connect_ = addTool("connect", tr("&Connect…"), QKeySequence(QStringLiteral("Ctrl+K")), tr("Bring a robot to a message board"));
  open_ = addTool("open", tr("&Open log…"), QKeySequence::Open, tr("Play recorded updates"));
  pause_ = addTool("pause", tr("&Pause"), QKeySequence(Qt::Key_P), tr("Hold what is shown; of a log, its time"));
  record_ = addTool("record", tr("&Record…"), QKeySequence(QStringLiteral("Ctrl+R")), tr("Write all updates into a file"));
  pause_->setCheckable(true);
  record_->setCheckable(true);
  tools->addActions({connect_, open_, pause_, record_});
  connect(connect_, &QAction::triggered, this, &SensorWindow::askForRobot);
  connect(open_, &QAction::triggered, this, &SensorWindow::askForLog);
  connect(pause_, &QAction::toggled, &feed_, &SensorFeed::setPaused);
  connect(record_, &QAction::triggered, this, &SensorWindow::toggleRecording);
  connect(&feed_, &SensorFeed::updated, this, &SensorWindow::showReadings);
  connect(&feed_, &SensorFeed::told, status_, &QLabel::setText);
  panel_->show({}, {});
  showSource(tr("Connect a robot, or open a log."));
  setFocusPolicy(Qt::StrongFocus);
  resize(620, 640);
}

QAction* SensorWindow::addTool(const char* icon, const QString& text, const QKeySequence& keys, const QString& tip)
{
  auto* const action = new QAction(themedIcon(QString::fromUtf8(icon)), text, this);
  action->setShortcut(keys);
  action->setToolTip(tip + QStringLiteral(" (") + keys.toString(QKeySequence::NativeText) + QLatin1Char(')'));
  action->setStatusTip(tip);
  return action;
}

void SensorWindow::showSource(const QString& words)
{
  status_->setText(words);
  const bool board = feed_.source() == SensorFeed::Source::Board;
  pause_->setEnabled(feed_.source() != SensorFeed::Source::None);
  record_->setEnabled(board);
  if(pause_->isChecked() != feed_.isPaused())
    pause_->setChecked(feed_.isPaused());
  record_->setChecked(feed_.isRecording());
}

bool SensorWindow::connectTo(const QString& robotFile, const QString& host, int port)
{
  const QString problem = feed_.connectTo(robotFile, host, port);
  panel_->show(feed_.robotName(), {});
  showSource(problem.isEmpty() ? tr("%1 at %2:%3; arrow keys drive it").arg(feed_.robotName(), host).arg(port) : problem);
  setFocus();
  return problem.isEmpty();
}

bool SensorWindow::play(const QString& log)
{
  const QString problem = feed_.play(log);
  showSource(problem.isEmpty() ? tr("%1, as recorded in %2").arg(feed_.robotName(), QFileInfo(log).fileName()) : problem);
  showReadings();
  return problem.isEmpty();
}

void SensorWindow::askForRobot()
{
  auto* const dialog = new BoardDialog(this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] { connectTo(dialog->robot(), dialog->host(), dialog->port()); });
  dialog->open();
}

void SensorWindow::askForLog()
{
  const QString file = QFileDialog::getOpenFileName(this, tr("Open log"), {}, tr("Logs of updates (*.f2klog);;All files (*)"));
  if(!file.isEmpty())
    play(file);
}

void SensorWindow::toggleRecording(bool on)
{
  QString file;
  if(on)
    file = QFileDialog::getSaveFileName(this, tr("Record updates"), QStringLiteral("updates.f2klog"), tr("Logs of updates (*.f2klog)"));
  if(on && file.isEmpty())
    return record_->setChecked(false);
  const QString problem = feed_.record(file);
  status_->setText(!problem.isEmpty() ? problem : on ? tr("Records into %1").arg(QFileInfo(file).fileName()) : tr("Recorded."));
  record_->setChecked(feed_.isRecording());
}

void SensorWindow::showReadings()
{
  panel_->show(feed_.source() == SensorFeed::Source::None
                   ? QString()
                   : tr("%1, %2 s").arg(feed_.robotName()).arg(feed_.time(), 0, 'f', 2),
               readingLines(feed_.readings()));
}

/// Forward and backward, left and right, as long as keys are held; let go, it stops.
void SensorWindow::drive()
{
  constexpr double speed = 0.5, turn = 1; // m/s, rad/s
  const auto held = [this](int key) { return pressed_.contains(key) ? 1. : 0.; };
  feed_.drive(speed * (held(Qt::Key_Up) - held(Qt::Key_Down)), turn * (held(Qt::Key_Left) - held(Qt::Key_Right)));
}

void SensorWindow::keyPressEvent(QKeyEvent* event)
{
  const bool isArrow = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down || event->key() == Qt::Key_Left ||
                       event->key() == Qt::Key_Right;
  if(!isArrow)
    return QMainWindow::keyPressEvent(event);
  pressed_ << event->key();
  drive(); // Repeats, too: commands last for 2 s only.
}

void SensorWindow::keyReleaseEvent(QKeyEvent* event)
{
  if(event->isAutoRepeat() || !pressed_.remove(event->key()))
    return QMainWindow::keyReleaseEvent(event);
  drive();
}

void SensorWindow::focusOutEvent(QFocusEvent* event)
{
  if(!pressed_.isEmpty())
  {
    pressed_.clear();
    drive();
  }
  QMainWindow::focusOutEvent(event);
}

} // namespace sparkwright
