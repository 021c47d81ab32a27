#include "AgentsWindow.h"

#include <QTcpSocket>
#include <QtEndian>

using namespace sparkwright;
using namespace sparkwright::test;

/// The messages of agents in the real window: seen live and decoded, and sent by hand.
class InspectorPanelTest : public QObject, AgentsWindow
{
  Q_OBJECT

  QTcpSocket agent_;

  void say(const QByteArray& message)
  {
    const auto length = qToBigEndian(static_cast<quint32>(message.size()));
    agent_.write(QByteArray(reinterpret_cast<const char*>(&length), 4) + message);
    agent_.flush();
  }
  int rows() { return inspector().table().model()->rowCount(); }
  QString text(int row, MessagesModel::Column column)
  {
    return inspector().table().model()->index(row, column).data().toString();
  }
  /// The cell of the decoded message in the row with that name; empty: there is none.
  QString decoded(const QString& name, int column)
  {
    const QList<QTreeWidgetItem*> items = inspector().tree().findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
    return items.isEmpty() ? QString() : items.front()->text(column);
  }
  void type(const QString& line)
  {
    inspector().line().clear();
    QTest::keyClicks(&inspector().line(), line);
  }

private slots:
  void initTestCase()
  {
    makeWindow();
    raise("messagesDock");
    QVERIFY(!inspector().sendButton().isEnabled());
    agent_.connectToHost("127.0.0.1", static_cast<quint16>(session_->state().agentPort));
    QVERIFY(agent_.waitForConnected());
    say("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
    QVERIFY(wait([&] { return inspector().watched() > 0; }));
    QVERIFY(wait([&] { return agent_.bytesAvailable() > 0; }));
    say("(init (unum 4)(teamname Red))(syn)");
    QVERIFY(wait([&] { return inspector().agents().currentText() == "Red 4"; }));
  }
  void cleanup()
  {
    inspector().pauseButton().setChecked(false);
    inspector().filter().clear();
    inspector().directions().setCurrentIndex(0);
    inspector().line().clear();
  }
  void cleanupTestCase()
  {
    agent_.close();
    closeWindow();
  }

  void perceptsAreShownLiveWithUnits()
  {
    QVERIFY(wait([&] { return rows() > 5 && !decoded("now", 1).isEmpty(); }));
    const QString before = decoded("now", 1);
    QVERIFY(wait([&] { return decoded("now", 1).toDouble() > before.toDouble(); }));
    QCOMPARE(decoded("now", 2), QString("s"));
    QCOMPARE(decoded("GYR torso", 3), QString("gyroscope"));
    QCOMPARE(decoded("rt", 2), QString("°/s"));
    QCOMPARE(decoded("pm", 1), QString("BeforeKickOff"));
    QVERIFY(!decoded("HJ hj1", 0).isEmpty());
    QVERIFY(inspector().raw().toPlainText().startsWith("(time (now "));
    QCOMPARE(text(rows() - 1, MessagesModel::Agent), QString("Red 4"));
  }

  void messagesFromTheAgentAreFiltered()
  {
    say("(he1 0.25)(syn)");
    inspector().directions().setFocus();
    QTest::keyClick(&inspector().directions(), Qt::Key_End);
    QVERIFY(wait([&] { return rows() > 0 && text(rows() - 1, MessagesModel::Text) == "(he1 0.25)(syn)"; }));
    QVERIFY(wait([&] { return decoded("he1", 1) == "0.25"; }));
    QCOMPARE(decoded("he1", 2), QString("rad/s"));
    QTest::keyClick(&inspector().directions(), Qt::Key_Home);
    QTest::keyClicks(&inspector().filter(), "he1");
    QCOMPARE(rows(), 1);
  }

  void pausingStopsReading()
  {
    click(inspector().pauseButton());
    const int before = rows();
    const long cycle = session_->state().frame->cycle;
    QVERIFY(wait([&] { return session_->state().frame->cycle > cycle + 20; }));
    window_->refresh();
    QCOMPARE(rows(), before);
    QVERIFY(!session_->messageTap()->watches(inspector().watched()));
    click(inspector().pauseButton());
    QVERIFY(wait([&] { return session_->messageTap()->watches(inspector().watched()); }));
  }

  void nothingIsReadWhileItCannotBeSeen()
  {
    raise("timelineDock");
    QVERIFY(wait([&] { return !session_->messageTap()->watches(inspector().watched()); }));
    raise("messagesDock");
    QVERIFY(wait([&] { return session_->messageTap()->watches(inspector().watched()); }));
  }

  void aClickedMessageStays()
  {
    QVERIFY(wait([&] { return rows() > 5; }));
    QTableView& table = inspector().table();
    const int row = table.rowAt(table.viewport()->height() / 2);
    QVERIFY(row >= 0);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(table.model()->index(row, 0)).center());
    const QString shown = inspector().raw().toPlainText();
    const int before = inspector().model().rowCount();
    QVERIFY(wait([&] { return inspector().model().rowCount() > before; }));
    QCOMPARE(inspector().raw().toPlainText(), shown);
    for(QToolButton* const button : inspector().findChildren<QToolButton*>())
      if(button->accessibleName() == "Follow")
        click(*button);
    QVERIFY(wait([&] { return inspector().raw().toPlainText() != shown; }));
  }

  void mistakesAreToldWithTheirPlace()
  {
    type("(he1 1.5");
    QVERIFY(!inspector().sendButton().isEnabled());
    QCOMPARE(inspector().sendProblem(), QString("Column 1: this parenthesis is not closed"));
    type("(he1 1.5))");
    QTest::keyClick(&inspector().line(), Qt::Key_Return); // Does not send, but leads there.
    QCOMPARE(inspector().sendProblem(), QString("Column 10: this parenthesis closes nothing"));
    QCOMPARE(inspector().line().cursorPosition(), 9);
    QCOMPARE(inspector().line().text(), QString("(he1 1.5))"));
    inspector().line().clear();
    QVERIFY(inspector().sendProblem().isEmpty() && !inspector().sendButton().isEnabled());
  }

  void aMessageIsSentAsTheAgent()
  {
    type("(he1 -0.5)");
    QTest::keyClick(&inspector().line(), Qt::Key_Return);
    QVERIFY(inspector().line().text().isEmpty());
    QTest::keyClicks(&inspector().filter(), "(he1 -0.5)");
    QVERIFY(wait([&] { return rows() == 1; }));
    QVERIFY(text(0, MessagesModel::Direction).contains("from agent"));
    // It is carried out: the neck turns.
    QVERIFY(wait([&] { return decoded("he1", 1) == "-0.5"; }));
    inspector().filter().clear();
    QVERIFY(wait([&] { return decoded("HJ hj1", 0) == "HJ hj1"; }));
    QVERIFY(wait(
        [&]
        {
          const auto items = inspector().tree().findItems("HJ hj1", Qt::MatchExactly);
          return !items.isEmpty() && items.front()->child(0)->text(1).toDouble() < -5;
        }));
    // Up recalls it.
    QTest::keyClick(&inspector().line(), Qt::Key_Up);
    QCOMPARE(inspector().line().text(), QString("(he1 -0.5)"));
    QTest::keyClick(&inspector().line(), Qt::Key_Down);
    QVERIFY(inspector().line().text().isEmpty());
  }

  void aCommandIsSentToTheServer()
  {
    inspector().receiver().setFocus();
    QTest::keyClick(&inspector().receiver(), Qt::Key_Down);
    type("(playMode PlayOn)");
    click(inspector().sendButton());
    QVERIFY(wait([&] { return decoded("pm", 1) == "PlayOn"; }));
    QTest::keyClick(&inspector().receiver(), Qt::Key_Up);
  }

  void anAgentThatLeavesKeepsItsMessages()
  {
    QVERIFY(wait([&] { return rows() > 5; }));
    agent_.disconnectFromHost();
    QVERIFY(wait([&] { return inspector().agents().currentText().endsWith("(gone)"); }));
    QVERIFY(rows() > 5);
    type("(he1 1)"); // Nobody is there in whose name it could be sent.
    QVERIFY(!inspector().sendButton().isEnabled() && inspector().sendProblem().startsWith("Choose the agent"));
    // Another World has other agents.
    session_->reset();
    QVERIFY(wait([&] { return rows() == 0; }));
  }
};

QTEST_MAIN(InspectorPanelTest)
#include "InspectorPanelTest.moc"
