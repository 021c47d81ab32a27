#pragma once

#include "core/programs/TrustStore.h"
#include "core/run/Project.h"

namespace sparkwright
{

/// What the teams of a project start, with its scripts. Opening a project starts none of it.
TrustList trustListOf(const Project& project, const std::filesystem::path& file);

/// Adds the set-up scripts of a project.
void addScripts(const Project& project, const std::filesystem::path& file, TrustList& list);

/// What this user has trusted. The data directory that comes with the program needs no trust; those that are chosen by
/// options or variables do.
TrustStore usersTrust();

} // namespace sparkwright
