#include "core/game/f2000/motion/neural/MotionTrainer.h"

#include "core/game/f2000/motion/neural/MotionTexts.h"
#include "core/object/Random.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace sparkwright::f2000
{

namespace
{

using Network = MotionNetwork;
using Examples = std::vector<MotionExample>;

/// Errors of dtheta count twice: they grow into errors of place.
const Network::Output& outputWeights()
{
  static const Network::Output weights = (Network::Output() << 1, 1, 2, 1, 1).finished();
  return weights;
}

Network::Moment momentOf(const MotionSample& sample)
{
  return {sample.v, sample.omega, sample.vSet, sample.omegaSet};
}

/// What a network sees at a sample, which has enough others before it.
Network::Input inputAt(const std::vector<MotionSample>& piece, std::size_t at)
{
  std::array<Network::Moment, Network::history> moments;
  for(std::size_t i = 0; i < moments.size(); ++i)
    moments[i] = momentOf(piece[at - i]);
  return Network::inputOf(moments);
}

MotionExample exampleAt(const std::vector<MotionSample>& piece, std::size_t at)
{
  const Pose by = relativeTo(piece[at].pose, piece[at + 1].pose);
  MotionExample example{inputAt(piece, at), {}};
  example.output << by.x, by.y, by.theta, piece[at + 1].v, piece[at + 1].omega;
  return example;
}

Examples examplesOf(const MotionLog& log)
{
  Examples examples;
  for(const auto& piece : log.pieces)
    for(std::size_t at = Network::history - 1; at + 1 < piece.size(); ++at)
      examples.push_back(exampleAt(piece, at));
  return examples;
}

/// Means and deviations of what is to be learned.
void normalise(Network& network, const Examples& examples, std::size_t count)
{
  constexpr double least = 1e-6; // A value that never changes.
  const double n = static_cast<double>(count);
  network.inputMean.setZero();
  network.outputMean.setZero();
  network.inputLeast = network.inputMost = examples[0].input;
  network.outputMost.setZero();
  for(std::size_t i = 0; i < count; ++i)
  {
    network.inputMean += examples[i].input / n;
    network.outputMean += examples[i].output / n;
    network.inputLeast = network.inputLeast.cwiseMin(examples[i].input);
    network.inputMost = network.inputMost.cwiseMax(examples[i].input);
    network.outputMost = network.outputMost.cwiseMax(examples[i].output.cwiseAbs());
  }
  Network::Input inputs = Network::Input::Zero();
  Network::Output outputs = Network::Output::Zero();
  for(std::size_t i = 0; i < count; ++i)
  {
    inputs += (examples[i].input - network.inputMean).cwiseAbs2() / n;
    outputs += (examples[i].output - network.outputMean).cwiseAbs2() / n;
  }
  network.inputScale = inputs.cwiseSqrt().cwiseMax(least);
  network.outputScale = outputs.cwiseSqrt().cwiseMax(least);
}

/// A network whose weights are neither all alike nor large.
void startWeights(Network& network, Random& random)
{
  const auto fill = [&random](auto& matrix, int inputs)
  {
    const double most = std::sqrt(3. / inputs);
    for(Eigen::Index i = 0; i < matrix.size(); ++i)
      matrix.data()[i] = random.uniform(-most, most);
  };
  fill(network.weights1, Network::inputs);
  fill(network.weights2, Network::first);
  fill(network.weights3, Network::second);
}

/// Loss and its gradient over examples, all of which are normalised.
class Gradient
{
public:
  explicit Gradient(const Network& network) : network_(network) {}

  /// @return the loss of this one
  double add(const MotionExample& example)
  {
    const auto a = ((network_.weights1 * example.input + network_.bias1).array().tanh()).matrix().eval();
    const auto b = ((network_.weights2 * a + network_.bias2).array().tanh()).matrix().eval();
    const Network::Output error = network_.weights3 * b + network_.bias3 - example.output;
    const Network::Output d3 = 2. / Network::outputs * outputWeights().cwiseProduct(error);
    const auto d2 = ((network_.weights3.transpose() * d3).array() * (1 - b.array().square())).matrix().eval();
    const auto d1 = ((network_.weights2.transpose() * d2).array() * (1 - a.array().square())).matrix().eval();
    sum_.weights3.noalias() += d3 * b.transpose();
    sum_.bias3 += d3;
    sum_.weights2.noalias() += d2 * a.transpose();
    sum_.bias2 += d2;
    sum_.weights1.noalias() += d1 * example.input.transpose();
    sum_.bias1 += d1;
    return outputWeights().dot(error.cwiseAbs2()) / Network::outputs;
  }
  Eigen::VectorXd sum() const { return sum_.parameters(); }

private:
  const Network& network_;
  Network sum_;
};

/// The method of Adam: steps by mean and spread of the gradients so far.
class Adam
{
public:
  Adam(Eigen::Index size, double rate) : mean_(Eigen::VectorXd::Zero(size)), square_(mean_), rate_(rate) {}

  void step(Eigen::VectorXd& values, const Eigen::VectorXd& gradient)
  {
    constexpr double keepMean = 0.9, keepSquare = 0.999, small = 1e-8;
    ++steps_;
    mean_ = keepMean * mean_ + (1 - keepMean) * gradient;
    square_ = keepSquare * square_ + (1 - keepSquare) * gradient.cwiseAbs2();
    const double meanShare = 1 - std::pow(keepMean, steps_), squareShare = 1 - std::pow(keepSquare, steps_);
    values.array() -= rate_ * (mean_.array() / meanShare) / ((square_.array() / squareShare).sqrt() + small);
  }

private:
  Eigen::VectorXd mean_, square_;
  double rate_;
  int steps_ = 0;
};

double lossOf(const Network& network, const Examples& examples, std::size_t from, std::size_t to)
{
  double sum = 0;
  for(std::size_t i = from; i < to; ++i)
    sum += outputWeights().dot((network.forward(examples[i].input) - examples[i].output).cwiseAbs2()) / Network::outputs;
  return to > from ? sum / static_cast<double>(to - from) : 0;
}

/// Errors over the test part, in units of the robot.
void testSteps(const Network& network, const Examples& examples, std::size_t from, TrainingReport& report)
{
  double squares = 0, turns = 0;
  for(std::size_t i = from; i < examples.size(); ++i)
  {
    const Network::Output error = network.predict(examples[i].input) - examples[i].output;
    squares += error.head<2>().squaredNorm();
    turns += error[2] * error[2];
  }
  const double count = static_cast<double>(std::max<std::size_t>(examples.size() - from, 1));
  report.stepErrorMm = std::sqrt(squares / count) / unit::mm;
  report.stepErrorDeg = std::sqrt(turns / count) / unit::degree;
}

/// Lets the network go on by itself from moments of the last part of the log.
void testOpenLoop(const Network& network, const MotionLog& log, double testShare, TrainingReport& report)
{
  constexpr std::size_t ahead = 20; // Periods: two seconds.
  constexpr std::size_t mostReplayed = 1000;
  double sum = 0;
  int count = 0;
  for(const auto& piece : log.pieces)
  {
    const auto begin = static_cast<std::size_t>(static_cast<double>(piece.size()) * (1 - testShare));
    for(std::size_t at = std::max<std::size_t>(begin, Network::history); at + ahead < piece.size(); at += ahead / 2)
    {
      std::array<Network::Moment, Network::history> moments;
      for(std::size_t i = 0; i < moments.size(); ++i)
        moments[i] = momentOf(piece[at - i]);
      Pose pose = piece[at].pose;
      // Every other stretch, for they overlap by half.
      const bool isReplayed = count % 2 == 0 && report.replay.size() < mostReplayed;
      if(isReplayed)
        report.replay.push_back({count / 2, pose, pose});
      for(std::size_t step = 0; step < ahead; ++step)
      {
        const Network::Output out = network.predict(Network::inputOf(moments));
        pose = moved(pose, {out[0], out[1], out[2]});
        std::ranges::copy_backward(moments.begin(), moments.end() - 1, moments.end());
        const MotionSample& next = piece[at + step + 1];
        moments[0] = {out[3], out[4], next.vSet, next.omegaSet};
        if(isReplayed)
          report.replay.push_back({count / 2, next.pose, pose});
      }
      sum += std::hypot(pose.x - piece[at + ahead].pose.x, pose.y - piece[at + ahead].pose.y);
      ++count;
    }
  }
  report.openLoopMm = count > 0 ? sum / count / unit::mm : 0;
}

} // namespace

void MotionTrainer::checkCoverage(const MotionLog& log, TrainingReport& report) const
{
  constexpr int bins = 10, enough = 6;
  constexpr std::size_t fewest = 3000;
  const auto warn = [&report](LocalText text)
  { report.problems.push_back(Diagnostic::of(Diagnostic::Severity::Warning, {}, 0, 0, std::move(text))); };
  if(log.size() < fewest)
    warn(motionText("f2000.log.few", log.size(), fewest));
  const auto covered = [&](double MotionSample::*command, double most)
  {
    std::array<bool, bins> seen{};
    for(const auto& piece : log.pieces)
      for(const MotionSample& sample : piece)
      {
        const int bin = static_cast<int>((sample.*command / most + 1) / 2 * bins);
        seen[static_cast<std::size_t>(std::clamp(bin, 0, bins - 1))] = true;
      }
    return static_cast<int>(std::ranges::count(seen, true));
  };
  for(const auto& [command, most, name] : {std::tuple(&MotionSample::vSet, options_.maxSpeed, "vt_set"),
                                           std::tuple(&MotionSample::omegaSet, options_.maxTurn, "vr_set")})
    if(const int parts = covered(command, most); parts < enough)
      warn(motionText("f2000.log.coverage", parts, name));
}

MotionNetwork MotionTrainer::train(const MotionLog& recorded, TrainingReport& report, const Progress& progress) const
{
  report = {};
  checkCoverage(recorded, report);
  const MotionLog log = resampled(recorded, Network::period);
  const Examples examples = examplesOf(log);
  const auto part = [&](double share) { return static_cast<std::size_t>(share * static_cast<double>(examples.size())); };
  const std::size_t trained = part(options_.trained), validated = part(options_.trained + options_.validated);
  Network network;
  if(trained == 0)
    return network;
  normalise(network, examples, trained);
  Examples normal = examples;
  for(MotionExample& example : normal)
  {
    example.input = (example.input - network.inputMean).cwiseQuotient(network.inputScale);
    example.output = (example.output - network.outputMean).cwiseQuotient(network.outputScale);
  }
  Random random(options_.seed);
  startWeights(network, random);
  Eigen::VectorXd values = network.parameters(), best = values;
  Adam adam(values.size(), options_.rate);
  std::vector<std::size_t> order(trained);
  std::iota(order.begin(), order.end(), 0);
  double bestLoss = std::numeric_limits<double>::infinity();
  int sinceBest = 0;
  for(int epoch = 0; epoch < options_.epochs && sinceBest < options_.patience; ++epoch)
  {
    for(std::size_t i = trained - 1; i > 0; --i) // Shuffled.
      std::swap(order[i], order[std::min(static_cast<std::size_t>(random.uniform(0, static_cast<double>(i + 1))), i)]);
    double loss = 0;
    for(std::size_t i = 0; i < trained;)
    {
      const std::size_t end = std::min(i + static_cast<std::size_t>(options_.batch), trained), size = end - i;
      Gradient gradient(network);
      for(; i < end; ++i)
        loss += gradient.add(normal[order[i]]) / static_cast<double>(trained);
      adam.step(values, gradient.sum() / static_cast<double>(size) + 2 * options_.decay * values);
      network.setParameters(values);
    }
    const double validation = validated > trained ? lossOf(network, normal, trained, validated) : loss;
    report.trainingLoss.push_back(loss);
    report.validationLoss.push_back(validation);
    ++sinceBest;
    if(validation < bestLoss)
    {
      bestLoss = validation;
      best = values;
      sinceBest = 0;
    }
    if(progress && !progress(epoch, loss, validation))
    {
      report.cancelled = true;
      break;
    }
  }
  network.setParameters(best);
  testSteps(network, examples, validated, report);
  testOpenLoop(network, log, 1 - options_.trained - options_.validated, report);
  return network;
}

} // namespace sparkwright::f2000
