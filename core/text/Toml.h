#pragma once

// The TOML library, without its assertions: some of them fail for malformed files (version 3.3), which are input
// like any other. The code behind them reports the place of the error.
#define TOML_ASSERT(expression) static_cast<void>(0)
#include <toml++/toml.h>
