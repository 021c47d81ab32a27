#pragma once

#include "core/game/GameEvent.h"
#include "core/record/proto/ProtoReader.h"

namespace sparkwright
{

void writeEvent(proto::ProtoWriter& out, const GameEvent& event);
GameEvent readEvent(proto::ProtoReader in);

} // namespace sparkwright
