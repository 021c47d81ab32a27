#include "viewer/view/Viewport.h"

#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QStyle>
#include <QToolTip>
#include <QWheelEvent>

#include <utility>

namespace sparkwright
{

namespace
{

constexpr int tickEvery = 16; // ms

/// Of pictures of scenes from elsewhere: a fraction of a second.
constexpr DrawCalls::Budget budgetOfCard{4'000'000, 400}, budgetOfProcessor{200'000, 48};

} // namespace

Viewport::Viewport(QWidget* parent, std::shared_ptr<SceneDrawing> scene)
    : GraphicsWidget(parent), off_(new QLabel(drawingIsOff(), this)),
      scene_(scene ? std::move(scene) : std::make_shared<SceneDrawing>()),
      cameraControl_(*scene_, [this] { return selection_.last(); }),
      navigation_(cameraControl_.director(),
                  {[this](const QPointF& position) -> std::optional<Vec3f>
                   {
                     const auto hit = picking_.hitAt(position);
                     return hit ? std::optional(hit->point) : std::nullopt;
                   },
                   [this](const QPointF& position, Navigation::Click click) { picking_.clicked(position, click); },
                   [this] { advance(); }}),
      manipulation_(manipulationSurroundings()), pointTool_(pointSurroundings()), band_(bandSurroundings()),
      picking_({*scene_, cameraControl_.director(), selection_, [this] { return manipulation_.settings().staticToo; },
                [this] { return manipulation_.holding(); }}),
      paints_([this] { return clock_.elapsed(); })
{
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
  clock_.start();
  connectParts();
  tools_.addLast(&navigation_);
  tools_.addFirst(&manipulation_);
  tools_.addFirst(&pointTool_);
  tools_.addFirst(&band_);
  setOverlays(std::make_shared<Overlays>());
  setLocks(std::make_shared<ViewLocks>());
  cameraControl_.director().setAnimated(style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0);
  off_->setAlignment(Qt::AlignCenter);
  off_->setAutoFillBackground(true);
  off_->setMargin(4);
  off_->hide();
  hint_ = hint();
}

QString Viewport::drawingIsOff()
{
  return tr("Drawing is off. The menu View › Drawing rate turns it on.");
}

void Viewport::connectParts()
{
  connect(&cameraControl_, &CameraControl::moved, this, &Viewport::advance);
  connect(&selection_, &ViewSelection::changed, this,
          [this]
          {
            showHint();
            update();
          });
  connect(&selection_, &ViewSelection::emphasisChanged, this, &Viewport::schedule);
  connect(&picking_, &ViewPicking::describedAt, this,
          [this](const QPointF& position, const QString& words)
          {
            constexpr QPointF beside(14, 10);
            QToolTip::showText(globalOf(position + beside), words, this);
          });
  tick_.setTimerType(Qt::PreciseTimer);
  connect(&tick_, &QTimer::timeout, this, &Viewport::advance);
  repaint_.setSingleShot(true);
  connect(&repaint_, &QTimer::timeout, this, &Viewport::update);
  pace_.setSingleShot(true);
  pace_.setTimerType(Qt::PreciseTimer);
  connect(&pace_, &QTimer::timeout, this,
          [this]
          {
            if(!std::exchange(late_, false))
              return; // No frame has come meanwhile.
            advance();
            pace_.start(drawingInterval_);
          });
  more_.setSingleShot(true);
  connect(&more_, &QTimer::timeout, this, &Viewport::goOn);
  refine_.setSingleShot(true);
  connect(&refine_, &QTimer::timeout, this,
          [this]
          {
            paints_.refine();
            update();
          });
  connect(this, &GraphicsWidget::frameSwapped, this, [this] { paints_.end(); });
}

ManipulationTool::Surroundings Viewport::manipulationSurroundings()
{
  return {[this]() -> const Camera& { return camera(); },
          [this]() -> const SceneDrawing& { return *scene_; },
          [this](const QPointF& place) { return picking_.hitAt(place); },
          [this]() -> const std::vector<int>&
          {
            static const std::vector<int> none;
            return pointTool_.point() ? none : selection_.nodes();
          },
          [this] { advance(); },
          [this](const ManipulationRequest& request) { emit manipulated(request); },
          [this] { return static_cast<double>(clock_.elapsed()) / 1000; },
          [this](const MousePress& press, const QPointF& place) { navigation_.click(press, place); },
          [this] { locks_->refuses(ViewLocks::Things); }};
}

PointTool::Surroundings Viewport::pointSurroundings()
{
  return {[this]() -> const Camera& { return camera(); }, [this] { advance(); },
          [this](const Vec3f& shift) { emit pointMoved(shift); }};
}

RubberBand::Surroundings Viewport::bandSurroundings()
{
  return {[this]() -> const Camera& { return camera(); }, [this]() -> const SceneDrawing& { return *scene_; },
          [this] { schedule(); }, [this](const std::vector<int>& nodes) { emit picking_.nodesPicked(nodes, false); },
          [this] { return locks_->refuses(ViewLocks::Selection); }};
}

Viewport::~Viewport()
{
  endSurface();
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
    connect(overlays_.get(), &Overlays::changed, this,
            [this]
            {
              if(drawingInterval_ != neverDrawn) // The clock of the scoreboard runs on.
                schedule();
            });
    connect(overlays_.get(), &Overlays::placeChosen, this,
            [this](const Vec3f& place) { cameraControl_.lookAt(place); });
    tools_.addFirst(overlays_.get());
  }
  schedule();
}

void Viewport::schedule()
{
  refine_.stop();
  if(repaint_.isActive())
    return;
  if(const int delay = paints_.delay(); delay > 0)
    repaint_.start(delay);
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
  painter_.layers().setFrame(*scene_);
  if(scene_->isUnfinished())
    more_.start(tickEvery);
  if(frame && !cameraControl_.placed())
    cameraControl_.startWith(CameraControl::home);
  late_ = pace_.isActive();
  if(drawingInterval_ == neverDrawn || late_)
    return;
  advance();
  if(drawingInterval_ > 0)
    pace_.start(drawingInterval_);
}

/// Prepares the next part of a large scene.
void Viewport::goOn()
{
  if(scene_->isUnfinished())
    scene_->goOn();
  painter_.layers().setFrame(*scene_);
  if(scene_->isUnfinished())
    more_.start(tickEvery);
  schedule();
}

void Viewport::advance()
{
  const bool more = cameraControl_.advance(static_cast<double>(clock_.elapsed()) / 1000);
  manipulation_.advance();
  if(!more && !manipulation_.holding())
    tick_.stop();
  else if(!tick_.isActive())
    tick_.start(tickEvery);
  showHint();
  schedule();
}

void Viewport::setControls(const std::shared_ptr<const ViewControls>& controls)
{
  navigation_.setControls(controls);
  manipulation_.setControls(controls);
  band_.setControls(controls);
  showHint();
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
  painter_.layers().setDrawings(drawings);
  if(drawingInterval_ != neverDrawn)
    schedule();
}

void Viewport::setQuality(std::optional<Quality> quality)
{
  quality_ = quality;
  schedule();
}

void Viewport::setDrawingInterval(int interval)
{
  drawingInterval_ = interval;
  pace_.stop();
  off_->setVisible(interval == neverDrawn);
  advance();
}

void Viewport::showPlace(const Vec3f& place, const QString& words)
{
  place_.set(place, words);
  cameraControl_.lookAt(place);
}

void Viewport::clearPlace()
{
  if(!place_.place())
    return;
  place_.clear();
  cameraControl_.director().halt();
  update();
}

void Viewport::initializeGL()
{
  if(const QString problem = painter_.initialize(); !problem.isEmpty())
    return fail(problem);
  if(painter_.inSoftware())
    paints_.drawnByProcessor();
}

void Viewport::releaseGL()
{
  if(painter_.ready())
    painter_.release();
}

void Viewport::contextLost()
{
  fail(tr("the graphics driver has been restarted"));
}

void Viewport::fail(const QString& problem)
{
  if(problem == failure_)
    return;
  failure_ = problem;
  emit failed(problem);
}

void Viewport::prepare()
{
  grabFramebuffer();
  if(!painter_.ready())
    return;
  makeCurrent();
  painter_.rehearse(options(), defaultFramebufferObject());
  doneCurrent();
  update();
}

void Viewport::restart()
{
  failure_.clear();
  restartSurface();
}

void Viewport::resizeEvent(QResizeEvent* event)
{
  cameraControl_.resize(eyeSize().width(), eyeSize().height());
  off_->resize(width(), off_->sizeHint().height());
  GraphicsWidget::resizeEvent(event);
}

void Viewport::paintGL()
{
  if(!painter_.ready())
    return;
  const PaintSchedule::Edges edges = paints_.begin();
  QElapsedTimer time;
  time.start();
  if(stereo_.mode == Stereo::Mode::Off)
    painter_.paint(viewOf(camera()), edges, defaultFramebufferObject());
  else
    paintEyes(edges);
  if(measured_)
  {
    constexpr double newest = 0.25; // Share of a new value.
    ViewPainter::finish();
    const double ms = static_cast<double>(time.nsecsElapsed()) / 1e6;
    drawingTime_ = drawingTime_ ? *drawingTime_ + newest * (ms - *drawingTime_) : ms;
  }
  // What is not drawn in full would only take longer.
  if(edges == PaintSchedule::Edges::Plain && isVisible() && leftOut() == 0)
    refine_.start(PaintSchedule::standsStill);
}

Renderer::Options Viewport::options() const
{
  Renderer::Options options;
  options.pixelRatio = static_cast<float>(devicePixelRatioF());
  options.background = palette().color(QPalette::Mid);
  options.quality = quality();
  if(scene_->isLimited())
    options.budget = painter_.inSoftware() ? budgetOfProcessor : budgetOfCard;
  options.appearance = static_cast<Appearance>(layers_.mode(Layer::Appearance));
  if(!scene_->frame() || !scene_->frame()->structure)
    return options;
  // A tint would fill what is to be seen through.
  const bool free = !manipulation_.holding();
  const LayerMode mode = layers_.mode(Layer::Appearance);
  const bool tinted = free && (mode == LayerMode::Solid || mode == LayerMode::Flat);
  options.marks = selection_.marks(*scene_->frame()->structure, {free, tinted}, band_.nodes());
  return options;
}

void Viewport::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
  {
    setAccessibleName(tr("Viewport"));
    off_->setText(drawingIsOff());
    update();
  }
  GraphicsWidget::changeEvent(event);
}

void Viewport::mousePressEvent(QMouseEvent* event)
{
  tools_.press(*event);
}

void Viewport::mouseMoveEvent(QMouseEvent* event)
{
  tools_.move(*event);
  picking_.mouseAt(event->position(), event->buttons() != Qt::NoButton);
  if(event->buttons() == Qt::NoButton)
    look(event->position(), event->modifiers());
  setCursor(manipulation_.holding() || pointTool_.holding()         ? Qt::ClosedHandCursor
            : manipulation_.overHandle() || pointTool_.overHandle() ? Qt::OpenHandCursor
                                                                    : Qt::ArrowCursor);
}

void Viewport::mouseReleaseEvent(QMouseEvent* event)
{
  tools_.release(*event);
}

void Viewport::mouseDoubleClickEvent(QMouseEvent* event)
{
  tools_.doubleClick(*event);
}

void Viewport::leaveEvent(QEvent* event)
{
  tools_.leave();
  picking_.mouseLeft();
  look({}, Qt::NoModifier);
  schedule();
  GraphicsWidget::leaveEvent(event);
}

void Viewport::focusOutEvent(QFocusEvent* event)
{
  tools_.cancel();
  navigation_.left();
  look(mouse_, Qt::NoModifier);
  GraphicsWidget::focusOutEvent(event);
}

void Viewport::wheelEvent(QWheelEvent* event)
{
  event->setAccepted(navigation_.wheel(*event));
}

void Viewport::keyPressEvent(QKeyEvent* event)
{
  lookForModifier(*event, true);
  if(!tools_.key(*event) && !navigation_.keyPress(*event))
    GraphicsWidget::keyPressEvent(event);
}

void Viewport::keyReleaseEvent(QKeyEvent* event)
{
  lookForModifier(*event, false);
  if(!navigation_.keyRelease(*event))
    GraphicsWidget::keyReleaseEvent(event);
}

bool Viewport::event(QEvent* event)
{
  if(stereo_.mode == Stereo::Mode::SideBySide && mouseInHalf(*event))
    return true;
  switch(event->type())
  {
  case QEvent::ShortcutOverride:
    // The flying camera needs keys that are shortcuts otherwise.
    if(tools_.taker() == &band_ || manipulation_.holding() || pointTool_.holding() ||
       navigation_.wants(static_cast<const QKeyEvent&>(*event)))
      event->accept();
    return GraphicsWidget::event(event);
  case QEvent::NativeGesture:
    if(const auto& gesture = static_cast<const QNativeGestureEvent&>(*event);
       gesture.gestureType() == Qt::ZoomNativeGesture)
      navigation_.pinch(inHalf(gesture.position()), 1 + static_cast<float>(gesture.value()));
    return true;
  case QEvent::Gesture:
    if(const auto* const pinch =
           static_cast<const QPinchGesture*>(static_cast<const QGestureEvent*>(event)->gesture(Qt::PinchGesture));
       pinch && pinch->changeFlags() & QPinchGesture::ScaleFactorChanged)
      navigation_.pinch(inHalf(mapFromGlobal(pinch->centerPoint())), static_cast<float>(pinch->scaleFactor()));
    return true;
  default:
    return GraphicsWidget::event(event);
  }
}

bool Viewport::focusNextPrevChild(bool next)
{
  return picking_.selectBehind(next) || GraphicsWidget::focusNextPrevChild(next);
}

void Viewport::contextMenuEvent(QContextMenuEvent* event)
{
  event->accept();
  // Of the mouse, a click that has moved nothing opens the menu: other presses move the view.
  if(event->reason() == QContextMenuEvent::Keyboard)
    picking_.menuByKey();
}

} // namespace sparkwright
