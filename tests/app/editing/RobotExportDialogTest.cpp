#include "app/ide/design/exchange/RobotExportDialog.h"

#include <QDir>
#include <QMessageBox>
#include <QProcess>
#include <QtTest>

using namespace sparkwright;

/// The dialog that writes a robot as URDF.
class RobotExportDialogTest : public QObject
{
  Q_OBJECT
private slots:
  void writesWhatTheCommandLineWrites()
  {
    RobotExportDialog dialog({"examples/robots/nao.rsg", {SPARKWRIGHT_SOURCE_DIR "/resources"}, {}},
                             file("nao.urdf"), nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QSignalSpy done(&dialog, &RobotExportDialog::done);
    dialog.write();
    QVERIFY(dialog.busy());
    QVERIFY(done.wait(30000));
    QVERIFY(done.front().front().toBool());
    QVERIFY(!dialog.busy());
    // Sensors and the like are listed, nothing of the mechanics is lost.
    QVERIFY(dialog.findChild<QTreeWidget*>()->topLevelItemCount() > 5);
    for(int i = 0; i < dialog.findChild<QTreeWidget*>()->topLevelItemCount(); ++i)
      QVERIFY(!dialog.findChild<QTreeWidget*>()->topLevelItem(i)->text(2).isEmpty());

    QVERIFY(QDir(folder_.path()).mkdir("server"));
    QProcess server;
    server.start(SPARKWRIGHT_BIN_DIR "/sparkwright-server",
                 {"--data", SPARKWRIGHT_SOURCE_DIR "/resources", "--convert", "examples/robots/nao.rsg", file("server/nao.urdf")});
    QVERIFY(server.waitForFinished(30000));
    QCOMPARE(server.exitCode(), 0);
    QCOMPARE(contentOf("nao.urdf"), contentOf("server/nao.urdf"));
    QVERIFY(contentOf("nao.urdf").contains("nao_meshes/models/naohead.obj"));
    const QStringList meshes = QDir(file("nao_meshes/models")).entryList(QDir::Files);
    QVERIFY(meshes.size() > 10);
    QCOMPARE(QDir(file("server/nao_meshes/models")).entryList(QDir::Files), meshes);
    for(const QString& mesh : meshes)
      QVERIFY2(contentOf("nao_meshes/models/" + mesh) == contentOf("server/nao_meshes/models/" + mesh), qPrintable(mesh));
  }

  void aFileThatIsThereIsReplacedOnlyWhenWanted()
  {
    QFile mine(file("mine.urdf"));
    QVERIFY(mine.open(QFile::WriteOnly) && mine.write("mine") == 4);
    mine.close();
    RobotExportDialog dialog({"examples/hinge.rsg", {SPARKWRIGHT_SOURCE_DIR "/resources"}, {}}, mine.fileName(), nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    const auto click = [](QWidget& above, const QString& words)
    {
      for(QPushButton* const button : above.findChildren<QPushButton*>())
        if(button->text() == words)
          return button->click();
      QFAIL(qPrintable(words));
    };
    for(const char* const answer : {"Cancel", "&Replace"})
    {
      click(dialog, "&Export");
      auto* const question = dialog.findChild<QMessageBox*>("replaceQuestion");
      QVERIFY(question);
      QCOMPARE(contentOf("mine.urdf"), QByteArray("mine"));
      click(*question, answer);
      QTRY_VERIFY(!dialog.findChild<QMessageBox*>("replaceQuestion"));
    }
    QTRY_VERIFY(!dialog.busy());
    QVERIFY(contentOf("mine.urdf").startsWith("<?xml"));
  }

  void tellsWhyThereIsNoRobot()
  {
    RobotExportDialog dialog({"examples/ground.rsg", {SPARKWRIGHT_SOURCE_DIR "/resources"}, {}}, file("none.urdf"), nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QSignalSpy done(&dialog, &RobotExportDialog::done);
    dialog.write();
    QVERIFY(done.wait(30000));
    QVERIFY(!done.front().front().toBool());
    QVERIFY(!QFile::exists(file("none.urdf")));
    QCOMPARE(dialog.findChild<QTreeWidget*>()->topLevelItemCount(), 1);
  }

private:
  QString file(const QString& name) const { return folder_.filePath(name); }
  QByteArray contentOf(const QString& name) const
  {
    QFile content(file(name));
    return content.open(QFile::ReadOnly) ? content.readAll() : QByteArray();
  }

  QTemporaryDir folder_;
};

QTEST_MAIN(RobotExportDialogTest)
#include "RobotExportDialogTest.moc"
