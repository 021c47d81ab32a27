// Random edits of the files of two robots that run: the World never breaks, and after the original texts it has the
// original parameters.

#include "LiveSupport.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace sparkwright;
using namespace sparkwright::test;

class LiveRandomEditsTest : public QObject
{
  Q_OBJECT

  /// Replaces a number, doubles or removes a list, or cuts something out.
  static std::string mutate(const std::string& text, std::mt19937& random)
  {
    const auto any = [&](std::size_t below) { return std::uniform_int_distribution<std::size_t>(0, below - 1)(random); };
    std::string changed = text;
    std::size_t at = any(text.size());
    switch(any(5))
    {
    case 0:
    case 1: // a number
    {
      at = changed.find_first_of("0123456789", at);
      if(at != std::string::npos)
        changed.replace(at, 1, std::to_string(any(10)));
      break;
    }
    case 2: // a list, taken out or doubled
    case 3:
    {
      const std::size_t begin = changed.find('(', at);
      if(begin == std::string::npos)
        break;
      int depth = 0;
      std::size_t end = begin;
      for(; end < changed.size(); ++end)
      {
        depth += changed[end] == '(' ? 1 : changed[end] == ')' ? -1 : 0;
        if(depth == 0)
          break;
      }
      if(end == changed.size() || end - begin > 400)
        break;
      const std::string list = changed.substr(begin, end + 1 - begin);
      if(any(2) == 0)
        changed.erase(begin, list.size());
      else
        changed.insert(begin, list);
      break;
    }
    default: // garbage
      changed.erase(at, 1 + any(3));
      break;
    }
    return changed;
  }

  /// Masses, angles' limits and sizes of all robots, as text.
  static std::string parameters(LiveMatch& match)
  {
    std::string text;
    match.world().root().find("/usr/scene")->visit<RigidBody>(
        [&](RigidBody& body) { text += body.path() + ' ' + std::to_string(body.body().mass().mass) + '\n'; });
    match.world().root().find("/usr/scene")->visit<HingeJoint>(
        [&](HingeJoint& joint)
        {
          text += joint.path() + ' ' + std::to_string(joint.lowStopDeg(0)) + ' ' +
                  std::to_string(joint.highStopDeg(0)) + '\n';
        });
    return text;
  }

private slots:
  void edits_data()
  {
    QTest::addColumn<unsigned>("seed");
    for(unsigned seed = 1; seed <= 4; ++seed)
      QTest::addRow("seed %u", seed) << seed;
  }
  void edits()
  {
    QFETCH(const unsigned, seed);
    std::mt19937 random(seed);
    LiveMatch match;
    const std::string before = parameters(match);
    const std::vector<std::string> files{"rsg/agent/nao/nao_hetero.rsg", "rsg/agent/nao/leg.rsg",
                                         "rsg/agent/nao/arm.rsg",        "rsg/agent/nao/naoneckhead.rsg",
                                         "rsg/agent/nao/hinge.rsg",      "rsg/agent/nao/box_physics.rsg",
                                         "rsg/environment/soccer/soccer.rsg"};
    std::map<std::string, std::string> originals;
    for(const std::string& file : files)
      originals[file] = match.text(file);
    std::map<EditReport::Kind, int> kinds;
    for(int i = 0; i < 200; ++i)
    {
      const std::string& file = files[random() % files.size()];
      const std::string text = mutate(match.text(file), random);
      ++kinds[match.set(file, text).kind];
      if(i % 4 == 0)
        match.run(1);
      match.world().root().find("/usr/scene")->visit<RigidBody>(
          [&](RigidBody& body) { QVERIFY(std::isfinite(body.position().norm())); });
    }
    QVERIFY(kinds[EditReport::Kind::Applied] > 5);
    QVERIFY(kinds[EditReport::Kind::Faulty] > 5);
    TextOverlay whole;
    for(const auto& [file, text] : originals)
      whole[LiveMatch::file(file)] = text;
    const EditReport report = match.world().applyEdits(whole);
    QVERIFY2(report.kind == EditReport::Kind::Applied || report.kind == EditReport::Kind::Unchanged,
             describe(report).c_str());
    match.run(2);
    QCOMPARE(match.world().frame()->agents.size(), std::size_t(2));
    QStringList then = QString::fromStdString(before).split('\n');
    QStringList now = QString::fromStdString(parameters(match)).split('\n');
    then.sort(); // What a part is beside of, may have been built later.
    now.sort();
    QCOMPARE(now, then);
  }
};

QTEST_GUILESS_MAIN(LiveRandomEditsTest)
#include "LiveRandomEditsTest.moc"
