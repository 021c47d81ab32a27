#include "ScenarioSupport.h"
#include "core/game/soccer3d/match/SoccerState.h"

#include "ScenarioBodies.h"
#include "core/game/soccer3d/game/Ball.h"
#include "core/game/soccer3d/rules/SplRules.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <stdexcept>

using namespace sparkwright;

namespace
{

constexpr double stepSeconds = 0.02;
constexpr const char *spl = "SPL", *rightFirst = "first=R"; // Options that are no variables.

bool has(const std::vector<std::string>& options, const char* option)
{
  return std::ranges::find(options, option) != options.end();
}

/// The left team and whoever comes first is chosen.
std::vector<std::string> withoutLots(std::vector<std::string> overrides)
{
  std::erase_if(overrides, [](const std::string& option) { return option == spl || option == rightFirst; });
  overrides.emplace_back("DrawLots=false");
  return overrides;
}

std::runtime_error misspelt(const QString& text)
{
  return std::runtime_error("what does \"" + text.toStdString() + "\" mean?");
}

bool isPlayer(const QString& word)
{
  static const QRegularExpression pattern("^[LR](1[01]|[1-9])$");
  return pattern.match(word).hasMatch();
}

/// `L5(1 2)` and `touch L5` as words: `L5 1 2`, `touch L5`.
QStringList wordsOf(QString text)
{
  return text.replace('(', ' ').replace(')', ' ').simplified().split(' ');
}

QStringList partsOf(const QString& text, QChar separator)
{
  QStringList parts;
  for(const QString& part : text.split(separator, Qt::SkipEmptyParts))
    if(const QString trimmed = part.trimmed(); !trimmed.isEmpty())
      parts << trimmed;
  return parts;
}

double number(const QString& text)
{
  bool isNumber = false;
  const double value = text.toDouble(&isNumber);
  if(!isNumber)
    throw misspelt(text);
  return value;
}

bool isAt(const Vec3f& position, const QStringList& place, float tolerance)
{
  if(place.size() < 2)
    throw misspelt(place.join(' '));
  constexpr float rounding = 1e-4f;
  for(int i = 0; i < place.size(); ++i)
    if(std::abs(position[i] - static_cast<float>(number(place[i]))) > tolerance + rounding)
      return false;
  return true;
}

QString text(const Vec3f& v)
{
  return QString("(%1 %2 %3)").arg(v.x(), 0, 'f', 3).arg(v.y(), 0, 'f', 3).arg(v.z(), 0, 'f', 3);
}

QString text(PlayerId id)
{
  return id ? QString::fromStdString(nameOf(id)) : QString("none");
}

} // namespace

Scenario::Scenario(const std::vector<std::string>& overrides, const QString& setup, const QString& course)
    : match_(withoutLots(overrides),
             has(overrides, spl) ? Match::League::StandardPlatform : Match::League::Simulation3d),
      course_(course)
{
  if(has(overrides, rightFirst))
    match_.game().officiate([](Referee& referee) { referee.now().lots.setFirst(Side::Right); });
  QStringList names;
  int spectators = 0;
  for(const QString& part : partsOf(setup, ','))
    if(part.startsWith('+'))
      spectators = static_cast<int>(number(part.mid(1)));
    else
    {
      const QStringList words = wordsOf(part);
      if(!isPlayer(words[0]))
        throw misspelt(part);
      names << words[0];
      places_[words[0]] = words.mid(1);
    }
  for(const QString& word : wordsOf(QString(course).replace(',', ' ').replace(';', ' ').replace('~', ' ')))
    if(isPlayer(word))
      names << word;
  names.removeDuplicates();
  // The team that comes first plays on the left.
  names.sort();
  if(!names.isEmpty() && !names.first().startsWith('L'))
    names.prepend("L11");
  for(const QString& name : names)
    join(name);
  for(int i = 0; i < spectators; ++i)
    match_.world.addAgent();
  for(const auto& [name, place] : places_)
    put(name, place);
  lastMode_ = mode();
}

void Scenario::run()
{
  for(const QString& text : partsOf(course_, ';'))
    statement(text);
}

bool Scenario::isTime(double time, double expected)
{
  constexpr double rounding = 1e-3;
  return std::abs(time - expected) <= stepSeconds + rounding;
}

void Scenario::statement(const QString& whole)
{
  QString text = whole;
  const bool expects = text.startsWith('?');
  if(expects)
    text = text.mid(1);
  double at = -1;
  if(const auto sign = text.lastIndexOf('@'); sign >= 0)
  {
    at = number(text.mid(sign + 1).trimmed());
    text = text.left(sign);
  }
  if(at >= 0)
    stepTo(expects ? at : at - stepSeconds);
  for(const QString& part : partsOf(text, ','))
    expects ? check(part) : act(part);
  if(at >= 0 && !expects)
    step();
}

void Scenario::act(const QString& part)
{
  const QStringList words = wordsOf(part);
  const QString& word = words[0];
  const QStringList arguments = words.mid(1);
  const auto need = [&](int count)
  {
    if(arguments.size() != count)
      throw misspelt(part);
  };
  if(word == "start")
  {
    need(2);
    start(arguments[0], arguments[1]);
  }
  else if(word == "mode")
  {
    need(1);
    match_.command("(playMode " + arguments[0].toStdString() + ")");
    if(mode() != arguments[0])
      throw misspelt(part);
  }
  else if(word == "do")
    match_.command(part.mid(part.indexOf('(')).toStdString());
  else if(word == "touch")
  {
    need(1);
    match_.game().noteTouch(player(arguments[0]));
  }
  else if(word == "pass")
  {
    need(1);
    match_.say(players_.at(arguments[0]), "(pass)");
  }
  else if(word == "beam")
  {
    need(4);
    match_.say(players_.at(arguments[0]), "(beam " + arguments.mid(1).join(' ').toStdString() + ")");
  }
  else if(word == "lies")
  {
    need(2);
    lay(arguments[0], lying_[arguments[0]] = number(arguments[1]));
  }
  else if(word == "free")
  {
    need(1);
    lying_.erase(arguments[0]);
    gliding_.erase(arguments[0]);
  }
  else if(word == "go")
  {
    need(3);
    gliding_[arguments[0]] =
        Vec3f(static_cast<float>(number(arguments[1])), static_cast<float>(number(arguments[2])), 0);
  }
  else if(word == "meet")
  {
    need(2);
    meet(arguments[0], arguments[1]);
  }
  else if(word == "arm")
  {
    need(2);
    bendArm(arguments[0], number(arguments[1]));
  }
  else if(word == "connect")
    match_.world.addAgent();
  else if(word == "to")
  {
    need(1);
    stepTo(number(arguments[0]));
  }
  else if(word == "wait")
  {
    need(1);
    for(long left = std::lround(number(arguments[0]) / stepSeconds); left > 0; --left)
      step();
  }
  else if(word == "step")
    step();
  else if(word == "ball" || word == "vel")
  {
    const std::string coordinates = arguments.join(' ').toStdString();
    if(word == "vel")
      match_.command("(ball (vel " + coordinates + "))");
    else
      match_.command("(ball (pos " + coordinates + (arguments.size() < 3 ? " 0.042" : "") + ")(vel 0 0 0))");
  }
  else if(isPlayer(word))
    put(word, arguments);
  else
    throw misspelt(part);
  note();
}

void Scenario::check(const QString& part)
{
  const bool settled = part.startsWith('~');
  const QStringList words = wordsOf(settled ? part.mid(1) : part);
  if(words.size() < 2)
    throw misspelt(part);
  if(isAs(words[0], words.mid(1), settled ? 0.05f : 0.01f))
    return;
  const SoccerGame& game = match_.game();
  const Situation& now = game.referee().now();
  QString found;
  if(words[0] == "ball" || isPlayer(words[0]))
    found = text(position(words[0]));
  else if(words[0] == "arm")
    found = QString::number(armDepth(player(words[1])));
  else if(words[0] == "frozen")
    found = frozenJoints(words[1]);
  else
    found = QString("score %1:%2, half %3, taker %4, ban %5, fouls %6")
                .arg(game.score(Side::Left))
                .arg(game.score(Side::Right))
                .arg(game.half())
                .arg(text(now.kick.taker))
                .arg(static_cast<int>(now.kickOffBan))
                .arg(fouls());
  wrong_ << QString("at %1 in %2: expected %3, found %4").arg(time(), 0, 'f', 2).arg(mode(), part, found);
}

bool Scenario::isAs(const QString& word, const QStringList& arguments, float tolerance)
{
  const SoccerGame& game = match_.game();
  const Situation& now = game.referee().now();
  const QString& value = arguments[0];
  if(word == "ball" || isPlayer(word))
    return isAt(position(word), arguments, tolerance);
  if(word == "mode")
    return mode() == value;
  if(word == "score")
    return value == QString("%1:%2").arg(game.score(Side::Left)).arg(game.score(Side::Right));
  if(word == "time")
    return isTime(time(), number(value));
  if(word == "half")
    return game.half() == value.toInt();
  if(word == "teams")
    return value.toStdString() == game.teams().name(Side::Left) + ":" + game.teams().name(Side::Right);
  if(word == "taker")
    return text(now.kick.taker) == value;
  if(word == "kick")
    return now.kick.taker && now.kick.indirect == (value == "indirect");
  if(word == "ban")
    return now.kickOffBan == (value == "L" ? Side::Left : value == "R" ? Side::Right : Side::None);
  if(word == "innocent")
    return (now.tallies[player(value).id()].sinceCollision == 0) == (arguments.at(1) == "yes");
  if(word == "immune")
    return (now.tallies[player(value).id()].sinceBallTouch < 50) == (arguments.at(1) == "yes");
  if(word == "arm")
    return std::abs(armDepth(player(value)) - number(arguments.at(1))) < 0.003;
  if(word == "frozen")
    return frozenJoints(value) == arguments.at(1);
  if(word == "phase")
    return value.toStdString() == nameOf(now.spl.phase);
  if(word == "next")
    return now.spl.kickOff == (value == "L" ? Side::Left : Side::Right);
  if(word == "penalty")
  {
    const std::string& penalty = now.spl.penalties[player(value).id()].name;
    return arguments.at(1) == (penalty.empty() ? "none" : penalty.c_str());
  }
  if(word == "contact")
    return inContact(player(value), player(arguments.at(1)));
  if(word == "fouls")
    return fouls() == value;
  if(word == "paused")
    return game.clock().paused() == (value == "yes");
  throw misspelt(word);
}

void Scenario::start(const QString& newMode, const QString& newTime)
{
  for(const auto& [name, agent] : players_)
    put(name, places_[name]);
  match_.command("(time " + newTime.toStdString() + ")(playMode " + newMode.toStdString() + ")");
  if(mode() != newMode)
    throw misspelt(newMode);
  changes_.clear();
  lastMode_ = newMode;
}

/// Of all so far.
QString Scenario::fouls() const
{
  QStringList all;
  for(const SoccerState::Foul& foul : match_.world.frame()->game.part<SoccerState>()->fouls)
    all << QString("%1%2:%3").arg(foul.team == 1 ? 'L' : 'R').arg(foul.unum).arg(foul.type);
  return all.isEmpty() ? QString("none") : all.join('+');
}

void Scenario::step()
{
  lead_ = match_.game().clock().modeTime();
  hold();
  match_.cycles(1);
  note();
}

void Scenario::stepTo(double expected)
{
  while(time() < expected - stepSeconds / 2)
  {
    const double before = time();
    step();
    if(time() == before)
      throw std::runtime_error("the clock stands still before " + std::to_string(expected));
  }
}

void Scenario::note()
{
  const QString now = mode();
  if(now != lastMode_)
    changes_.push_back({now, time(), lead_ + stepSeconds});
  lastMode_ = now;
}

QString Scenario::differenceTo(const QString& expected) const
{
  const QStringList parts = partsOf(expected, ',');
  bool same = parts.size() == static_cast<qsizetype>(changes_.size());
  QStringList found;
  for(std::size_t i = 0; i < changes_.size(); ++i)
  {
    const Change& change = changes_[i];
    QStringList words =
        i < static_cast<std::size_t>(parts.size()) ? parts[static_cast<qsizetype>(i)].split(' ') : QStringList();
    const bool lead = words.removeAll("lead") > 0;
    same = same && words.size() == 2 && words[0] == change.mode &&
           isTime(lead ? change.lead : change.time, number(words[1]));
    found << QString("%1 %2%3").arg(change.mode, lead ? "lead " : "").arg(lead ? change.lead : change.time, 0, 'f', 2);
  }
  return same ? QString() : "expected changes: " + expected + "; found: " + found.join(", ");
}

void Scenario::join(const QString& name)
{
  const int unum = name.mid(1).toInt();
  const bool left = name.startsWith('L');
  players_[name] = match_.player(left ? "A" : "B", unum);
  if(!places_.contains(name))
    places_[name] = {left ? "-9" : "9", QString::number(2 * unum - 12)};
}

AgentState& Scenario::player(const QString& name)
{
  return match_.state(players_.at(name));
}

/// Where it is by now, though nodes show a move by the referee after the next step only.
Vec3f Scenario::position(const QString& name)
{
  if(name == "ball")
  {
    match_.game().field().ball()->showPose();
    return match_.ball();
  }
  player(name).robot().showPoses();
  return player(name).position();
}

QString Scenario::mode()
{
  return QString::fromStdString(playModeNames()[static_cast<std::size_t>(match_.game().playMode())]);
}

double Scenario::time()
{
  return static_cast<double>(match_.game().time());
}

void scenarioColumns()
{
  QTest::addColumn<QString>("options");
  QTest::addColumn<QString>("setup");
  QTest::addColumn<QString>("course");
  QTest::addColumn<QString>("changes");
}

void scenario(const char* id, const QString& options, const QString& setup, const QString& course,
              const QString& changes)
{
  QTest::newRow(id) << options << setup << course << changes;
}

void runScenario()
{
  QFETCH(QString, options);
  QFETCH(QString, setup);
  QFETCH(QString, course);
  QFETCH(QString, changes);
  std::vector<std::string> overrides;
  for(const QString& option : partsOf(options, ' '))
    overrides.push_back(option.toStdString());
  Scenario scenario(overrides, setup, course);
  scenario.run();
  QVERIFY2(scenario.wrong().isEmpty(), qPrintable(scenario.wrong().join('\n')));
  const QString difference = scenario.differenceTo(changes);
  QVERIFY2(difference.isEmpty(), qPrintable(difference));
}
