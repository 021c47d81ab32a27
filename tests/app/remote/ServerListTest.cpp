#include "app/ide/remote/ServerList.h"
#include "tests/app/SettingsSupport.h"

#include <QSettings>
#include <QtTest>

using namespace sparkwright;

/// Servers are remembered with what a person says about them.
class ServerListTest : public QObject
{
  Q_OBJECT

  QStringList titles()
  {
    QStringList list;
    for(const KnownServer& server : ServerList().all())
      list << server.title();
    return list;
  }

private slots:
  void init() { settings_.clear(); }

  void thoseWithANameComeFirst()
  {
    const ServerList list;
    QCOMPARE(titles(), QStringList());
    list.use({"10.0.0.1", 3200});
    list.use({"10.0.0.2", 3200});
    list.keep({{"10.0.0.9", 3100}, "West", 0});
    list.keep({{"10.0.0.1", 3200}, "East", 120});
    QCOMPARE(titles(), QStringList({"East", "West", "10.0.0.2:3200"}));
    QCOMPARE(list.find({"10.0.0.1", 3200}).delay, 120);
    QCOMPARE(list.find({"10.0.0.1", 3201}).name, QString()); // Another one.
  }
  void aDelayIsKeptWithoutAName()
  {
    const ServerList list;
    list.use({"far", 3200});
    list.keep({{"far", 3200}, {}, 200});
    QCOMPARE(titles(), QStringList{"far:3200"});
    QCOMPARE(list.all().front().delay, 200);
    list.keep({{"far", 3200}, {}, 0});
    QCOMPARE(list.find({"far", 3200}).delay, 0);
    QCOMPARE(titles(), QStringList{"far:3200"}); // It was used.
  }
  void oddSettingsAreLeftOut()
  {
    QSettings settings;
    settings.beginWriteArray("keptServers");
    int index = 0;
    for(const auto& [address, delay] :
        {std::pair(":3200", "5"), std::pair("far:99999", "5"), std::pair("near:3200", "9999"), std::pair("odd:3200", "x")})
    {
      settings.setArrayIndex(index++);
      settings.setValue("address", address);
      settings.setValue("name", QString("n%1").arg(index));
      settings.setValue("delay", delay);
    }
    settings.endArray();
    settings.setValue("recentServers", QStringList{"", "gone:0", "there:3200"});
    QCOMPARE(titles(), QStringList({"n3", "n4", "there:3200"}));
    QCOMPARE(ServerList().find({"near", 3200}).delay, 500);
    QCOMPARE(ServerList().find({"odd", 3200}).delay, 0);
  }

private:
  test::SettingsFolder settings_;
};

QTEST_MAIN(ServerListTest)
#include "ServerListTest.moc"
