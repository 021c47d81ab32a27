// A robot that goes after the ball, by its camera and with updates in a thread of their own.
//
//   follow ROBOT.f2krobot [PORT [SECONDS]]

#include "app/f2k/Client.h"
#include "app/f2k/UpdateLog.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

int main(int count, char** arguments)
{
  if(count < 2)
  {
    std::fprintf(stderr, "usage: follow ROBOT.f2krobot [PORT [SECONDS]]\n");
    return 2;
  }
  constexpr double metres = 1e-3, radians = 3.14159265358979323846 / 180'000;
  try
  {
    f2k::Client client{f2k::Parameters(arguments[1])};
    client.onError([](const f2k::Error& error) { std::fprintf(stderr, "%d: %s\n", error.code(), error.what()); });
    client.connect("127.0.0.1", count > 2 ? std::atoi(arguments[2]) : 7654);
    std::printf("robot %d, clocks compared within %lld us\n", client.robot(), static_cast<long long>(client.lastRoundTrip()));
    const auto features = client.features();
    if(std::none_of(features.begin(), features.end(), [](const auto& one) { return one.identity.feature == "ballDistance"; }))
    {
      std::fprintf(stderr, "%s has no camera that tells ballDistance and ballAngle, so it cannot see the ball\n", arguments[1]);
      return 1;
    }
    client.start();
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(count > 3 ? std::atoi(arguments[3]) : 20);
    while(client.isRunning() && std::chrono::steady_clock::now() < end)
    {
      const f2k::Snapshot sensors = client.container();
      const auto distance = f2k::wordsOf(*sensors, "ballDistance"), bearing = f2k::wordsOf(*sensors, "ballAngle");
      if(distance.empty() || distance[0] == sparkwright::f2000::invalidWord)
        client.drive(0, 0.8); // It looks around.
      else
        client.drive(distance[0] * metres > 0.5 ? 0.6 : 0.2, 2 * static_cast<std::int32_t>(bearing.at(0)) * radians);
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    const f2k::Client::Score score = client.score();
    std::printf("blue %d, yellow %d\n", score.blue, score.yellow);
    return client.isRunning() ? 0 : 1;
  }
  catch(const f2k::Error& error)
  {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
