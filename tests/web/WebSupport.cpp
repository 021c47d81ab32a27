#include "WebSupport.h"

#include <Eigen/Geometry>
#include <QFile>
#include <QJsonDocument>

#include <cmath>

namespace sparkwright::test
{

namespace
{

// What browsers have and the engine has not, and what the tests ask.
const char* const before = R"((function() {
class TextDecoder {
  decode(bytes) {
    let text = '';
    for (const byte of bytes)
      text += '%' + (byte < 16 ? '0' : '') + byte.toString(16);
    return decodeURIComponent(text);
  }
}
const performance = {now: () => 0};
)";
const char* const behind = R"(
const live = new LiveRun(), scenes = [], frames = [];
live.onScene = scene => scenes.push(scene);
live.onForget = live.onRestart = () => {};
const read = live.takeFrame;
live.takeFrame = bytes => { read.call(live, bytes); if (live.last) frames.push(live.last); };
return {
  take: buffer => { try { live.take(new Uint8Array(buffer)); return ''; } catch (error) { return String(error); } },
  scenes: () => scenes.length,
  frames: () => frames.length,
  scene: i => {
    const list = [];
    for (let at = 0; at < scenes[i].items.length; at += itemSize)
      list.push(Array.from(scenes[i].items.slice(at, at + itemSize)));
    return JSON.stringify(Object.assign({}, scenes[i], {items: undefined, rest: undefined, itemList: list,
      shapes: scenes[i].shapes.map(s => ({id: s.id, bytes: s.vertices.length, indices: s.indices.length})),
      pictures: scenes[i].pictures.map(p => ({id: p.id, bytes: p.png.length}))}));
  },
  frame: i => JSON.stringify({time: frames[i].time, clock: frames[i].clock, scene: frames[i].scene.number,
                              visible: Array.from(frames[i].poses.visible), game: frames[i].game}),
  world: (i, next, share) => {
    const out = new Float32Array(12 * frames[i].scene.parents.length);
    worldTransforms(frames[i].scene, frames[i].poses, frames[next].poses, share, out);
    return JSON.stringify(Array.from(out));
  },
  events: () => JSON.stringify(live.events),
};
})())";

Mat4f at(float x, float y, float z, float angle)
{
  Eigen::Affine3f pose(Eigen::Translation3f(x, y, z) * Eigen::AngleAxisf(angle, Vec3f(0.3f, 1, 0.2f).normalized()));
  return pose.matrix();
}

} // namespace

QString playerScript(const QString& name)
{
  QFile file(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/resources/web/") + name);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

PageReader::PageReader()
{
  functions_ = engine_.evaluate(before + playerScript("format.js") + playerScript("run.js") + playerScript("live.js") + behind);
  if(functions_.isError())
    qFatal("%s", qPrintable(functions_.toString()));
}

QString PageReader::take(const std::string& messages)
{
  const QJSValue bytes = engine_.toScriptValue(QByteArray::fromStdString(messages));
  return functions_.property("take").call({bytes}).toString();
}

QJsonValue PageReader::value(const QString& function, const QJSValueList& arguments) const
{
  const QJSValue result = functions_.property(function).call(arguments);
  if(result.isError())
    qFatal("%s", qPrintable(result.toString()));
  if(result.isNumber())
    return result.toInt();
  const QJsonDocument document = QJsonDocument::fromJson(result.toString().toUtf8());
  return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

std::vector<Mat4f> PageReader::world(int index, int next, double share) const
{
  const QJsonArray numbers = value("world", {index, next < 0 ? index : next, share}).toArray();
  std::vector<Mat4f> poses(static_cast<std::size_t>(numbers.size() / 12), Mat4f::Identity());
  for(qsizetype i = 0; i < numbers.size(); ++i)
    poses[static_cast<std::size_t>(i / 12)](i % 12 / 4, i % 4) = static_cast<float>(numbers[i].toDouble());
  return poses;
}

FramePtr chainFrame(double time)
{
  using Node = SceneStructure::Node;
  static const std::shared_ptr<const SceneStructure> structure = []
  {
    auto made = std::make_shared<SceneStructure>();
    const auto transform = [&](int parent, int end)
    {
      Node node;
      node.parent = parent;
      node.end = end;
      node.slot = made->transformCount++;
      made->nodes.push_back(node);
    };
    const auto mesh = [&](int parent, const char* name, const Vec3f& scale)
    {
      Node node;
      node.kind = Node::Kind::SingleMesh;
      node.parent = parent;
      node.end = static_cast<int>(made->nodes.size()) + 1;
      node.slot = made->meshCount++;
      node.mesh = name;
      node.scale = scale;
      node.materials = {"matRed"};
      made->nodes.push_back(node);
    };
    transform(-1, 6);
    mesh(0, "StdUnitBox", {1, 2, 3});
    transform(0, 6);
    mesh(2, "StdUnitBox", {0.1f, 0.1f, 0.1f});
    transform(2, 6);
    mesh(4, "StdUnitSphere", {0.5f, 0.5f, 0.5f});
    made->version = 1;
    return made;
  }();
  auto frame = std::make_shared<Frame>();
  frame->structure = structure;
  frame->time = time;
  const float t = static_cast<float>(time);
  frame->local = {at(-12.3456f + t, 7.5f, 0.3f, 0.5f * t), at(0.1f, 0, 0.2f, 1.9f * t), at(0, 0.05f, 0, 3)};
  frame->visible = {1, 1, std::uint8_t(t < 1 ? 1 : 0)};
  return frame;
}

} // namespace sparkwright::test
