#pragma once

#include "core/game/GameClients.h"
#include "core/game/f2000/board/BoardSession.h"

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright::f2000
{

class MessageChannel;

/// The clients of the message board: programs that bring a robot each and lead it.
class BoardClients : public GameClients
{
public:
  static constexpr int usualPort = 7654;

  /// All must outlive this. @param token  by which clients become trainers; empty: everyone is one
  BoardClients(BoardHost& host, MessageChannel& channel, std::string token);

  /// A cycle ends: answers what has been asked.
  void endCycle();
  /// For clients that come from now on.
  void setToken(std::string token);

  int port() const override { return usualPort; }
  std::size_t longestMessage() const override { return BoardStream::longestLine; }
  Framing framing() const override { return Framing::Stream; }
  void join(int client, std::string_view address) override;
  void leave(int client) override;
  void receive(int client, std::string_view bytes) override;
  std::vector<int> present() const override;
  bool knows(int client) const override { return clients_.contains(client); }
  void send(const Send& send) override;
  std::vector<int> takeClosed() override;
  std::optional<double> takeWantedSpeed() override { return std::exchange(wantedSpeed_, std::nullopt); }
  /// A line of or for a client, with the beginning of long ones.
  struct Spoken
  {
    long number;        ///< Of all lines, from 1.
    std::int64_t clock; ///< µs
    int client;
    bool isAnswer;
    std::string text;
  };
  /// The newest lines; none before listening has begun.
  const std::deque<Spoken>& spoken() const { return spoken_; }
  /// Lines are kept from now on.
  void beginListening() { listens_ = true; }
  /// Who leads a robot: the address of its client; empty: none does.
  std::string addressOf(int robot) const;
  /// A client wants the run to be so fast, as a multiple of real time.
  void wantSpeed(double factor) { wantedSpeed_ = factor; }

private:
  struct Client
  {
    std::unique_ptr<BoardSession> session;
    std::string address;
    int speaker = 0; ///< Its robot, once that takes part in what is said.
    bool toldClosed = false;
  };

  void listen(Client& client);
  void keep(int client, bool isAnswer, std::string_view text);

  BoardHost& host_;
  MessageChannel& channel_;
  BoardSession::Rights rights_;
  std::map<int, Client> clients_;
  std::optional<double> wantedSpeed_;
  bool listens_ = false;
  std::deque<Spoken> spoken_;
  long lastSpoken_ = 0;
};

} // namespace sparkwright::f2000
