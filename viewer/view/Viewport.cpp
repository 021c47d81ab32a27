#include "viewer/view/Viewport.h"

#include "viewer/render/GraphicsCheck.h"

#include <QOpenGLContext>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLVersionFunctionsFactory>
#include <QStyle>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr qint64 slowPaint = 40; // ms
constexpr int standsStill = 250; // ms
constexpr int tickEvery = 16;    // ms

} // namespace

Viewport::Viewport(QWidget* parent, std::shared_ptr<SceneDrawing> scene)
    : QOpenGLWidget(parent), scene_(scene ? std::move(scene) : std::make_shared<SceneDrawing>()),
      navigation_(director_, {[this](const QPointF& position) -> std::optional<Vec3f>
                              {
                                const auto hit = hitAt(position);
                                return hit ? std::optional(hit->point) : std::nullopt;
                              },
                              [this](const QPointF& position, Navigation::Click click) { clicked(position, click); },
                              [this] { advance(); }}),
      manipulation_(manipulationSurroundings()), band_(bandSurroundings())
{
  setFormat(viewportFormat());
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(160, 120);
  setAccessibleName(tr("Viewport"));
  if(scene_.use_count() == 1) // Whoever shares a scene listens to it.
  {
    scene_->library().setMissingListener([this](const std::string& mesh)
                                         { emit meshMissing(QString::fromStdString(mesh)); });
    scene_->textures().setMissingListener([this](const std::string& picture)
                                          { emit pictureMissing(QString::fromStdString(picture)); });
  }
  setMouseTracking(true);
  grabGesture(Qt::PinchGesture);
  tools_.addLast(&navigation_);
  tools_.addFirst(&manipulation_);
  tools_.addFirst(&band_);
  setOverlays(std::make_shared<Overlays>());
  clock_.start();
  tick_.setTimerType(Qt::PreciseTimer);
  connect(&tick_, &QTimer::timeout, this, &Viewport::advance);
  director_.setAnimated(style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0);
  repaint_.setSingleShot(true);
  connect(&repaint_, &QTimer::timeout, this, qOverload<>(&QWidget::update));
  refine_.setSingleShot(true);
  connect(&refine_, &QTimer::timeout, this,
          [this]
          {
            refining_ = true;
            update();
          });
  connect(this, &QOpenGLWidget::frameSwapped, this,
          [this]
          {
            if(!painting_.isValid())
              return;
            paintCost_ = painting_.elapsed();
            painting_.invalidate();
            if(!fast_ && !refining_ && paintCost_ > slowPaint)
              fast_ = true;
            else if(fast_ && !refining_ && paintCost_ < slowPaint / 4)
              fast_ = false;
            refining_ = false;
            sincePaint_.restart();
          });
  camera().look({0, 0, 0.3f}, 12, 0, 0.4f);
  hint_ = hint();
}

Viewport::~Viewport()
{
  // The context goes with the base class, when this is no Viewport any more.
  if(context())
    disconnect(context(), nullptr, this, nullptr);
  releaseGraphics();
}

void Viewport::setOverlays(const std::shared_ptr<Overlays>& overlays)
{
  if(overlays_)
  {
    overlays_->disconnect(this);
    tools_.remove(overlays_.get());
  }
  overlays_ = overlays;
  if(overlays_)
  {
    connect(overlays_.get(), &Overlays::changed, this, &Viewport::schedule);
    connect(overlays_.get(), &Overlays::placeChosen, this, &Viewport::lookAt);
    tools_.addFirst(overlays_.get());
  }
  schedule();
}

void Viewport::releaseGraphics()
{
  if(!renderer_.ready() || !context())
    return;
  makeCurrent();
  smooth_.reset();
  renderer_.release();
  layerRenderer_.release();
  doneCurrent();
}

void Viewport::schedule()
{
  refine_.stop();
  if(repaint_.isActive())
    return;
  const qint64 rest = sincePaint_.isValid() && paintCost_ > 12 ? paintCost_ - sincePaint_.elapsed() : 0;
  if(rest > 0)
    repaint_.start(static_cast<int>(std::min<qint64>(rest, 500)));
  else
    update();
}

void Viewport::setFrame(const FramePtr& frame)
{
  if(frame == shown_)
    return;
  shown_ = frame;
  if(frame != scene_->frame())
    scene_->setFrame(frame);
  layerDrawing_.setFrame(*scene_);
  if(frame && !cameraPlaced_)
    startWith(home);
  advance();
}

void Viewport::advance()
{
  const bool more = director_.advance(scene_->subjects(), static_cast<double>(clock_.elapsed()) / 1000);
  manipulation_.advance();
  if(!more && !manipulation_.holding())
    tick_.stop();
  else if(!tick_.isActive())
    tick_.start(tickEvery);
  if(director_.takeLost())
    emit told(tr("What the camera followed is gone"));
  showHint();
  schedule();
}

QString Viewport::hint() const
{
  const QString ours = manipulation_.hint(), words = ours.isEmpty() ? navigation_.hint() : ours;
  const int count = static_cast<int>(selection_.size());
  return count < 2 ? words : QStringLiteral("%1 · %2").arg(tr("%n thing(s) selected", nullptr, count), words);
}

void Viewport::showHint()
{
  if(const QString now = hint(); now != hint_)
  {
    hint_ = now;
    emit hintChanged();
  }
}

void Viewport::setLayers(const LayerSettings& layers)
{
  if(layers == layers_)
    return;
  layers_ = layers;
  update();
  emit layersChanged();
}

void Viewport::setDrawings(const DrawingsPtr& drawings)
{
  layerDrawing_.setDrawings(drawings);
  schedule();
}

void Viewport::setQuality(std::optional<Quality> quality)
{
  quality_ = quality;
  schedule();
}

void Viewport::drawPlace(int width, int height)
{
  const auto pixel = place_ ? camera().pixelOf(*place_) : std::nullopt;
  if(!pixel)
    return;
  const double ratio = devicePixelRatioF();
  const QImage& picture = mark_.picture(placeWords_, font(), ratio);
  renderer_.overlay(picture, static_cast<int>((*pixel)[0] * ratio) - picture.width() / 2,
                    static_cast<int>((*pixel)[1] * ratio) - picture.height() + static_cast<int>(mark_.below() * ratio),
                    width, height);
}

void Viewport::drawLayers(int width, int height)
{
  constexpr int margin = 12, belowBoard = 76;
  const double ratio = devicePixelRatioF();
  layerRenderer_.render(layerDrawing_.update(*scene_, layers_, selectedNode()), camera(), font(), ratio, width, height);
  // Down the left side, from the scoreboard to the map of the field.
  const bool mapped = overlays_ && !overlays_->mapPlace().isEmpty();
  const int end = (mapped ? static_cast<int>(overlays_->mapPlace().top()) : this->height()) - margin;
  const QImage& legend = legend_.picture(layers_, font(), {this->width() * 7 / 10, end - belowBoard}, ratio);
  renderer_.overlay(legend, static_cast<int>(margin * ratio), static_cast<int>(belowBoard * ratio), width, height);
}

void Viewport::initializeGL()
{
  connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &Viewport::releaseGraphics, Qt::UniqueConnection);
  QString problem = renderer_.initialize();
  if(problem.isEmpty())
    problem = layerRenderer_.initialize();
  if(!problem.isEmpty())
    fail(problem);
}

void Viewport::fail(const QString& problem)
{
  if(problem == failure_)
    return;
  failure_ = problem;
  emit failed(problem);
}

void Viewport::paintEvent(QPaintEvent* event)
{
  // A context that is lost must not be painted with.
  if(QOpenGLContext* const context = this->context())
  {
    makeCurrent();
    if(!context->isValid() || QOpenGLContext::currentContext() != context)
      return fail(tr("the graphics driver has been restarted"));
  }
  QOpenGLWidget::paintEvent(event);
}

void Viewport::restart()
{
  QWidget* const place = parentWidget();
  const QRect geometry = this->geometry();
  const bool visible = isVisible();
  failure_.clear();
  // In another window a widget of OpenGL gets another context.
  setParent(nullptr);
  setParent(place);
  setGeometry(geometry);
  setVisible(visible);
}

void Viewport::resizeEvent(QResizeEvent* event)
{
  camera().setViewport(width(), height());
  if(start_ && director_.destination() == start_->view)
    startWith(start_->preset);
  QOpenGLWidget::resizeEvent(event);
}

void Viewport::paintGL()
{
  if(!renderer_.ready())
    return;
  painting_.restart();
  const QSize size = this->size() * devicePixelRatioF();
  if(fast_ && !refining_)
  {
    draw(size.width(), size.height());
    refine_.start(standsStill);
    return;
  }
  if(!smooth_ || smooth_->size() != size)
  {
    QOpenGLFramebufferObjectFormat format;
    format.setAttachment(QOpenGLFramebufferObject::CombinedDepthStencil);
    format.setSamples(4);
    smooth_ = std::make_unique<QOpenGLFramebufferObject>(size, format);
  }
  smooth_->bind();
  draw(size.width(), size.height());
  QOpenGLFunctions_3_3_Core* const gl = QOpenGLVersionFunctionsFactory::get<QOpenGLFunctions_3_3_Core>(context());
  gl->glBindFramebuffer(GL_READ_FRAMEBUFFER, smooth_->handle());
  gl->glBindFramebuffer(GL_DRAW_FRAMEBUFFER, defaultFramebufferObject());
  gl->glBlitFramebuffer(0, 0, size.width(), size.height(), 0, 0, size.width(), size.height(), GL_COLOR_BUFFER_BIT,
                        GL_NEAREST);
  gl->glBindFramebuffer(GL_FRAMEBUFFER, defaultFramebufferObject());
}

Renderer::Options Viewport::options() const
{
  Renderer::Options options;
  options.pixelRatio = static_cast<float>(devicePixelRatioF());
  options.background = palette().color(QPalette::Mid);
  options.quality = quality();
  options.appearance = static_cast<Appearance>(layers_.mode(Layer::Appearance));
  mark(options);
  return options;
}

void Viewport::draw(int width, int height)
{
  const double ratio = devicePixelRatioF();
  Renderer::Options options = this->options();
  options.ghosts = manipulation_.ghosts();
  renderer_.render(*scene_, Eye::of(camera()), options, width, height);
  drawLayers(width, height);
  drawPlace(width, height);
  QPoint at;
  const QImage gizmo = manipulation_.picture(font(), ratio, at);
  renderer_.overlay(gizmo, at.x(), at.y(), width, height);
  const QImage band = band_.picture(font(), ratio, at);
  renderer_.overlay(band, at.x(), at.y(), width, height);
  if(overlays_)
    for(const auto& [image, at] : overlays_->layOut({*scene_, camera(), selectedNode(), size(), font(), ratio, cornerWidth_}))
      renderer_.overlay(*image, at.x(), at.y(), width, height);
}

void Viewport::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
  {
    setAccessibleName(tr("Viewport"));
    update();
  }
  QOpenGLWidget::changeEvent(event);
}

} // namespace sparkwright
