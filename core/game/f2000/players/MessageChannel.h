#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <vector>

namespace sparkwright::f2000
{

/// By which players of a world tell each other what they do. What is said in one cycle is heard in the next one, so that
/// it does not matter who is called first.
class MessageChannel
{
public:
  static constexpr std::size_t longest = 1024; ///< Bytes of a message.
  static constexpr std::size_t capacity = 64;  ///< Messages that wait for a player; then the oldest is lost.

  struct Message
  {
    int from = 0;          ///< Number of the player's robot.
    std::int64_t time = 0; ///< µs
    std::string topic, bytes;
  };

  /// @param team  of its robot; only those of one team hear what is for the team
  void join(int player, int team);
  void leave(int player);
  /// Says something to all others. @param teamOnly  to those of its own team  @return false: it is too long
  bool broadcast(int player, Message message, bool teamOnly);
  /// What a player has heard since the last call: in order of each who spoke.
  std::vector<Message> receive(int player);
  /// How many messages a player has lost because it did not receive them.
  long lost(int player) const;
  /// A cycle ends: what was said in it can now be heard.
  void endCycle();

private:
  struct Member
  {
    int team = 0;
    std::deque<Message> heard;
    long lost = 0;
  };
  struct Said
  {
    int player, team;
    bool teamOnly;
    Message message;
  };

  std::map<int, Member> members_;
  std::vector<Said> said_;
};

} // namespace sparkwright::f2000
