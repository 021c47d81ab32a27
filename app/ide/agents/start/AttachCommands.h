#pragma once

#include "core/programs/TeamFile.h"

#include <QString>

#include <vector>

namespace sparkwright
{

/// A command that attaches an agent from outside to this program's server, for a terminal.
struct AttachCommand
{
  QString name; ///< For whom it is: `Sample team`.
  QString text;
};

/// The commands for the programs that we know, for this place, in the present language. The first one works everywhere.
///
/// Programs of our own are named by their paths, so that the commands work in any folder.
/// @param sync  the server waits for agents
std::vector<AttachCommand> attachCommands(const TeamPlace& place, bool sync);

/// The folder of the running program, where `sparkwright-team` is, too.
std::filesystem::path programFolder();

} // namespace sparkwright
