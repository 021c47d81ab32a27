#include "core/design/NewScene.h"
#include "core/design/DesignTexts.h"
#include "core/run/SceneCheck.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sparkwright;
using design::makeScene;
using design::NewScene;
using NewKind = NewScene::Kind;
namespace fs = std::filesystem;

/// New scenes from templates: what is written loads without warnings; bad names and folders are refused.
class NewSceneTest : public QObject
{
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> folder_;
  const fs::path data_ = fs::path(SPARKWRIGHT_SOURCE_DIR) / "resources";

  fs::path place(const QString& name) const { return folder_->filePath(name).toStdString(); }
  NewScene scene(const std::string& name, NewKind kind = NewKind::Ground) const
  {
    return {kind, name, place("scenes")};
  }

private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  void whatIsMadeLoadsWithoutWarnings_data()
  {
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("file");
    QTest::newRow("empty") << static_cast<int>(NewKind::Empty) << "my world.rsg";
    QTest::newRow("ground") << static_cast<int>(NewKind::Ground) << "my world.rsg";
    QTest::newRow("falling") << static_cast<int>(NewKind::Falling) << "my world.rsg";
    QTest::newRow("soccer") << static_cast<int>(NewKind::Soccer) << "my world.rsg";
    QTest::newRow("set-up") << static_cast<int>(NewKind::SetUp) << "my world.rb";
  }
  void whatIsMadeLoadsWithoutWarnings()
  {
    QFETCH(int, kind);
    QFETCH(QString, file);
    LocalText problem;
    const fs::path made = makeScene(scene("my world", static_cast<NewKind>(kind)), data_, problem);
    QVERIFY2(!made.empty(), problem.english().c_str());
    QCOMPARE(made, place("scenes/" + file));
    QFile written(QString::fromStdString(made.string()));
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray text = written.readAll();
    QVERIFY(text.contains("my world") && !text.contains('@'));
    SceneCheckOptions options;
    options.world.dataDirectories = {place("scenes"), data_};
    options.world.seed = 1;
    const std::string name = made.string();
    const Diagnostics found = SceneCheck(options).check(std::span(&name, 1));
    for(const Diagnostic& each : found)
      QVERIFY2(each.severity < Diagnostic::Severity::Warning, each.text().c_str());
  }
  void theEndingMayBeTyped()
  {
    LocalText problem;
    QCOMPARE(makeScene(scene("a.rsg"), data_, problem), place("scenes/a.rsg"));
    QCOMPARE(makeScene(scene("b.rb", NewKind::SetUp), data_, problem), place("scenes/b.rb"));
    QVERIFY(fs::exists(place("scenes/b.rsg")));
    QCOMPARE(fileOf(scene("c.rb")), place("scenes/c.rb.rsg"));
  }
  void nothingIsReplaced()
  {
    LocalText problem;
    QVERIFY(!makeScene(scene("a"), data_, problem).empty());
    QVERIFY(makeScene(scene("a", NewKind::Empty), data_, problem).empty());
    QCOMPARE(problem, design::designText("newScene.isThere", "a.rsg"));
    QVERIFY(makeScene(scene("a", NewKind::SetUp), data_, problem).empty()); // Its scene is there.
    QVERIFY(!fs::exists(place("scenes/a.rb")));
  }
  void badNamesAndFoldersAreRefused()
  {
    for(const std::string name : {"", ".hidden", "-x", " x", "x ", "a/b", "a\\b", "a\"b", "a(b", "a\nb", ".rsg"})
      QVERIFY2(!problemOf(scene(name)).empty(), name.c_str());
    QVERIFY(!problemOf(scene(std::string(NewScene::longestName + 1, 'x'))).empty());
    QVERIFY(problemOf(scene("Bühne 2")).empty());
    QVERIFY(!problemOf({NewKind::Ground, "a", {}}).empty());
    QVERIFY(!problemOf({NewKind::Ground, "a", "relative"}).empty());
    QFile file(folder_->filePath("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(!problemOf({NewKind::Ground, "a", place("file")}).empty());
  }
  void whatCannotBeWrittenLeavesNothing()
  {
    LocalText problem;
    QVERIFY(makeScene(scene("a"), place("nowhere"), problem).empty()); // No templates.
    QVERIFY(!problem.empty());
    QVERIFY(!fs::exists(place("scenes/a.rsg")));
    QVERIFY(makeScene({NewKind::Ground, "a", "/proc/none"}, data_, problem).empty());
    QVERIFY(!problem.empty());
  }
};

QTEST_GUILESS_MAIN(NewSceneTest)
#include "NewSceneTest.moc"
