#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// What a program prints, as lines: the newest ones, within limits that no program can exceed. One thread adds, others
/// read.
///
/// Sequences for the colours of terminals are left out. Lines that are too long are cut into several.
class Console
{
public:
  enum class Stream
  {
    Output,
    Errors,
    Note ///< Of ours: started, ended.
  };
  struct Line
  {
    long number = 0; ///< From 0, without gaps.
    Stream stream = Stream::Output;
    std::string text; ///< Without its end; as the program wrote it, which may be no valid UTF-8.
  };

  static constexpr std::size_t mostLines = 10000, mostBytes = 4u << 20, longestLine = 4096;

  /// Takes bytes as the program writes them; a line is complete with its `\n`, or a `\r` that stands alone.
  void add(Stream stream, std::string_view bytes);
  /// Adds a line of ours.
  void note(std::string text);
  /// Shows unfinished lines that have not grown since the last call, as of a program that asks for something.
  void settle();
  /// Ends unfinished lines.
  void finish();
  /// Forgets all lines; numbers go on.
  void clear();

  struct Batch
  {
    std::vector<Line> lines;
    long missed = 0; ///< Lines before the first of these that are not among them.
    long next = 0;   ///< For the next call.
  };
  /// The lines from a number on, but at most the newest `most` of them.
  Batch since(long number, std::size_t most) const;
  /// Number of the next line, which is how many there have been.
  long count() const;
  /// Bytes that the program has written so far.
  std::uint64_t bytesWritten() const;
  /// The newest lines of the program itself, at most this many; those of Errors if it wrote any there.
  std::vector<std::string> lastWords(std::size_t most) const;

private:
  struct Unfinished
  {
    std::string text;
    bool grown = false;    ///< Since the last settle().
    bool carriage = false; ///< It ended with `\r`, of which a `\n` may follow.
  };
  void addLine(Stream stream, std::string text);
  void addPart(Stream stream, Unfinished& unfinished, std::string_view part);
  void end(Stream stream, Unfinished& unfinished);

  mutable std::mutex mutex_;
  std::deque<Line> lines_;
  std::size_t bytes_ = 0; ///< Of lines_.
  long next_ = 0;
  std::uint64_t written_ = 0;
  Unfinished unfinished_[2]; ///< Of Output and of Errors.
};

} // namespace sparkwright
