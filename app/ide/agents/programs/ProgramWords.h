#pragma once

#include "app/ide/agents/programs/Programs.h"

#include <QString>

namespace sparkwright
{

/// How a program is, in the present language: `running`, `ended with code 1`.
QString stateWords(const Programs::Program& program);

/// What people should know when a program has ended by itself: `Red 3 ended at once with code 1: no module named x`.
QString endWords(const Programs::Program& program);

/// An icon of Icons.h for the state.
QString stateIcon(const Programs::Program& program);

} // namespace sparkwright
