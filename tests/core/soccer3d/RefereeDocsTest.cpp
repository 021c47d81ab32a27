#include "core/game/soccer3d/game/Referee.h"
#include "core/game/soccer3d/match/SoccerSettings.h"

#include <QtTest>

#include <set>

using namespace sparkwright;

/// docs/referee.md names every rule and every variable, with default, unit and meaning.
class RefereeDocsTest : public QObject
{
  Q_OBJECT

  QString page_;

private slots:
  void initTestCase()
  {
    QFile file(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/docs/referee.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    page_ = QString::fromUtf8(file.readAll());
  }

  void rulesAreListed_data()
  {
    QTest::addColumn<bool>("spl");
    QTest::newRow("3D league") << false;
    QTest::newRow("standard platform league") << true;
  }
  void rulesAreListed()
  {
    QFETCH(const bool, spl);
    SoccerSettings settings;
    settings.splRules = spl;
    const Referee referee(settings, 1);
    std::set<std::string_view> names;
    for(const auto& rule : referee.rules())
    {
      QVERIFY2(names.insert(rule->name()).second, rule->name().data()); // A name switches off one rule.
      const QString row = "| `" + QString::fromUtf8(rule->name().data(), qsizetype(rule->name().size())) + "` |";
      QVERIFY2(page_.contains(row), qPrintable(row));
    }
  }

  void variablesAreListed()
  {
    const SoccerSettings settings;
    for(const SoccerVariable& variable : soccerVariables())
    {
      const auto* const number = std::get_if<float SoccerSettings::*>(&variable.member);
      const QString value = number ? QString::number(double(settings.**number), 'g', 6)
                            : settings.*std::get<bool SoccerSettings::*>(variable.member) ? "true"
                                                                                           : "false";
      const QString row =
          QStringLiteral("| `%1` | %2 | %3 | %4 |").arg(variable.name, value, variable.unit, variable.meaning);
      QVERIFY2(page_.contains(row), qPrintable(row));
    }
  }
};

QTEST_APPLESS_MAIN(RefereeDocsTest)
#include "RefereeDocsTest.moc"
