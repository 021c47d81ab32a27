#include "app/ide/keys/KeyConflicts.h"

#include <QtTest>

using namespace sparkwright;
using Kind = KeyConflict::Kind;
using Scope = Actions::Scope;

/// Which keys clash, and how: without a window.
class KeyConflictsTest : public QObject
{
  Q_OBJECT
private slots:
  void twoInOnePlaceAreSerious_data()
  {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("kind"); // -1: none
    const auto row = [](const char* name, Scope a, Scope b, const char* key, int kind)
    { QTest::newRow(name) << static_cast<int>(a) << static_cast<int>(b) << QString(key) << kind; };
    row("window twice", Scope::Window, Scope::Window, "F9", static_cast<int>(Kind::Both));
    row("window and views", Scope::Window, Scope::Views, "F9", static_cast<int>(Kind::Both));
    row("views and texts", Scope::Views, Scope::Text, "F9", -1);
    row("window and texts", Scope::Window, Scope::Text, "F9", static_cast<int>(Kind::OwnFirst));
    row("texts twice", Scope::Text, Scope::Text, "F9", static_cast<int>(Kind::Both));
    row("texts and tree", Scope::Text, Scope::Tree, "F9", -1);
    row("window and tree", Scope::Window, Scope::Tree, "F9", static_cast<int>(Kind::OwnFirst));
    row("views and match keys", Scope::Views, Scope::MatchKeys, "F9", static_cast<int>(Kind::WhileArmed));
    // A bare key of the window acts in the views only.
    row("bare, and tree", Scope::Window, Scope::Tree, "Y", -1);
    row("bare, and views", Scope::Window, Scope::Views, "Y", static_cast<int>(Kind::Both));
  }
  void twoInOnePlaceAreSerious()
  {
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(QString, key);
    QFETCH(int, kind);
    const auto found =
        findKeyConflicts({use("a", static_cast<Scope>(first), key), use("b", static_cast<Scope>(second), key)}, {});
    QCOMPARE(found.size(), std::size_t(kind < 0 ? 0 : 1));
    if(kind < 0)
      return;
    QCOMPARE(static_cast<int>(found.front().kind), kind);
    QCOMPARE(found.front().first, QString("a"));
    QCOMPARE(found.front().second, QString("b"));
    QVERIFY(found.front().words.contains("Command a") && found.front().words.contains("Command b"));
  }
  void keysOfTheCameraComeFirstInTheViews()
  {
    const auto found = findKeyConflicts({use("a", Scope::Views, "W"), use("b", Scope::Views, "E"),
                                         use("c", Scope::Views, "Shift+W"), use("d", Scope::Text, "W")},
                                        {});
    QCOMPARE(found.size(), std::size_t(2));
    QCOMPARE(found[0].kind, Kind::Movement);
    QVERIFY(found[0].serious());
    QCOMPARE(found[1].kind, Kind::Flying);
    QVERIFY(!found[1].serious());
  }
  void whatTextsTakeIsToldOfCommandsOfTheWindow()
  {
    const auto found = findKeyConflicts({use("a", Scope::Window, "Ctrl+C"), use("b", Scope::Views, "Ctrl+A")}, {});
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].kind, Kind::TextEditing);
    QCOMPARE(found[0].first, QString("a"));
  }
  void seriousOnesStandFirst()
  {
    const auto found = findKeyConflicts(
        {use("a", Scope::Window, "Ctrl+C"), use("b", Scope::Window, "F9"), use("c", Scope::Window, "F9")}, {});
    QCOMPARE(found.size(), std::size_t(2));
    QVERIFY(found[0].serious() && !found[1].serious());
  }

private:
  static KeyUse use(const char* id, Scope scope, const QString& key)
  {
    return {id, QString("Command %1").arg(id), scope, {QKeySequence(key, QKeySequence::PortableText)}};
  }
};

QTEST_MAIN(KeyConflictsTest)
#include "KeyConflictsTest.moc"
