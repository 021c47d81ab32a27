#include "core/object/Log.h"

#include "core/files/LogFiles.h"
#include "core/object/LogLevel.h"
#include "core/object/ObjectTexts.h"
#include "core/text/InQuotes.h"

#include <spdlog/logger.h>
#include <spdlog/sinks/basic_file_sink.h>

#include <algorithm>
#include <array>
#include <utility>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

constexpr std::array<std::pair<std::string_view, Log::Mask>, 6> maskNames{{{"eNone", Log::Mask{0}},
                                                                           {"eDebug", Log::debugBit},
                                                                           {"eNormal", Log::normalBit},
                                                                           {"eWarning", Log::warningBit},
                                                                           {"eError", Log::errorBit},
                                                                           {"eAll", Log::allBits}}};

bool isConsole(std::string_view target)
{
  return target == ":cout" || target == ":cerr";
}

std::string_view withoutSpaces(std::string_view text)
{
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  while(text.ends_with(' '))
    text.remove_suffix(1);
  return text;
}

/// A file of the directory, and nothing that leads out of it or hides there.
bool isPlainName(std::string_view name)
{
  return !name.empty() && name.size() <= 200 && name.front() != '.' && name.front() != ':' &&
         std::none_of(name.begin(), name.end(),
                      [](char c) { return c == '/' || c == '\\' || static_cast<unsigned char>(c) < ' '; });
}

} // namespace

struct Log::Stream
{
  std::string target;
  Mask mask = 0;
  bool sync = false;
  std::unique_ptr<spdlog::logger> file; ///< None: a console.
  std::uintmax_t room = longestFile;
  std::shared_ptr<std::string> problem =
      std::make_shared<std::string>(); ///< Why the file could not be written; empty: it could.

  void write(const Diagnostic& diagnostic)
  {
    if(!file || !(mask & bitOf(diagnostic.severity)) || room == 0)
      return;
    std::string text = diagnostic.text();
    if(text.size() >= room)
    {
      text = "the log is full";
      room = text.size() + 1;
    }
    room -= text.size() + 1;
    file->log(levelOf(diagnostic.severity), text);
    if(sync || room == 0)
      file->flush();
  }
};

Log::Log() = default;
Log::~Log() = default;

Log::Mask Log::bitOf(Diagnostic::Severity severity)
{
  switch(severity)
  {
  case Diagnostic::Severity::Debug:
    return debugBit;
  case Diagnostic::Severity::Note:
    return normalBit;
  case Diagnostic::Severity::Warning:
    return warningBit;
  case Diagnostic::Severity::Error:
    break;
  }
  return errorBit;
}

std::optional<Log::Mask> Log::readMask(std::string_view text)
{
  Mask mask = 0;
  while(true)
  {
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view name = withoutSpaces(text.substr(0, comma));
    const auto found =
        std::find_if(maskNames.begin(), maskNames.end(), [name](const auto& entry) { return entry.first == name; });
    if(found == maskNames.end())
      return std::nullopt;
    mask |= found->second;
    if(comma == text.size())
      return mask;
    text.remove_prefix(comma + 1);
  }
}

void Log::write(const Diagnostic& diagnostic)
{
  if(diagnostic.severity == Diagnostic::Severity::Error)
    ++errors_;
  if(sink_)
    sink_(diagnostic);
  for(const auto& stream : streams_)
    stream->write(diagnostic);
  dropLostStreams();
}

LocalText Log::addStream(const std::string& target, std::string_view maskText, bool sync)
{
  const std::optional<Mask> mask = readMask(maskText);
  if(!mask)
    return objectText("expected.priorities", inQuotes(maskText));
  auto stream = std::make_unique<Stream>();
  stream->target = target.starts_with("./") ? target.substr(2) : target;
  stream->mask = *mask;
  stream->sync = sync;
  const auto same =
      std::find_if(streams_.begin(), streams_.end(), [&](const auto& s) { return s->target == stream->target; });
  if(same != streams_.end() && (*same)->file)
  {
    // The file goes on with other priorities.
    (*same)->mask = *mask;
    (*same)->sync = sync;
    return {};
  }
  if(same == streams_.end() && streams_.size() >= mostStreams)
    return objectText("log.streams", mostStreams);
  if(!isConsole(stream->target))
  {
    if(LocalText problem = openFile(*stream); !problem.empty())
      return problem;
    if(directory_ == ownLogDirectory()) // Nobody has named it.
      note(objectText("log.place", (directory_ / stream->target).string()));
  }
  if(same != streams_.end())
    *same = std::move(stream);
  else
    streams_.push_back(std::move(stream));
  refreshConsole();
  return {};
}

LocalText Log::filePath(const std::string& name, fs::path& path) const
{
  if(!isPlainName(name))
    return objectText("log.noName", inQuotes(name));
  if(directory_.empty())
    return objectText("log.none", inQuotes(name));
  path = directory_ / name;
  std::error_code error;
  if(directory_ == ownLogDirectory())
    fs::create_directories(directory_, error);
  if(!fs::is_directory(directory_, error))
    return objectText("log.noDirectory", directory_.string());
  const fs::file_status there = fs::symlink_status(path, error);
  const bool ours = isScriptFile(directory_, name);
  if(fs::exists(there) && (!fs::is_regular_file(there) || !ours))
    return objectText("log.precious", path.string());
  return ours ? LocalText() : LocalText(noteScriptFile(directory_, name));
}

LocalText Log::openFile(Stream& stream) const
{
  fs::path path;
  if(LocalText problem = filePath(stream.target, path); !problem.empty())
    return problem;
  try
  {
    auto sink = std::make_shared<spdlog::sinks::basic_file_sink_st>(path.string(), true);
    stream.file = std::make_unique<spdlog::logger>(stream.target, std::move(sink));
    stream.file->set_pattern("%v");
    stream.file->set_error_handler([problem = stream.problem](const std::string& why) { *problem = why; });
    stream.file->set_level(spdlog::level::trace);
    return {};
  }
  catch(const spdlog::spdlog_ex& failure)
  {
    return failure.what();
  }
}

void Log::lost(const std::string& file, LocalText why)
{
  ++lostFiles_;
  write(Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, objectText("log.lost", file, std::move(why)),
                       objectText("log.room")));
}

void Log::flush()
{
  for(const auto& stream : streams_)
    if(stream->file)
      stream->file->flush();
  dropLostStreams();
}

/// A stream whose file takes no more ends, and that is said.
void Log::dropLostStreams()
{
  for(std::size_t i = 0; i < streams_.size();)
  {
    if(streams_[i]->problem->empty())
    {
      ++i;
      continue;
    }
    const std::unique_ptr<Stream> gone = std::move(streams_[i]);
    streams_.erase(streams_.begin() + static_cast<std::ptrdiff_t>(i));
    lost(gone->target, *gone->problem);
    i = 0;
  }
}

void Log::removeAllStreams()
{
  streams_.clear();
  removed_ = true;
  refreshConsole();
}

void Log::refreshConsole()
{
  console_ = 0;
  for(const auto& stream : streams_)
    if(!stream->file)
      console_ |= stream->mask;
}

} // namespace sparkwright
