#include "app/ide/capture/PictureCommands.h"

#include "app/ide/capture/PictureDialog.h"
#include "app/ide/common/UserFolders.h"
#include "viewer/overlay/Scoreboard.h"
#include "viewer/pictures/StereoImage.h"
#include "viewer/view/Viewport.h"

#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QGuiApplication>
#include <QImageWriter>
#include <QPainter>
#include <QProgressDialog>
#include <QSaveFile>

namespace sparkwright
{

struct PictureCommands::Studio
{
  std::unique_ptr<OffscreenRenderer> renderer;
  PictureLayers* layers = nullptr; ///< Of the renderer.
  SceneDrawing scene;
};

namespace
{

constexpr Actions::Words copyWords = {
    "Ctrl+C", "copy", QT_TRANSLATE_NOOP("sparkwright::PictureCommands", "&Copy picture of the view"),
    QT_TRANSLATE_NOOP("sparkwright::PictureCommands", "Put the active view as it is on the clipboard")};

} // namespace

PictureCommands::PictureCommands(Actions& actions, ViewArea& area, QObject* parent)
    : QObject(parent), actions_(actions), area_(area), copy_(actions.add(copyWords, "sparkwright::PictureCommands")),
      studio_(std::make_shared<Studio>())
{
  thread_ = std::make_unique<DrawingThread>([studio = studio_] { studio->renderer.reset(); });
  connect(actions_[ActionId::PictureNow], &QAction::triggered, this, [this] { pictureNow(); });
  // Elsewhere the same keys copy what is selected.
  copy_->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  area.addAction(copy_);
  connect(copy_, &QAction::triggered, this, &PictureCommands::copyPicture);
  connect(actions_[ActionId::SavePicture], &QAction::triggered, this,
          [this]
          {
            auto* const dialog = new PictureDialog(area_.active().size() * area_.active().devicePixelRatioF(), &area_);
            connect(dialog, &PictureDialog::wanted, this, &PictureCommands::save);
            dialog->open();
          });
}

PictureCommands::~PictureCommands()
{
  *cancelled_ = true;
}

QList<QAction*> PictureCommands::actions() const
{
  return {actions_[ActionId::PictureNow], copy_, actions_[ActionId::SavePicture]};
}

QString PictureCommands::folder()
{
  return userFolder(QStandardPaths::PicturesLocation);
}

QString PictureCommands::freeName(const QString& folder, const QString& ending)
{
  const QString stem = QDir(folder).filePath(
      QStringLiteral("sparkwright ") + QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH-mm-ss")));
  QString name = stem + ending;
  for(int i = 2; QFileInfo::exists(name); ++i)
    name = stem + QStringLiteral(" (%1)").arg(i) + ending;
  return name;
}

namespace
{

/// Whole or not at all. @return empty, or why not
QString write(const QImage& picture, const QString& file)
{
  QSaveFile out(file);
  if(!out.open(QIODevice::WriteOnly))
    return out.errorString();
  QImageWriter writer(&out, QFileInfo(file).suffix().toLatin1());
  if(!writer.write(picture))
    return writer.errorString();
  return out.commit() ? QString() : out.errorString();
}

} // namespace

QString PictureCommands::pictureNow()
{
  const QString file = freeName(folder(), QStringLiteral(".png"));
  const QString problem = write(area_.active().grabFramebuffer().convertToFormat(QImage::Format_RGB32), file);
  finish(file, problem);
  return problem.isEmpty() ? file : QString();
}

void PictureCommands::copyPicture()
{
  QGuiApplication::clipboard()->setImage(area_.active().grabFramebuffer().convertToFormat(QImage::Format_RGB32));
  emit told(tr("The picture of the view is on the clipboard"));
}

void PictureCommands::save(const Wish& wish)
{
  const FramePtr frame = area_.scene().frame();
  if(working_ || !frame)
    return emit told(working_ ? tr("A picture is still being drawn") : tr("There is nothing to draw yet"));
  Viewport& view = area_.active();
  Screenshot::Shot shot;
  shot.size = StereoImage::eyeSize(view.stereo().mode, wish.size);
  shot.supersampling = wish.supersampling;
  shot.transparent = wish.transparent;
  shot.options = view.options();
  const Quality::Glow glow = shot.options.quality.glow;
  shot.options.quality = Quality::High;
  shot.options.quality.glow = glow;
  const double scale = static_cast<double>(wish.size.height()) / std::max(view.height(), 1);
  shot.options.pixelRatio = static_cast<float>(scale * wish.supersampling);
  QImage board;
  if(!wish.overlays)
    shot.options.marks.clear();
  else
    board = Scoreboard().picture(frame->game, area_.scene().teamColours(), view.font(), scale,
                                 area_.overlays().isShown(Overlays::Players)
                                     ? PlayerCount::of(frame->game, area_.scene().subjects().players())
                                     : PlayerCount());
  working_ = true;
  *cancelled_ = false;
  progress_ =
      new QProgressDialog(tr("Drawing %1").arg(QFileInfo(wish.file).fileName()), tr("Cancel"), 0, 100, area_.window());
  progress_->setMinimumDuration(700);
  progress_->setAttribute(Qt::WA_DeleteOnClose);
  progress_->setAutoClose(false);
  progress_->setValue(0);
  connect(progress_, &QProgressDialog::canceled, this, &PictureCommands::cancel);
  const QPointer<PictureCommands> self(this);
  thread_->post(
      [studio = studio_, frame, shot, board, file = wish.file, self, cancelled = cancelled_, size = wish.size,
       isForeign = area_.scene().isLimited(), mode = view.stereo().mode,
       layers = PictureLayers::Shown{view.drawings(), view.layers(), view.selection().last(), view.font()},
       eyes = StereoImage::eyes(view.camera(), view.stereo(), wish.size)]
      {
        const auto goOn = [&](int drawn, int tiles)
        {
          QMetaObject::invokeMethod(
              self.data(),
              [self, drawn, tiles]
              {
                if(self->progress_)
                  self->progress_->setValue(100 * drawn / tiles);
              },
              Qt::QueuedConnection);
          return !*cancelled;
        };
        QString problem;
        std::vector<QImage> pictures;
        studio->scene.setLimits(isForeign ? std::optional<SceneDrawing::Limits>(std::in_place) : std::nullopt);
        for(std::size_t i = 0; i < eyes.size() && problem.isEmpty(); ++i)
        {
          Screenshot::Shot ofEye = shot;
          ofEye.eye = eyes[i];
          const auto share = [&](int drawn, int tiles)
          { return goOn(drawn + static_cast<int>(i) * tiles, tiles * static_cast<int>(eyes.size())); };
          problem = draw(*studio, frame, layers, std::move(ofEye), board, pictures, share);
        }
        if(problem.isEmpty())
          problem = write(StereoImage::whole(mode, pictures, size), file);
        QMetaObject::invokeMethod(
            self.data(), [self, file, problem] { self->finish(file, problem); }, Qt::QueuedConnection);
      });
}

/// In the drawing thread. @return empty, or what is wrong
QString PictureCommands::draw(Studio& studio, const FramePtr& frame, const PictureLayers::Shown& layers, Screenshot::Shot shot,
                              const QImage& board, std::vector<QImage>& pictures, const std::function<bool(int, int)>& goOn)
{
  QString problem;
  if(!studio.renderer)
    studio.renderer = OffscreenRenderer::create(problem);
  if(studio.renderer && !studio.layers)
    studio.layers = PictureLayers::addTo(*studio.renderer, problem);
  if(!studio.layers)
    return problem;
  for(studio.scene.setFrame(frame); studio.scene.isUnfinished();)
    studio.scene.goOn();
  studio.layers->show(studio.scene, layers);
  const double scale = static_cast<double>(shot.options.pixelRatio) / shot.supersampling;
  Screenshot screenshot(*studio.renderer, studio.scene, std::move(shot));
  while(screenshot.next())
    if(!goOn(screenshot.tilesDrawn(), screenshot.tiles()))
      return tr("cancelled");
  if(!screenshot.problem().isEmpty())
    return screenshot.problem();
  QImage picture = screenshot.picture();
  if(!board.isNull())
    QPainter(&picture).drawImage(QPointF((picture.width() - board.width()) / 2.0, 12 * scale), board);
  pictures.push_back(std::move(picture));
  return {};
}

void PictureCommands::cancel()
{
  *cancelled_ = true;
}

void PictureCommands::finish(const QString& file, const QString& problem)
{
  working_ = false;
  if(progress_)
    progress_->close();
  if(!problem.isEmpty())
    emit told(tr("The picture is not saved: %1").arg(problem));
  emit saved(file, problem);
}

} // namespace sparkwright
