#pragma once

#include "app/server/ServerOptions.h"

namespace sparkwright
{

/// `--train-motion`: trains a drive of middle-size robots from the log `options.drivingLog` and writes its model to
/// `options.files[0]`. Prints the loss of epochs (with `--progress` of all, as JSON) and what the test part says about the model; problems go to stderr. Ctrl-C ends
/// it early: the best model so far is written.
/// @return exit code: 0 done, 1 interrupted, 2 bad input
int runTraining(const ServerOptions& options);

} // namespace sparkwright
