#include "app/f2k/Client.h"

#include "app/f2k/Session.h"

#include <cmath>
#include <locale>
#include <sstream>
#include <utility>

namespace f2k
{

namespace
{

constexpr double mm = 1e-3, mdeg = 3.14159265358979323846 / 180'000;

std::string whole(double value)
{
  return std::to_string(std::llround(value));
}

} // namespace

Client::Client(Parameters parameters) : Client(std::move(parameters), Options()) {}

Client::Client(Parameters parameters, Options options)
: session_(std::make_unique<Session>(std::move(parameters), std::move(options)))
{
}

Client::~Client() = default;

DataFactory& Client::factory()
{
  return session_->factory;
}

const Parameters& Client::parameters() const
{
  return session_->parameters;
}

void Client::connect(const std::string& host, int port)
{
  session_->connect(host, port);
}

void Client::disconnect()
{
  session_->disconnect();
}

bool Client::isConnected() const
{
  return session_->isConnected();
}

int Client::robot() const
{
  return session_->state().robot;
}

std::int64_t Client::updateOnce()
{
  return session_->update();
}

void Client::setCycle(int milliseconds)
{
  session_->setCycle(milliseconds);
}

void Client::start()
{
  session_->start();
}

void Client::stop()
{
  session_->stop();
}

bool Client::isRunning() const
{
  return session_->isRunning();
}

Snapshot Client::container() const
{
  return session_->state().sensors;
}

std::vector<FeatureInfo> Client::features() const
{
  return session_->state().features;
}

void Client::choose(const std::vector<int>& features)
{
  std::string line;
  for(const int feature : features)
    line += ' ' + std::to_string(feature);
  session_->request("SUBSET", features.empty() ? " ALL" : line, "OK");
}

void Client::setTranslationalVelocity(double v)
{
  session_->command("TV " + whole(v / mm));
}

void Client::setRotationalVelocity(double omega)
{
  session_->command("RV " + whole(omega / mdeg));
}

void Client::drive(double v, double omega)
{
  session_->command("MV " + whole(v / mm) + ' ' + whole(omega / mdeg));
}

void Client::motion(const std::vector<double>& values)
{
  std::ostringstream line;
  line.imbue(std::locale::classic());
  line << "MOTION " << values.size() << std::fixed;
  line.precision(6);
  for(const double value : values)
    line << ' ' << value;
  session_->command(line.str());
}

void Client::halt()
{
  session_->request("STOP", "", "OK");
}

void Client::manipulate(const std::string& manipulator, const std::string& state)
{
  session_->request("MANIP", ' ' + quoted(manipulator) + ' ' + quoted(state), "OK");
}

void Client::say(const std::string& text)
{
  session_->request("SAY", ' ' + quoted(text), "OK");
}

Client::Score Client::score()
{
  const BoardWords answer = session_->request("SCORE", "", "SCORE");
  constexpr std::int64_t most = 1'000'000;
  return {static_cast<int>(answer.number(1, 0, most)), static_cast<int>(answer.number(2, 0, most))};
}

void Client::reset()
{
  session_->request("RESET", "", "OK");
}

std::int64_t Client::now()
{
  return clockNow();
}

std::int64_t Client::clockOffset() const
{
  return session_->state().offset;
}

std::int64_t Client::lastRoundTrip() const
{
  return session_->state().roundTrip;
}

void Client::synchronise()
{
  session_->synchronise();
}

void Client::onUpdate(std::function<void(std::int64_t)> callback)
{
  session_->callbacks.update = std::move(callback);
}

void Client::onHear(std::function<void(int, std::int64_t, const std::string&)> callback)
{
  session_->callbacks.hear = std::move(callback);
}

void Client::onError(std::function<void(const Error&)> callback)
{
  session_->callbacks.error = std::move(callback);
}

void Client::onRobot(std::function<void(int)> callback)
{
  session_->callbacks.robot = std::move(callback);
}

void Client::record(UpdateSink* sink)
{
  session_->setSink(sink);
}

} // namespace f2k
