#include "app/ide/capture/VideoCommands.h"

#include "app/ide/capture/VideoDialog.h"
#include "viewer/pictures/StereoImage.h"
#include "viewer/view/Viewport.h"

#include <QDir>
#include <QHBoxLayout>

#include <algorithm>

namespace sparkwright
{

VideoCommands::VideoCommands(Actions& actions, ViewArea& area, Session& session, QObject* parent)
    : QObject(parent), actions_(actions), area_(area), sign_(new QWidget(&area)), words_(new QLabel(sign_)),
      stop_(new QToolButton(sign_)), cancel_(new QToolButton(sign_)),
      recorder_(session,
                [this](QSize size)
                {
                  Viewport& view = area_.active();
                  VideoRecorder::View seen{StereoImage::eyes(view.camera(), view.stereo(), size), view.stereo().mode,
                                           view.options(),
                                           {view.drawings(), view.layers(), view.selection().last(), view.font()}};
                  seen.options.marks.clear();
                  seen.options.pixelRatio = static_cast<float>(size.height()) / static_cast<float>(std::max(view.height(), 1));
                  return seen;
                })
{
  auto* const row = new QHBoxLayout(sign_);
  row->setContentsMargins(4, 0, 4, 0);
  row->addWidget(words_);
  for(QToolButton* const button : {stop_, cancel_})
  {
    button->setAutoRaise(true);
    row->addWidget(button);
  }
  sign_->hide();
  connect(stop_, &QToolButton::clicked, &recorder_, &VideoRecorder::stop);
  connect(cancel_, &QToolButton::clicked, &recorder_, &VideoRecorder::cancel);
  connect(&recorder_, &VideoRecorder::changed, this, &VideoCommands::show);
  connect(&recorder_, &VideoRecorder::finished, this,
          [this](const QString& target, const QString& problem, long pictures)
          {
            const QString place = QDir::toNativeSeparators(target);
            if(problem.isEmpty())
              emit written(target, tr("Recorded %n picture(s) in %1", nullptr, static_cast<int>(pictures)).arg(place));
            else
              emit failed(tr("The video %1 has ended early: %2").arg(place, problem));
          });
  connect(actions_[ActionId::RecordVideo], &QAction::triggered, this,
          [this]
          {
            if(recorder_.busy())
              return recorder_.stop();
            auto* const dialog = new VideoDialog(&area_);
            connect(dialog, &VideoDialog::wanted, &recorder_, &VideoRecorder::start);
            dialog->open();
          });
}

void VideoCommands::show()
{
  sign_->setVisible(recorder_.busy());
  const int seconds = static_cast<int>(recorder_.seconds());
  const QString time = QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
  words_->setText(QStringLiteral("<span style='color:#d43f3a'>●</span> %1 %2")
                      .arg(recorder_.recording() ? tr("Recording") : tr("Writing the video"), time));
  stop_->setText(tr("Stop"));
  stop_->setToolTip(tr("End the video and keep it"));
  cancel_->setText(tr("Discard"));
  cancel_->setToolTip(tr("End the video and remove it"));
  for(QToolButton* const button : {stop_, cancel_})
    button->setEnabled(recorder_.recording());
}

} // namespace sparkwright
