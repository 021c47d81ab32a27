#include "tests/app/agents/AgentsWindow.h"

#include <QMessageBox>
#include <QPushButton>

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
  void nothingIsAskedWhenNothingGoesOn()
  {
    QVERIFY(window_->close());
    QVERIFY(!question());
  }
};

QTEST_MAIN(CloseWindowTest)
#include "CloseWindowTest.moc"
