#include "core/text/Suggest.h"
#include "core/world/World.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace sparkwright;

/// Names of former scenes get the hint that means the same, not the one that reads alike.
class FormerNamesTest : public QObject
{
  Q_OBJECT

private slots:
  void whatMeansTheSameIsSuggested_data()
  {
    QTest::addColumn<QByteArray>("former");
    QTest::addColumn<QByteArray>("present");
    const auto row = [](const char* former, const char* present)
    { QTest::newRow(former) << QByteArray(former) << QByteArray(present); };
    row("CCylinder", "did you mean 'kerosin/Capsule'?");
    row("kerosin/CCylinder", "did you mean 'kerosin/Capsule'?");
    row("Body", "did you mean 'oxygen/RigidBody'?");
    row("setCappedCylinderTotal", "did you mean 'setCapsuleTotal'?");
    row("addCappedCylinder", "did you mean 'addCapsule'?");
    row("setCylinderTotl", "did you mean 'setCylinderTotal'?"); // A slip stays a slip.
    row("Bodi", "");
    row("", "");
  }
  void whatMeansTheSameIsSuggested()
  {
    QFETCH(QByteArray, former);
    QFETCH(QByteArray, present);
    const std::vector<std::string> names{"kerosin/Cylinder",  "kerosin/Capsule", "oxygen/RigidBody", "soccer/Ball",
                                         "setCylinderTotal", "setCapsuleTotal", "addCapsule",       "addCylinder"};
    QCOMPARE(QByteArray::fromStdString(didYouMean(former.toStdString(), names)), present);
  }
  void namesThatAreNotThereAreNotSuggested()
  {
    QCOMPARE(nearest("Body", {"Box"}), std::vector<std::string>());
    QCOMPARE(nearest("CCylinder", {"Cylinder"}), std::vector<std::string>{"Cylinder"});
  }
  void scenesGetTheHint_data()
  {
    QTest::addColumn<QByteArray>("scene");
    QTest::addColumn<QString>("hint");
    QTest::newRow("class that makes no nodes") << QByteArray("(nd Body (setCappedCylinderTotal 1 2 3))") << "RigidBody'?";
    QTest::newRow("class") << QByteArray("(nd Transform (nd CCylinder))") << "Capsule'?";
    QTest::newRow("method") << QByteArray("(nd Transform (nd RigidBody (setCappedCylinderTotal 1 2 3)))") << "setCapsuleTotal'?";
  }
  void scenesGetTheHint()
  {
    QFETCH(const QByteArray, scene);
    QFETCH(const QString, hint);
    const QTemporaryDir folder;
    std::ofstream(folder.filePath("old.rsg").toStdString()) << "(RSG 0 1)\n(" << scene.toStdString() << ")\n";
    WorldOptions options;
    options.seed = 1;
    options.dataDirectories = {folder.path().toStdString()};
    World world(std::move(options));
    QString said;
    world.log().setSink([&said](const Diagnostic& d) { said += QString::fromStdString(d.text()) + '\n'; });
    world.load("old.rsg");
    QVERIFY2(said.contains(hint), qPrintable(said));
    QVERIFY2(!said.contains("'Cylinder'") && !said.contains("'setCylinderTotal'"), qPrintable(said));
  }
};

QTEST_APPLESS_MAIN(FormerNamesTest)
#include "FormerNamesTest.moc"
