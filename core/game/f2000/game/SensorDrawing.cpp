#include "core/game/f2000/game/SensorDrawing.h"

#include "core/draw/DrawingService.h"
#include "core/game/f2000/data/ArrayData.h"
#include "core/game/f2000/nodes/RobotNode.h"
#include "core/text/ReadNumber.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sparkwright::f2000
{

namespace
{

using Paint = DrawingService::Colour;
constexpr double mm = unit::mm, mdeg = unit::degree / 1000;
constexpr Paint beamColour{255, 80, 60, 18}, coneColour{90, 160, 255, 60}, viewColour{120, 255, 120, 160},
    seenColour{255, 230, 40, 255};

double signedValue(std::uint32_t word)
{
  return static_cast<std::int32_t>(word);
}

/// What a device has drawn into.
struct Canvas
{
  DrawingService& drawings;
  std::string set;
  Pose eye;
  float height;

  Vec3f at(double distance, double bearing) const
  {
    return {static_cast<float>(eye.x + distance * std::cos(eye.theta + bearing)),
            static_cast<float>(eye.y + distance * std::sin(eye.theta + bearing)), height};
  }
  Vec3f origin() const { return {static_cast<float>(eye.x), static_cast<float>(eye.y), height}; }
};

/// A sector of a circle, from a place beside the device.
void drawCone(Canvas canvas, const Pose& from, double distance, double opening)
{
  constexpr int pieces = 6;
  canvas.eye = from;
  std::vector<Vec3f> corners{canvas.origin()};
  for(int i = 0; i <= pieces; ++i)
    corners.push_back(canvas.at(distance, opening * (static_cast<double>(i) / pieces - 0.5)));
  canvas.drawings.polygon(canvas.set, std::move(corners), coneColour);
}

void drawScan(const Canvas& canvas, const std::vector<std::uint32_t>& words)
{
  constexpr std::size_t head = 4, beams = 90; // Of a polygon: programs that get drawings by datagrams take 255 corners.
  for(std::size_t first = head; first + 1 < words.size(); first += beams)
  {
    // Filled as a fan about its first corner, the device.
    std::vector<Vec3f> corners{canvas.origin()};
    for(std::size_t i = first; i < std::min(first + beams + 1, words.size()); ++i)
      corners.push_back(canvas.at(words[i] * mm, (signedValue(words[1]) + static_cast<double>(i - head) * words[2]) * mdeg));
    canvas.drawings.polygon(canvas.set, std::move(corners), beamColour);
  }
}

double parameterOf(const SensorConfig& config, const char* name, double preset)
{
  const auto found = config.parameters.find(name);
  if(found != config.parameters.end() && !found->second.empty())
    readNumber(found->second[0], -1e9, 1e9, preset);
  return preset;
}

void drawEchoes(const Canvas& canvas, const std::vector<std::uint32_t>& words, const SensorConfig& config)
{
  const double opening = parameterOf(config, "opening", 30) * unit::degree, radius = parameterOf(config, "radius", 0) * mm;
  const double most = parameterOf(config, "maxRange", 5000) * mm;
  const auto angles = config.parameters.find("angles");
  const std::size_t count = words[0];
  for(std::size_t i = 0; i < count && i + 1 < words.size(); ++i)
  {
    double angle = 360. * static_cast<double>(i) / static_cast<double>(count);
    if(angles != config.parameters.end() && i < angles->second.size())
      readNumber(angles->second[i], -1e9, 1e9, angle);
    const Pose from = composed(canvas.eye, {radius * std::cos(angle * unit::degree), radius * std::sin(angle * unit::degree),
                                            angle * unit::degree});
    drawCone(canvas, from, words[i + 1] == invalidWord ? most : words[i + 1] * mm, opening);
  }
}

/// What a ring of sonars tells if it hears nothing.
std::vector<std::uint32_t> echoless(const SensorConfig& config)
{
  constexpr std::size_t usual = 16;
  const auto angles = config.parameters.find("angles");
  const std::size_t count = angles == config.parameters.end() ? usual : angles->second.size();
  std::vector<std::uint32_t> words(count + 1, invalidWord);
  words[0] = static_cast<std::uint32_t>(count);
  return words;
}

/// How far a laser reaches: half a circle.
void drawReach(const Canvas& canvas, const SensorConfig& config)
{
  constexpr int pieces = 36;
  const double range = parameterOf(config, "maxRange", 8191) * mm;
  std::vector<Vec3f> corners{canvas.origin()};
  for(int i = 0; i <= pieces; ++i)
    corners.push_back(canvas.at(range, (static_cast<double>(i) / pieces - 0.5) * 180 * unit::degree));
  canvas.drawings.polygon(canvas.set, std::move(corners), beamColour);
}

/// The edges of a camera's field of view.
void drawView(const Canvas& canvas, const SensorConfig& config)
{
  const bool around = sameWord(config.type, "omnivision");
  const double opening = parameterOf(config, "horizontal", around ? 360 : 60) * unit::degree;
  const double range = parameterOf(config, "maxDistance", around ? 5000 : 6000) * mm;
  constexpr double whole = 359 * unit::degree;
  constexpr int pieces = 12;
  if(opening >= whole)
    return canvas.drawings.circle(canvas.set, canvas.origin(), static_cast<float>(range), viewColour);
  for(const double side : {-0.5, 0.5})
    canvas.drawings.line(canvas.set, canvas.origin(), canvas.at(range, side * opening), viewColour);
  for(int i = 0; i < pieces; ++i)
    canvas.drawings.line(canvas.set, canvas.at(range, opening * (static_cast<double>(i) / pieces - 0.5)),
                         canvas.at(range, opening * (static_cast<double>(i + 1) / pieces - 0.5)), viewColour);
}

/// Things whose distances and bearings are two features of equally many words.
void drawPairs(const Canvas& canvas, const std::vector<std::uint32_t>& distances, const std::vector<std::uint32_t>& bearings)
{
  constexpr float size = 8;
  for(std::size_t i = 0; i < std::min(distances.size(), bearings.size()); ++i)
  {
    if(distances[i] == invalidWord || bearings[i] == invalidSignedWord)
      continue;
    const Vec3f place = canvas.at(distances[i] * mm, signedValue(bearings[i]) * mdeg);
    canvas.drawings.line(canvas.set, canvas.origin(), place, seenColour);
    canvas.drawings.point(canvas.set, place, seenColour, size);
  }
}

/// Pieces of lines on the floor, in the frame of the robot.
void drawSegments(Canvas canvas, const Pose& robot, const std::vector<std::uint32_t>& words)
{
  constexpr std::size_t each = 4;
  constexpr float lift = 0.02f; // m, so that the floor does not hide them.
  for(std::size_t i = 1; i + each <= words.size(); i += each)
  {
    const std::uint32_t* const end = words.data() + i;
    if(std::find(end, end + each, invalidSignedWord) != end + each)
      continue;
    const auto place = [&](std::size_t word)
    {
      const Pose at = composed(robot, {signedValue(end[word]) * mm, signedValue(end[word + 1]) * mm, 0});
      return Vec3f(static_cast<float>(at.x), static_cast<float>(at.y), lift);
    };
    canvas.drawings.line(canvas.set, place(0), place(2), seenColour);
  }
}

void drawBall(const Canvas& canvas, const std::vector<std::uint32_t>& words)
{
  if(words[0] == 1 && words[1] != invalidWord)
    drawPairs(canvas, {words[1]}, {words[2]});
}

} // namespace

void SensorDrawing::show(const RobotNode& robot, DrawingService& drawings)
{
  if(!robot.devices)
    return;
  const RobotForm& form = robot.form();
  std::string& prefix = names_[robot.id];
  if(prefix.empty())
    prefix = "sensors." + (form.name.empty() ? "robot" : form.name) + ' ' + std::to_string(robot.id) + '.';
  for(const SensorConfig& config : form.sensors)
  {
    SensorQuery query;
    query.device = config.device;
    const std::vector<SensorDataPlugin*> all = robot.devices->sensors().find(query);
    std::int64_t newest = 0;
    for(const SensorDataPlugin* const data : all)
      newest = std::max(newest, data->stamp());
    Drawn& drawn = drawn_[{robot.id, config.device}];
    if(newest == drawn.stamp && (newest != 0 || robot.pose() == drawn.at))
      continue;
    drawn = {newest, robot.pose()};
    const auto wordsOf = [&all](std::string_view feature) -> const std::vector<std::uint32_t>*
    {
      for(const SensorDataPlugin* const data : all)
        if(const auto* const array = dynamic_cast<const ArrayData*>(data); array && sameFeature(data->identity().feature, feature))
          return &array->words();
      return nullptr;
    };
    const Canvas canvas{drawings, prefix + config.device, composed(robot.pose(), config.pose), static_cast<float>(config.height)};
    if(newest == 0 && sameWord(config.plugin, "laser"))
      drawReach(canvas, config);
    else if(newest == 0 && sameWord(config.plugin, "ultrasonic"))
      drawEchoes(canvas, echoless(config), config);
    if(const auto* const scan = newest != 0 ? wordsOf("180DegreeScan") : nullptr)
      drawScan(canvas, *scan);
    if(const auto* const echoes = newest != 0 ? wordsOf("usDistance") : nullptr)
      drawEchoes(canvas, *echoes, config);
    if(sameWord(config.type, "camera") || sameWord(config.type, "omnivision"))
      drawView(canvas, config);
    if(const auto* const ball = wordsOf("ball"))
      drawBall(canvas, *ball);
    if(const auto* const segments = wordsOf("lineSegments"))
      drawSegments(canvas, robot.pose(), *segments);
    for(const auto& [distance, angle] : {std::pair("goalDistance", "goalAngle"), std::pair("poleDistance", "poleAngle")})
      if(wordsOf(distance) && wordsOf(angle))
        drawPairs(canvas, *wordsOf(distance), *wordsOf(angle));
    drawings.swap(canvas.set);
  }
}

void SensorDrawing::forget(int robot, DrawingService& drawings)
{
  if(const auto name = names_.find(robot); name != names_.end())
  {
    drawings.clear(name->second);
    names_.erase(name);
  }
  std::erase_if(drawn_, [robot](const auto& each) { return each.first.first == robot; });
}

} // namespace sparkwright::f2000
