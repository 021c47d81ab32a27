#include "ReproducibleSupport.h"

#include <algorithm>
#include <arpa/inet.h>
#include <chrono>
#include <cmath>
#include <functional>
#include <memory>
#include <netinet/in.h>
#include <poll.h>
#include <random>
#include <stdexcept>
#include <string_view>
#include <sys/socket.h>

namespace sparkwright
{

namespace
{

bool readable(int descriptor)
{
  pollfd entry{descriptor, POLLIN, 0};
  return ::poll(&entry, 1, 20) > 0;
}

sockaddr_in loopback(int port)
{
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<in_port_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

} // namespace

SlowNetwork::SlowNetwork(int serverPort)
  : serverPort_(serverPort), listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
  sockaddr_in address = loopback(0);
  socklen_t size = sizeof address;
  if(::bind(listener_.descriptor(), reinterpret_cast<sockaddr*>(&address), size) != 0 ||
     ::listen(listener_.descriptor(), 64) != 0)
    throw std::runtime_error("no port for the slow network");
  ::getsockname(listener_.descriptor(), reinterpret_cast<sockaddr*>(&address), &size);
  port_ = ntohs(address.sin_port);
  threads_.emplace_back([this] { accept(); });
}

SlowNetwork::~SlowNetwork()
{
  over_ = true;
  threads_.front().join(); // No more threads from then on.
  for(std::size_t i = 1; i < threads_.size(); ++i)
    threads_[i].join();
}

void SlowNetwork::accept()
{
  while(!over_)
  {
    if(!readable(listener_.descriptor()))
      continue;
    const auto client = std::make_shared<Socket>(::accept(listener_.descriptor(), nullptr, nullptr));
    const auto server = std::make_shared<Socket>(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    const sockaddr_in address = loopback(serverPort_);
    if(::connect(server->descriptor(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
      continue;
    threads_.emplace_back([this, client, server] { pass(client->descriptor(), server->descriptor()); });
    threads_.emplace_back([this, client, server] { pass(server->descriptor(), client->descriptor()); });
  }
}

void SlowNetwork::pass(int from, int to)
{
  std::mt19937 chance(std::random_device{}());
  std::uniform_int_distribution<int> delay(0, 50);
  std::vector<char> bytes(65536);
  while(!over_)
  {
    if(!readable(from))
      continue;
    const ssize_t count = ::recv(from, bytes.data(), bytes.size(), 0);
    if(count <= 0)
      break;
    std::this_thread::sleep_for(std::chrono::milliseconds(delay(chance)));
    for(ssize_t sent = 0; sent < count;)
    {
      const ssize_t now = ::send(to, bytes.data() + sent, static_cast<std::size_t>(count - sent), MSG_NOSIGNAL);
      if(now <= 0)
        return;
      sent += now;
    }
  }
  ::shutdown(to, SHUT_RDWR);
}

Load::Load(bool on)
{
  for(unsigned i = 0; on && i < std::max(std::thread::hardware_concurrency(), 2u); ++i)
    threads_.emplace_back(
        [this]
        {
          double x = 1;
          while(!over_)
            for(int n = 0; n < 100000; ++n)
              x = std::sin(x) + 1;
          sum_ = x;
        });
}

Load::~Load()
{
  over_ = true;
  for(std::thread& thread : threads_)
    thread.join();
}

void Course::add(const Frame& frame)
{
  if(complete_ || static_cast<std::size_t>(frame.cycle) != poses.size() + 1)
    return; // The same cycle once more.
  std::size_t hash = 0;
  for(const Mat4f& pose : frame.local)
    hash = hash * 1000003 ^
           std::hash<std::string_view>()({reinterpret_cast<const char*>(pose.data()), sizeof(float) * 16});
  poses.push_back(hash);
  // Frames keep the newest events only.
  if(frame.game.events)
    for(const auto& event : *frame.game.events)
      if(event->index > lastEvent_)
      {
        lastEvent_ = event->index;
        events += std::to_string(event->time) + ' ' + textOf(*event) + ' ' + event->consequence.english() + '\n';
      }
  complete_ = frame.cycle >= cycles_ ||
              frame.game.mode == "GameOver";
}

QString Course::difference(const Course& expected) const
{
  if(!complete_ || !expected.complete_)
    return QString("not complete: %1 and %2 cycles").arg(poses.size()).arg(expected.poses.size());
  // Runs over the network go on for a moment after the last cycle that is looked at.
  for(std::size_t i = 0; i < std::min(warnings.size(), expected.warnings.size()); ++i)
    if(warnings[i] != expected.warnings[i])
      return QString::fromStdString(warnings[i] + " instead of " + expected.warnings[i]);
  const auto differs =
      std::mismatch(poses.begin(), poses.end(), expected.poses.begin(), expected.poses.end()).first - poses.begin();
  if(poses != expected.poses)
    return QString("poses differ from cycle %1 on").arg(differs + 1);
  if(events != expected.events)
    return QString::fromStdString(events + "instead of\n" + expected.events);
  return {};
}

TimingSettings reproducibleTiming(const std::string& think)
{
  TimingSettings settings;
  settings.reproducible = true;
  settings.readThinking(think);
  return settings;
}

} // namespace sparkwright
