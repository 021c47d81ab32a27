#pragma once

#include "core/draw/Drawings.h"
#include "core/record/proto/ProtoReader.h"

namespace sparkwright
{

/// Writes all drawings, or how they differ from those before. @param before  null: all
void writeDrawings(proto::ProtoWriter& out, const Drawings& drawings, const Drawings* before);
/// Whether the message has all drawings.
bool hasAllDrawings(proto::ProtoReader in);
/// @param before  as the message before left them; null: none
DrawingsPtr readDrawings(proto::ProtoReader in, const DrawingsPtr& before);

} // namespace sparkwright
