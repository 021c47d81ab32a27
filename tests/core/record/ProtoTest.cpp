#include "RecordSupport.h"

#include "core/record/channel/DrawingsCodec.h"
#include "core/record/channel/EventCodec.h"
#include "core/record/proto/ProtoSchema.h"

#include <QtTest>

#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/dynamic_message.h>
#include <map>
#include <random>
#include <set>

using namespace sparkwright;
using namespace sparkwright::test;
using proto::ProtoReader;
using proto::ProtoWriter;

/// Messages in Protocol Buffers, and what they say of themselves.
class ProtoTest : public QObject
{
  Q_OBJECT

private slots:
  void fieldsComeBack();
  void bytesAreAsTheSpecificationHasThem();
  void unknownAndWrongFieldsArePassedOver();
  void damagedBytesEndTheMessage();
  void definitionsDescribeEveryMessage();
  void everyWrittenFieldIsDefined();
  void otherProgramsReadAllMessages();
  void aMessageComesWithWhatItConsistsOf();
  void wrongDefinitionsAreMistakesOfTheProgram();
  void transformsOfOtherProgramsFollowTheBodies();
  void scenesOfOtherProgramsHaveTheShapes();
};

namespace
{

struct Field
{
  std::string name, type;
  int number = 0, kind = 0;
  bool repeated = false;
};
using Definitions = std::map<std::string, std::map<int, Field>>; ///< By message, then by number.

void readMessageType(ProtoReader in, const std::string& scope, Definitions& out)
{
  std::string name;
  std::map<int, Field> fields;
  for(ProtoReader again = in; again.next();)
    if(again.field() == 1)
      name = scope + '.' + again.text();
  while(in.next())
    if(in.field() == 2)
    {
      Field field;
      for(ProtoReader member = in.message(); member.next();)
        switch(member.field())
        {
        case 1:
          field.name = member.text();
          break;
        case 3:
          field.number = member.integer();
          break;
        case 4:
          field.repeated = member.integer() == 3;
          break;
        case 5:
          field.kind = member.integer();
          break;
        case 6:
          field.type = member.text();
          break;
        default:
          break;
        }
      fields[field.number] = field;
    }
    else if(in.field() == 3)
      readMessageType(in.message(), name, out);
  out[name] = fields;
}

Definitions definitionsOf(const std::string& set)
{
  Definitions all;
  for(ProtoReader files(set); files.next();)
  {
    std::string package;
    for(ProtoReader file = files.message(); file.next();)
      if(file.field() == 2)
        package = '.' + file.text();
    for(ProtoReader file = files.message(); file.next();)
      if(file.field() == 4)
        readMessageType(file.message(), package, all);
  }
  return all;
}

/// Fields of a message that its definition does not have, or has as another kind; empty if there are none.
std::string undefined(const Definitions& all, const std::string& type, ProtoReader in)
{
  const auto found = all.find(type);
  if(found == all.end())
    return type;
  while(in.next())
  {
    const auto field = found->second.find(in.field());
    const std::string place = type + ' ' + std::to_string(in.field());
    if(field == found->second.end())
      return place;
    if(field->second.kind == 11)
      if(const std::string inner = undefined(all, field->second.type, in.message()); !inner.empty())
        return inner;
  }
  return in.damaged() ? type + " is damaged" : "";
}

} // namespace

void ProtoTest::fieldsComeBack()
{
  std::string bytes;
  ProtoWriter out(bytes);
  out.number(1, 0.1);
  out.number(2, -1.5f);
  out.whole(3, -7);
  out.whole(4, INT64_MAX);
  out.text(5, "text\0more");
  out.message(6, [](ProtoWriter& inner) { inner.text(1, std::string(300, 'x')); });
  out.floats(7, std::vector<float>{1, 2, 3});
  out.wholes(8, std::vector<int>{0, 300, -1});
  out.fixed32(1000, 0);
  out.number(9, 0.0); // Left out.
  std::set<int> seen;
  for(ProtoReader in(bytes); in.next();)
  {
    seen.insert(in.field());
    std::vector<float> floats;
    std::vector<std::int64_t> wholes;
    switch(in.field())
    {
    case 1:
      QCOMPARE(in.number(), 0.1);
      break;
    case 2:
      QCOMPARE(in.single(), -1.5f);
      break;
    case 3:
      QCOMPARE(in.whole(), -7);
      break;
    case 4:
      QCOMPARE(in.whole(), INT64_MAX);
      QCOMPARE(in.integer(), 0); // Not one.
      break;
    case 5:
      QCOMPARE(in.text(), std::string("text"));
      break;
    case 6:
    {
      ProtoReader inner = in.message();
      QVERIFY(inner.next());
      QCOMPARE(inner.text(), std::string(300, 'x'));
      break;
    }
    case 7:
      in.appendTo(floats);
      QVERIFY((floats == std::vector<float>{1, 2, 3}));
      break;
    case 8:
      in.appendTo(wholes);
      QVERIFY((wholes == std::vector<std::int64_t>{0, 300, -1}));
      break;
    default:
      QCOMPARE(in.field(), 1000);
    }
  }
  QVERIFY((seen == std::set<int>{1, 2, 3, 4, 5, 6, 7, 8, 1000}));
}

/// The examples of https://protobuf.dev/programming-guides/encoding.
void ProtoTest::bytesAreAsTheSpecificationHasThem()
{
  std::string bytes;
  ProtoWriter out(bytes);
  out.whole(1, 150);
  out.text(2, "testing");
  out.message(3, [](ProtoWriter& inner) { inner.whole(1, 150); });
  out.wholes(6, std::vector<int>{3, 270, 86942});
  QCOMPARE(QByteArray::fromStdString(bytes).toHex(),
           QByteArray("089601" "120774657374696e67" "1a03089601" "3206038e029ea705"));
}

void ProtoTest::unknownAndWrongFieldsArePassedOver()
{
  std::string bytes;
  ProtoWriter out(bytes);
  out.text(1, "a text where an index is expected");
  out.number(99, 1.0);
  out.whole(2, 3); // Not a double.
  out.text(10, "offside");
  const GameEvent event = readEvent(ProtoReader(bytes));
  QCOMPARE(event.index, 0);
  QCOMPARE(event.time, 0.0);
  QCOMPARE(event.rule, std::string("offside"));
}

void ProtoTest::damagedBytesEndTheMessage()
{
  for(const std::string_view bytes : {std::string_view("\x0a\x05"
                                                       "ab"),
                                      std::string_view("\x0f"), std::string_view("\x08"), std::string_view("\xff")})
  {
    ProtoReader in(bytes);
    while(in.next())
      ;
    QVERIFY(in.damaged());
    QVERIFY(!in.next());
  }
  std::mt19937 random(1);
  for(int n = 0; n < 2000; ++n)
  {
    std::string bytes(random() % 80, '\0');
    for(char& c : bytes)
      c = static_cast<char>(random());
    readEvent(ProtoReader(bytes));
    readLog(ProtoReader(bytes));
    readGame(ProtoReader(bytes), {});
    readDrawings(ProtoReader(bytes), {});
    readStructure(ProtoReader(bytes), [](auto) { return nullptr; });
  }
}

void ProtoTest::definitionsDescribeEveryMessage()
{
  const Definitions own = definitionsOf(proto::descriptorSet(proto::recordingDefinitions()));
  for(const char* name : {"Frame", "Structure", "Game", "Event", "Rules", "Agents", "Drawings", "LogMessage",
                          "AgentBytes", "WorldState"})
    QVERIFY2(own.contains(".sparkwright." + std::string(name)), name);
  const Field& nodes = own.at(".sparkwright.Structure").at(3);
  QCOMPARE(nodes.name, std::string("nodes"));
  QVERIFY(nodes.repeated);
  QCOMPARE(nodes.type, std::string(".sparkwright.Node"));
  const Definitions foxglove = definitionsOf(proto::descriptorSet(proto::foxgloveDefinitions()));
  QCOMPARE(foxglove.at(".foxglove.FrameTransform").at(1).type, std::string(".google.protobuf.Timestamp"));
  QCOMPARE(foxglove.at(".foxglove.SceneEntityDeletion").at(2).type, std::string(".foxglove.SceneEntityDeletion.Type"));
  QCOMPARE(foxglove.at(".foxglove.SceneEntityDeletion").at(2).kind, 14); // An enum.
  QCOMPARE(foxglove.at(".foxglove.CubePrimitive").at(2).type, std::string(".foxglove.Vector3"));
}

/// A recording with everything in it, against the definitions that it carries.
void ProtoTest::everyWrittenFieldIsDefined()
{
  std::string problem;
  LocalText unopened;
  const auto file = mcap::McapReader::open(mcap::readFromMemory(record(matchFrames())), unopened);
  std::map<std::string, int> counts;
  for(std::size_t i = 0; i < file->chunks().size(); ++i)
  {
    const auto records = file->readChunk(i);
    QVERIFY(records);
    mcap::McapReader::forEachMessage(*records,
                                     [&](const mcap::Message& message)
                                     {
                                       const mcap::Schema& schema =
                                           file->schemas().at(file->channels().at(message.channel).schema);
                                       ++counts[schema.name];
                                       problem = undefined(definitionsOf(schema.data), '.' + schema.name,
                                                           ProtoReader(message.data));
                                       return problem.empty();
                                     });
    QCOMPARE(problem, std::string());
  }
  QCOMPARE(counts["sparkwright.Frame"], static_cast<int>(matchFrames().size()));
  for(const char* name : {"sparkwright.Structure", "sparkwright.Game", "sparkwright.Event", "sparkwright.Rules",
                          "sparkwright.Agents", "foxglove.SceneUpdate", "foxglove.FrameTransforms"})
    QVERIFY2(counts[name] > 0, name);
}

/// As PlotJuggler reads them, by the library of Protocol Buffers: all definitions in one pool, and each on its own.
void ProtoTest::otherProgramsReadAllMessages()
{
  LocalText problem;
  static constexpr TextKey inner{"proto.inner", "%1 of %2"}, outer{"proto.outer", "%1, and %2"};
  MemoryDisk disk;
  RecordingWriter writer(disk, someInfo());
  writer.start();
  for(const FramePtr& frame : matchFrames())
  {
    auto drawings = std::make_shared<Drawings>();
    auto set = std::make_shared<Drawings::Set>();
    set->name = "A";
    set->shapes.push_back({Drawings::Shape::Kind::Sphere, {1, 2, 3, 255}, 0.5f, 2, {Vec3f(1, 2, 3)}});
    drawings->sets.push_back(set);
    writer.add(*frame, drawings);
  }
  const LocalText nested(outer, {LocalText(inner, {1, TextPoint{2, 3}}), 4.5});
  writer.add(LogRecord{9, Diagnostic::of(Diagnostic::Severity::Note, {}, 0, 0, nested)});
  writer.add(AgentBytes{9, 1, 2, AgentBytes::Kind::Sent, "(time)"});
  writer.add(WorldStateRecord{9, 1, "state"});
  writer.finish();
  namespace pb = google::protobuf;
  pb::DescriptorPool together;
  std::map<std::string, std::string> files; // By name.
  std::map<std::string, std::shared_ptr<pb::DescriptorPool>> alone;
  const auto file = mcap::McapReader::open(mcap::readFromMemory(disk.bytes), problem);
  for(const auto& [id, schema] : file->schemas())
  {
    pb::FileDescriptorSet set;
    QVERIFY(set.ParseFromString(schema.data));
    alone[schema.name] = std::make_shared<pb::DescriptorPool>();
    for(const pb::FileDescriptorProto& each : set.file())
    {
      QVERIFY2(alone[schema.name]->BuildFile(each), (schema.name + ": " + each.name()).c_str()); // In order, complete.
      const std::string bytes = each.SerializeAsString();
      QCOMPARE(files.emplace(each.name(), bytes).first->second, bytes); // One name means one thing.
      QVERIFY2(together.BuildFile(each), each.name().c_str());          // Also for readers that build each channel's.
    }
    // Nothing contains itself.
    const std::function<bool(const pb::Descriptor*, std::set<const pb::Descriptor*>)> isFlat =
        [&isFlat](const pb::Descriptor* type, std::set<const pb::Descriptor*> way)
    {
      if(!way.insert(type).second)
        return false;
      for(int i = 0; i < type->field_count(); ++i)
        if(const pb::Descriptor* const part = type->field(i)->message_type(); part && !isFlat(part, way))
          return false;
      return true;
    };
    QVERIFY2(isFlat(together.FindMessageTypeByName(schema.name), {}), schema.name.c_str());
  }
  pb::DynamicMessageFactory factory(&together);
  std::map<std::string, int> counts;
  std::string wrong;
  for(std::size_t i = 0; i < file->chunks().size(); ++i)
    mcap::McapReader::forEachMessage(
        *file->readChunk(i),
        [&](const mcap::Message& message)
        {
          const std::string& name = file->schemas().at(file->channels().at(message.channel).schema).name;
          const std::unique_ptr<pb::Message> read(factory.GetPrototype(together.FindMessageTypeByName(name))->New());
          if(!read->ParseFromArray(message.data.data(), static_cast<int>(message.data.size())) ||
             read->GetReflection()->GetUnknownFields(*read).field_count() > 0)
            wrong += ' ' + name;
          ++counts[name];
          return wrong.empty();
        });
  QCOMPARE(wrong, std::string());
  QCOMPARE(counts.size(), file->schemas().size());
  // Texts inside of texts come back.
  const std::vector<LogRecord> log = openBytes(disk.bytes)->log();
  const LocalText& said = log.at(0).message.said;
  QVERIFY(said.key() && *said.key() == outer);
  QCOMPARE(said.english(), std::string("1 of (2.00, 3.00), and 4.50"));
  const auto& first = std::get<LocalText>(said.arguments().at(0).value);
  QVERIFY(first.key() && *first.key() == inner && first.arguments().size() == 2);
}

void ProtoTest::aMessageComesWithWhatItConsistsOf()
{
  const std::string text = "syntax = \"proto3\"; package z; message Time { int64 t = 1; } message Unused { int32 u = 1; }"
                           "syntax = \"proto3\"; package a;"
                           "message A { repeated B b = 1; z.Time time = 2; } message B { C.Size size = 1; Kind kind = 2; }"
                           "enum Kind { ONE = 0; } message C { enum Size { S = 0; } Size size = 1; } message D { A a = 1; }";
  const Definitions all = definitionsOf(proto::descriptorSet(text, "A"));
  QCOMPARE(all.size(), std::size_t(4));
  QCOMPARE(all.at(".a.A").at(1).type, std::string(".a.B"));
  QCOMPARE(all.at(".a.A").at(2).type, std::string(".z.Time"));
  QCOMPARE(all.at(".a.B").at(2).type, std::string(".a.Kind"));
  QCOMPARE(all.at(".a.B").at(1).type, std::string(".a.C.Size"));
  QCOMPARE(definitionsOf(proto::descriptorSet(text, "Time")).size(), std::size_t(1));
  QVERIFY_THROWS_EXCEPTION(std::logic_error, proto::descriptorSet(text, "E"));
}

void ProtoTest::wrongDefinitionsAreMistakesOfTheProgram()
{
  const std::string start = "syntax = \"proto3\";\npackage a;\n";
  for(const char* text : {"message", "message A { Missing b = 1; }", "message A { int32 b = x; }", "message A { int32 b = 1 }",
                          "message A { A a = 1; }", "message A { repeated B b = 1; } message B { A a = 1; }",
                          "message A { message B { repeated A a = 1; } B b = 1; }"})
    QVERIFY_THROWS_EXCEPTION(std::logic_error, proto::descriptorSet(start + text));
  QVERIFY(!proto::descriptorSet(start + "message A { int32 b = 1; } // done").empty());
  // Words of the language are names like others.
  const std::string names = "message A { B message = 1; int32 enum = 2; int32 package = 3; } message B { enum C { D = 0; } C c = 1; }";
  const Definitions all = definitionsOf(proto::descriptorSet(start + names));
  QCOMPARE(all.at(".a.A").at(1).type, std::string(".a.B"));
  QCOMPARE(all.at(".a.B").at(1).type, std::string(".a.B.C"));
}

namespace
{

struct Transform
{
  std::string parent;
  std::array<double, 7> pose{}; ///< Place, then x, y, z, w.
};

std::map<std::string, Transform> readTransforms(std::string_view bytes)
{
  std::map<std::string, Transform> all;
  for(ProtoReader list(bytes); list.next();)
  {
    Transform transform;
    std::string child;
    for(ProtoReader in = list.message(); in.next();)
      switch(in.field())
      {
      case 2:
        transform.parent = in.text();
        break;
      case 3:
        child = in.text();
        break;
      case 4:
      case 5:
        for(ProtoReader value = in.message(); value.next();)
          transform.pose.at(static_cast<std::size_t>(value.field() - 1 + (in.field() == 5 ? 3 : 0))) = value.number();
        break;
      default:
        break;
      }
    all[child] = transform;
  }
  return all;
}

} // namespace

void ProtoTest::transformsOfOtherProgramsFollowTheBodies()
{
  const std::vector<FramePtr> frames = cartFrames(10);
  PoseLinks links(2);
  links[1].reference = 0;
  FoxgloveScene scene;
  scene.take(*frames[0], links, {});
  std::string bytes;
  QVERIFY(scene.writeTransforms(*frames[0], 0, false, bytes));
  auto all = readTransforms(bytes);
  QCOMPARE(all.size(), std::size_t(2));
  QCOMPARE(all["cart"].parent, std::string("world"));
  QCOMPARE(all["wheel"].parent, std::string("cart"));
  QVERIFY(std::abs(all["cart"].pose[2] - 0.3) < 0.001);
  QVERIFY(std::abs(all["wheel"].pose[0] - 0.2) < 0.001);
  QVERIFY(std::abs(all["wheel"].pose[2] + 0.2) < 0.001);
  QCOMPARE(all["wheel"].pose[6], 1.0);
  bytes.clear();
  QVERIFY(!scene.writeTransforms(*frames[0], 1, false, bytes)); // Nothing has moved.
  QVERIFY(scene.writeTransforms(*frames[0], 1, true, bytes));
  bytes.clear();
  QVERIFY(scene.writeTransforms(*frames[9], 2, false, bytes));
  all = readTransforms(bytes);
  QVERIFY(std::abs(all["cart"].pose[1] - 0.18) < 0.001);
  QVERIFY(std::abs(all["wheel"].pose[3] - std::sin(0.45)) < 0.002); // Half of the angle.
}

void ProtoTest::scenesOfOtherProgramsHaveTheShapes()
{
  const std::vector<FramePtr> frames = cartFrames(5);
  FoxgloveScene scene;
  scene.take(*frames[4], PoseLinks(2), {}); // The lamp is on.
  std::string bytes;
  scene.writeScene(3'000'000'001, bytes);
  std::map<std::string, int> cubes;
  bool cleared = false;
  for(ProtoReader in(bytes); in.next();)
    if(in.field() == 1)
      cleared = true;
    else
    {
      std::string frame;
      for(ProtoReader entity = in.message(); entity.next();)
        if(entity.field() == 2)
          frame = entity.text();
        else if(entity.field() == 8)
          ++cubes[frame];
    }
  QVERIFY(cleared);
  QVERIFY((cubes == std::map<std::string, int>{{"cart", 1}, {"wheel", 1}}));
}

QTEST_APPLESS_MAIN(ProtoTest)
#include "ProtoTest.moc"
