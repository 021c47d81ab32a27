#include "app/ide/plots/ResultPlot.h"
#include "app/ide/robots/TrainerDialog.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace sparkwright;

/// The dialog that trains a drive, with the real program.
class TrainerDialogTest : public QObject
{
  Q_OBJECT

  QTemporaryDir folder_;

  QString logOf(int samples) const
  {
    const QString name = folder_.filePath("drive.csv");
    QFile file(name);
    if(!file.open(QIODevice::WriteOnly))
      qFatal("cannot write");
    file.write("t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs\n");
    double x = 0, v = 0;
    for(int i = 0; i < samples; ++i)
    {
      const double set = 800 * std::sin(0.7 * (i / 10));
      file.write(QString("%1 %2 0 0 %3 0 %4 0\n").arg(100 * i).arg(std::lround(x)).arg(std::lround(v)).arg(std::lround(set)).toUtf8());
      const double next = v + std::clamp(set - v, -200., 200.);
      x += (v + next) / 2 * 0.1;
      v = next;
    }
    return name;
  }

private slots:
  void aModelIsMade()
  {
    TrainerDialog dialog(SPARKWRIGHT_BIN_DIR "/sparkwright-server", folder_.path(), nullptr);
    dialog.show();
    QVERIFY(!dialog.trainButton().isEnabled());
    dialog.log().setText(logOf(600));
    emit dialog.log().editingFinished();
    QCOMPARE(dialog.model().text(), folder_.filePath("drive.json")); // Named after it.
    QVERIFY(dialog.trainButton().isEnabled() && !dialog.stopButton().isEnabled());
    QSignalSpy trained(&dialog, &TrainerDialog::trained);
    dialog.trainButton().click();
    QVERIFY(!dialog.trainButton().isEnabled());
    QTRY_COMPARE_WITH_TIMEOUT(trained.count(), 1, 120000);
    QVERIFY(QFile::exists(folder_.filePath("drive.json")));
    QVERIFY(dialog.losses().meanCount() > 5);
    QVERIFY2(dialog.outcome().text().contains("error of one step"), qPrintable(dialog.outcome().text()));
    QVERIFY2(dialog.outcome().text().contains("warning"), qPrintable(dialog.outcome().text())); // Too short a log.
    QVERIFY(dialog.trainButton().isEnabled());
  }
  void stoppingKeepsTheBestModel()
  {
    TrainerDialog dialog(SPARKWRIGHT_BIN_DIR "/sparkwright-server", folder_.path(), nullptr);
    dialog.log().setText(logOf(4000));
    dialog.model().setText(folder_.filePath("stopped.json"));
    QSignalSpy trained(&dialog, &TrainerDialog::trained);
    dialog.trainButton().click();
    QTRY_VERIFY_WITH_TIMEOUT(dialog.losses().meanCount() > 0, 60000);
    QVERIFY(dialog.stopButton().isEnabled());
    dialog.stopButton().click();
    QTRY_COMPARE_WITH_TIMEOUT(trained.count(), 1, 60000);
    QVERIFY(QFile::exists(folder_.filePath("stopped.json")));
  }
  void whatIsWrongIsTold()
  {
    TrainerDialog dialog(SPARKWRIGHT_BIN_DIR "/sparkwright-server", folder_.path(), nullptr);
    dialog.log().setText(folder_.filePath("none.csv"));
    dialog.model().setText(folder_.filePath("none.json"));
    dialog.trainButton().click();
    QTRY_VERIFY_WITH_TIMEOUT(dialog.outcome().text().contains("none.csv"), 20000);
    QVERIFY(!QFile::exists(folder_.filePath("none.json")));
    TrainerDialog lost("/no/such/program", folder_.path(), nullptr);
    lost.log().setText("a");
    lost.model().setText("b");
    lost.trainButton().click();
    QTRY_VERIFY_WITH_TIMEOUT(lost.outcome().text().contains("/no/such/program"), 20000);
  }
};

QTEST_MAIN(TrainerDialogTest)
#include "TrainerDialogTest.moc"
