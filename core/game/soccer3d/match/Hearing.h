#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace sparkwright
{

/// A text that a robot says, kept without allocation.
class Utterance
{
public:
  static constexpr std::size_t capacity = 128, presetLongest = 20;

  /// What is said of an atom: a control character or a blank ends it.
  /// @param longest  bytes that may be said, at most `capacity`
  /// @return false if the text is empty, too long or holds bytes that may not be said
  bool assign(std::string_view atom, std::size_t longest = presetLongest);
  std::string_view text() const { return {bytes_.data(), size_}; }

private:
  std::array<char, capacity> bytes_{};
  std::uint8_t size_ = 0;
};

/// What one robot hears between two percepts: its own text, one of a teammate and one of an opponent.
///
/// Mates and opponents have a capacity each: a text is taken only if the capacity is 2, and uses it up; it grows by 1
/// with each percept. So one text per side gets through every second cycle, the first that is said.
class Hearing
{
public:
  enum Speaker
  {
    Self,
    Mate,
    Opponent
  };

  struct Heard
  {
    bool present = false;
    float directionDeg = 0; ///< In the listener's field coordinates; without meaning for Self.
    std::string team;
    Utterance said;
  };

  void hear(Speaker speaker, const std::string& team, float directionDeg, const Utterance& said);
  /// Called once per percept, before the texts are read.
  void recover();
  const Heard& heard(Speaker speaker) const { return heard_[speaker]; }
  void forget();

private:
  std::array<Heard, 3> heard_;
  std::array<int, 3> capacity_{2, 2, 2};
};

} // namespace sparkwright
