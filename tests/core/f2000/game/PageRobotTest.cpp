#include "tests/core/f2000/game/GameSupport.h"

#include "core/game/f2000/data/ArrayData.h"
#include "core/game/f2000/data/Layout.h"
#include "core/game/f2000/robot/Devices.h"

#include <QFile>
#include <QRegularExpression>
#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::f2000;
using sparkwright::test::F2000World;

/// The robot of docs/f2000.md, and what the page says that a client says and hears: taken from the page itself.
class PageRobotTest : public QObject
{
  Q_OBJECT

  QString page_;

  /// A block of the page by its language.
  std::string block(const QString& language) const
  {
    const auto match = QRegularExpression("```" + language + "\n(.*?)```", QRegularExpression::DotMatchesEverythingOption).match(page_);
    return match.captured(1).toStdString();
  }
  /// The commands in the first column of the page's table that begin with one of these words.
  QStringList commands(const QStringList& words) const
  {
    QStringList found;
    static const QRegularExpression code("`([A-Z]+[^`]*)`");
    for(const QString& line : page_.split('\n'))
    {
      if(!line.startsWith("| `"))
        continue;
      for(auto match = code.globalMatch(line); match.hasNext();)
        if(const QString command = match.next().captured(1); words.contains(command.section(' ', 0, 0)))
          found << command;
    }
    return found;
  }
  static std::optional<double> measured(F2000World& play, const char* feature)
  {
    SensorQuery query;
    query.feature = feature;
    const auto* const data = dynamic_cast<const ArrayData*>(play.robot().devices->sensors().get(query));
    if(!data || data->stamp() == 0 || data->words()[0] == invalidWord)
      return {};
    return static_cast<std::int32_t>(data->words()[0]);
  }

private slots:
  void initTestCase()
  {
    QFile page(SPARKWRIGHT_SOURCE_DIR "/docs/f2000.md");
    QVERIFY(page.open(QIODevice::ReadOnly));
    page_ = QString::fromUtf8(page.readAll());
    QVERIFY(!block("f2krobot").empty() && !block("f2kworld").empty());
  }

  void itsWorldRuns()
  {
    F2000World play(block("f2kworld"), {{"mine.f2krobot", block("f2krobot")}});
    QVERIFY(play.loaded);
    play.cycles(100);
    const F2000World plain("(field msl2002)"); // Says what is wrong with the faulty plugins that tests load.
    QVERIFY2(play.messages == plain.messages, play.messages.empty() ? "" : play.messages.back().c_str());
    QCOMPARE(play.robots().size(), std::size_t(1));
  }

  void itsDriveTakesTheCommandsOfThePage()
  {
    F2000World play("(field msl2002) (ball -4000 2000)");
    QVERIFY(play.bring(1, block("f2krobot"), "0 0 0") > 0);
    const QStringList drive = commands({"MV", "TV", "RV", "MOTION"});
    QVERIFY2(drive.size() >= 5, qPrintable(drive.join(' ')));
    int refused = 0;
    for(const QString& command : drive)
    {
      play.say(1, command.toStdString());
      const std::string answer = play.take(1);
      const bool isOfOmni = command.startsWith("MOTION 3");
      refused += isOfOmni;
      QVERIFY2(isOfOmni ? answer.starts_with("ERR 41 ") : command.contains('#') ? answer.starts_with("OK ") : answer.empty(),
               qPrintable(command + " -> " + QString::fromStdString(answer)));
    }
    QCOMPARE(refused, 1);
    play.say(1, "MOTION 2 0.5 0.2");
    play.cycles(100);
    QVERIFY2(play.robot().pose().x > 0.2 && play.robot().pose().theta > 0.05, qPrintable(QString::number(play.robot().pose().x)));
    play.say(1, "STOP");
    QCOMPARE(play.take(1), std::string("OK STOP\n"));
    play.cycles(100);
    QVERIFY(std::abs(play.robot().twist().vx) < 0.01);
  }

  void itFollowsTheBall_data()
  {
    QTest::addColumn<int>("heading"); // thousandths of degrees
    QTest::newRow("ahead") << 0;
    QTest::newRow("behind") << 180000;
  }
  /// As tests/sdk/f2k/Follow.cpp does it.
  void itFollowsTheBall()
  {
    QFETCH(int, heading);
    F2000World play("(field msl2002) (ball 1000 0)");
    QVERIFY(play.bring(1, block("f2krobot"), "-1000 0 " + std::to_string(heading)) > 0);
    bool near = false;
    for(int i = 0; i < 4000 && !near; ++i)
    {
      if(i % 5 == 0)
      {
        const auto distance = measured(play, "ballDistance"), bearing = measured(play, "ballAngle");
        const bool sees = distance && bearing;
        const int v = !sees ? 0 : *distance > 500 ? 600 : 200;
        const int omega = !sees ? 45837 : static_cast<int>(2 * *bearing);
        play.say(1, "MV " + std::to_string(v) + ' ' + std::to_string(omega));
      }
      play.cycle();
      near = std::hypot(play.robot().pose().x - 1, play.robot().pose().y) < 0.5;
    }
    QVERIFY2(near, qPrintable(QString("%1 %2").arg(play.robot().pose().x).arg(play.robot().pose().y)));
  }
};

QTEST_MAIN(PageRobotTest)
#include "PageRobotTest.moc"
