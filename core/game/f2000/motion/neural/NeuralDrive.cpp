#include "core/game/f2000/motion/neural/NeuralDrive.h"

#include "core/game/f2000/motion/Ramps.h"
#include "core/disk/ReadFile.h"

#include <algorithm>
#include <stdexcept>

namespace sparkwright::f2000
{

void NeuralDrive::configure(const MotionConfig& config)
{
  const auto model = config.parameters.find("model");
  if(model == config.parameters.end() || model->second.size() != 1)
    throw std::invalid_argument("the parameter model names the file of a trained network");
  constexpr std::uint64_t maxBytes = 16 << 20;
  const ReadFile read = readFile(model->second[0], maxBytes);
  Diagnostics problems;
  const auto network = read ? readMotionModel(read.text, model->second[0], problems) : std::nullopt;
  if(!network)
    throw std::invalid_argument(problems.empty() ? "cannot read " + model->second[0] : problems[0].text());
  configure(config, *network);
}

void NeuralDrive::configure(const MotionConfig& config, const MotionNetwork& network)
{
  simple_.configure(config);
  config_ = config;
  network_ = network;
  reset();
}

void NeuralDrive::setTranslationalVelocity(double v)
{
  v_ = std::clamp(v, -config_.maxSpeed, config_.maxSpeed);
  simple_.setTranslationalVelocity(v);
}

void NeuralDrive::setRotationalVelocity(double omega)
{
  omega_ = std::clamp(omega, -config_.maxTurn, config_.maxTurn);
  simple_.setRotationalVelocity(omega);
}

bool NeuralDrive::setCommand(const std::vector<double>& command)
{
  if(command.size() != dimension())
    return false;
  setTranslationalVelocity(command[0]);
  setRotationalVelocity(command[1]);
  return true;
}

void NeuralDrive::beginPeriod()
{
  std::ranges::copy_backward(moments_.begin(), moments_.end() - 1, moments_.end());
  moments_[0] = {now_.vx, now_.omega, v_, omega_};
  const MotionNetwork::Input input = MotionNetwork::inputOf(moments_);
  strange_ = network_.isStrange(input);
  begun_ = now_;
  const MotionNetwork::Output ahead = network_.predict(input);
  mean_ = meanTwist({ahead[0], ahead[1], ahead[2]}, MotionNetwork::period);
  end_ = {ahead[3], 0, ahead[4]};
  if(strange_)
    simple_.goOnFrom(now_);
}

Relocation NeuralDrive::step(double dt)
{
  constexpr double tolerance = 1e-9;
  if(within_ <= tolerance)
    beginPeriod();
  within_ += dt;
  const double reached = std::min(within_ / MotionNetwork::period, 1.);
  if(within_ >= MotionNetwork::period - tolerance)
    within_ = 0;
  if(strange_)
  {
    const Relocation by = simple_.step(dt);
    now_ = simple_.twist();
    return by;
  }
  now_ = {begun_.vx + (end_.vx - begun_.vx) * reached, 0, begun_.omega + (end_.omega - begun_.omega) * reached};
  return arc(mean_, dt); // The arcs of all intervals make up the way of the period.
}

void NeuralDrive::correct(const Pose& pose, const Twist& twist)
{
  simple_.correct(pose, twist);
  if(!isForced(now_, twist))
    return;
  now_ = {twist.vx, 0, twist.omega};
  within_ = 0; // What was predicted does not hold any more.
}

void NeuralDrive::getMotionData(std::vector<std::uint32_t>& words) const
{
  const double side = now_.omega * config_.wheelBase / 2;
  words.insert(words.end(), {speedWord(now_.vx - side), speedWord(now_.vx + side), strange_ ? 1u : 0u});
}

void NeuralDrive::reset()
{
  simple_.reset();
  v_ = omega_ = 0;
  moments_.fill({});
  now_ = begun_ = {};
  within_ = 0;
  strange_ = false;
}

} // namespace sparkwright::f2000
