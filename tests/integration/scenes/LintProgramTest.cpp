#include "ProgramSupport.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// `sparkwright-server --lint` of scenes.
class LintProgramTest : public QObject
{
  Q_OBJECT

  QTemporaryDir folder_;

  QString write(const QString& name, const QByteArray& text)
  {
    QFile file(folder_.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
  }

private slots:
  void exitCodesTellWhatWasFound()
  {
    const QString good = write("good.rsg", "(RSG 0 1)((nd Transform (nd RigidBody (setBoxTotal 1 1 1 1))))");
    const QString bad = write("bad.rsg", "(RSG 0 1)(\n(nd Transform (setName rod)\n"
                                         "(nd RigidBody (setMassParameters 1 0 0 0 1 1 3 0 0 0))))");
    const ServerOutcome nothing = runServer({"--lint", good});
    QCOMPARE(nothing.code, 0);
    QVERIFY(nothing.out.isEmpty());
    const ServerOutcome found = runServer({"--lint", good, bad});
    QCOMPARE(found.code, 1);
    QVERIFY2(found.out.contains("bad.rsg:3:2: warning: ") && found.out.contains("by 50 %"), qPrintable(found.out));
    QVERIFY2(found.out.contains("fix: "), qPrintable(found.out));
    const ServerOutcome broken = runServer({"--lint", bad, write("broken.rsg", "(RSG 0 1)(((")});
    QCOMPARE(broken.code, 2);
    QVERIFY(broken.error.contains("broken.rsg") && !broken.out.isEmpty());
    QCOMPARE(runServer({"--lint", folder_.filePath("none.rsg")}).code, 2);
  }

  void findingsAreOfferedToPrograms()
  {
    const QString bad = write("bad.rsg", "(RSG 0 1)((nd Transform (setName rod)\n"
                                         "(nd RigidBody (setMassParameters 1 0 0 0 1 1 3 0 0 0))))");
    const QJsonArray all = QJsonDocument::fromJson(runServer({"--lint", "--json", bad}).out.toUtf8()).array();
    QCOMPARE(all.size(), 1);
    const QJsonObject finding = all.at(0).toObject();
    QCOMPARE(finding["kind"].toString(), QString("inertia"));
    QCOMPARE(finding["line"].toInt(), 2);
    QCOMPARE(finding["number"].toDouble(), 50.0);
    const QJsonObject fix = finding["fixes"].toArray().at(0).toObject();
    QVERIFY(fix["file"].toString().endsWith("bad.rsg"));
    QCOMPARE(fix["edits"].toArray().at(0).toObject()["text"].toString(), QString("(setMassParameters 1 0 0 0 1 1 2 0 0 0)"));
  }
};

QTEST_GUILESS_MAIN(LintProgramTest)
#include "LintProgramTest.moc"
