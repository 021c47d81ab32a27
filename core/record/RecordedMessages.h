#pragma once

#include "core/record/mcap/McapReader.h"

#include <array>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace sparkwright
{

/// Where the messages of a recording are, and which belong together. Found while the file is read for the first time.
///
/// Messages say by numbers what they build on, so that it does not matter which chunks they stand in, in which order, and
/// whether other recordings are in the same file. Recordings of older versions have no such numbers; there, the order in
/// the file counts, and each chunk begins anew.
class RecordedMessages
{
public:
  struct Entry
  {
    mcap::MessagePlace place;
    mcap::Nanoseconds time = 0;
    std::uint32_t recording = 0; ///< Which one in the file.
    std::uint32_t order = 0;     ///< Running number of the message in the file.
    std::int64_t number = 0;     ///< Of the message among its like; 0: it has none.
  };
  /// Drawings: all that is visible, or what has changed.
  struct Change : Entry
  {
    bool all = false;
  };
  static constexpr int none = -1;
  struct Frame : Entry
  {
    bool restarts = false;      ///< Does not build on the one before in the list.
    bool readable = false;      ///< What it builds on is there.
    std::int64_t structureNumber = 0, cycle = 0;
    std::array<std::int64_t, 3> numbers{}; ///< Of game, agents and drawings; 0: as before.
    int structure = none;                  ///< Index in structures().
    std::array<int, 3> others{none, none, none}; ///< Indices in games(), agents(), drawings().
  };

  /// Takes a message, while the file is opened.
  void take(const mcap::Channel& channel, const mcap::Schema* schema, const mcap::Message& message,
            const mcap::MessagePlace& place);
  /// Finds out what belongs together, and tells what is missing. To be called once, when all messages are there.
  void settle(mcap::McapReader& file);

  /// In the order in which they are shown; their times never decrease.
  const std::vector<Frame>& frames() const { return frames_; }
  const std::vector<Entry>& structures() const { return of(Structures); }
  const std::vector<Entry>& games() const { return of(Games); }
  const std::vector<Entry>& agents() const { return of(Agents); }
  const std::vector<Entry>& rules() const { return of(Rules); }
  const std::vector<Entry>& events() const { return of(Events); }
  const std::vector<Entry>& log() const { return of(Log); }
  const std::vector<Entry>& agentBytes() const { return of(AgentMessages); }
  const std::vector<Entry>& worldStates() const { return of(WorldStates); }
  const std::vector<Change>& drawings() const { return drawings_; }
  /// The rules of a recording with this number; none: they are missing.
  int rulesOf(std::uint32_t recording, std::int64_t number) const { return find(Rules, recording, number); }

private:
  enum Kind : std::size_t
  {
    Structures,
    Games,
    Agents,
    Rules,
    Events,
    Log,
    AgentMessages,
    WorldStates,
    Drawings,
    Frames,
    Kinds,
    Foreign = Kinds
  };
  using Range = std::pair<std::size_t, std::size_t>; ///< Of frames_.

  const std::vector<Entry>& of(Kind kind) const { return lists_[kind]; }
  int find(Kind kind, std::uint32_t recording, std::int64_t number) const;
  static Kind kindOf(const mcap::Channel& channel, const mcap::Schema* schema);

  void chooseRecordings(mcap::McapReader& file, bool ownFile);
  void sortOthers(bool ownFile);
  void linkByNumber(const Range& range);
  void linkByOrder(const Range& range, mcap::McapReader& file, bool ownFile);
  bool isMixed(const Range& range, mcap::McapReader& file) const;
  void mendTimes();
  void tellUnreadable(mcap::McapReader& file) const;

  std::array<std::vector<Entry>, Drawings> lists_;
  std::vector<Change> drawings_;
  std::vector<Frame> frames_;
  std::vector<Range> ranges_;                      ///< The frames of each recording that is shown.
  std::map<std::uint32_t, std::size_t> ranks_;     ///< Its place in ranges_, by recording.
  std::array<std::map<std::pair<std::uint32_t, std::int64_t>, int>, Frames> byNumber_;
  std::map<std::uint16_t, std::pair<Kind, std::uint32_t>> channels_; ///< Kinds of messages, and numbers of older recordings.
  std::array<std::uint32_t, Kinds> channelsOf_{}; ///< Each kind.
  std::uint32_t count_ = 0;
};

} // namespace sparkwright
