#pragma once

#include "core/text/Diagnostic.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Where everything that a World has to say goes. One per World; called from the thread that owns the World.
///
/// The program has a sink, which gets every message. Scripts have streams beside it, each for some priorities: files in
/// a directory that the program gives, and the consoles, which are the program's: it is told what they are to show.
class Log
{
public:
  using Sink = std::function<void(const Diagnostic&)>;

  Log();
  ~Log();
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;

  /// The sink replaces the former one; without one messages reach the streams only.
  void setSink(Sink sink) { sink_ = std::move(sink); }

  void write(const Diagnostic& diagnostic);
  void write(Diagnostic::Severity severity, LocalText message)
  {
    write(Diagnostic::of(severity, {}, 0, 0, std::move(message)));
  }
  void debug(LocalText message) { write(Diagnostic::Severity::Debug, std::move(message)); }
  void note(LocalText message) { write(Diagnostic::Severity::Note, std::move(message)); }
  void warning(LocalText message) { write(Diagnostic::Severity::Warning, std::move(message)); }
  void error(LocalText message) { write(Diagnostic::Severity::Error, std::move(message)); }

  long errorCount() const { return errors_; }

  /// Says that a file could not be written to its end.
  void lost(const std::string& file, const std::string& why);
  /// Writes all that waits for it into the files of streams.
  void flush();
  /// Files that could not be written to their end.
  long lostFiles() const { return lostFiles_; }

  // Streams

  using Mask = std::uint8_t;
  static constexpr Mask debugBit = 1, normalBit = 2, warningBit = 4, errorBit = 8, allBits = 15;
  static Mask bitOf(Diagnostic::Severity severity);
  /// Reads `eWarning,eError`; nothing if a name is unknown. Names: eNone, eDebug, eNormal, eWarning, eError, eAll.
  static std::optional<Mask> readMask(std::string_view text);

  static constexpr std::size_t mostStreams = 16;
  static constexpr std::uintmax_t longestFile = 256u << 20; ///< Bytes; what comes then is left out.

  /// Where files of streams may be; empty, the preset: nowhere.
  void setDirectory(std::filesystem::path directory) { directory_ = std::move(directory); }

  /// Where a file called `name` may be written, in the directory. @return empty, or why it may not
  std::string filePath(const std::string& name, std::filesystem::path& path) const;

  /// Adds a stream; one that has the target already is replaced.
  /// @param target  `:cout`, `:cerr`, or the plain name of a file in the directory, which is written anew
  /// @param sync    whether each message is written through at once
  /// @return empty, or why there is no such stream
  std::string addStream(const std::string& target, std::string_view mask, bool sync);
  /// Also those that the program has by itself.
  void removeAllStreams();
  /// Whether the console is to show a message: if a console stream of a script wants it, or if the program shows it
  /// `usually` and no script has removed all streams.
  bool consoleShows(Diagnostic::Severity severity, bool usually) const
  {
    return (usually && !removed_) || (console_ & bitOf(severity)) != 0;
  }

private:
  struct Stream;

  std::string openFile(Stream& stream) const;
  void dropLostStreams();
  void refreshConsole();

  Sink sink_;
  long errors_ = 0;
  long lostFiles_ = 0;
  std::filesystem::path directory_;
  std::vector<std::unique_ptr<Stream>> streams_;
  Mask console_ = 0;     ///< Of all console streams together.
  bool removed_ = false; ///< A script has removed all streams.
};

} // namespace sparkwright
