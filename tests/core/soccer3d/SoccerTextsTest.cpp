#include "WorldSupport.h"

#include "core/game/soccer3d/match/SoccerSettings.h"
#include "core/game/soccer3d/match/SoccerTexts.h"

#include <QtTest>

#include <set>

using namespace sparkwright;

/// What the referee says can be translated: each text has a key of its own.
class SoccerTextsTest : public QObject
{
  Q_OBJECT
private slots:
  void noKeyIsTwice()
  {
    std::set<std::string> names;
    for(const TextKey& key : soccerTexts())
    {
      QVERIFY2(names.insert(key.name).second, key.name);
      QVERIFY2(*key.english, key.name);
    }
    QVERIFY(names.size() > 200);
  }
  void placesAreNumberedWithoutGaps()
  {
    for(const TextKey& key : soccerTexts())
      for(int place = 1; place <= placesIn(key.english); ++place)
      {
        const std::string wanted = '%' + std::to_string(place), text = key.english;
        QVERIFY2(text.find(wanted) != std::string::npos, key.name);
        QVERIFY2(text.find(wanted) == text.rfind(wanted), key.name);
      }
  }
  void foulsAreCalledAsOnTheWire()
  {
    for(std::size_t i = 0; i < foulNames.size(); ++i)
    {
      const LocalText text = foulText(static_cast<FoulType>(i));
      QVERIFY(text.key());
      QCOMPARE(text.english(), std::string(foulNames[i]));
    }
  }
  void everyRuleHasATitle()
  {
    for(const char* const spl : {"false", "true"})
    {
      WorldOptions options = test::soccerOptions();
      options.overrides.emplace_back("SplRules", spl);
      test::SoccerWorld s(options);
      s.world.publish();
      const FramePtr frame = s.world.frame();
      QVERIFY(frame->game.rules && frame->game.rules->rules.size() > 5);
      for(const GameRule& rule : frame->game.rules->rules)
      {
        QVERIFY2(rule.title.key(), rule.name.c_str());
        QCOMPARE(rule.title.english(), rule.name);
      }
    }
    QVERIFY(!ruleText("a rule of a plugin").key());
    QCOMPARE(ruleText("a rule of a plugin").english(), std::string("a rule of a plugin"));
  }
  void variablesTellTopicAndMeaningByKeys()
  {
    test::SoccerWorld s(test::soccerOptions());
    s.world.publish();
    const FramePtr frame = s.world.frame();
    QVERIFY(frame->game.rules->variables.size() == soccerVariables().size());
    for(const GameVariable& variable : frame->game.rules->variables)
    {
      QVERIFY2(variable.topic.key(), variable.name.c_str());
      QVERIFY2(variable.meaning.key(), variable.name.c_str());
    }
    QVERIFY(unitText("deg").key());
    QVERIFY(!unitText("m/s").key()); // The same everywhere.
  }
};

QTEST_APPLESS_MAIN(SoccerTextsTest)
#include "SoccerTextsTest.moc"
