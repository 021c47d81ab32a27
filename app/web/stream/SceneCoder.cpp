#include "app/web/stream/SceneCoder.h"

#include "viewer/camera/CameraPresets.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;
using Drawing = SceneDrawing;

int slotAbove(const SceneStructure& structure, int index)
{
  for(int i = index; i >= 0; i = structure.nodes[static_cast<std::size_t>(i)].parent)
    if(structure.nodes[static_cast<std::size_t>(i)].kind == Node::Kind::Transform)
      return structure.nodes[static_cast<std::size_t>(i)].slot;
  return -1;
}

/// JSON has no NaN.
double finite(float value)
{
  return std::isfinite(value) ? static_cast<double>(value) : 0;
}

template<class Numbers> QJsonArray array(const Numbers& numbers)
{
  QJsonArray made;
  for(const auto number : numbers)
    made.append(finite(static_cast<float>(number)));
  return made;
}

QJsonArray parentsOf(const SceneStructure& structure, std::size_t count)
{
  std::vector<int> parents(count, -1);
  for(const Node& node : structure.nodes)
    if(node.kind == Node::Kind::Transform && node.slot >= 0 && node.slot < static_cast<int>(count))
      parents[static_cast<std::size_t>(node.slot)] = slotAbove(structure, node.parent);
  QJsonArray made;
  for(const int parent : parents)
    made.append(parent);
  return made;
}

QJsonObject part(const ByteWriter& out, std::size_t from)
{
  return {{"at", static_cast<qint64>(from)}, {"bytes", static_cast<qint64>(out.size() - from)}};
}

QJsonObject writeShape(int id, const MeshLibrary::Shape& shape, ByteWriter& out)
{
  const MeshData& mesh = shape.level[0];
  const std::size_t vertices = out.size();
  for(const MeshData::Vertex& vertex : mesh.vertices)
  {
    for(const float value : {vertex.position.x(), vertex.position.y(), vertex.position.z(), vertex.uv[0], vertex.uv[1]})
      out.number(value);
    for(int i = 0; i < 3; ++i)
      out.number(static_cast<std::int8_t>(std::lround(std::clamp(vertex.normal[i], -1.f, 1.f) * 127)));
    out.number(static_cast<std::uint8_t>(vertex.surface + 0.5f));
  }
  const QJsonObject verticesAt = part(out, vertices);
  const std::size_t indices = out.size();
  for(const std::uint32_t index : mesh.indices)
    out.number(index);
  return {{"id", id}, {"vertices", verticesAt}, {"indices", part(out, indices)}, {"radius", finite(shape.radius)}};
}

QJsonObject writePicture(int id, const TextureLibrary::Picture& picture, ByteWriter& out)
{
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  picture.image.save(&buffer, "PNG");
  const std::size_t at = out.size();
  out.bytes({png.constData(), static_cast<std::size_t>(png.size())});
  QJsonObject made = part(out, at);
  made["id"] = id;
  return made;
}

QJsonValue fieldOf(const std::optional<Drawing::Field>& field)
{
  if(!field)
    return QJsonValue::Null;
  QJsonArray pose;
  for(int row = 0; row < 3; ++row)
    for(int column = 0; column < 4; ++column)
      pose.append(finite(field->pose(row, column)));
  return QJsonObject{{"pose", pose},
                     {"length", finite(field->length)},
                     {"width", finite(field->width)},
                     {"goalWidth", finite(field->goalWidth)},
                     {"circle", finite(field->circle)},
                     {"penaltyLength", finite(field->penaltyLength)},
                     {"penaltyWidth", finite(field->penaltyWidth)}};
}

QJsonArray lightsOf(const Drawing& drawing)
{
  QJsonArray lights;
  for(const Drawing::Light& light : drawing.lights())
    lights.append(QJsonObject{{"direction", array(light.direction)},
                              {"colour", array(light.colour)},
                              {"place", array(light.position)},
                              {"reach", finite(light.reach)}});
  return lights;
}

QJsonArray viewsOf(const Drawing& drawing)
{
  constexpr int width = 1600, height = 900;
  Camera camera;
  camera.setViewport(width, height);
  const auto view = [](const Viewpoint& at, const QString& name)
  {
    return QJsonObject{{"name", name},
                       {"target", array(at.target)},
                       {"distance", finite(at.distance)},
                       {"yaw", finite(at.yaw)},
                       {"pitch", finite(at.pitch)},
                       {"fieldOfView", finite(at.fieldOfView)}};
  };
  QJsonArray views{view(CameraPresets::home(drawing, camera), {})};
  for(int i = 0; i < CameraPresets::count; ++i)
    views.append(view(CameraPresets::view(i, drawing, camera),
                      CameraPresets::name(i, CameraPresets::hasField(drawing))));
  return views;
}

} // namespace

bool SceneCoder::fieldDiffers() const
{
  const std::optional<Drawing::Field>& now = drawing_.field();
  const auto sizes = [](const Drawing::Field& f)
  { return std::array{f.length, f.width, f.goalWidth, f.circle, f.penaltyLength, f.penaltyWidth}; };
  return now.has_value() != field_.has_value() || (now && sizes(*now) != sizes(*field_));
}

bool SceneCoder::take(const FramePtr& frame)
{
  const Shapes had{drawing_.library().shapes().size(), drawing_.textures().pictures().size()};
  const bool fresh = !first_ || first_->structure != frame->structure;
  drawing_.setFrame(frame);
  if(!fresh && !fieldDiffers())
  {
    poses_.take(*frame);
    return false;
  }
  first_ = frame;
  field_ = drawing_.field();
  before_ = had;
  ++number_;
  whole_.clear();
  change_.clear();
  poses_.start(*frame);
  poses_.take(*frame);
  return true;
}

int SceneCoder::slotAt(int node) const
{
  return first_ && node >= 0 && node < static_cast<int>(first_->structure->nodes.size())
             ? slotAbove(*first_->structure, node)
             : -1;
}

const std::string& SceneCoder::whole()
{
  if(whole_.empty())
    whole_ = message({});
  return whole_;
}

const std::string& SceneCoder::change()
{
  if(change_.empty())
    change_ = message(before_);
  return change_;
}

/// What is drawn, whether it can be seen at the moment or not.
void SceneCoder::writeItems(ByteWriter& out)
{
  const SceneStructure& structure = *first_->structure;
  auto everything = std::make_shared<Frame>(*first_);
  std::ranges::fill(everything->visible, std::uint8_t(1));
  std::ranges::fill(everything->local, Mat4f(Mat4f::Identity()));
  const FramePtr shown = drawing_.frame();
  drawing_.setFrame(everything);
  std::vector<std::size_t> axes(drawing_.library().shapes().size()); // By shape: those that have been written.
  for(const Drawing::Batch& batch : drawing_.batches())
    for(int i = batch.first; i < batch.first + batch.count; ++i)
    {
      const Drawing::Instance& instance = drawing_.instances()[static_cast<std::size_t>(i)];
      const int index = drawing_.nodeOf(i);
      int slot = -1, mesh = -1;
      Vec3f scale = Vec3f::Ones();
      if(index >= 0)
      {
        const Node& node = structure.nodes[static_cast<std::size_t>(index)];
        slot = slotAbove(structure, node.parent);
        mesh = node.slot;
        scale = node.scale;
      }
      else if(std::size_t& next = axes[static_cast<std::size_t>(batch.shape)]; next < structure.axes.size())
      {
        const SceneStructure::Axes& each = structure.axes[next++];
        slot = slotAbove(structure, each.parent);
        scale = Vec3f::Constant(each.size);
      }
      const bool twoSided = drawing_.library().shapes()[static_cast<std::size_t>(batch.shape)].twoSided;
      const int flags = (batch.style.transparent ? Transparent : 0) | (batch.style.backdrop ? Backdrop : 0) |
                        (batch.style.depthCheck ? 0 : OnTop) | (twoSided ? TwoSided : 0);
      for(const int value : {batch.shape, slot, mesh})
        out.number(static_cast<float>(value));
      for(int axis = 0; axis < 3; ++axis)
        out.number(scale[axis]);
      for(const auto* const colour : {&instance.own, &instance.team, &instance.glow})
        for(const float value : *colour)
          out.number(value);
      out.number(static_cast<float>(batch.style.picture));
      out.number(static_cast<float>(flags));
    }
  drawing_.setFrame(shown);
}

std::string SceneCoder::message(const Shapes& known)
{
  ByteWriter binary;
  QJsonObject head;
  writeItems(binary);
  head["items"] = part(binary, 0);
  const std::size_t rest = binary.size();
  binary.bytes(poses_.rest());
  head["rest"] = part(binary, rest);
  QJsonArray shapes, pictures;
  const auto& allShapes = drawing_.library().shapes();
  for(std::size_t i = known.shapes; i < allShapes.size(); ++i)
    shapes.append(writeShape(static_cast<int>(i), allShapes[i], binary));
  const auto& allPictures = drawing_.textures().pictures();
  for(std::size_t i = known.pictures; i < allPictures.size(); ++i)
    pictures.append(writePicture(static_cast<int>(i), allPictures[i], binary));
  head["shapes"] = shapes;
  head["pictures"] = pictures;
  head["number"] = static_cast<qint64>(number_);
  head["parents"] = parentsOf(*first_->structure, first_->local.size());
  head["meshes"] = static_cast<qint64>(first_->visible.size());
  head["field"] = fieldOf(field_);
  head["sky"] = drawing_.hasSky();
  head["lights"] = lightsOf(drawing_);
  head["views"] = viewsOf(drawing_);
  head["colours"] = QJsonArray{drawing_.teamColours()[0].name(), drawing_.teamColours()[1].name()};
  const int ball = drawing_.subjects().nodeOf({.ball = true});
  head["ball"] = slotAt(ball);
  const QByteArray json = QJsonDocument(head).toJson(QJsonDocument::Compact);
  ByteWriter out;
  out.number(static_cast<std::uint32_t>(json.size()));
  out.bytes({json.constData(), static_cast<std::size_t>(json.size())});
  out.bytes(binary.data());
  return webMessage(WebMessage::Scene, out.data());
}

} // namespace sparkwright
