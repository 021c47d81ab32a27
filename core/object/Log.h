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

/// Collects the messages of a World. One per World; called from the thread that owns the World.
///
/// The program's sink gets every message. Scripts can add streams, each for some severities: files in a directory that
/// the program sets, or its consoles; consoleShows() tells the program what to print there.
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

  /// Reports a file that could not be written completely, as an error.
  void lost(const std::string& file, LocalText why);
  /// Writes buffered messages to the files of streams.
  void flush();
  /// Number of files that could not be written completely.
  long lostFiles() const { return lostFiles_; }

  // Streams

  using Mask = std::uint8_t;
  static constexpr Mask debugBit = 1, normalBit = 2, warningBit = 4, errorBit = 8, allBits = 15;
  static Mask bitOf(Diagnostic::Severity severity);
  /// Reads `eWarning,eError`; nothing if a name is unknown. Names: eNone, eDebug, eNormal, eWarning, eError, eAll.
  static std::optional<Mask> readMask(std::string_view text);

  static constexpr std::size_t mostStreams = 16;
  static constexpr std::uintmax_t longestFile = 256u << 20; ///< Bytes; further messages are left out.

  /// The directory for files of streams; empty, the preset: no files.
  void setDirectory(std::filesystem::path directory) { directory_ = std::move(directory); }

  /// The path for a file called `name` in the directory. @return empty, or why it may not be written
  LocalText filePath(const std::string& name, std::filesystem::path& path) const;

  /// Adds a stream. Replaces a former one with the same target.
  /// @param target  `:cout`, `:cerr`, or the plain name of a file in the directory, which is overwritten
  /// @param sync    whether each message is flushed at once
  /// @return empty, or why the stream could not be added
  LocalText addStream(const std::string& target, std::string_view mask, bool sync);
  /// Removes the streams of scripts and the program's own console output.
  void removeAllStreams();
  /// Whether the console shows a message: if a console stream of a script wants it, or if the program shows it
  /// `usually` and no script has removed all streams.
  bool consoleShows(Diagnostic::Severity severity, bool usually) const
  {
    return (usually && !removed_) || (console_ & bitOf(severity)) != 0;
  }

private:
  struct Stream;

  LocalText openFile(Stream& stream) const;
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
