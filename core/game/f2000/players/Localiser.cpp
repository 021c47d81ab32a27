#include "core/game/f2000/players/Localiser.h"

#include "core/draw/DrawingService.h"
#include "core/game/f2000/data/ArrayData.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::f2000
{

namespace
{

constexpr const char* beliefSet = "localisation.belief";
constexpr const char* mapSet = "localisation.map";
constexpr DrawingService::Colour sampleColour{255, 210, 60, 255}, estimateColour{255, 60, 200, 255}, truthColour{60, 220, 255, 255};

Vec3f onFloor(double x, double y, double height = 0.02)
{
  return {static_cast<float>(x), static_cast<float>(y), static_cast<float>(height)};
}

} // namespace

std::vector<PlayerOption> Localiser::options() const
{
  using Type = PlayerOption::Type;
  return {{"side", "Length of the square that it drives, m; 0: it stands", Type::Number, "2", 0, 20},
          {"speed", "m/s", Type::Number, "0.3", 0.01, 5},
          {"samples", "How many poses it considers", Type::Number, "1000", 10, 20000},
          {"model", "File of what is measured where, in the directory of logs: read if it is there, else written once that is learned",
           Type::Text, "", 0, 0},
          {"show", "What it draws", Type::Choice, "both", 0, 0, {"both", "belief", "map", "nothing"}}};
}

void Localiser::init(PlayerContext& context)
{
  route_.side = context.number("side");
  route_.speed = context.number("speed");
  const std::string& show = context.options().at("show");
  showsMap_ = show == "both" || show == "map";
  showsBelief_ = show == "both" || show == "belief";
  ParticleFilter::Options filter;
  filter.samples = static_cast<std::size_t>(context.number("samples"));
  grid_.length = context.world().field().length;
  grid_.width = context.world().field().width;
  filter_.emplace(filter, grid_, static_cast<std::uint64_t>(context.random().uniform(1, 1e9)));
  filter_->spread();
  if(const auto state = context.self())
    route_.middle = state->pose;
}

/// A part of it at a time, while the robot stands, so that people see it go on and can end it.
PlayerPlugin::Result Localiser::learn(PlayerContext& context)
{
  constexpr std::size_t posesAtATime = 10'000;
  const std::string& file = context.options().at("model");
  if(learnedPoses_ == 0)
  {
    model_.emplace(context.sensors());
    if(model_->features().empty())
    {
      context.log("no feature of its robot has a model: (param markov SIGMA)");
      return Result::Failed;
    }
    learned_ = !file.empty() && context.loadModels(file);
    if(learned_)
      return Result::Continue;
  }
  context.drive(0, 0);
  const double share = context.learnModels(learnedPoses_, posesAtATime);
  learnedPoses_ += posesAtATime;
  learned_ = share >= 1;
  context.report(learned_ ? "" : "learns what is measured where", share);
  if(learned_ && !file.empty() && !context.saveModels(file))
    context.log("its model is not kept");
  return Result::Continue;
}

void Localiser::moveFilter(PlayerContext& context)
{
  SensorQuery query;
  query.feature = "odometry";
  const auto* const data = dynamic_cast<const ArrayData*>(context.sensors().get(query));
  if(!data || data->stamp() == 0)
    return;
  const auto number = [data](std::size_t i) { return static_cast<std::int32_t>(data->words()[i]); };
  const Pose now{number(2) * unit::mm, number(3) * unit::mm, number(4) * unit::degree / 1000};
  if(odometry_)
  {
    const Pose by = relativeTo(*odometry_, now);
    filter_->move({by.x, by.y, by.theta});
  }
  odometry_ = now;
}

void Localiser::weighFilter()
{
  std::int64_t newest = 0;
  for(const SensorDataPlugin* const data : model_->features())
    newest = std::max(newest, data->stamp());
  if(newest <= weighedAt_)
    return;
  weighedAt_ = newest;
  filter_->weigh([this](const Pose& pose) { return model_->probability(pose); });
  estimate_ = filter_->estimate();
}

PlayerPlugin::Result Localiser::senseAndAct(PlayerContext& context)
{
  const auto state = context.self();
  if(!state)
    return Result::Finished;
  if(!learned_)
    return learn(context);
  moveFilter(context);
  weighFilter();
  const Twist drive = route_.side > 0 ? route_.drive(state->pose) : Twist{};
  context.drive(drive.vx, drive.omega);
  DrawingService* const drawings = context.drawings();
  if(!drawings || !estimate_)
    return Result::Continue;
  if(showsBelief_)
    drawBelief(*drawings, state->pose);
  constexpr double betweenMaps = 1; // s
  if(showsMap_ && context.time() >= mapShown_ + betweenMaps)
  {
    drawMap(*drawings);
    mapShown_ = context.time();
  }
  return Result::Continue;
}

void Localiser::drawBelief(DrawingService& drawings, const Pose& truth) const
{
  constexpr float radius = 0.25f, size = 3, width = 2;
  constexpr double above = 0.03;
  for(const Sample& sample : filter_->samples())
    drawings.point(beliefSet, onFloor(sample.pose.x, sample.pose.y, above), sampleColour, size);
  for(const auto& [pose, colour] : {std::pair(truth, truthColour), std::pair(*estimate_, estimateColour)})
  {
    drawings.circle(beliefSet, onFloor(pose.x, pose.y, above), radius, colour, width);
    drawings.line(beliefSet, onFloor(pose.x, pose.y, above),
                  onFloor(pose.x + 2 * radius * std::cos(pose.theta), pose.y + 2 * radius * std::sin(pose.theta), above), colour,
                  width);
  }
  drawings.swap(beliefSet);
}

/// For the heading that it believes in.
void Localiser::drawMap(DrawingService& drawings) const
{
  std::vector<double> likelihoods;
  double most = 0;
  const int columns = grid_.columns(), rows = grid_.rows();
  const auto placeOf = [&](int column, int row)
  { return Pose{-grid_.length / 2 + column * grid_.step, -grid_.width / 2 + row * grid_.step, estimate_->theta}; };
  for(int row = 0; row < rows; ++row)
    for(int column = 0; column < columns; ++column)
    {
      likelihoods.push_back(std::max(model_->probability(placeOf(column, row)), 0.));
      most = std::max(most, likelihoods.back());
    }
  constexpr double decades = 6, faintest = 0.02; // Of likelihood, from black to white.
  constexpr double away = 1.5, above = 0.03, white = 245; // m; grey level
  const double half = grid_.step / 2, shift = grid_.width + away;
  const auto rectangle = [&](double x, double y, double width, double depth, double height, std::uint8_t grey)
  {
    drawings.polygon(mapSet,
                     {onFloor(x - width, y - depth, height), onFloor(x + width, y - depth, height),
                      onFloor(x + width, y + depth, height), onFloor(x - width, y + depth, height)},
                     {grey, grey, grey, 255});
  };
  rectangle(0, shift, grid_.length / 2 + half, grid_.width / 2 + half, above / 2, static_cast<std::uint8_t>(white));
  for(int row = 0; row < rows && most > 0; ++row)
    for(int column = 0; column < columns; ++column)
    {
      // The logarithm, because likelihoods of several features together fall off steeply.
      const double likelihood = likelihoods[static_cast<std::size_t>(row * columns + column)];
      const double share = likelihood > 0 ? 1 + std::log10(likelihood / most) / decades : 0;
      if(share < faintest)
        continue;
      const Pose at = placeOf(column, row);
      rectangle(at.x, at.y + shift, half, half, above, static_cast<std::uint8_t>(std::lround(white * (1 - share))));
    }
  constexpr float radius = 0.3f, width = 2;
  drawings.circle(mapSet, onFloor(estimate_->x, estimate_->y + shift, 2 * above), radius, estimateColour, width);
  drawings.swap(mapSet);
}

} // namespace sparkwright::f2000
