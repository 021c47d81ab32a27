// Clients of the message board that ask for one update after the other. Prints how long these take.

#include "app/f2k/Client.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <thread>
#include <vector>

int main(int count, char** arguments)
{
  if(count != 5)
  {
    std::fprintf(stderr, "usage: board ROBOT.f2krobot PORT CLIENTS UPDATES\n");
    return 2;
  }
  const int port = std::atoi(arguments[2]), clients = std::atoi(arguments[3]), updates = std::atoi(arguments[4]);
  try
  {
    std::vector<std::unique_ptr<f2k::Client>> all;
    for(int i = 0; i < clients; ++i)
    {
      all.push_back(std::make_unique<f2k::Client>(f2k::Parameters(arguments[1])));
      all.back()->connect("127.0.0.1", port);
    }
    std::vector<std::vector<double>> times(all.size()); // ms
    std::vector<std::thread> threads;
    for(std::size_t i = 0; i < all.size(); ++i)
      threads.emplace_back(
          [&, i]
          {
            for(int k = 0; k < updates; ++k)
            {
              const auto before = std::chrono::steady_clock::now();
              all[i]->updateOnce();
              times[i].push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - before).count());
            }
          });
    for(std::thread& thread : threads)
      thread.join();
    std::vector<double> sorted;
    for(const auto& each : times)
      sorted.insert(sorted.end(), each.begin(), each.end());
    std::sort(sorted.begin(), sorted.end());
    const auto at = [&sorted](double share) { return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))]; };
    std::printf("%7d %8zu %9.3f %9.3f %9.3f %9.3f\n", clients, sorted.size(), at(0.5), at(0.95), at(0.99), at(1));
    return 0;
  }
  catch(const f2k::Error& error)
  {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
