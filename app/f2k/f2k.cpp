#include "app/f2k/f2k.h"

#include "app/f2k/Client.h"

#include <algorithm>
#include <exception>
#include <memory>
#include <string>

struct f2k_client
{
  std::unique_ptr<f2k::Client> client;
  std::string error;
  int code = 0;
};

namespace
{

/// Runs what may throw. @return what it returns, or `failed`
template<class Result, class Call>
Result guarded(f2k_client* one, Result failed, Call call)
{
  try
  {
    if(!one->client)
      return failed; // With the error of its file.
    one->error.clear();
    one->code = 0;
    return call(*one->client);
  }
  catch(const f2k::Error& error)
  {
    one->error = error.what();
    one->code = error.code();
  }
  catch(const std::exception& error)
  {
    one->error = error.what();
    one->code = f2k::Error::local;
  }
  return failed;
}

template<class Call>
int done(f2k_client* one, Call call)
{
  return guarded(one, -1,
                 [&call](f2k::Client& client)
                 {
                   call(client);
                   return 0;
                 });
}

/// Throws if the robot measures no such feature.
void checkFeature(const f2k::Client& client, const char* feature)
{
  const std::vector<f2k::FeatureInfo> features = client.features();
  f2k::SensorQuery query;
  query.feature = feature;
  if(features.empty() || client.container()->get(query))
    return;
  std::string known;
  for(const f2k::FeatureInfo& each : features)
    known += (known.empty() ? "" : ", ") + each.identity.feature;
  throw f2k::Error(f2k::Error::local, "the robot measures no " + std::string(feature) + "; it measures " + known);
}

f2k::SensorQuery queryOf(const char* feature)
{
  f2k::SensorQuery query;
  query.feature = feature;
  return query;
}

} // namespace

f2k_client* f2k_create(const char* robot_file)
{
  auto* const one = new f2k_client;
  try
  {
    one->client = std::make_unique<f2k::Client>(f2k::Parameters(robot_file));
  }
  catch(const std::exception& error)
  {
    one->error = error.what();
  }
  return one;
}

void f2k_destroy(f2k_client* client)
{
  delete client;
}

const char* f2k_error(const f2k_client* client)
{
  return client->error.c_str();
}

int f2k_error_code(const f2k_client* client)
{
  return client->code;
}

int f2k_connect(f2k_client* client, const char* host, int port)
{
  return guarded(client, -1,
                 [&](f2k::Client& each)
                 {
                   each.connect(host, port);
                   return each.robot();
                 });
}

int64_t f2k_update_once(f2k_client* client)
{
  return guarded(client, std::int64_t{-1}, [](f2k::Client& each) { return each.updateOnce(); });
}

int f2k_start(f2k_client* client, int cycle_ms)
{
  return done(client,
              [cycle_ms](f2k::Client& each)
              {
                each.setCycle(cycle_ms);
                each.start();
              });
}

int f2k_stop(f2k_client* client)
{
  return done(client, [](f2k::Client& each) { each.stop(); });
}

size_t f2k_words(f2k_client* client, const char* feature, uint32_t* words, size_t most)
{
  return guarded(client, std::size_t{0},
                 [&](f2k::Client& each)
                 {
                   checkFeature(each, feature);
                   const std::vector<std::uint32_t> all = f2k::wordsOf(*each.container(), feature);
                   std::copy_n(all.begin(), std::min(most, all.size()), words);
                   return all.size();
                 });
}

int64_t f2k_stamp(f2k_client* client, const char* feature)
{
  return guarded(client, std::int64_t{0},
                 [&](f2k::Client& each)
                 {
                   checkFeature(each, feature);
                   const f2k::Snapshot sensors = each.container();
                   const f2k::SensorDataPlugin* const data = sensors->get(queryOf(feature));
                   return data ? data->stamp() : 0;
                 });
}

int64_t f2k_now(void)
{
  return f2k::Client::now();
}

int f2k_drive(f2k_client* client, double v, double omega)
{
  return done(client, [&](f2k::Client& each) { each.drive(v, omega); });
}

int f2k_motion(f2k_client* client, const double* values, size_t count)
{
  return done(client, [&](f2k::Client& each) { each.motion(std::vector<double>(values, values + count)); });
}

int f2k_manipulate(f2k_client* client, const char* manipulator, const char* state)
{
  return done(client, [&](f2k::Client& each) { each.manipulate(manipulator, state); });
}

int f2k_say(f2k_client* client, const char* text)
{
  return done(client, [text](f2k::Client& each) { each.say(text); });
}

int f2k_score(f2k_client* client, int* blue, int* yellow)
{
  return done(client,
              [&](f2k::Client& each)
              {
                const f2k::Client::Score score = each.score();
                *blue = score.blue;
                *yellow = score.yellow;
              });
}

int f2k_reset(f2k_client* client)
{
  return done(client, [](f2k::Client& each) { each.reset(); });
}
