#include "RosSupport.h"

#include "core/body/RigidBody.h"
#include "core/run/SceneCheck.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace sparkwright;

/// RoSi files: how they are found, included and checked, and what is said of those that are wrong.
class RosFilesTest : public QObject
{
  Q_OBJECT

private slots:
  void isThereFromTheStartAndForScripts()
  {
    RosStage stage;
    QVERIFY(stage.world.root().find("/sys/server/scene/RosImporter"));
    QTemporaryDir folder;
    const std::string script = folder.filePath("s.rb").toStdString();
    std::ofstream(script) << "importBundle 'rosimporter'\n"
                             "get('/sys/server/scene/').initSceneImporter('RosImporter')\n";
    QVERIFY(stage.world.setUp(script));
    QCOMPARE(stage.complaints, QStringList());
    QVERIFY(stage.elements(box("b")));
    QVERIFY(stage.find("b"));
  }

  void macrosComeAsOftenAsTheyAreUsed()
  {
    RosStage stage;
    QVERIFY(stage.import("<RoSiIncludeFile><Macro name='ball'>" +
                             movable("<Sphere name='s' radius='1'>" + mass("1") + "</Sphere>") +
                             "</Macro></RoSiIncludeFile>",
                         "balls.rsi"));
    QVERIFY(stage.elements("<Use macroName='ball'>" + at("Translation", "0", "0", "3") +
                           "</Use><Use macroName='ball' instanceName='other'>" + at("Translation", "5", "0", "3") +
                           "</Use>"));
    QCOMPARE(stage.complaints, QStringList());
    QCOMPARE(stage.count("RigidBody"), 2);
    QVERIFY(near(stage.find<RigidBody>("s/body_s")->position(), {0, 0, 3}));
    QCOMPARE(*stage.find("s")->origin().file, std::string("balls.rsi"));
  }

  void aFileMayIncludeAnother()
  {
    QTemporaryDir folder;
    std::ofstream(folder.filePath("a.ros").toStdString())
        << "<Simulation>\n<Include href='b.rsi'/><Scene><Elements><Use macroName='b'/></Elements></Scene></Simulation>";
    std::ofstream(folder.filePath("b.rsi").toStdString())
        << "<RoSiIncludeFile><Macro name='b'>" + box("b") + "</Macro></RoSiIncludeFile>";
    std::ofstream(folder.filePath("c.ros").toStdString()) << "<Simulation>\n  <Include href='c.ros'/></Simulation>";
    WorldOptions options;
    options.dataDirectories = {folder.path().toStdString()};
    RosStage stage(options);
    QVERIFY(stage.world.importScene("a.ros"));
    QVERIFY(stage.find("b"));
    QCOMPARE(stage.complaints, QStringList());
    stage.world.importScene("c.ros");
    QCOMPARE(stage.complaints, QStringList{"c.ros:2:3: error: template cycle: 'c.ros' imports itself (c.ros → c.ros)"});
  }

  void saysWhatIsWrongAndWhere_data()
  {
    QTest::addColumn<QString>("elements");
    QTest::addColumn<QStringList>("complaints");
    const auto row = [](const char* name, const std::string& text, const QStringList& complaints)
    { QTest::newRow(name) << QString::fromStdString("\n" + text) << complaints; };
    row("unknown element", "<Bix/>", {"t.ros:2:1: error: there is no element 'Bix' (did you mean 'Box'?)"});
    row("unknown attribute", "<Sphere radius='1' nmae='s'/>",
        {"t.ros:2:20: warning: Sphere has no attribute 'nmae' (did you mean 'name'?)"});
    row("missing attribute", "<Sphere/>", {"t.ros:2:1: error: Sphere needs the attribute 'radius'"});
    row("no number", "<Sphere\nradius='big'/>",
        {"t.ros:3:1: error: expected a number up to 1000000 for radius, not 'big' (write it as 0.5)"});
    row("number and more", "<Sphere radius='1m'/>",
        {"t.ros:2:9: error: expected a number up to 1000000 for radius, not '1m' (write it as 0.5)"});
    row("not finite", "<Sphere radius='nan'/>",
        {"t.ros:2:9: error: expected a number up to 1000000 for radius, not 'nan' (write it as 0.5)"});
    row("no size", "<Sphere radius='-1'/>", {"t.ros:2:9: error: radius must be more than 0, not -1"});
    row("misplaced", "<Compound><Mass value='1'/></Compound>",
        {"t.ros:2:11: warning: Mass has no effect in Compound (it holds Translation, Rotation, Elements)"});
    row("a sensor", "<Camera/><Camera/>",
        {"t.ros:2:1: warning: Camera has no effect (sensors are not built; robots have them as perceptors, in RSG)"});
    row("no mass", movable("<Sphere name='s' radius='1'/>"),
        {"t.ros:2:29: error: what moves needs a mass from 1e-12 to 1e12 kg; it stays where it is "
         "(<PhysicalAttributes><Mass value=\"1\"/></PhysicalAttributes>)"});
    row("unknown macro", "<Use macroName='x'/>",
        {"t.ros:2:1: error: there is no macro 'x' (a macro of another file is there once that file was imported, or by "
         "<Include href=\"…\"/>)"});
    row("no anchor", "<Hinge><Axis x='1' y='0' z='0'/></Hinge>",
        {"t.ros:2:1: error: Hinge needs an AnchorPoint (<AnchorPoint x=\"0\" y=\"0\" z=\"0\"/>)"});
    row("no axis", "<Hinge>" + at("AnchorPoint", "0", "0", "0") + "</Hinge>",
        {"t.ros:2:1: error: Hinge needs an Axis (<Axis x=\"1\" y=\"0\" z=\"0\"/>)"});
    row("axis without direction", "<Slider>" + at("Axis", "0", "0", "0") + "</Slider>",
        {"t.ros:2:9: error: an axis needs a direction: x, y and z are 0"});
    row("empty joint", "<Slider name='s'>" + at("Axis", "0", "0", "1") + "</Slider>",
        {"t.ros:2:1: error: the joint 's' holds no body, so it is left out (its Elements need a shape with a mass)"});
    row("unknown vertex list",
        "<ComplexShape><GraphicalRepresentation vertexList='v'/></ComplexShape>",
        {"t.ros:2:15: error: there is no vertex list 'v'"});
  }
  void saysWhatIsWrongAndWhere()
  {
    QFETCH(QString, elements);
    QFETCH(QStringList, complaints);
    RosStage stage;
    QVERIFY(stage.elements(elements.toStdString() + box("after")));
    QCOMPARE(stage.complaints, complaints);
    QVERIFY(stage.find("after"));
    for(int i = 0; i < 3; ++i)
      stage.world.cycle();
  }

  void refusesWhatIsNoUsableXml_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("complaint");
    QTest::newRow("not closed") << QByteArray("<Simulation>\n<Scene>")
                                << "t.ros:2:7: error: this is no well-formed XML";
    QTest::newRow("wrong end") << QByteArray("<Simulation>\n</Scene>") << "error: this is no well-formed XML";
    QTest::newRow("two values") << QByteArray("<Simulation a=1/>") << "t.ros:1:15: error: this is no well-formed XML";
    QTest::newRow("NUL") << QByteArray("<Simulation>\n \0</Simulation>", 29) << "t.ros:2:2: error: there is a NUL byte";
    QTest::newRow("entities")
        << QByteArray("<!DOCTYPE a [<!ENTITY b \"c\"><!ENTITY d \"&b;&b;\">]>\n<Simulation>&d;</Simulation>")
        << "t.ros:1:14: error: entities that a file declares itself are not expanded";
    QTest::newRow("deep") << "<Simulation>" + QByteArray("<Elements>").repeated(100000) +
                                 QByteArray("</Elements>").repeated(100000) + "</Simulation>"
                          << "error: elements are nested more than 200 deep";
    QTest::newRow("another format") << QByteArray("<html/>") << "t.ros:1:1: error: no importer reads 't.ros'";
    QTest::newRow("only a comment") << QByteArray("<!-- -->") << "error: this is no well-formed XML";
  }
  void refusesWhatIsNoUsableXml()
  {
    QFETCH(QByteArray, text);
    QFETCH(QString, complaint);
    RosStage stage;
    QVERIFY(!stage.import(text.toStdString()));
    QCOMPARE(stage.complaints.size(), 1);
    QVERIFY2(stage.complaints[0].contains(complaint), qPrintable(stage.complaints[0]));
  }

  void macrosThatUnfoldWithoutBoundAreCutOff()
  {
    QElapsedTimer timer;
    timer.start();
    RosStage stage;
    std::string text = "<Simulation><Macro name='m0'><Compound/></Macro>";
    for(int i = 1; i < 40; ++i)
    {
      text += "<Macro name='m" + std::to_string(i) + "'>";
      for(int k = 0; k < 10; ++k)
        text += "<Use macroName='m" + std::to_string(i - 1) + "'/>";
      text += "</Macro>";
    }
    QVERIFY(stage.import(text + "<Scene><Elements><Use macroName='m39'/></Elements></Scene></Simulation>"));
    QCOMPARE(stage.complaints.size(), 1);
    QVERIFY2(stage.complaints[0].contains("more than 1000000 elements"), qPrintable(stage.complaints[0]));
    QVERIFY(timer.elapsed() < 60000);

    QVERIFY(stage.import("<Simulation><Macro name='a'><Use macroName='b'/></Macro><Macro name='b'><Use macroName='a'/>"
                         "</Macro><Scene><Elements><Use macroName='a'/></Elements></Scene></Simulation>"));
    QVERIFY2(stage.complaints[1].contains("the macro 'a' uses itself"), qPrintable(stage.complaints[1]));
  }

  void aFloodOfErrorsIsCutOff()
  {
    RosStage stage;
    std::string text;
    for(int i = 0; i < 5000; ++i)
      text += "<Sphere/>\n";
    QVERIFY(stage.elements(text));
    QCOMPARE(stage.complaints.size(), 201);
    QVERIFY(stage.complaints.last().contains("more than 200 messages"));
  }

  void readsLatin1AndByteOrderMarks()
  {
    RosStage stage;
    QVERIFY(stage.import("<?xml version='1.0' encoding='ISO-8859-1'?><Simulation><!-- \xE4 --><Scene><Elements>"
                         "<Sphere name='\xFC' radius='1'/></Elements></Scene></Simulation>"));
    QVERIFY(stage.find("\xC3\xBC"));
    QVERIFY(stage.import(
        "\xEF\xBB\xBF\r\n<Simulation><Scene><Elements><Sphere name='s' radius='1'/></Elements></Scene></Simulation>"));
    QVERIFY(stage.find("s"));
    QCOMPARE(stage.complaints, QStringList());
  }

  void everyBeginningOfAFileIsSurvived()
  {
    std::ifstream in(std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources/examples/cart.ros", std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    QVERIFY(text.size() > 1000);
    RosStage stage;
    for(std::size_t size = 0; size < text.size(); size += 13)
      QVERIFY(!stage.import(text.substr(0, size)) || text.substr(size).find('<') == std::string::npos);
  }

  void checkingTellsWhatBuildingTells()
  {
    QTemporaryDir folder;
    const std::string good = folder.filePath("good.ros").toStdString();
    const std::string bad = folder.filePath("bad.ros").toStdString();
    std::ofstream(good) << "<Simulation><Scene><Elements>" + box("b") + "</Elements></Scene></Simulation>";
    std::ofstream(bad) << "<Simulation><Scene>\n<Elements><Sphere/></Elements></Scene></Simulation>";
    SceneCheck check({});
    QVERIFY(check.check(std::vector{good}).empty());
    const Diagnostics found = SceneCheck({}).check(std::vector{bad});
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].text(), bad + ":2:11: error: Sphere needs the attribute 'radius'");
    QCOMPARE(sceneFilesBelow(folder.path().toStdString()), (std::vector{bad, good}));
  }
};

QTEST_GUILESS_MAIN(RosFilesTest)
#include "RosFilesTest.moc"
