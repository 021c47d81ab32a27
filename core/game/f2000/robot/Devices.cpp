#include "core/game/f2000/robot/Devices.h"

#include "core/files/FileService.h"
#include "core/game/f2000/data/Layout.h"
#include "core/game/f2000/localisation/MarkovData.h"
#include "core/game/f2000/localisation/PerceptualModel.h"
#include "core/game/f2000/plugins/PluginRegistry.h"
#include "core/text/ReadNumber.h"

#include <cmath>
#include <exception>
#include <filesystem>
#include <stdexcept>

namespace sparkwright::f2000
{

namespace
{

constexpr double microseconds = 1e6; ///< Of a second.

/// The ids of one kind, for messages.
std::string idsOf(const PluginRegistry& plugins, PluginKind kind)
{
  std::string list;
  for(const PluginInfo& info : plugins.all())
    if(info.kind == kind)
      list += (list.empty() ? "" : ", ") + info.id;
  return list;
}

/// A seed of its own for each device (FNV-1a).
std::uint64_t seedOf(std::uint64_t seed, std::string_view name)
{
  std::uint64_t hash = 14695981039346656037u ^ seed;
  for(const char c : name)
    hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
  return hash;
}

} // namespace

Devices::Devices(const RobotForm& form, const PluginRegistry& plugins, std::uint64_t seed, const PoseGrid& grid,
                 const FileService* files)
    : form_(form), plugins_(plugins), seed_(seed), grid_(grid)
{
  if(!buildDrive(files))
    return;
  for(const SensorConfig& sensor : form_.sensors)
    if(!buildSensor(sensor, seed))
      return;
}

bool Devices::fail(BuildProblem::Kind kind, LocalText text)
{
  problem_ = BuildProblem{kind, std::move(text)};
  return false;
}

/// Beside the robot's file, or else below the data directories. Programs elsewhere send robots' files: what these name is read
/// below the data directories only.
std::string Devices::modelFile(const std::string& name, const FileService& files) const
{
  const std::string beside = (std::filesystem::path(form_.file).parent_path() / name).lexically_normal().generic_string();
  auto found = files.find(beside);
  if(!found)
    found = files.find(name);
  if(!found)
    throw std::invalid_argument("there is no file " + name +
                                (form_.file.empty() ? " below the data directories"
                                                    : " beside " + form_.file + ", nor below the data directories"));
  return found->string();
}

bool Devices::buildDrive(const FileService* files)
{
  drive_ = plugins_.makeMotion(form_.motion);
  if(!drive_)
    return fail(BuildProblem::Kind::UnknownPlugin,
                pluginText("f2kPlugin.noMotion", form_.motion, idsOf(plugins_, PluginKind::Motion)));
  try
  {
    MotionConfig config = form_.drive;
    if(const auto model = config.parameters.find("model"); files && form_.motion == "neural" && model != config.parameters.end())
      for(std::string& name : model->second)
        name = modelFile(name, *files);
    drive_->configure(config);
    drive_->reset();
  }
  catch(const std::exception& why)
  {
    drive_ = nullptr;
    return fail(BuildProblem::Kind::Refused, pluginText("f2kPlugin.refused", form_.motion, std::string(why.what())));
  }
  return true;
}

/// With `(param markov SIGMA)`, data with a model of what is measured where: SIGMA in mm or degrees.
std::shared_ptr<SensorDataPlugin> Devices::dataFor(const SensorIdentity& identity, const FeatureConfig& feature) const
{
  const auto markov = feature.parameters.find("markov");
  const Layout* const layout = layoutOf(identity.feature);
  if(markov == feature.parameters.end() || !layout || !MarkovData::canModel(*layout))
    return plugins_.makeSensorData(identity);
  MarkovOptions options;
  options.grid = grid_;
  constexpr double least = 1e-3, most = 1e5;
  if(!markov->second.empty())
    readNumber(markov->second[0], least, most, options.sigma);
  return std::make_shared<MarkovData>(*layout, options);
}

bool Devices::buildSensor(const SensorConfig& config, std::uint64_t seed)
{
  Device device;
  device.name = config.device;
  device.plugin = plugins_.makeSensor(config.plugin);
  if(!device.plugin)
    return fail(BuildProblem::Kind::UnknownPlugin,
                pluginText("f2kPlugin.noSensor", config.plugin, idsOf(plugins_, PluginKind::Sensor)));
  for(const FeatureConfig& feature : config.features)
  {
    const SensorIdentity identity{config.device, config.model, config.type, feature.name};
    const std::shared_ptr<SensorDataPlugin> data = dataFor(identity, feature);
    if(!data)
      return fail(BuildProblem::Kind::Refused, pluginText("f2kPlugin.noFeature", config.device, feature.name));
    data->identify(identity);
    sensors_.add(data);
    device.data.push_back(data.get());
  }
  try
  {
    device.plugin->configure(config);
    for(SensorDataPlugin* const data : device.data)
      device.plugin->bind(*data);
    device.plugin->seed(seedOf(seed, config.device));
  }
  catch(const std::exception& why)
  {
    return fail(BuildProblem::Kind::Refused, pluginText("f2kPlugin.refused", config.device, std::string(why.what())));
  }
  device.period = config.rate > 0 ? std::llround(microseconds / config.rate) : 0;
  devices_.push_back(std::move(device));
  return true;
}

void Devices::drive(std::optional<double> v, std::optional<double> omega)
{
  if(!drive_)
    return;
  if(v)
    drive_->setTranslationalVelocity(*v);
  if(omega)
    drive_->setRotationalVelocity(*omega);
}

bool Devices::command(const std::vector<double>& values)
{
  return drive_ && drive_->setCommand(values);
}

std::vector<std::string> Devices::commandNames() const
{
  try
  {
    return drive_ ? drive_->commandNames() : std::vector<std::string>();
  }
  catch(const std::exception&) // It is asked for messages only.
  {
    return {};
  }
}

Relocation Devices::step(double dt, LocalText& failed)
{
  if(!drive_)
    return {};
  try
  {
    const Relocation way = driveTimer_.time([&] { return drive_->step(dt); });
    if(std::isfinite(way.dx) && std::isfinite(way.dy) && std::isfinite(way.dtheta))
      return way;
    failed = pluginText("f2kPlugin.notFinite");
  }
  catch(const std::exception& why)
  {
    failed = LocalText(why.what());
  }
  drive_ = nullptr;
  return {};
}

void Devices::correct(const Pose& pose, const Twist& twist)
{
  if(drive_)
    drive_->correct(pose, twist);
}

const std::vector<std::uint32_t>& Devices::motionData()
{
  motionData_.clear();
  if(drive_)
    drive_->getMotionData(motionData_);
  return motionData_;
}

std::optional<std::string> Devices::senseOne(Device& device, const WorldView& world, std::int64_t time)
{
  const bool due = device.period > 0 ? time >= device.next : requested_ || device.plugin->measuresAlways();
  if(device.failed || !due)
    return {};
  if(device.period > 0) // Times that were missed are left out.
    device.next = time < device.next + device.period ? device.next + device.period : time + device.period;
  try
  {
    return device.timer.time(
        [&]() -> std::optional<std::string>
        {
          device.plugin->generateData(world, time);
          return {};
        });
  }
  catch(const std::exception& why)
  {
    device.failed = true;
    for(SensorDataPlugin* const data : device.data)
      data->setStale(true);
    return why.what();
  }
}

std::vector<std::string> Devices::takeSlow()
{
  std::vector<std::string> slow;
  if(driveTimer_.takeSlow())
    slow.push_back(form_.motion);
  for(Device& device : devices_)
    if(device.timer.takeSlow())
      slow.push_back(device.name);
  return slow;
}

void Devices::setNoise(bool enabled)
{
  for(const Device& device : devices_)
    device.plugin->setNoiseEnabled(enabled);
}

double Devices::learn(WorldView world, std::size_t from, std::size_t count)
{
  PerceptualModel model(sensors_);
  if(model.features().empty())
    return -1;
  setNoise(false);
  const std::size_t begin = std::min(from, grid_.size()), end = begin + std::min(count, grid_.size() - begin);
  for(std::size_t i = begin; i < end; ++i)
  {
    world.robot = grid_.poseOf(i);
    for(Device& device : devices_)
      if(!device.failed && std::ranges::any_of(device.data, [](const SensorDataPlugin* data) { return data->isMarkov(); }))
        device.plugin->generateData(world, 1);
    model.learn(world.robot);
  }
  setNoise(true);
  for(Device& device : devices_)
    for(SensorDataPlugin* const data : device.data)
      if(data->isMarkov())
        data->setStamp(0); // What it holds was measured elsewhere.
  return static_cast<double>(end) / static_cast<double>(grid_.size());
}

void Devices::reset()
{
  if(drive_)
    drive_->reset();
  for(Device& device : devices_)
  {
    device.next = 0;
    device.plugin->seed(seedOf(seed_, device.name));
    device.plugin->reset();
  }
}

} // namespace sparkwright::f2000
