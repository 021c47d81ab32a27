#include "viewer/Viewport.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QOpenGLContext>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLVersionFunctionsFactory>
#include <QWheelEvent>

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr qint64 slowPaint = 40; // ms
constexpr int standsStill = 250; // ms
constexpr int flightTime = 350;  // ms
constexpr float nearEnough = 7;  // m: from where a place is looked at

} // namespace

Viewport::Viewport(QWidget* parent) : QOpenGLWidget(parent)
{
  QSurfaceFormat format;
  format.setVersion(3, 3);
  format.setProfile(QSurfaceFormat::CoreProfile);
  format.setDepthBufferSize(24);
  format.setStencilBufferSize(8);
  setFormat(format);
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(160, 120);
  setAccessibleName(tr("Viewport"));
  scene_.library().setMissingListener([this](const std::string& mesh)
                                      { emit meshMissing(QString::fromStdString(mesh)); });
  scene_.textures().setMissingListener([this](const std::string& picture)
                                       { emit pictureMissing(QString::fromStdString(picture)); });
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
  camera_.look({0, 0, 0.3f}, 12, 0, 0.4f);
}

Viewport::~Viewport()
{
  // The context goes with the base class, when this is no Viewport any more.
  if(context())
    disconnect(context(), nullptr, this, nullptr);
  releaseGraphics();
}

void Viewport::releaseGraphics()
{
  if(!renderer_.ready() || !context())
    return;
  makeCurrent();
  smooth_.reset();
  renderer_.release();
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
  if(frame == scene_.frame())
    return;
  scene_.setFrame(frame);
  if(frame && !cameraPlaced_)
  {
    cameraPlaced_ = true;
    resetCamera();
  }
  schedule();
}

void Viewport::setSelectedNode(int node)
{
  if(node == selected_)
    return;
  selected_ = node;
  update();
}

/// Looks as a camera of the scene does, at the ground if it sees that.
void Viewport::look(const SceneDrawing::View& view)
{
  const float down = -view.direction.z();
  const float toGround = down > 0.05f ? view.position.z() / down : 0;
  const float distance = toGround > 0.5f ? std::min(toGround, 50.f) : 5;
  camera_.look(view.position + distance * view.direction, distance, std::atan2(-view.direction.x(), view.direction.y()),
               std::asin(std::clamp(down, -1.f, 1.f)));
  camera_.setHorizontalFieldOfView(view.fovDeg * static_cast<float>(M_PI / 180));
}

void Viewport::resetCamera()
{
  flight_.stop();
  camera_.setDefaultFieldOfView();
  if(const auto view = scene_.view())
    look(*view);
  else if(const auto& field = scene_.field())
    camera_.look(translation(field->pose) + Vec3f(0, -field->width * 0.02f, 0), field->length * 0.25f, 0.12f, 0.36f);
  else
  {
    camera_.look(Vec3f::Zero(), 4, 0.6f, 0.4f);
    if(const auto all = scene_.bounds(-1))
      camera_.frame(all->centre, std::min(all->radius, 30.f));
  }
  update();
}

void Viewport::frameSelection()
{
  const auto sphere = scene_.bounds(selected_);
  if(!sphere)
    return;
  flight_.stop();
  camera_.frame(sphere->centre, sphere->radius);
  update();
}

void Viewport::showPlace(const Vec3f& place, const QString& words)
{
  place_ = place;
  placeWords_ = words;
  flyTo(place);
}

void Viewport::clearPlace()
{
  if(!place_)
    return;
  place_.reset();
  flight_.stop();
  update();
}

void Viewport::flyTo(const Vec3f& place)
{
  flight_.stop();
  flight_.disconnect(this);
  const Vec3f from = camera_.target();
  const float far = camera_.distance(), near = std::min(far, nearEnough);
  connect(&flight_, &QVariantAnimation::valueChanged, this,
          [=, this](const QVariant& value)
          {
            const float t = value.toFloat();
            camera_.look(from + t * (place - from), far + t * (near - far), camera_.yaw(), camera_.pitch());
            schedule();
          });
  flight_.setStartValue(0.f);
  flight_.setEndValue(1.f);
  flight_.setDuration(flightTime);
  flight_.setEasingCurve(QEasingCurve::InOutCubic);
  flight_.start();
}

void Viewport::drawPlace(int width, int height)
{
  const auto pixel = place_ ? camera_.pixelOf(*place_) : std::nullopt;
  if(!pixel)
    return;
  const double ratio = devicePixelRatioF();
  const QImage& picture = mark_.picture(placeWords_, font(), ratio);
  renderer_.overlay(picture, static_cast<int>((*pixel)[0] * ratio) - picture.width() / 2,
                    static_cast<int>((*pixel)[1] * ratio) - picture.height() + static_cast<int>(mark_.below() * ratio),
                    width, height);
}

void Viewport::initializeGL()
{
  connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &Viewport::releaseGraphics, Qt::UniqueConnection);
  const QString problem = renderer_.initialize();
  if(!problem.isEmpty())
  {
    failure_ = problem;
    emit failed(problem);
  }
}

void Viewport::resizeGL(int width, int height)
{
  camera_.setViewport(width, height);
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

void Viewport::draw(int width, int height)
{
  const double ratio = devicePixelRatioF();
  Renderer::Options options;
  options.pixelRatio = static_cast<float>(ratio);
  options.background = palette().color(QPalette::Mid);
  if(selected_ >= 0 && scene_.frame() && scene_.frame()->structure)
  {
    const auto& nodes = scene_.frame()->structure->nodes;
    if(selected_ < static_cast<int>(nodes.size()))
    {
      Renderer::Mark mark;
      mark.from = selected_;
      mark.to = nodes[static_cast<std::size_t>(selected_)].end;
      options.marks.push_back(mark);
    }
  }
  renderer_.render(scene_, camera_, options, width, height);
  drawPlace(width, height);
  if(scene_.frame())
  {
    const QImage& board = scoreboard_.picture(scene_.frame()->game, scene_.teamColours(), font(), ratio);
    renderer_.overlay(board, (width - board.width()) / 2, static_cast<int>(12 * ratio), width, height);
  }
}

std::optional<SceneDrawing::Hit> Viewport::hitAt(const QPointF& position) const
{
  return scene_.pick(camera_.rayThrough(static_cast<float>(position.x()), static_cast<float>(position.y())));
}

void Viewport::mousePressEvent(QMouseEvent* event)
{
  flight_.stop();
  pressed_ = last_ = event->position();
  dragging_ = false;
  event->accept();
}

void Viewport::mouseMoveEvent(QMouseEvent* event)
{
  if(event->buttons() == Qt::NoButton)
    return;
  if(!dragging_ && (event->position() - pressed_).manhattanLength() < 4)
    return;
  dragging_ = true;
  const QPointF moved = event->position() - last_;
  last_ = event->position();
  const float dx = static_cast<float>(moved.x()), dy = static_cast<float>(moved.y());
  if((event->buttons() & Qt::LeftButton) && !(event->modifiers() & Qt::ShiftModifier))
    camera_.orbit(dx, dy);
  else
    camera_.pan(dx, dy);
  schedule();
}

void Viewport::mouseReleaseEvent(QMouseEvent* event)
{
  if(!dragging_ && event->button() == Qt::LeftButton)
  {
    const auto hit = hitAt(event->position());
    const bool ground = !hit || (scene_.field() && hit->node == scene_.field()->node);
    emit nodePicked(ground ? -1 : hit->node, false);
  }
  dragging_ = false;
}

void Viewport::mouseDoubleClickEvent(QMouseEvent* event)
{
  pressed_ = last_ = event->position();
  dragging_ = true; // The release that follows is no click of its own.
  if(event->button() != Qt::LeftButton)
    return;
  if(const auto hit = hitAt(event->position()); hit && !(scene_.field() && hit->node == scene_.field()->node))
    emit nodePicked(hit->node, true);
}

void Viewport::wheelEvent(QWheelEvent* event)
{
  const float steps = static_cast<float>(event->angleDelta().y()) / 120;
  if(steps == 0)
    return;
  flight_.stop();
  const float fine = event->modifiers() & Qt::ShiftModifier ? 0.96f : 0.85f;
  const auto hit = hitAt(event->position());
  Vec3f anchor;
  if(hit && hit->distance < 100)
    anchor = hit->point;
  else
  {
    const Ray ray = camera_.rayThrough(static_cast<float>(event->position().x()),
                                       static_cast<float>(event->position().y()));
    anchor = ray.origin + ray.direction * camera_.distance();
  }
  camera_.zoom(std::pow(fine, steps), anchor);
  event->accept();
  schedule();
}

void Viewport::keyPressEvent(QKeyEvent* event)
{
  const float step = 0.04f * camera_.distance();
  switch(event->key())
  {
  case Qt::Key_W: case Qt::Key_Up: camera_.walk(0, step, 0); break;
  case Qt::Key_S: case Qt::Key_Down: camera_.walk(0, -step, 0); break;
  case Qt::Key_A: case Qt::Key_Left: camera_.walk(-step, 0, 0); break;
  case Qt::Key_D: case Qt::Key_Right: camera_.walk(step, 0, 0); break;
  case Qt::Key_Q: case Qt::Key_PageDown: camera_.walk(0, 0, -step); break;
  case Qt::Key_E: case Qt::Key_PageUp: camera_.walk(0, 0, step); break;
  default: QOpenGLWidget::keyPressEvent(event); return;
  }
  flight_.stop();
  schedule();
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
