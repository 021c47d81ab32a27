#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace sparkwright
{

class StateArchive;

/// A text that a robot says, stored without allocation.
class Utterance
{
public:
  static constexpr std::size_t capacity = 128, presetLongest = 20;

  /// Takes the text of an atom up to a control character or blank.
  /// @param longest  most bytes, at most `capacity`
  /// @return false if the text is empty, too long or contains bytes that are not allowed
  bool assign(std::string_view atom, std::size_t longest = presetLongest);
  std::string_view text() const { return {bytes_.data(), size_}; }
  void archive(StateArchive& a);

private:
  std::array<char, capacity> bytes_{};
  std::uint8_t size_ = 0;
};

/// The texts that one robot hears between two percepts: its own, one of a teammate and one of an opponent.
///
/// Teammates and opponents have a capacity each: a text is accepted only if the capacity is 2, and uses it up; it grows
/// by 1 with each percept. So one text per side is heard every second cycle, the first that is said.
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
    float directionDeg = 0; ///< In the listener's field coordinates; unused for Self.
    std::string team;
    Utterance said;
  };

  void hear(Speaker speaker, const std::string& team, float directionDeg, const Utterance& said);
  /// Called once per percept, before the texts are read.
  void recover();
  const Heard& heard(Speaker speaker) const { return heard_[speaker]; }
  void forget();
  void archive(StateArchive& a);

private:
  std::array<Heard, 3> heard_;
  std::array<int, 3> capacity_{2, 2, 2};
};

} // namespace sparkwright
