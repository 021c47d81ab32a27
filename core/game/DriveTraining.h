#pragma once

#include "core/text/Diagnostic.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

namespace sparkwright
{

/// How a drive of a robot shall be trained from a log of how it moved. Done by a league whose robots have such drives.
struct DriveTraining
{
  std::filesystem::path log;
  std::filesystem::path robot;  ///< Its file, whose greatest speeds the log should reach; empty: those of the log.
  std::filesystem::path model;  ///< To be written.
  std::uint64_t seed = 0;       ///< 0: the usual one.
  std::function<void(const Diagnostic&)> report;  ///< What is wrong; must be set.
  std::function<void(const std::string&)> say;    ///< Lines for people, in English; must be set.
  /// After each epoch; false: it ends with the best model so far. Must be set.
  std::function<bool(int epoch, double trainingLoss, double validationLoss)> goesOn;
};

enum class TrainingOutcome
{
  Done,
  Stopped, ///< By `goesOn`: the best model so far is written.
  Failed   ///< No model is written.
};

/// By the league of the built-in ones that can.
TrainingOutcome trainDrive(const DriveTraining& training);

} // namespace sparkwright
