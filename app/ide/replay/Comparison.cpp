#include "app/ide/replay/Comparison.h"

#include "app/ide/common/Actions.h"
#include "app/ide/replay/ComparedView.h"
#include "app/ide/session/FileDialogs.h"
#include "app/ide/session/ReplaySession.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/scene/SceneDrawing.h"
#include "viewer/view/Viewport.h"

#include <QFileInfo>

namespace sparkwright
{

namespace
{

constexpr Actions::Words compareWords = {
    "Ctrl+Alt+V", "layout", QT_TRANSLATE_NOOP("sparkwright::Comparison", "Co&mpare with recording…"),
    QT_TRANSLATE_NOOP("sparkwright::Comparison",
                      "Show another recording beside this one, at the same time of the match"), "compareRecording"};

constexpr double rounding = 1e-6; // s, of the times of frames

} // namespace

Comparison::Comparison(const WindowPart::Surroundings& around, QObject* parent)
    : QObject(parent), around_(around), compare_(around.actions.add(compareWords, "sparkwright::Comparison")),
      opener_(new RecordingOpener(&around.shell.widget()))
{
  compare_->setEnabled(false);
  connect(compare_, &QAction::triggered, this,
          [this]
          {
            askForRecording(&around_.shell.widget(), QFileInfo(file_).absolutePath(),
                            [this](const QString& file) { compareWith(file); });
          });
  connect(opener_, &RecordingOpener::opened, this, &Comparison::show);
  connect(opener_, &RecordingOpener::failed, this, &Comparison::failed);
}

Comparison::~Comparison()
{
  delete opener_;
}

void Comparison::compareWith(const QString& file)
{
  file_ = file;
  opener_->open(file);
}

void Comparison::show(const std::shared_ptr<FrameSequence>& frames, const QString& file)
{
  end();
  const QString name = QFileInfo(file).fileName();
  other_ = std::make_shared<ReplaySession>(frames, name.toStdString(), around_.session.dataDirectories());
  other_->playback().pause();
  view_ = new ComparedView(name, other_->playback().startTime(), other_->playback().endTime());
  connect(&view_->closeButton(), &QToolButton::clicked, this, &Comparison::end);
  around_.area.setBeside(view_);
  view_->viewport().cameraControl().jumpTo(around_.area.active().camera().viewpoint());
}

void Comparison::end()
{
  view_ = nullptr; // It lives until the event loop has gone on, but is none to follow any more.
  around_.area.setBeside(nullptr);
  other_.reset();
}

void Comparison::follow(const Playback* first)
{
  compare_->setEnabled(first != nullptr);
  if(!first && view_)
    end();
  if(!first || !view_)
    return;
  Playback& playback = other_->playback();
  const double time = first->time() + view_->shift().value();
  playback.seek(time);
  Viewport& active = around_.area.active();
  Viewport& beside = view_->viewport();
  beside.setFrame(other_->frame());
  beside.setDrawings(other_->drawings());
  if(beside.layers() != active.layers())
    beside.setLayers(active.layers());
  view_->followCamera(active);
  const bool there = time > playback.startTime() - rounding && time < playback.endTime() + rounding;
  view_->setDifference(
      there ? std::optional(RunDifference::between(around_.area.scene().subjects(), beside.scene().subjects()))
            : std::nullopt);
}

void Comparison::retranslate()
{
  if(view_)
    view_->retranslate();
}

} // namespace sparkwright
