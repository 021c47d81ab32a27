#pragma once

#include "core/game/GameState.h"
#include "core/record/proto/ProtoReader.h"

namespace sparkwright
{

/// Whether a recording has the same about both.
bool sameAgents(const std::vector<AgentInfo>& a, const std::vector<AgentInfo>& b);

void writeAgents(proto::ProtoWriter& out, const std::vector<AgentInfo>& agents);
std::vector<AgentInfo> readAgents(proto::ProtoReader in);

} // namespace sparkwright
