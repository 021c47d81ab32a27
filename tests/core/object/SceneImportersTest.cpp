#include "SceneSupport.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

/// Reads one name per line; each becomes a box. Lines may name a scene to import: `@file`.
class LineImporter : public SceneImporter
{
public:
  ImportResult import(SceneSource& source, Object& root, std::span<const std::string> arguments,
                      const ImportOptions& options) override
  {
    const std::string text(source.bytes().value_or(""));
    if(!text.starts_with("LINES\n"))
      return {ImportResult::Kind::NotMine, {Diagnostic::Severity::Error, {}, 1, 1, "it does not start with LINES", {}}};
    wasStrict = options.strict;
    for(const QString& line : QString::fromStdString(text).split('\n', Qt::SkipEmptyParts).mid(1))
    {
      if(line.startsWith('@'))
      {
        if(!context()->importer->importFile(line.mid(1).toStdString(), root, arguments))
          return {ImportResult::Kind::Failed};
        continue;
      }
      const auto box = context()->registry->create("Box");
      box->setName(line.toStdString() + (arguments.empty() ? "" : arguments[0]));
      root.addChild(box);
    }
    return {ImportResult::Kind::Read};
  }

  bool wasStrict = false;
};

} // namespace

/// Importers of several formats, side by side and inside each other.
class SceneImportersTest : public QObject
{
  Q_OBJECT

private:
  static std::shared_ptr<LineImporter> install(SceneFixture& fixture)
  {
    ClassBuilder<LineImporter>(fixture.registry, "LineImporter", {"SceneImporter"}, "Reads lines.");
    const auto importer = std::static_pointer_cast<LineImporter>(fixture.registry.create("LineImporter"));
    importer->setContext(&fixture.context);
    return importer;
  }

private slots:
  void importsAnotherFormatInsideAScene()
  {
    SceneFixture fixture;
    const auto lines = install(fixture);
    fixture.file("parts.lines", "LINES\nleft\nright\n@arm.rsg\n");
    fixture.file("arm.rsg", "(RSG 0 1)((templ $x) (nd Box (setName (join arm $x))))");
    QVERIFY(fixture.importBody("((nd Box (setName robot) (importScene parts.lines 7)) (nd Box (setName after)))"));
    QCOMPARE(fixture.tree(), QString("robot{left7,right7,arm7},after"));
    QCOMPARE(fixture.diagnostics, QStringList());
    lines->setContext(nullptr);
  }
  void simplifiesTransformsOfEveryFormat()
  {
    SceneFixture fixture;
    const auto lines = install(fixture);
    fixture.file("nothing.lines", "LINES\n");
    QVERIFY(fixture.importBody("((nd Box (setName base) (nd TRF (setName hand) (importScene nothing.lines))))"));
    QCOMPARE(fixture.tree(), QString("base"));
    lines->setContext(nullptr);
  }
  void asksImportersInTheOrderInWhichTheyJoined()
  {
    SceneFixture fixture;
    const auto lines = install(fixture);
    QCOMPARE(fixture.importer->all(), (std::vector<SceneImporter*>{fixture.ruby.get(), lines.get()}));
    fixture.file("odd", "neither");
    QVERIFY(!fixture.import("odd"));
    QCOMPARE(
        fixture.diagnostics,
        QStringList{"odd:1:1: error: no importer reads 'odd' (RubySceneImporter: this is no scene of a known version; "
                    "LineImporter: it does not start with LINES)"});
    lines->setContext(nullptr);
    QCOMPARE(fixture.importer->all(), std::vector<SceneImporter*>{fixture.ruby.get()});
  }
  void doesNotOfferAFileThatIsItsOwnButBroken()
  {
    SceneFixture fixture;
    const auto lines = install(fixture);
    QVERIFY(!fixture.importBody("("));
    QCOMPARE(fixture.diagnostics.size(), 1);
    QVERIFY(fixture.diagnostics[0].contains("'(' without ')'"));
    lines->setContext(nullptr);
  }
  void findsCyclesAcrossFormats()
  {
    SceneFixture fixture;
    const auto lines = install(fixture);
    fixture.file("a.rsg", "(RSG 0 1)\n((importScene b.lines))");
    fixture.file("b.lines", "LINES\nb\n@a.rsg\n");
    QVERIFY(fixture.import("a.rsg"));
    QCOMPARE(fixture.diagnostics,
             QStringList{"a.rsg: error: template cycle: 'a.rsg' imports itself (a.rsg → b.lines → a.rsg)"});
    QCOMPARE(fixture.tree(), QString("b"));
    lines->setContext(nullptr);
  }
  void tellsImportersTheOptions()
  {
    SceneFixture fixture;
    const auto lines = install(fixture);
    fixture.importer->options.strict = true;
    QVERIFY(fixture.importer->importText("LINES\nx", "x.lines", *fixture.scene, {}));
    QVERIFY(lines->wasStrict);
    lines->setContext(nullptr);
  }
  void saysWhenThereIsNoImporter()
  {
    SceneFixture fixture;
    fixture.ruby->setContext(nullptr);
    QVERIFY(!fixture.importBody("()"));
    QCOMPARE(fixture.diagnostics, QStringList{"test.rsg: error: no scene importer is installed"});
  }

  void takesOrdersFromScripts()
  {
    SceneFixture fixture;
    bool known = false;
    const std::vector<std::string> yes{"true"};
    const std::vector<std::string> maybe{"maybe"};
    for(const char* method : {"setStrict", "setReferenceSkew", "setUnlinkOnCompleteScenes", "enableSceneDictionary"})
    {
      QVERIFY(callMethod(*fixture.ruby, method, Arguments(yes), known).accepted);
      QVERIFY(known);
      QVERIFY(!callMethod(*fixture.ruby, method, Arguments(maybe), known).accepted);
    }
    QVERIFY(fixture.importBody("((nd Box (setName old)))"));
    QVERIFY(fixture.importBody("((nd Recorder (setName new) (setRadius 1m)))"));
    QCOMPARE(fixture.tree(), QString("new"));
    QCOMPARE(fixture.diagnostics, QStringList{"test.rsg:2:40: warning: '1m' is read as 1 for radius"});
  }
  void keepsNoPlacesWithoutTheDictionary()
  {
    SceneFixture fixture;
    fixture.ruby->enableSceneDictionary(false);
    QVERIFY(fixture.importBody("((nd Box (setName a)))"));
    QCOMPARE(fixture.scene->child("a")->origin().line, 0);
  }
};

QTEST_APPLESS_MAIN(SceneImportersTest)
#include "SceneImportersTest.moc"
