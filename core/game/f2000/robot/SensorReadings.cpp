#include "core/game/f2000/robot/SensorReadings.h"

#include "core/game/f2000/data/ArrayData.h"
#include "core/game/f2000/data/SensorContainer.h"
#include "core/game/f2000/file/RobotFile.h"
#include "core/game/f2000/robot/ReadingTexts.h"
#include "core/text/ReadNumber.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::f2000
{

namespace
{

using Array = std::vector<std::uint32_t>;
using Text = KeyIn<readingTextTable>;

constexpr double thousandth = 1e-3; ///< mm in m, and thousandths of degrees in degrees.

double signedNumber(std::uint32_t word)
{
  return static_cast<std::int32_t>(word);
}

std::optional<double> lengthOf(std::uint32_t word)
{
  return word == invalidWord ? std::nullopt : std::optional(word * thousandth);
}

std::optional<double> signedOf(std::uint32_t word)
{
  return word == invalidSignedWord ? std::nullopt : std::optional(signedNumber(word) * thousandth);
}

/// Fills the parts of a reading from the array of one feature.
class ReadingMaker
{
public:
  ReadingMaker(const RobotForm& form, const SensorConfig* config) : form_(form), config_(config) {}

  void fill(Reading& reading, const Array& words, std::string_view feature)
  {
    static constexpr struct
    {
      std::string_view feature;
      void (ReadingMaker::*fill)(Reading&, const Array&) const;
    } known[] = {
        {"odometry", &ReadingMaker::odometry},
        {"ball", &ReadingMaker::ball},
        {"ballDistance", &ReadingMaker::distances},
        {"ballAngle", &ReadingMaker::bearings},
        {"goalDistance", &ReadingMaker::distances},
        {"goalAngle", &ReadingMaker::bearings},
        {"poleDistance", &ReadingMaker::distances},
        {"poleAngle", &ReadingMaker::bearings},
        {"objects", &ReadingMaker::objects},
        {"180DegreeScan", &ReadingMaker::scan},
        {"lrfBeam", &ReadingMaker::beams},
        {"obstacles", &ReadingMaker::obstacles},
        {"lineDistance", &ReadingMaker::lineDistances},
        {"lineAngle", &ReadingMaker::lineBearings},
        {"lineSegments", &ReadingMaker::segments},
        {"position", &ReadingMaker::position},
        {"usDistance", &ReadingMaker::echoes},
        {"manipulatorState", &ReadingMaker::manipulators},
    };
    const auto* const found = std::ranges::find_if(known, [feature](const auto& each) { return sameFeature(each.feature, feature); });
    if(found != std::end(known))
      (this->*found->fill)(reading, words);
    else
      anything(reading, words);
  }

private:
  static void add(Reading& reading, LocalText label, std::optional<double> value, const char* unit = "")
  {
    reading.numbers.push_back({std::move(label), value, unit});
  }
  double parameter(const char* name, double preset) const
  {
    if(!config_)
      return preset;
    const auto found = config_->parameters.find(name);
    if(found != config_->parameters.end() && !found->second.empty())
      readNumber(found->second[0], -1e9, 1e9, preset);
    return preset;
  }
  /// A number of a list, such as that of a device's angles.
  double parameter(const std::vector<std::string>* list, std::size_t i, double preset) const
  {
    if(list && i < list->size())
      readNumber((*list)[i], -1e9, 1e9, preset);
    return preset;
  }
  const std::vector<std::string>* listOf(const Parameters& parameters, const char* name) const
  {
    const auto found = parameters.find(name);
    return found == parameters.end() ? nullptr : &found->second;
  }

  void odometry(Reading& reading, const Array& words) const
  {
    add(reading, readingText("f2kReading.speed"), signedNumber(words[0]) * thousandth, "m/s");
    add(reading, readingText("f2kReading.turn"), signedNumber(words[1]) * thousandth, "deg/s");
    add(reading, readingText("f2kReading.x"), signedNumber(words[2]) * thousandth, "m");
    add(reading, readingText("f2kReading.y"), signedNumber(words[3]) * thousandth, "m");
    add(reading, readingText("f2kReading.heading"), signedNumber(words[4]) * thousandth, "deg");
    add(reading, readingText("f2kReading.path"), words[5] * thousandth, "m");
    add(reading, readingText("f2kReading.stalled"), words[6] & 1);
    add(reading, readingText("f2kReading.slipping"), words[6] >> 1 & 1);
  }
  void ball(Reading& reading, const Array& words) const
  {
    const bool seen = words[0] == 1;
    add(reading, readingText("f2kReading.distance"), seen ? lengthOf(words[1]) : std::nullopt, "m");
    add(reading, readingText("f2kReading.bearing"), seen ? signedOf(words[2]) : std::nullopt, "deg");
    add(reading, readingText("f2kReading.elevation"), seen ? signedOf(words[3]) : std::nullopt, "deg");
    add(reading, readingText("f2kReading.confidence"), seen ? std::optional(words[4] / 10.) : std::nullopt, "%");
  }
  /// Of the ball, of both goals, or of the four posts.
  LocalText labelOf(std::size_t which, std::size_t count, bool isBearing) const
  {
    if(count == 1)
      return isBearing ? readingText("f2kReading.bearing") : readingText("f2kReading.distance");
    if(count == 2)
      return which == 0 ? readingText("f2kReading.blueGoal") : readingText("f2kReading.yellowGoal");
    return readingText("f2kReading.post", static_cast<int>(which) + 1);
  }
  void distances(Reading& reading, const Array& words) const
  {
    for(std::size_t i = 0; i < words.size(); ++i)
      add(reading, labelOf(i, words.size(), false), lengthOf(words[i]), "m");
  }
  void bearings(Reading& reading, const Array& words) const
  {
    for(std::size_t i = 0; i < words.size(); ++i)
      add(reading, labelOf(i, words.size(), true), signedOf(words[i]), "deg");
  }
  void lineDistances(Reading& reading, const Array& words) const
  {
    for(std::size_t i = 1; i < words.size(); ++i)
      add(reading, readingText("f2kReading.line", static_cast<int>(i)), lengthOf(words[i]), "m");
  }
  void lineBearings(Reading& reading, const Array& words) const
  {
    for(std::size_t i = 1; i < words.size(); ++i)
      add(reading, readingText("f2kReading.line", static_cast<int>(i)), signedOf(words[i]), "deg");
  }
  void position(Reading& reading, const Array& words) const
  {
    add(reading, readingText("f2kReading.x"), signedOf(words[0]), "m");
    add(reading, readingText("f2kReading.y"), signedOf(words[1]), "m");
    add(reading, readingText("f2kReading.heading"), signedOf(words[2]), "deg");
    add(reading, readingText("f2kReading.sigma"), lengthOf(words[3]), "m");
    add(reading, readingText("f2kReading.sigmaTurn"), lengthOf(words[4]), "deg");
  }
  void manipulators(Reading& reading, const Array& words) const
  {
    const auto& all = form_.manipulators;
    for(std::size_t i = 1; i + 3 <= words.size(); i += 3)
      if(words[i] < all.size() && words[i + 1] < all[words[i]].states.size())
        add(reading, readingText("f2kReading.manipulator", all[words[i]].name, all[words[i]].states[words[i + 1]].name),
            words[i + 2] * thousandth, "s");
  }
  void segments(Reading& reading, const Array& words) const
  {
    add(reading, readingText("f2kReading.segments"), words[0]);
    reading.form = Reading::Form::Marks;
    for(std::size_t i = 1; i + 2 <= words.size(); i += 2)
      if(words[i] != invalidSignedWord && words[i + 1] != invalidSignedWord)
      {
        const double x = signedNumber(words[i]) * thousandth, y = signedNumber(words[i + 1]) * thousandth;
        reading.marks.push_back({std::atan2(y, x) / unit::degree, std::hypot(x, y)});
      }
  }
  void scan(Reading& reading, const Array& words) const
  {
    constexpr std::size_t head = 4;
    reading.form = Reading::Form::Scan;
    reading.range = words[3] * thousandth;
    for(std::size_t i = head; i < words.size(); ++i)
      reading.marks.push_back({(signedNumber(words[1]) + static_cast<double>(i - head) * words[2]) * thousandth,
                               words[i] * thousandth, 0, words[i] < words[3]});
  }
  void beams(Reading& reading, const Array& words) const
  {
    reading.form = Reading::Form::Marks;
    const std::vector<std::string>* bearings = nullptr;
    if(config_)
      for(const FeatureConfig& feature : config_->features)
        if(sameFeature(feature.name, "lrfBeam"))
          bearings = listOf(feature.parameters, "bearings");
    for(std::size_t i = 1; i < words.size(); ++i)
      reading.marks.push_back({parameter(bearings, i - 1, 0), words[i] * thousandth});
  }
  void echoes(Reading& reading, const Array& words) const
  {
    reading.form = Reading::Form::Marks;
    reading.range = parameter("maxRange", 5000) * thousandth;
    const double opening = parameter("opening", 30);
    const std::vector<std::string>* const angles = config_ ? listOf(config_->parameters, "angles") : nullptr;
    for(std::size_t i = 1; i < words.size(); ++i)
    {
      const bool met = words[i] != invalidWord;
      const double around = 360. * static_cast<double>(i - 1) / static_cast<double>(words.size() - 1);
      reading.marks.push_back({parameter(angles, i - 1, around), met ? words[i] * thousandth : reading.range, opening, met});
    }
  }
  void obstacles(Reading& reading, const Array& words) const
  {
    reading.form = Reading::Form::Marks;
    for(std::size_t i = 1; i + 3 <= words.size(); i += 3)
    {
      const double distance = words[i] * thousandth, width = words[i + 2] * thousandth;
      const double silhouette = distance > 0 ? 2 * std::atan2(width / 2, distance) / unit::degree : 0;
      reading.marks.push_back({signedNumber(words[i + 1]) * thousandth, distance, silhouette});
    }
  }
  void objects(Reading& reading, const Array& words) const
  {
    reading.form = Reading::Form::Marks;
    for(std::size_t i = 1; i + 6 <= words.size(); i += 6)
      if(words[i + 2] != invalidWord)
        reading.marks.push_back({signedNumber(words[i + 3]) * thousandth, words[i + 2] * thousandth, words[i + 4] * thousandth});
  }
  void anything(Reading& reading, const Array& words) const
  {
    constexpr std::size_t most = 32;
    for(std::size_t i = 0; i < std::min(words.size(), most); ++i)
      add(reading, readingText("f2kReading.word", static_cast<int>(i) + 1), words[i]);
  }

  const RobotForm& form_;
  const SensorConfig* config_; ///< Of the device; null: nobody knows.
};

void fillPicture(Reading& reading, const ImageData& image)
{
  if(image.width() == 0)
    return;
  reading.form = Reading::Form::Picture;
  reading.width = static_cast<int>(image.width());
  reading.height = static_cast<int>(image.height());
  reading.pixels = std::make_shared<const Array>(image.pixels().begin(), image.pixels().end());
}

} // namespace

std::vector<Reading> readingsOf(const SensorContainer& sensors, const RobotForm& form, std::int64_t now)
{
  std::vector<Reading> readings;
  Array words;
  for(int number = 1; number <= static_cast<int>(sensors.size()); ++number)
  {
    const SensorDataPlugin& data = *sensors.at(number);
    const auto& configs = form.sensors;
    const auto config = std::ranges::find(configs, data.identity().device, &SensorConfig::device);
    Reading reading;
    reading.device = data.identity().device;
    reading.feature = data.identity().feature;
    reading.about = data.identity().model.empty() ? LocalText(data.identity().type)
                                                  : readingText("f2kReading.about", data.identity().model, data.identity().type);
    reading.stale = data.isStale();
    if(data.stamp() != 0)
    {
      reading.age = static_cast<double>(std::max<std::int64_t>(now - data.stamp(), 0)) * 1e-6;
      if(const auto* const image = dynamic_cast<const ImageData*>(&data))
        fillPicture(reading, *image);
      else
      {
        words.clear();
        data.getData(words);
        const bool isKnown = dynamic_cast<const ArrayData*>(&data) || layoutOf(reading.feature) == nullptr ||
                             layoutOf(reading.feature)->id == data.layout();
        ReadingMaker(form, config == configs.end() ? nullptr : &*config).fill(reading, words, isKnown ? reading.feature : "");
      }
    }
    readings.push_back(std::move(reading));
  }
  return readings;
}

} // namespace sparkwright::f2000
