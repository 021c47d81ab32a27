#pragma once

#include "core/record/proto/ProtoReader.h"
#include "core/text/Diagnostic.h"

namespace sparkwright
{

/// A message of the log, with the simulated time in s.
struct LogRecord
{
  double time = 0;
  Diagnostic message;
};

void writeLog(proto::ProtoWriter& out, const LogRecord& record);
LogRecord readLog(proto::ProtoReader in);

} // namespace sparkwright
