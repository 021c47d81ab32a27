#include "core/record/export/TableWriter.h"

#include "core/text/Json.h"

#include <charconv>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr int digitsOfTime = 12; // Of days, to the microsecond.

void appendOrNull(double value, std::string& out, int digits = 7)
{
  if(std::isfinite(value))
    appendNumber(value, out, digits);
  else
    out += "null";
}

void appendTeam(int team, std::string& out) { out += team == 1 ? "\"left\"" : team == 2 ? "\"right\"" : "null"; }

void appendEvent(const GameEvent& event, std::string& out)
{
  out += "{\"time\":";
  appendOrNull(event.time, out, digitsOfTime);
  out += ",\"game_time\":";
  appendOrNull(static_cast<double>(event.gameTime), out);
  out += ",\"kind\":";
  appendJsonString(nameOf(event.kind), out);
  out += ",\"rule\":";
  appendJsonString(event.rule, out);
  out += ",\"mode_before\":";
  appendJsonString(event.mode, out);
  out += ",\"mode_after\":";
  appendJsonString(event.next, out);
  out += ",\"team\":";
  appendTeam(event.team, out);
  out += ",\"players\":[";
  for(std::size_t i = 0; i < event.players.size(); ++i)
  {
    out += i > 0 ? "," : "";
    appendJsonString(nameOf(event.players[i]), out);
  }
  out += "],\"position\":[";
  for(int i = 0; i < 3; ++i)
  {
    out += i > 0 ? "," : "";
    appendOrNull(static_cast<double>(event.position[i]), out);
  }
  out += "],\"score\":[" + std::to_string(event.score[0]) + ',' + std::to_string(event.score[1]) + "],\"reason\":";
  appendJsonString(event.reason.english(), out);
  out += event.overruled ? ",\"overruled\":true}" : ",\"overruled\":false}";
}

} // namespace

void appendCsv(std::string_view text, std::string& out)
{
  if(text.find_first_of(",\"\r\n") == std::string_view::npos)
  {
    out += text;
    return;
  }
  out += '"';
  for(const char c : text)
  {
    out += c;
    if(c == '"')
      out += c;
  }
  out += '"';
}

void appendNumber(double value, std::string& out, int digits)
{
  if(!std::isfinite(value))
    return;
  constexpr double mostWhole = 1e15;
  char text[32];
  const auto end = std::abs(value) < mostWhole && value == std::trunc(value)
                       ? std::to_chars(text, text + sizeof text, static_cast<long long>(value))
                       : std::to_chars(text, text + sizeof text, value, std::chars_format::general, digits);
  out.append(text, end.ptr);
}

TableWriter::TableWriter(OutputFile& file, DataFormat format, std::vector<Column> columns, bool events)
    : file_(file), format_(format), columns_(std::move(columns)), events_(events)
{
  if(format_ == DataFormat::Csv)
    csvHead();
  else
    jsonHead();
}

void TableWriter::csvHead()
{
  line_ = "time [s]";
  for(const Column& column : columns_)
  {
    const std::string_view unit = unitOf(column.quantity);
    line_ += ',';
    appendCsv(unit.empty() ? column.path : column.path + " [" + std::string(unit) + ']', line_);
  }
  if(events_)
    line_ += std::string(",") + eventsColumn;
  line_ += "\r\n";
  file_.write(line_);
}

void TableWriter::jsonHead()
{
  line_ = "{\"signals\":[{\"path\":\"time\",\"unit\":\"s\"}";
  for(const Column& column : columns_)
  {
    line_ += ",{\"path\":";
    appendJsonString(column.path, line_);
    line_ += ",\"unit\":";
    appendJsonString(unitOf(column.quantity), line_);
    line_ += '}';
    keys_.push_back(',' + jsonString(column.path) + ':');
  }
  line_ += format_ == DataFormat::Json ? "],\n\"rows\":[\n" : "]}\n";
  file_.write(line_);
}

void TableWriter::row(double time, std::span<const double> values,
                      std::span<const std::shared_ptr<const GameEvent>> events)
{
  line_.clear();
  if(format_ == DataFormat::Csv)
    csvRow(time, values, events);
  else
    jsonRow(time, values, events);
  file_.write(line_);
  first_ = false;
}

void TableWriter::csvRow(double time, std::span<const double> values,
                         std::span<const std::shared_ptr<const GameEvent>> events)
{
  appendNumber(time, line_, digitsOfTime);
  for(const double value : values)
  {
    line_ += ',';
    appendNumber(value, line_);
  }
  if(events_)
  {
    std::string text;
    for(const auto& event : events)
      text += (text.empty() ? "" : "; ") + textOf(*event);
    line_ += ',';
    appendCsv(text, line_);
  }
  line_ += "\r\n";
}

void TableWriter::jsonRow(double time, std::span<const double> values,
                          std::span<const std::shared_ptr<const GameEvent>> events)
{
  const bool array = format_ == DataFormat::Json;
  if(array && !first_)
    line_ += ",\n";
  line_ += "{\"time\":";
  appendOrNull(time, line_, digitsOfTime);
  for(std::size_t i = 0; i < values.size(); ++i)
  {
    line_ += keys_[i];
    appendOrNull(values[i], line_);
  }
  if(!events.empty())
  {
    line_ += ",\"events\":[";
    for(std::size_t i = 0; i < events.size(); ++i)
    {
      line_ += i > 0 ? "," : "";
      appendEvent(*events[i], line_);
    }
    line_ += ']';
  }
  line_ += array ? "}" : "}\n";
}

void TableWriter::finish()
{
  if(format_ == DataFormat::Json)
    file_.write("\n]}\n");
}

} // namespace sparkwright
