#include "app/ide/remote/RemotePart.h"
#include "app/ide/remote/ServerDialog.h"
#include "app/ide/remote/ServersMenu.h"
#include "tests/app/WindowSupport.h"

#include <QMessageBox>
#include <QPushButton>
#include <QTcpServer>
#include <QTcpSocket>
#include <QtEndian>
#include <QtTest>

namespace sparkwright::test
{

/// A server for monitors: tells everybody its scene, and keeps what it hears.
class MonitorPost : public QTcpServer
{
public:
  explicit MonitorPost(quint16 port = 0)
  {
    if(!listen(QHostAddress::LocalHost, port))
      qFatal("%s", qPrintable(errorString()));
    connect(this, &QTcpServer::newConnection, this,
            [this]
            {
              while(QTcpSocket* const socket = nextPendingConnection())
              {
                ++visits;
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { heard += socket->readAll(); });
                clients.append(socket);
                say(*socket, "((time 0))(RSG 0 1)((nd TRF (SLT 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1)))");
              }
            });
  }
  RemoteAddress address() const { return {"127.0.0.1", serverPort()}; }
  void say(QTcpSocket& socket, const QByteArray& message)
  {
    const quint32 length = qToBigEndian(static_cast<quint32>(message.size()));
    socket.write(QByteArray(reinterpret_cast<const char*>(&length), 4) + message);
    socket.flush();
  }
  void sayAll(const QByteArray& message)
  {
    for(const QPointer<QTcpSocket>& client : clients)
      if(client)
        say(*client, message);
  }

  int visits = 0;
  QByteArray heard;
  QList<QPointer<QTcpSocket>> clients;
};

} // namespace sparkwright::test

using namespace sparkwright;
using test::MonitorPost;

/// Servers elsewhere in the real window: which is shown, switching, what is asked of them.
class ServersInWindowTest : public QObject, private test::WindowFixture
{
  Q_OBJECT

  RemotePart& part() { return window_->part<RemotePart>(); }
  QAction& action(const char* id) { return *window_->actions().find(QString::fromLatin1(id)); }
  bool isLive()
  {
    window_->refresh();
    const auto now = part().connection();
    return now && now->phase == RemoteState::Phase::Live;
  }
  bool waitFor(const std::function<bool()>& condition)
  {
    return QTest::qWaitFor(
        [&]
        {
          window_->refresh();
          return condition();
        },
        8000);
  }
  QToolButton* cancelButton()
  {
    for(QToolButton* const button : window_->findChildren<QToolButton*>())
      if(button->accessibleName() == "Cancel connecting")
        return button;
    return nullptr;
  }

private slots:
  void init() { openActive(); }
  void cleanup() { close(); }

  void aServerIsChosenFromTheMenuAndSwitchedLive()
  {
    MonitorPost first, second;
    ServerList().keep({first.address(), "First", 0});
    ServerList().keep({second.address(), "Second", 0});
    ServersMenu& menu = part().menu();
    menu.popup(window_->mapToGlobal(QPoint(5, 5)));
    QVERIFY(QTest::qWaitForWindowExposed(&menu));
    QCOMPARE(menu.servers().size(), std::size_t(2));
    QVERIFY(menu.localEntry().isChecked());
    QVERIFY(QTest::qWaitFor([&] { return menu.entries()[0]->text().contains("– reachable"); }));
    QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(menu.entries()[0]).center());
    QVERIFY(waitFor([this] { return isLive(); }));
    QVERIFY(!menu.isVisible());
    const int visitsOfSecond = second.visits;
    menu.popup(window_->mapToGlobal(QPoint(5, 5)));
    QVERIFY(QTest::qWaitFor([&] { return menu.entries()[0]->text().contains("– connected"); }));
    QVERIFY(menu.entries()[0]->isChecked() && !menu.localEntry().isChecked());
    QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(menu.entries()[1]).center());
    QVERIFY(waitFor([&] { return isLive() && second.visits > visitsOfSecond; }));
    QVERIFY(window_->windowTitle().contains(QString::number(second.serverPort())));
    part().disconnectFrom();
    QVERIFY(waitFor([this] { return !part().connection(); }));
    menu.popup(window_->mapToGlobal(QPoint(5, 5)));
    QVERIFY(QTest::qWaitFor([&] { return menu.localEntry().isChecked(); }));
    menu.close();
  }
  void aServerThatIsAwayIsTriedAgainUntilItComesOrOneCancels()
  {
    auto post = std::make_unique<MonitorPost>();
    const quint16 port = post->serverPort();
    const RemoteAddress address = post->address();
    post.reset();
    part().connectTo(address);
    QVERIFY(waitFor([&] { return cancelButton() && cancelButton()->isVisible(); }));
    QVERIFY(!action("requestFullState").isEnabled() && !action("endServer").isEnabled());
    post = std::make_unique<MonitorPost>(port);
    QVERIFY(waitFor([this] { return isLive(); })); // Within about a second.
    QVERIFY(waitFor([&] { return !cancelButton()->isVisible(); }));
    post.reset(); // It goes again.
    QVERIFY(waitFor([&] { return cancelButton()->isVisible(); }));
    QTest::mouseClick(cancelButton(), Qt::LeftButton);
    QVERIFY(waitFor([this] { return !part().connection() && !cancelButton()->isVisible(); }));
  }
  void theFullStateIsAskedForByItsKey()
  {
    QVERIFY(waitFor([this] { return action("requestFullState").toolTip().contains("Needs a server"); }));
    QTest::keyClick(window_.get(), Qt::Key_U, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    QVERIFY(session_->commands.empty());
    MonitorPost post;
    part().connectTo(post.address());
    QVERIFY(waitFor([this] { return action("requestFullState").isEnabled(); }));
    QVERIFY(!action("requestFullState").toolTip().contains("Needs a server"));
    QTest::keyClick(window_.get(), Qt::Key_U, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    QVERIFY(waitFor([&] { return post.heard.contains("(reqfullstate)"); }));
  }
  void aServerIsEndedOnlyWhenOneSaysSo()
  {
    MonitorPost post;
    part().connectTo(post.address());
    QVERIFY(waitFor([this] { return action("endServer").isEnabled(); }));
    for(const bool sure : {false, true})
    {
      window_->activateWindow();
      QVERIFY(QTest::qWaitForWindowActive(window_.get()));
      QTest::keyClick(window_.get(), Qt::Key_W, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
      auto* const question = window_->findChild<QMessageBox*>();
      QVERIFY(question);
      QVERIFY(QTest::qWaitForWindowExposed(question));
      for(QAbstractButton* const button : question->buttons())
        if((question->buttonRole(button) == QMessageBox::DestructiveRole) == sure)
        {
          QTest::mouseClick(button, Qt::LeftButton);
          break;
        }
      QVERIFY(QTest::qWaitFor([&] { return !window_->findChild<QMessageBox*>(); }));
      if(sure)
        QVERIFY(waitFor([&] { return post.heard.contains("(killsim)"); }));
      else
        QVERIFY(!post.heard.contains("killsim"));
    }
    QVERIFY(session_->commands.empty()); // Never for the own simulation.
  }
  void nameAndDelayAreKeptAndTakeEffectAtOnce()
  {
    MonitorPost post;
    part().connectTo(post.address());
    QVERIFY(waitFor([this] { return isLive() && action("editServer").isEnabled(); }));
    action("editServer").trigger();
    auto* const dialog = window_->findChild<ServerDialog*>();
    QVERIFY(dialog);
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QTest::keyClicks(&dialog->name(), "Field A");
    dialog->delay().setFocus();
    dialog->delay().selectAll();
    QTest::keyClicks(&dialog->delay(), "150");
    QTest::keyClick(&dialog->delay(), Qt::Key_Tab);
    QCOMPARE(dialog->slider().value(), 150);
    post.sayAll("((time 0.04))(RDS 0 1)((nd))");
    QVERIFY(waitFor([this] { return part().connection()->delay == 0.15; }));
    QVERIFY(waitFor([&] { return dialog->measured().text().contains("150 ms"); }));
    QCOMPARE(ServerList().find(post.address()).name, QString("Field A"));
    QCOMPARE(ServerList().find(post.address()).delay, 150);
    dialog->slider().setValue(0);
    QVERIFY(waitFor([this] { return part().connection()->delay == 0; }));
    part().disconnectFrom();
    QVERIFY(waitFor([this] { return !window_->findChild<ServerDialog*>(); }));
  }
};

QTEST_MAIN(ServersInWindowTest)
#include "ServersInWindowTest.moc"
