#include "core/game/f2000/motion/neural/MotionNetwork.h"

#include "core/game/f2000/motion/neural/MotionTexts.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace sparkwright::f2000
{

namespace
{

using nlohmann::json;

constexpr int modelVersion = 1;

/// Calls with each matrix of the weights, in order.
template<class Network, class Use>
void eachWeight(Network& network, const Use& use)
{
  use(network.weights1);
  use(network.bias1);
  use(network.weights2);
  use(network.bias2);
  use(network.weights3);
  use(network.bias3);
}

/// Calls with name and content of each list of a model that is no weight.
template<class Network, class Use>
void eachScale(Network& network, const Use& use)
{
  use("inputMean", network.inputMean);
  use("inputScale", network.inputScale);
  use("outputMean", network.outputMean);
  use("outputScale", network.outputScale);
  use("inputLeast", network.inputLeast);
  use("inputMost", network.inputMost);
  use("outputMost", network.outputMost);
}

/// Fills a vector from a list of just so many finite numbers; throws json::exception or std::invalid_argument.
template<class Vector>
void fillFrom(const json& list, Vector& out)
{
  const auto values = list.get<std::vector<double>>();
  if(static_cast<Eigen::Index>(values.size()) != out.size())
    throw std::invalid_argument("a list has another length");
  out = Eigen::Map<const Eigen::VectorXd>(values.data(), static_cast<Eigen::Index>(values.size()));
  if(!out.allFinite())
    throw std::invalid_argument("a number is not finite");
}

} // namespace

MotionNetwork::Input MotionNetwork::inputOf(const std::array<Moment, history>& moments)
{
  Input input;
  for(int i = 0; i < history; ++i)
  {
    const Moment& moment = moments[static_cast<std::size_t>(i)];
    input.segment<4>(4 * i) << moment.v, moment.omega, moment.vSet, moment.omegaSet;
  }
  return input;
}

MotionNetwork::Output MotionNetwork::forward(const Input& normalised) const
{
  const Eigen::Matrix<double, first, 1> a = (weights1 * normalised + bias1).array().tanh();
  const Eigen::Matrix<double, second, 1> b = (weights2 * a + bias2).array().tanh();
  return weights3 * b + bias3;
}

MotionNetwork::Output MotionNetwork::predict(const Input& input) const
{
  constexpr double beyond = 1.2; // Times what it has learned.
  const Input normalised = (input - inputMean).cwiseQuotient(inputScale);
  const Output output = forward(normalised).cwiseProduct(outputScale) + outputMean;
  return output.cwiseMax(-beyond * outputMost).cwiseMin(beyond * outputMost);
}

bool MotionNetwork::isStrange(const Input& input) const
{
  const Input margin = (inputMost - inputLeast) / 5;
  return ((input - inputMost - margin).array() > 0).any() || ((inputLeast - margin - input).array() > 0).any();
}

Eigen::VectorXd MotionNetwork::parameters() const
{
  Eigen::Index size = 0;
  eachWeight(*this, [&size](const auto& matrix) { size += matrix.size(); });
  Eigen::VectorXd values(size);
  Eigen::Index at = 0;
  eachWeight(*this,
             [&](const auto& matrix)
             {
               values.segment(at, matrix.size()) = Eigen::Map<const Eigen::VectorXd>(matrix.data(), matrix.size());
               at += matrix.size();
             });
  return values;
}

void MotionNetwork::setParameters(const Eigen::VectorXd& values)
{
  Eigen::Index at = 0;
  eachWeight(*this,
             [&](auto& matrix)
             {
               Eigen::Map<Eigen::VectorXd>(matrix.data(), matrix.size()) = values.segment(at, matrix.size());
               at += matrix.size();
             });
}

std::string writeMotionModel(const MotionNetwork& network)
{
  json model;
  model["format"] = "f2000-motion";
  model["version"] = modelVersion;
  model["period"] = MotionNetwork::period;
  model["history"] = MotionNetwork::history;
  model["layers"] = {MotionNetwork::inputs, MotionNetwork::first, MotionNetwork::second, MotionNetwork::outputs};
  eachScale(network, [&model](const char* name, const auto& values)
            { model[name] = std::vector<double>(values.data(), values.data() + values.size()); });
  const Eigen::VectorXd weights = network.parameters();
  model["weights"] = std::vector<double>(weights.data(), weights.data() + weights.size());
  return model.dump(1) + '\n';
}

std::optional<MotionNetwork> readMotionModel(const std::string& text, const std::string& file, Diagnostics& problems)
{
  try
  {
    const json model = json::parse(text);
    const json layers = {MotionNetwork::inputs, MotionNetwork::first, MotionNetwork::second, MotionNetwork::outputs};
    if(model.at("format") != "f2000-motion" || model.at("version") != modelVersion || model.at("layers") != layers ||
       model.at("history") != MotionNetwork::history || model.at("period") != MotionNetwork::period)
      throw std::invalid_argument("it is of another form");
    MotionNetwork network;
    eachScale(network, [&model](const char* name, auto& values) { fillFrom(model.at(name), values); });
    Eigen::VectorXd weights = network.parameters();
    fillFrom(model.at("weights"), weights);
    network.setParameters(weights);
    if((network.inputScale.array() <= 0).any() || (network.outputScale.array() <= 0).any())
      throw std::invalid_argument("a scale is not greater than 0");
    return network;
  }
  catch(const json::parse_error&) // Its words quote the file, which may be anybody's.
  {
    problems.push_back(Diagnostic::of(Diagnostic::Severity::Error, file, 0, 0,
                                      motionText("f2000.model.damaged", "no JSON"), motionText("f2000.model.train")));
    return {};
  }
  catch(const std::exception& failed) // Of the library for JSON, too.
  {
    problems.push_back(Diagnostic::of(Diagnostic::Severity::Error, file, 0, 0,
                                      motionText("f2000.model.damaged", failed.what()), motionText("f2000.model.train")));
    return {};
  }
}

} // namespace sparkwright::f2000
