// The message board of middle-size robots: whatever clients send, in whatever pieces, the session stays in order, and what
// it answers are lines of printable text.

#include "core/game/f2000/board/BoardSession.h"
#include "core/game/f2000/data/ArrayData.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <utility>

using namespace sparkwright;
using namespace sparkwright::f2000;

namespace
{

void require(bool holds)
{
  if(!holds)
    std::abort();
}

/// A world of one robot, which checks what it is told.
class Host : public BoardHost
{
public:
  Host()
  {
    for(const char* const feature : {"odometry", "ball"})
    {
      auto data = makeData(feature);
      data->identify({"device", "model", "type", feature});
      sensors_.add(std::move(data));
    }
  }

  std::int64_t clock() const override { return now += 1000; }
  double speedFactor() const override { return 1; }
  PlayState playState() const override { return PlayState::Play; }
  std::pair<int, int> score() const override { return {2, 1}; }
  Refusal makeRobot(const RobotForm&, int& id) override
  {
    require(!has_);
    has_ = true;
    id = 5;
    return {};
  }
  void removeRobot(int robot) override { require(std::exchange(has_, false) && robot == 5); }
  const SensorContainer& sensors(int) const override { return sensors_; }
  Refusal startRobot(int, const std::optional<Pose>& place, Pose& placed) override
  {
    placed = place.value_or(Pose{});
    check(placed);
    return {};
  }
  void drive(int robot, std::optional<double> v, std::optional<double> omega) override
  {
    require(has_ && robot == 5 && std::isfinite(v.value_or(0)) && std::isfinite(omega.value_or(0)));
  }
  bool command(int, const std::vector<double>& values) override
  {
    for(const double value : values)
      require(std::isfinite(value));
    return values.size() == 3;
  }
  Refusal manipulate(int, const std::string&, const std::string&) override { return {}; }
  bool isMoving(int) const override { return true; }
  void setNoise(int, bool) override {}
  void requestData(int) override {}
  double learnModels(int, std::size_t, std::size_t) override { return -1; }
  bool saveModels(int, const std::string&) override { return false; }
  bool loadModels(int, const std::string&) override { return false; }
  DrawingService* drawings() const override { return nullptr; }
  RobotTeam teamOf(int) const override { return RobotTeam::Blue; }
  void reset(ResetKind) override {}
  void setPaused(bool) override {}
  void setSpeedFactor(double factor) override { require(std::isfinite(factor) && factor >= 0); }
  void placeBall(double x, double y) override { require(std::isfinite(x) && std::isfinite(y)); }
  Refusal placeRobot(int, const Pose& pose) override
  {
    check(pose);
    return {};
  }
  std::vector<TrueObject> truth() const override { return {{5, "robot", {1, 2, 0}, 0}}; }

private:
  static void check(const Pose& pose) { require(std::isfinite(pose.x) && std::isfinite(pose.y) && std::isfinite(pose.theta)); }

  mutable std::int64_t now = 0;
  bool has_ = false;
  SensorContainer sensors_;
};

/// What clients read: whole lines of ASCII.
void checkOutput(const std::string& output)
{
  require(output.empty() || output.ends_with('\n'));
  for(const char c : output)
    require(c == '\n' || (c >= ' ' && c <= '~'));
}

void play(std::string_view bytes, std::size_t piece, const BoardSession::Rights& rights)
{
  Host host;
  std::size_t said = 0;
  BoardSession session(3, host, rights, [&](const std::string& text) { said += text.size(); });
  for(std::size_t at = 0; at < bytes.size(); at += piece)
  {
    session.receive(bytes.substr(at, piece));
    session.hear(4, 5, std::string(bytes.substr(at, 20)));
    session.cycle();
    checkOutput(session.takeOutput());
  }
  require(said <= bytes.size());
  session.close();
  require(session.state() == BoardSession::State::Closed);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  play(bytes, std::max<std::size_t>(1, size), {.token = {}, .allTrain = true});
  play(bytes, 7, {.token = "secret", .allTrain = false});
  return 0;
}
