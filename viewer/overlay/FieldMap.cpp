#include "viewer/overlay/FieldMap.h"

#include "viewer/camera/CameraPresets.h"

#include <QPainter>
#include <QPainterPath>

#include <Eigen/LU>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr int edge = 8; // pixels
constexpr float apron = 0.05f; // Beside the lines, share of the length.
constexpr int smallestWidth = 100, largestWidth = 300;

/// Between the field, metres from its centre, and the picture.
struct Scale
{
  float perMetre = 1;
  QPointF centre;

  Scale(const SceneDrawing::Field& field, const QSize& size)
      : perMetre(static_cast<float>(size.width() - 2 * edge) / (field.length * (1 + 2 * apron))),
        centre(size.width() / 2., size.height() / 2.)
  {
  }
  QPointF point(float x, float y) const
  {
    return centre + QPointF(static_cast<double>(x * perMetre), static_cast<double>(-y * perMetre));
  }
  QRectF rectangle(float x, float y, float toX, float toY) const
  {
    return QRectF(point(x, y), point(toX, toY)).normalized();
  }
};

/// World to field.
std::optional<Mat4f> toField(const SceneDrawing::Field& field)
{
  if(std::abs(field.pose.determinant()) < 1e-6f)
    return {};
  const Mat4f inverse = field.pose.inverse();
  return inverse.allFinite() ? std::optional(inverse) : std::nullopt;
}

void paintCamera(QPainter& painter, const QPointF& eye, const Vec3f& sight, float halfAngle)
{
  const double heading = std::atan2(static_cast<double>(-sight.y()), static_cast<double>(sight.x()));
  const double half = std::clamp(static_cast<double>(halfAngle), 0.1, 1.2);
  QPainterPath cone(eye);
  constexpr double reach = 46;
  for(const double side : {-half, half})
    cone.lineTo(eye + reach * QPointF(std::cos(heading + side), std::sin(heading + side)));
  cone.closeSubpath();
  QRadialGradient light(eye, reach);
  light.setColorAt(0, QColor(255, 255, 255, 150));
  light.setColorAt(1, QColor(255, 255, 255, 0));
  painter.setPen(Qt::NoPen);
  painter.setBrush(light);
  painter.drawPath(cone);
  painter.setPen(QPen(QColor(16, 20, 26), 1));
  painter.setBrush(QColor(225, 235, 255));
  painter.drawEllipse(eye, 3, 3);
}

void paintPlayer(QPainter& painter, const QPointF& at, const Vec3f& ahead, const QColor& colour, int number,
                 bool selected)
{
  constexpr double radius = 6.5;
  const double length = std::hypot(static_cast<double>(ahead.x()), static_cast<double>(ahead.y()));
  if(length > 0.2)
  {
    const QPointF way(static_cast<double>(ahead.x()) / length, static_cast<double>(-ahead.y()) / length);
    painter.setPen(QPen(QColor(16, 20, 26), 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at, at + way * (radius + 4));
    painter.setPen(QPen(colour.lighter(150), 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at, at + way * (radius + 4));
  }
  painter.setPen(selected ? QPen(QColor(255, 170, 0), 2.5) : QPen(QColor(16, 20, 26), 1));
  painter.setBrush(colour);
  painter.drawEllipse(at, radius, radius);
  if(number > 0)
  {
    painter.setPen(colour.lightness() > 150 ? Qt::black : Qt::white);
    painter.drawText(QRectF(at - QPointF(10, 10), QSizeF(20, 20)), Qt::AlignCenter, QString::number(number));
  }
}

} // namespace

QSize FieldMap::size(const SceneDrawing& scene, const QSize& view)
{
  if(!CameraPresets::hasField(scene))
    return {};
  const SceneDrawing::Field& field = *scene.pitch();
  const float ratio = (field.width + 2 * apron * field.length) / (field.length * (1 + 2 * apron));
  const int width = std::min({static_cast<int>(0.28 * view.width()), largestWidth,
                              static_cast<int>(0.36f * static_cast<float>(view.height()) / ratio)});
  const int height = static_cast<int>(static_cast<float>(width - 2 * edge) * ratio) + 2 * edge;
  if(width < smallestWidth || height < 3 * edge)
    return {};
  return {width, height};
}

std::optional<Vec3f> FieldMap::placeAt(const SceneDrawing& scene, const QSize& size, const QPointF& point)
{
  if(size.isEmpty() || !CameraPresets::hasField(scene))
    return {};
  const SceneDrawing::Field& field = *scene.pitch();
  const Scale scale(field, size);
  const QPointF away = (point - scale.centre) / static_cast<double>(scale.perMetre);
  const float beside = 2 * apron * field.length;
  const float x = std::clamp(static_cast<float>(away.x()), -field.length / 2 - beside, field.length / 2 + beside);
  const float y = std::clamp(static_cast<float>(-away.y()), -field.width / 2 - beside, field.width / 2 + beside);
  return transform(field.pose, {x, y, 0});
}

std::optional<QPointF> FieldMap::pointOf(const SceneDrawing& scene, const QSize& size, const Vec3f& place)
{
  const auto world = CameraPresets::hasField(scene) && !size.isEmpty() ? toField(*scene.pitch()) : std::nullopt;
  if(!world || !place.allFinite())
    return {};
  const Vec3f local = transform(*world, place);
  return Scale(*scene.pitch(), size).point(local.x(), local.y());
}

void FieldMap::paintGround(const SceneDrawing::Field& field, const QSize& size, double pixelRatio)
{
  const QString all = QStringLiteral("%1 %2 %3 %4 %5 %6 %7 %8 %9")
                          .arg(size.width()).arg(size.height()).arg(pixelRatio)
                          .arg(static_cast<double>(field.length)).arg(static_cast<double>(field.width))
                          .arg(static_cast<double>(field.circle)).arg(static_cast<double>(field.penaltyLength))
                          .arg(static_cast<double>(field.penaltyWidth)).arg(static_cast<double>(field.goalWidth));
  if(all == groundShown_ && !ground_.isNull())
    return;
  groundShown_ = all;
  shown_.clear();
  ground_ = QImage(size * pixelRatio, QImage::Format_ARGB32_Premultiplied);
  ground_.setDevicePixelRatio(pixelRatio);
  ground_.fill(Qt::transparent);
  QPainter painter(&ground_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(QColor(255, 255, 255, 60), 1));
  painter.setBrush(QColor(16, 20, 26, 190));
  painter.drawRoundedRect(QRectF(QPointF(0.5, 0.5), size - QSizeF(1, 1)), 8, 8);
  const Scale scale(field, size);
  const float x = field.length / 2, y = field.width / 2, beside = 0.6f * apron * field.length;
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(44, 110, 52, 215));
  painter.drawRoundedRect(scale.rectangle(-x - beside, -y - beside, x + beside, y + beside), 4, 4);
  painter.setPen(QPen(QColor(255, 255, 255, 200), 1.2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(scale.rectangle(-x, -y, x, y));
  painter.drawLine(scale.point(0, -y), scale.point(0, y));
  const double circle = static_cast<double>(std::min(field.circle, y) * scale.perMetre);
  painter.drawEllipse(scale.point(0, 0), circle, circle);
  const float area = std::min(field.penaltyWidth / 2, y), goal = std::min(field.goalWidth / 2, y);
  for(const float side : {-x, x})
  {
    const float inwards = side > 0 ? -1.f : 1.f;
    painter.drawRect(scale.rectangle(side, -area, side + inwards * std::min(field.penaltyLength, x), area));
    painter.drawRect(scale.rectangle(side, -goal, side - inwards * 0.6f * beside, goal));
  }
}

const QImage& FieldMap::picture(const SceneDrawing& scene, const Camera& camera, int selected, const QSize& size,
                                const QFont& font, double pixelRatio)
{
  const auto world = size.isEmpty() || !CameraPresets::hasField(scene) ? std::nullopt : toField(*scene.pitch());
  if(!world)
  {
    image_ = QImage();
    shown_.clear();
    return image_;
  }
  paintGround(*scene.pitch(), size, pixelRatio);
  const Scale scale(*scene.pitch(), size);
  const auto point = [&](const Vec3f& place)
  {
    const Vec3f local = transform(*world, place);
    return scale.point(local.x(), local.y());
  };
  const Vec3f sight = rotate(*world, camera.forward().head<2>().norm() > 0.05f ? camera.forward() : camera.up());
  const float angle = std::atan(std::tan(camera.viewpoint().fieldOfView / 2) * camera.aspect());
  const Subjects& subjects = scene.subjects();
  const Subjects::Player* const marked = selected >= 0 ? subjects.playerAt(selected) : nullptr;

  // Half pixels and some degrees are all that can be told apart.
  QString all = font.key();
  const auto note = [&all](double value, double step)
  { all += QLatin1Char(' ') + QString::number(std::lround(value / step)); };
  const auto notePlace = [&](const QPointF& p) { note(p.x(), 0.5), note(p.y(), 0.5); };
  notePlace(point(camera.position()));
  note(std::atan2(static_cast<double>(sight.y()), static_cast<double>(sight.x())), 0.02);
  note(static_cast<double>(angle), 0.02);
  note(marked ? marked->node : -1, 1);
  for(const Subjects::Player& player : subjects.players())
    if(player.finite)
    {
      notePlace(point(translation(player.body)));
      const Vec3f ahead = rotate(*world, Vec3f(player.body.col(1).head<3>()));
      note(std::atan2(static_cast<double>(ahead.y()), static_cast<double>(ahead.x())), 0.05);
      note(player.team * 1000 + player.unum, 1);
    }
  for(const QColor& colour : scene.teamColours())
    all += colour.name();
  if(subjects.ball())
    notePlace(point(*subjects.ball()));
  if(all == shown_ && !image_.isNull())
    return image_;
  shown_ = all;

  image_ = ground_;
  QPainter painter(&image_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipRect(QRectF(QPointF(1, 1), size - QSizeF(2, 2)));
  // An eye beyond the edge is shown at the edge.
  const QPointF eye = point(camera.position());
  paintCamera(painter, {std::clamp(eye.x(), 4., size.width() - 4.), std::clamp(eye.y(), 4., size.height() - 4.)}, sight,
              angle);
  QFont small = font;
  small.setPixelSize(9);
  small.setBold(true);
  painter.setFont(small);
  for(const Subjects::Player& player : subjects.players())
    if(player.finite)
    {
      const QColor colour = player.team == 1 || player.team == 2
                                ? scene.teamColours()[static_cast<std::size_t>(player.team - 1)]
                                : QColor(150, 150, 150);
      paintPlayer(painter, point(translation(player.body)), rotate(*world, Vec3f(player.body.col(1).head<3>())), colour,
                  player.unum, &player == marked);
    }
  if(subjects.ball())
  {
    painter.setPen(QPen(QColor(16, 20, 26), 1.5));
    painter.setBrush(Qt::white);
    painter.drawEllipse(point(*subjects.ball()), 3.5, 3.5);
  }
  return image_;
}

} // namespace sparkwright
