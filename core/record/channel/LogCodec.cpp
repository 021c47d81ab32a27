#include "core/record/channel/LogCodec.h"

#include "core/record/channel/TextCodec.h"

namespace sparkwright
{

void writeLog(proto::ProtoWriter& out, const LogRecord& record)
{
  const Diagnostic& message = record.message;
  const auto text = [&](int field, const LocalText& local, const std::string& english)
  {
    if(!english.empty())
      out.message(field,
                  [&](proto::ProtoWriter& inner)
                  {
                    writeText(inner, local.empty() ? LocalText(english) : local);
                  });
  };
  out.number(1, record.time);
  out.whole(2, static_cast<int>(message.severity));
  out.text(3, message.file);
  out.whole(4, message.line);
  out.whole(5, message.column);
  text(6, message.said, message.message);
  text(7, message.advice, message.hint);
}

LogRecord readLog(proto::ProtoReader in)
{
  LogRecord record;
  Diagnostic& message = record.message;
  message.severity = Diagnostic::Severity::Debug;
  LocalText said, hint;
  while(in.next())
    switch(in.field())
    {
    case 1:
      record.time = in.number();
      break;
    case 2:
      if(const int severity = in.integer(); severity >= 0 && severity <= static_cast<int>(Diagnostic::Severity::Error))
        message.severity = static_cast<Diagnostic::Severity>(severity);
      break;
    case 3:
      message.file = in.text();
      break;
    case 4:
      message.line = in.integer();
      break;
    case 5:
      message.column = in.integer();
      break;
    case 6:
      said = readText(in.message());
      break;
    case 7:
      hint = readText(in.message());
      break;
    default:
      break;
    }
  message = Diagnostic::of(message.severity, message.file, message.line, message.column, said, hint);
  return record;
}

} // namespace sparkwright
