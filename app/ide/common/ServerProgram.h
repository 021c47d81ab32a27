#pragma once

#include <QString>

namespace sparkwright
{

/// `sparkwright-server` beside this program, or where the programs of a build tree are. Its absence is told when it is to be
/// started.
QString serverProgram();

} // namespace sparkwright
