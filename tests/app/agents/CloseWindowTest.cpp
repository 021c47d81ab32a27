#include "tests/app/agents/AgentsWindow.h"

#include <QMessageBox>
#include <QPushButton>

#include <csignal>

using namespace sparkwright;

/// Closing the window while programs run that were started in it: they end only when the user agrees.
class CloseWindowTest : public QObject, private test::AgentsWindow
{
  Q_OBJECT

  QMessageBox* question() { return window_->findChild<QMessageBox*>("closeQuestion"); }
  void press(const QString& words)
  {
    QPointer<QMessageBox> box = question();
    QVERIFY(box);
    for(QAbstractButton* const button : box->buttons())
      if(button->text() == words)
        return QTest::mouseClick(button, Qt::LeftButton);
    QFAIL("There is no such button.");
  }

private slots:
  void init() { makeWindow(); }
  void cleanup() { closeWindow(); }

  void programsGoOnUntilTheUserAgrees()
  {
    programs().start(shell("sleep 600"));
    programs().start(shell("sleep 600"));
    QVERIFY(wait([this] { return programs().alive() == 2; }));

    QVERIFY(!window_->close());
    QVERIFY(question() && question()->isVisible());
    QVERIFY2(question()->informativeText().contains("2 programs"), qPrintable(question()->informativeText()));
    press("Cancel");
    QVERIFY(window_->isVisible());
    QCOMPARE(programs().alive(), 2);

    QVERIFY(wait([this] { return !question(); }));
    QVERIFY(!window_->close());
    press("&End and close");
    QVERIFY(wait([this] { return !window_->isVisible(); }));
    QCOMPARE(programs().alive(), 0);
  }
  void aSignalEndsTheProgramWhateverGoesOnAndWhicheverDialogIsOpen()
  {
    const QString idFile = folder_->filePath("id");
    programs().start(shell("echo $$ > '" + idFile.toStdString() + "'; exec sleep 600"));
    QVERIFY(wait([&] { return QFileInfo(idFile).size() > 1; }));
    QFile id(idFile);
    QVERIFY(id.open(QIODevice::ReadOnly));
    const auto program = static_cast<pid_t>(id.readAll().trimmed().toLong());
    QVERIFY(program > 1 && ::kill(program, 0) == 0);
    QVERIFY(!window_->close());
    QVERIFY(question());
    QMessageBox blocking; // With an event loop of its own.
    QTimer::singleShot(0, &blocking, [&blocking] { blocking.exec(); });
    QTimer::singleShot(100, window_.get(), &MainWindow::endUnasked);
    QTimer::singleShot(20000, &blocking, [] { QCoreApplication::exit(1); });
    QCOMPARE(QCoreApplication::exec(), 0);
    window_.reset(); // As main() does.
    QTRY_VERIFY(::kill(program, 0) != 0);
  }
  void nothingIsAskedWhenNothingGoesOn()
  {
    QVERIFY(window_->close());
    QVERIFY(!question());
  }
};

QTEST_MAIN(CloseWindowTest)
#include "CloseWindowTest.moc"
