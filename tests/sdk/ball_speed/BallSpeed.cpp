// An example of a plugin of the window: a panel with the speed of the ball, and a command.

#include "app/ide/plugins/WindowPlugin.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

class BallSpeed : public QObject, public sparkwright::WindowPlugin
{
  Q_OBJECT
  Q_PLUGIN_METADATA(IID sparkwrightWindowPluginIid FILE "ball_speed.json")
  Q_INTERFACES(sparkwright::WindowPlugin)

public:
  void start(sparkwright::PluginHost& host) override
  {
    auto* const panel = new QWidget;
    speed_ = new QLabel(panel);
    most_ = new QLabel(panel);
    auto* const column = new QVBoxLayout(panel);
    column->addWidget(speed_);
    column->addWidget(most_);
    column->addStretch();
    host.addDock("panel", "Ball speed", panel, Qt::RightDockWidgetArea);

    auto* const forget = new QAction("&Forget the maximum");
    connect(forget, &QAction::triggered, this, [this] { maximum_ = 0; });
    host.addAction(forget);
    host.watch({"ball/speed"});
  }

  void stop() override { speed_ = most_ = nullptr; } // They are deleted with the panel.

  void showState(const sparkwright::PluginRunState& state) override
  {
    if(state.generation != generation_) // Another run.
    {
      generation_ = state.generation;
      maximum_ = 0;
    }
    const double speed = state.values.value(0, std::nan(""));
    if(std::isnan(speed))
    {
      speed_->setText(state.open ? "There is no moving ball here." : "Open a scene with a ball.");
      return most_->clear();
    }
    maximum_ = std::max(maximum_, speed);
    speed_->setText(QString("%1 m/s").arg(speed, 0, 'f', 2));
    most_->setText(QString("at most %1 m/s").arg(maximum_, 0, 'f', 2));
  }

private:
  QLabel *speed_ = nullptr, *most_ = nullptr;
  double maximum_ = 0;
  long generation_ = 0;
};

#include "BallSpeed.moc"
