#include "JudgeSupport.h"

#include "core/game/simurosot/profile/ProfileFile.h"
#include "core/game/simurosot/referee/BuiltInReferee.h"
#include "core/game/simurosot/referee/RefereeLibrary.h"

#include <QTemporaryDir>
#include <QtTest>

#include <limits>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using judging::blue;
using judging::Pitch;

/// Referees from libraries, and the one that is built in, which has the same functions.
class RefereeLibraryTest : public QObject
{
  Q_OBJECT

private slots:
  void aLibraryWithAllFunctionsJudges();
  void whatIsNoRefereeIsRefused_data();
  void whatIsNoRefereeIsRefused();
  void theBuiltInOneReadsTheRules();
  void theBuiltInOneRefusesWhatItDoesNotUnderstand();

private:
  static std::filesystem::path referees() { return SPARKWRIGHT_TEST_REFEREES; }
};

void RefereeLibraryTest::aLibraryWithAllFunctionsJudges()
{
  RefereeLibrary library;
  QVERIFY(!library.functions());
  QCOMPARE(library.load(referees() / "whistler.so").english(), std::string());
  const RefereeFunctions* const referee = library.functions();
  QVERIFY(referee);
  QCOMPARE(referee->apiVersion(), SREF_API_VERSION);
  const sref_league league = refereeLeague(judging::large());
  void* const handle = referee->create(&league, nullptr);
  Pitch pitch;
  sref_verdict verdict{};
  for(int frame = 1; frame <= 10; ++frame)
    QCOMPARE(referee->judge(handle, &pitch.view(), &verdict), frame == 10 ? 1 : 0);
  QCOMPARE(QString(verdict.text), QString("frame 10"));
  referee->reset(handle);
  QCOMPARE(referee->judge(handle, &pitch.view(), &verdict), 0);
  referee->destroy(handle);
  library.unload();
  QVERIFY(!library.functions());
}

// S40
void RefereeLibraryTest::whatIsNoRefereeIsRefused_data()
{
  QTest::addColumn<QString>("file");
  QTest::addColumn<QString>("why");
  QTest::newRow("S40 missing") << "none.so" << "there is no referee library %1";
  QTest::newRow("S40 wrong version")
      << "newcomer.so" << "the referee %1 is for version 2 of the interface, this program has version 1";
  QTest::newRow("S40 a function is missing")
      << "halfway.so" << "%1 is no referee: it has no function sref_placement_spec";
  QTest::newRow("S40 a folder") << "." << "there is no referee library %1";
}

void RefereeLibraryTest::whatIsNoRefereeIsRefused()
{
  QFETCH(QString, file);
  QFETCH(QString, why);
  RefereeLibrary library;
  QVERIFY(library.load(referees() / "whistler.so").empty());
  const std::filesystem::path place = referees() / file.toStdString();
  const LocalText problem = library.load(place);
  QCOMPARE(QString::fromStdString(problem.english()), why.arg(QString::fromStdString(place.string())));
  QVERIFY(problem.key());
  QVERIFY(!library.functions()); // Nor the former one.
  QTemporaryDir folder;
  QFile text(folder.filePath("text.so"));
  QVERIFY(text.open(QFile::WriteOnly));
  text.write("no library");
  text.close();
  QVERIFY(library.load(text.fileName().toStdString()).english().find("cannot be loaded") != std::string::npos);
}

void RefereeLibraryTest::theBuiltInOneReadsTheRules()
{
  const RefereeFunctions& referee = builtInReferee();
  QCOMPARE(referee.apiVersion(), SREF_API_VERSION);
  const sref_league league = refereeLeague(judging::middle());
  Pitch pitch;
  pitch.place(blue(0), 100, 10).place(blue(1), 100, -10).ball(50, 1);
  const auto framesUntilVerdict = [&](const char* rules)
  {
    void* const handle = referee.create(&league, rules);
    sref_verdict verdict{};
    verdict.size = sizeof verdict;
    int frame = 1;
    while(frame < 100 && !referee.judge(handle, &pitch.view(), &verdict))
      ++frame;
    referee.destroy(handle);
    return frame;
  };
  QCOMPARE(framesUntilVerdict(nullptr), 5);
  QCOMPARE(framesUntilVerdict(""), 5);
  QCOMPARE(framesUntilVerdict(writeProfile(judging::middle()).c_str()), 5);
  QCOMPARE(framesUntilVerdict("(simuro (rules (areaFrames 9)))"), 9); // On the field that is played on.
  QCOMPARE(framesUntilVerdict("(simuro (rules (R2 (on false))))"), 100);
}

void RefereeLibraryTest::theBuiltInOneRefusesWhatItDoesNotUnderstand()
{
  const RefereeFunctions& referee = builtInReferee();
  sref_league league = refereeLeague(judging::large());
  QVERIFY(!referee.create(nullptr, nullptr));
  league.size = 8;
  QVERIFY(!referee.create(&league, nullptr));
  league = refereeLeague(judging::large());
  league.robots = -7;
  league.geometry.length = std::numeric_limits<double>::quiet_NaN();
  void* const handle = referee.create(&league, "(simuro (nonsense");
  QVERIFY(handle);
  Pitch pitch;
  pitch.ball(205, 0); // A goal.
  sref_verdict verdict{};
  QCOMPARE(referee.judge(handle, &pitch.view(), &verdict), 0); // The size is not set.
  verdict.size = sizeof verdict;
  QCOMPARE(referee.judge(handle, nullptr, &verdict), 0);
  QCOMPARE(referee.judge(handle, &pitch.view(), nullptr), 0);
  QCOMPARE(referee.judge(nullptr, &pitch.view(), &verdict), 0);
  QCOMPARE(referee.judge(handle, &pitch.view(), &verdict), 1);
  sref_region region{};
  region.size = sizeof region;
  QCOMPARE(referee.placementSpec(handle, &verdict, 5, 1, &region), 0);
  QCOMPARE(referee.placementSpec(handle, &verdict, SREF_BLUE, 1, nullptr), 0);
  QCOMPARE(referee.placementSpec(handle, &verdict, SREF_BLUE, 1, &region), 1);
  QCOMPARE(referee.validate(handle, nullptr, nullptr, nullptr), 0);
  referee.reset(nullptr);
  referee.reset(handle);
  referee.destroy(handle);
  referee.destroy(nullptr);
}

QTEST_APPLESS_MAIN(RefereeLibraryTest)
#include "RefereeLibraryTest.moc"
