#include "PropertiesSupport.h"

#include "core/game/soccer3d/game/Referee.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace sparkwright;

namespace
{

Vec3f mirrored(const Vec3f& v)
{
  return {-v.x(), -v.y(), v.z()};
}

PlayerId mirrored(PlayerId id)
{
  return {opponentOf(id.side), id.unum};
}

/// Modes of one side become those of the other.
PlayMode mirrored(PlayMode mode)
{
  const Side side = traitsOf(mode).side;
  return side == Side::None ? mode : static_cast<PlayMode>(static_cast<int>(mode) + (side == Side::Left ? 1 : -1));
}

Pitch mirrored(Pitch pitch)
{
  for(Pitch::Player& player : pitch.players)
  {
    player.id = mirrored(player.id);
    player.position = mirrored(player.position);
    player.velocity = mirrored(player.velocity);
    const Vec3f a = mirrored(player.box.min), b = mirrored(player.box.max);
    player.box = {a.cwiseMin(b), a.cwiseMax(b)};
  }
  pitch.ball.position = mirrored(pitch.ball.position);
  pitch.ball.velocity = mirrored(pitch.ball.velocity);
  std::swap(pitch.ball.inGoal[0], pitch.ball.inGoal[1]);
  for(PlayerId& id : pitch.touching)
    id = mirrored(id);
  for(Pitch::Contact& contact : pitch.contacts)
    contact = {mirrored(contact.first), mirrored(contact.second), mirrored(contact.position)};
  for(Pitch::SelfCollision& collision : pitch.selfCollisions)
    collision.id = mirrored(collision.id);
  return pitch;
}

/// A referee without a World, who is shown what happens in one.
struct Judge
{
  Judge(SoccerSettings s, bool isMirrored) : settings(std::move(s)), referee(settings, 1), isMirrored(isMirrored)
  {
    const Side first = isMirrored ? Side::Right : Side::Left;
    referee.now().lots.setFirst(first);
    if(referee.now().kickOffTurn.next != Side::None)
      referee.now().kickOffTurn.next = first;
  }
  Judge(const Judge&) = delete;
  Judge& operator=(const Judge&) = delete;

  void step(const Pitch& shown, PlayerId asking)
  {
    Situation& now = referee.now();
    if(asking && now.pitch.find(isMirrored ? mirrored(asking) : asking))
      referee.requestPass(isMirrored ? mirrored(asking) : asking);
    now.decisions.clear();
    now.pitch = isMirrored ? mirrored(shown) : shown;
    referee.advance(Situation::stepSeconds);
    referee.judge();
  }

  /// What has been decided, as it were if nothing were mirrored, a line each.
  QStringList decided()
  {
    const auto turn = [this](const Vec3f& v) { return isMirrored ? mirrored(v) : v; };
    const auto nameOf = [this](PlayerId id)
    { return QString::fromStdString(sparkwright::nameOf(isMirrored ? mirrored(id) : id)); };
    const auto place = [&](const Vec3f& v)
    {
      const Vec3f turned = turn(v);
      // -0.00 is 0.00.
      const auto number = [](float x) { return QString::number(std::round(x * 1000) / 1000 + 0.f, 'f', 3); };
      return number(turned.x()) + ' ' + number(turned.y()) + ' ' + number(turned.z());
    };
    Situation& now = referee.now();
    QStringList all; // Sorted: who of several is told first, is not mirrored.
    for(const Situation::Move& move : now.decisions.moves)
      all << "move " + nameOf(move.id) + " to " + place(move.position);
    if(now.decisions.ball)
      all << "ball to " + place(*now.decisions.ball);
    for(const Situation::JointChange& joint : now.decisions.joints)
      all << QString("joint %1 of %2 %3").arg(joint.joint).arg(nameOf(joint.id)).arg(joint.frozen);
    for(const MatchEvent& event : now.decisions.events)
    {
      QString line = QString("event %1 %2 ")
                         .arg(static_cast<int>(event.kind))
                         .arg(QString::fromStdString(std::string(event.rule)));
      line += modeText(isMirrored ? mirrored(event.mode) : event.mode) + ' ' +
              modeText(isMirrored ? mirrored(event.next) : event.next);
      for(const PlayerId id : event.players)
        line += ' ' + nameOf(id);
      all << line + " at " + place(event.position);
    }
    all.sort();
    const int first = isMirrored ? 1 : 0;
    all << QString("mode %1, score %2:%3, releases %4")
               .arg(modeText(isMirrored ? mirrored(now.clock.mode()) : now.clock.mode()))
               .arg(now.score.at(static_cast<std::size_t>(first)))
               .arg(now.score.at(static_cast<std::size_t>(1 - first)))
               .arg(now.decisions.releaseJoints);
    return all;
  }

  SoccerSettings settings;
  Referee referee;
  bool isMirrored;
};

} // namespace

/// H8 of the referee's scenarios: who sees a match mirrored, left and right exchanged and the field turned about its
/// centre, decides the same, mirrored, if the other team
/// is the first one of all.
///
/// What is shown are matches made by chance in a World. One thing is not mirrored: where the ball lies exactly in the
/// middle between the side lines, the side for which the rules then decide.
class MirroredRefereeTest : public QObject
{
  Q_OBJECT

private slots:
  void mirroredMatches_data();
  void mirroredMatches();
};

void MirroredRefereeTest::mirroredMatches_data()
{
  QTest::addColumn<int>("seed");
  QTest::newRow("H8") << 21;
  QTest::newRow("H8 again") << 22;
}

void MirroredRefereeTest::mirroredMatches()
{
  QFETCH(const int, seed);
  RandomGame game(static_cast<std::uint64_t>(seed), {.teamSize = 4});
  SoccerSettings settings = game.settings();
  settings.drawLots = false;
  const auto pair = [&] {
    return std::array{std::make_unique<Judge>(settings, false), std::make_unique<Judge>(settings, true)};
  };
  auto judges = pair();
  int decisions = 0, modes = 0, fouls = 0, anew = 0;
  for(int i = 0; i < 2500; ++i)
  {
    game.play();
    for(const auto& judge : judges)
      judge->step(game.shown(), game.asked());
    const QStringList left = judges[0]->decided(), right = judges[1]->decided();
    decisions += static_cast<int>(left.size()) - 1;
    modes += static_cast<int>(left.filter(QRegularExpression("^event 0")).size());
    fouls += static_cast<int>(left.filter(QRegularExpression("^event 3")).size());
    if(left == right)
      continue;
    // Who is sent off goes to the side line across from the ball, and a ball that is dropped to the corner of an area.
    const Situation& now = judges[0]->referee.now();
    const bool isInTheMiddle = game.shown().ball.position.y() == 0 || now.pitch.ball.position.y() == 0;
    const bool isDropped =
        std::ranges::any_of(now.decisions.events, [](const MatchEvent& event)
                            { return event.consequence.english().starts_with("the ball is dropped"); });
    const bool isSentOff = std::ranges::any_of(now.decisions.moves, [](const Situation::Move& move)
                                               { return std::abs(move.position.y()) > 10.4f; });
    QVERIFY2(isDropped || (isInTheMiddle && isSentOff),
             qPrintable(QString("step %1:\n").arg(i) + left.join('\n') + "\nmirrored:\n" + right.join('\n')));
    const PlayMode mode = now.clock.mode();
    const float time = now.clock.time();
    const int half = now.clock.half();
    const std::array score = now.score;
    judges = pair();
    for(const auto& judge : judges)
    {
      if(half == 2)
        judge->referee.now().clock.startSecondHalf();
      judge->referee.setTime(time);
      judge->referee.setMode(judge->isMirrored ? mirrored(mode) : mode);
      judge->referee.setScore(score[judge->isMirrored ? 1 : 0], score[judge->isMirrored ? 0 : 1]);
    }
    ++anew;
  }
  const QString found =
      QString("%1 decisions, %2 restarts, %3 fouls, %4 times anew").arg(decisions).arg(modes).arg(fouls).arg(anew);
  QVERIFY2(decisions > 400 && modes > 8 && fouls > 3 && anew <= 5, qPrintable(found));
}

QTEST_APPLESS_MAIN(MirroredRefereeTest)
#include "MirroredRefereeTest.moc"
