#include "netserver/client/RemoteServer.h"

#include "core/run/RunControl.h"
#include "netserver/client/ClientTexts.h"
#include "netserver/client/FrameBuffer.h"
#include "netserver/client/MonitorStream.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <optional>
#include <poll.h>
#include <sys/eventfd.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace sparkwright
{

namespace
{

constexpr double longestPoll = 0.2;         // s
constexpr double silentAfter = 3;           // s without a message, which is then told.
constexpr double rateOver = 1;              // s
constexpr std::size_t mostCommands = 1000;  // Not sent yet.
constexpr std::size_t longestLog = 200;     // Messages that nobody has fetched.

} // namespace

/// Shared by the object and its thread.
struct RemoteServer::Shared
{
  explicit Shared(Options o) : options(std::move(o)), name(options.address.text()) {}

  void main();
  bool find(SocketAddress& address);
  void follow(const SocketAddress& address);
  void publish(const FramePtr& frame);
  void publishDue();
  int patience() const;
  void tellState(const MonitorStream& stream);
  void sendCommands(MonitorStream& stream);
  void failed(const LocalText& problem, LocalText hint = {});
  void tell(Diagnostic::Severity severity, const LocalText& text, LocalText hint = {});
  void sleep(double seconds);
  void wake()
  {
    const std::uint64_t one = 1;
    [[maybe_unused]] const ssize_t written = ::write(wakeUp.descriptor(), &one, sizeof one);
  }
  void takeWake()
  {
    std::uint64_t count = 0;
    [[maybe_unused]] const ssize_t got = ::read(wakeUp.descriptor(), &count, sizeof count);
  }
  bool isOver() const
  {
    const std::lock_guard lock(mutex);
    return over;
  }

  const Options options;
  const std::string name;
  const Socket wakeUp{::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)};
  const Clock clock = steadyClock();
  MonitorDecoder decoder; ///< Of the thread, as what follows.
  FrameBuffer buffer{clock};
  std::string lastProblem;
  double rateAt = 0, rateFrom = 0;

  std::mutex listening;     ///< Held while the listener hears a frame.
  mutable std::mutex mutex; ///< Guards everything below.
  bool over = false;
  FramePtr frame;
  double delay = 0; ///< As wanted.
  RemoteState state;
  std::vector<std::string> commands;
  Diagnostics log;
};

RemoteServer::RemoteServer(Options options) : shared_(std::make_shared<Shared>(std::move(options)))
{
  shared_->state.sentence = clientText("client.connecting", shared_->name);
  shared_->state.rate = std::numeric_limits<double>::quiet_NaN();
  shared_->delay = shared_->options.delay;
  std::thread([shared = shared_] { shared->main(); }).detach();
}

RemoteServer::~RemoteServer()
{
  {
    const std::scoped_lock lock(shared_->listening, shared_->mutex);
    shared_->over = true;
  }
  shared_->wake();
}

FramePtr RemoteServer::frame() const
{
  const std::lock_guard lock(shared_->mutex);
  return shared_->frame;
}

void RemoteServer::command(std::string_view text)
{
  {
    const std::lock_guard lock(shared_->mutex);
    if(shared_->commands.size() < mostCommands)
      shared_->commands.emplace_back(text);
  }
  shared_->wake();
}

void RemoteServer::setDelay(double seconds)
{
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->delay = seconds;
  }
  shared_->wake();
}

RemoteState RemoteServer::state() const
{
  const std::lock_guard lock(shared_->mutex);
  return shared_->state;
}

Diagnostics RemoteServer::takeLog()
{
  const std::lock_guard lock(shared_->mutex);
  return std::exchange(shared_->log, {});
}

void RemoteServer::Shared::main()
{
  double wait = options.firstRetry;
  while(!isOver())
  {
    const long before = state.connections; // Only this thread changes it.
    SocketAddress address;
    if(find(address))
      follow(address);
    wait = state.connections > before ? options.firstRetry : std::min(wait * 2, options.longestRetry);
    sleep(wait);
  }
}

bool RemoteServer::Shared::find(SocketAddress& address)
{
  const std::string problem = resolve(options.address.host, options.address.port, address);
  if(!problem.empty())
    failed(clientText("client.unknownHost", options.address.host, problem.substr(problem.find_last_of(':') + 2)));
  return problem.empty();
}

void RemoteServer::Shared::follow(const SocketAddress& address)
{
  MonitorStream stream(name, decoder, clock);
  stream.connect(address);
  buffer.restart();
  while(stream.state() != MonitorStream::State::Ended && !isOver())
  {
    pollfd set[] = {{wakeUp.descriptor(), POLLIN, 0}, {stream.descriptor(), stream.events(), 0}};
    if(::poll(set, 2, patience()) < 0)
      continue;
    if(set[0].revents)
      takeWake();
    sendCommands(stream);
    stream.serve(set[1].revents,
                 [this](const FramePtr& newest)
                 {
                   buffer.put(newest);
                   publishDue();
                 });
    publishDue();
    if(const LocalText damage = stream.takeDamage(); !damage.empty())
      tell(Diagnostic::Severity::Warning, damage);
    tellState(stream);
  }
  while(buffer.size() > 0 && !isOver()) // What has come is shown, before why no more comes is told.
  {
    pollfd entry{wakeUp.descriptor(), POLLIN, 0};
    if(::poll(&entry, 1, patience()) > 0)
      takeWake();
    publishDue();
  }
  if(isOver())
    return;
  const bool foreign = stream.messages() > 0 && stream.damaged() == stream.messages();
  failed(stream.problem(), foreign ? clientText("client.noMonitorHint") : LocalText());
}

/// Milliseconds until a frame is due, but not too many.
int RemoteServer::Shared::patience() const
{
  return static_cast<int>(std::ceil(std::min(buffer.wait(), longestPoll) * 1000));
}

void RemoteServer::Shared::publishDue()
{
  {
    const std::lock_guard lock(mutex);
    buffer.setDelay(delay);
    state.jitter = buffer.jitter();
    state.delay = buffer.delay();
  }
  for(const FramePtr& due : buffer.take())
    publish(due);
}

void RemoteServer::Shared::publish(const FramePtr& newest)
{
  {
    const std::lock_guard lock(listening);
    if(isOver())
      return;
    if(options.listener)
      options.listener(newest);
  }
  const double now = clock();
  const std::lock_guard lock(mutex);
  if(state.phase != RemoteState::Phase::Live || newest->time < rateFrom)
  {
    if(state.phase != RemoteState::Phase::Live)
      ++state.connections;
    state.phase = RemoteState::Phase::Live;
    rateAt = now;
    rateFrom = newest->time;
    state.rate = std::numeric_limits<double>::quiet_NaN();
  }
  else if(now - rateAt >= rateOver)
  {
    state.rate = (newest->time - rateFrom) / (now - rateAt);
    rateAt = now;
    rateFrom = newest->time;
  }
  frame = newest;
}

void RemoteServer::Shared::tellState(const MonitorStream& stream)
{
  if(stream.state() != MonitorStream::State::Live)
    return;
  bool first = false;
  {
    const std::lock_guard lock(mutex);
    state.silence = stream.silence();
    if(state.silence > silentAfter)
      state.rate = 0;
    state.sentence = state.silence > silentAfter
                         ? clientText("client.silent", name, static_cast<long>(state.silence))
                         : state.delay > 0 ? clientText("client.delayed", name, std::lround(state.delay * 1000),
                                                       std::lround(state.jitter * 1000))
                                           : clientText("client.live", name);
    first = lastProblem != name;
    lastProblem = name; // So that the next problem is told, and this once.
  }
  if(first)
    tell(Diagnostic::Severity::Note, clientText("client.live", name));
}

void RemoteServer::Shared::sendCommands(MonitorStream& stream)
{
  std::vector<std::string> waiting;
  {
    const std::lock_guard lock(mutex);
    waiting.swap(commands);
  }
  LocalText problem;
  for(const std::string& each : waiting)
    if(LocalText refused = stream.send(each); !refused.empty())
      problem = std::move(refused);
  if(!problem.empty())
    tell(Diagnostic::Severity::Warning, problem);
}

void RemoteServer::Shared::failed(const LocalText& problem, LocalText hint)
{
  // Attempts that fail alike are told once.
  if(std::exchange(lastProblem, problem.english()) != problem.english())
    tell(Diagnostic::Severity::Warning, problem, std::move(hint));
  const std::lock_guard lock(mutex);
  state.phase = RemoteState::Phase::Connecting;
  state.sentence = clientText("client.retry", problem);
  state.silence = 0;
  state.rate = std::numeric_limits<double>::quiet_NaN();
}

void RemoteServer::Shared::tell(Diagnostic::Severity severity, const LocalText& text, LocalText hint)
{
  const std::lock_guard lock(mutex);
  if(log.size() < longestLog)
    log.push_back(Diagnostic::of(severity, {}, 0, 0, text, std::move(hint)));
}

void RemoteServer::Shared::sleep(double seconds)
{
  const double until = clock() + seconds;
  while(!isOver())
  {
    const double left = until - clock();
    if(left <= 0)
      return;
    pollfd entry{wakeUp.descriptor(), POLLIN, 0};
    if(::poll(&entry, 1, static_cast<int>(std::ceil(left * 1000))) > 0)
      takeWake();
    std::size_t dropped = 0;
    {
      const std::lock_guard lock(mutex);
      dropped = std::exchange(commands, {}).size();
    }
    if(dropped > 0)
      tell(Diagnostic::Severity::Warning, clientText("client.notSent", name));
  }
}

} // namespace sparkwright
