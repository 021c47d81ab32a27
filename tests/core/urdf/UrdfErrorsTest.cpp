#include "core/urdf/UrdfReader.h"
#include "core/urdf/UrdfFile.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

using namespace sparkwright;

namespace
{

QStringList complaintsAbout(const std::string& text)
{
  Diagnostics diagnostics;
  const bool usable = urdf::read(text, "r.urdf", diagnostics).has_value();
  QStringList all{usable ? "usable" : "refused"};
  for(const Diagnostic& diagnostic : diagnostics)
    all << QString::fromStdString(diagnostic.text());
  return all;
}

std::string robotWith(const std::string& elements)
{
  return "<robot name='r'>\n" + elements + "</robot>";
}

std::string jointBetween(const std::string& name, const std::string& parent, const std::string& child,
                         const std::string& type = "fixed")
{
  return "<joint name='" + name + "' type='" + type + "'><parent link='" + parent + "'/><child link='" + child +
         "'/></joint>\n";
}

} // namespace

/// URDF files that are wrong: what is said, and in which line.
class UrdfErrorsTest : public QObject
{
  Q_OBJECT
private slots:
  void saysWhatIsWrongAndWhere_data()
  {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("said");
    const auto row = [](const char* name, const std::string& text, const QStringList& said)
    { QTest::newRow(name) << QString::fromStdString(text) << said; };
    const std::string a = "<link name='a'/>\n", b = "<link name='b'/>\n", c = "<link name='c'/>\n";
    row("empty", "",
        {"refused",
         "r.urdf:1:1: error: this is no well-formed XML: No document element found (a URDF file is XML and starts "
         "with <robot name=\"…\">; expand macros with xacro first)"});
    row("no XML", "solid cube",
        {"refused", "r.urdf:1:11: error: this is no well-formed XML: No document element found (a URDF file is XML and "
                    "starts with <robot name=\"…\">; expand macros with xacro first)"});
    row("another format", "<sdf version='1.6'/>",
        {"refused", "r.urdf:1:1: error: the outermost element is 'sdf', not robot (a URDF file is XML and starts with "
                    "<robot name=\"…\">; expand macros with xacro first)"});
    row("no links", robotWith(""),
        {"refused", "r.urdf:1:1: error: the robot has no link (a robot needs at least one <link name=\"…\">)"});
    row("macros", robotWith(a + "<xacro:wheel side='l'/>"),
        {"refused", "r.urdf:3:1: error: the file holds macros (xacro:wheel) (expand them first: xacro FILE.xacro > "
                    "FILE.urdf)"});
    row("missing link", robotWith(a + jointBetween("j", "a", "gone")),
        {"refused", "r.urdf:3:55: error: the joint 'j' names the link 'gone', which does not exist (links are a)"});
    row("ring",
        robotWith(a + b + c + jointBetween("j", "a", "b") + jointBetween("k", "b", "c") + jointBetween("l", "c", "a")),
        {"refused",
         "r.urdf:7:1: error: the joints form a ring: a ← c ← b ← a (remove one of these joints; a robot is a tree)"});
    row("itself", robotWith(a + jointBetween("j", "a", "a")),
        {"refused", "r.urdf:3:1: error: the joint 'j' joins the link 'a' to itself (remove one of these joints; a "
                    "robot is a tree)"});
    row("two parents", robotWith(a + b + c + jointBetween("j", "a", "c") + jointBetween("k", "b", "c")),
        {"refused", "r.urdf:6:1: error: the link 'c' hangs on two joints, 'j' and 'k' (each link has one joint above "
                    "it; remove one of the joints)"});
    row("two robots", robotWith(a + b),
        {"refused", "r.urdf:3:1: error: the links 'a' and 'b' are not connected by joints (join one of them to the "
                    "rest, by a fixed joint if it does not move)"});
    row("same name", robotWith(a + a),
        {"refused", "r.urdf:3:1: error: there are two links of the name 'a' (rename one of them)"});
    row("no number", robotWith("<link name='a'><inertial><mass value='nan'/></inertial></link>"),
        {"refused", "r.urdf:2:32: error: expected a number for value, not 'nan' (numbers must be finite and at most "
                    "1000000)"});
    row("too few numbers",
        robotWith("<link name='a'><visual><origin xyz='1 2'/><geometry><box size='1 1 1'/></geometry></visual></link>"),
        {"refused",
         "r.urdf:2:32: error: expected 3 numbers for xyz, not '1 2' (numbers must be finite and at most 1000000)"});
    row("no size", robotWith("<link name='a'><collision><geometry><sphere radius='0'/></geometry></collision></link>"),
        {"usable", "r.urdf:2:37: warning: radius must be more than 0, not 0 (the shape was left out; write its size)"});
    row("infinite place", robotWith("<link name='a'><visual><origin xyz='inf 0 0'/><geometry><sphere radius='1'/></geometry></visual></link>"),
        {"refused", "r.urdf:2:32: error: expected 3 numbers for xyz, not 'inf 0 0' (numbers must be finite and at most "
                    "1000000)"});
    row("no number as effort",
        robotWith(a + b + "<joint name='j' type='continuous'><parent link='a'/><child link='b'/><limit effort='nan'/></joint>"),
        {"refused", "r.urdf:4:77: error: expected a number for effort, not 'nan' (numbers must be finite and at most "
                    "1000000)"});
    row("scale of zero",
        robotWith("<link name='a'><collision><geometry><mesh filename='m' scale='1 0 1'/></geometry></collision></link>"),
        {"usable", "r.urdf:2:56: warning: the scale has a factor of 0 (the shape was left out; write its size)"});
    row("follows nothing",
        robotWith(a + b + "<joint name='j' type='continuous'><parent link='a'/><child link='b'/><mimic joint='k'/></joint>"),
        {"usable", "r.urdf:4:70: warning: the joint 'j' follows 'k', which is no other joint of the robot (it moves on its "
                   "own; name another joint in <mimic>)"});
    row("unknown shape", robotWith("<link name='a'><visual><geometry><cone/></geometry></visual></link>"),
        {"usable", "r.urdf:2:34: warning: there is no geometry 'cone' (shapes are box, sphere, cylinder, capsule and "
                   "mesh; it is left out)"});
    row("unknown type", robotWith(a + b + jointBetween("j", "a", "b", "ball")),
        {"refused", "r.urdf:4:17: error: there is no joint of the type 'ball' (types are revolute, continuous, "
                    "prismatic, fixed, floating and planar)"});
    row("without limits", robotWith(a + b + jointBetween("j", "a", "b", "revolute")),
        {"usable", "r.urdf:4:1: warning: the revolute joint 'j' has no limits (it turns without end; add <limit "
                   "lower=\"…\" upper=\"…\">, or call it continuous)"});
  }
  void saysWhatIsWrongAndWhere()
  {
    QFETCH(QString, text);
    QFETCH(QStringList, said);
    QCOMPARE(complaintsAbout(text.toStdString()), said);
  }

  void aFileThatIsTooLargeIsNotRead()
  {
    QTemporaryDir folder;
    const std::string file = folder.filePath("large.urdf").toStdString();
    std::ofstream(file) << "<robot name='r'/>";
    std::filesystem::resize_file(file, (64u << 20) + 1);
    const std::string scene = folder.filePath("large.rsg").toStdString();
    Diagnostics diagnostics;
    QVERIFY(!urdf::convertFile(file, scene, {}, diagnostics));
    QCOMPARE(diagnostics.at(0).message, std::string("the file is larger than 64 MiB"));
    QVERIFY(!std::filesystem::exists(scene));
  }

  void manyLinksAreRefusedWithoutMuchWork()
  {
    std::string links;
    for(std::size_t i = 0; i <= urdf::mostLinks; ++i)
      links += "<link name='" + std::to_string(i) + "'/>";
    QCOMPARE(complaintsAbout(robotWith(links)).at(1),
             QStringLiteral("r.urdf:2:%1: error: the robot has more than 5000 links")
                 .arg(static_cast<int>(links.find("<link name='5000'/>")) + 1));
  }

  void nothingIsWrittenWithoutAFileOrAPlace()
  {
    QTemporaryDir folder;
    Diagnostics diagnostics;
    const std::string scene = folder.filePath("r.rsg").toStdString();
    QVERIFY(!urdf::convertFile(folder.filePath("gone.urdf").toStdString(), scene, {}, diagnostics));
    QVERIFY(!urdf::convertFile(folder.path().toStdString(), scene, {}, diagnostics));
    QCOMPARE(diagnostics.size(), std::size_t{2});
    const std::string file = folder.filePath("r.urdf").toStdString();
    std::ofstream(file) << robotWith("<link name='a'/>");
    QVERIFY(!urdf::convertFile(file, folder.filePath("no/such/folder/r.rsg").toStdString(), {}, diagnostics));
    QVERIFY(QString::fromStdString(diagnostics.back().message).startsWith("the scene cannot be written"));
  }

  void anImpossibleInertiaIsReplaced()
  {
    Diagnostics diagnostics;
    QTemporaryDir folder;
    const std::string file = folder.filePath("r.urdf").toStdString();
    std::ofstream(file) << robotWith("<link name='a'><inertial><mass value='2'/></inertial></link>");
    QVERIFY(urdf::convertFile(file, folder.filePath("r.rsg").toStdString(), {}, diagnostics));
    QCOMPARE(diagnostics.at(1).message, std::string("the inertia of the link 'a' is not possible for a solid"));
    QCOMPARE(diagnostics.at(1).line, 2);
  }
};

QTEST_APPLESS_MAIN(UrdfErrorsTest)
#include "UrdfErrorsTest.moc"
