#include "app/strategy/StrategyRun.h"

#include "core/game/simurosot/protocol/LinkMessages.h"
#include "core/game/simurosot/protocol/LoginMessages.h"
#include "core/game/simurosot/protocol/MessageKind.h"
#include "core/text/EscapeControls.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ostream>
#include <poll.h>
#include <utility>

namespace sparkwright::strategy
{

using namespace simurosot;

namespace
{

constexpr double lookEvery = 0.3; // At the library's file, s.

} // namespace

StrategyRun::StrategyRun(StrategyOptions options, Clock clock, std::ostream& log)
  : options_(std::move(options)),
    clock_(std::move(clock)),
    log_(log),
    guard_(log),
    link_(options_.host, options_.port, clock_),
    player_(options_.name, [this](std::string_view message) { link_.send(message); }, guard_, log),
    statusFile_(options_.statusFile)
{
}

std::string StrategyRun::open()
{
  if(options_.library.empty())
    return {};
  watch_.watch(options_.library);
  std::string problem = player_.load(options_.library);
  if(problem.empty())
    say(options_.library + " is loaded (" + player_.generation() + " interface)");
  return problem;
}

void StrategyRun::turn(double longestWait)
{
  std::array<pollfd, 2> polled{pollfd{link_.descriptor(), link_.events(), 0}, pollfd{console_.descriptor(), POLLIN, 0}};
  if(polled[0].events == 0)
    polled[0].fd = -1;
  const double wait = std::min({longestWait, link_.wait(), options_.watch ? lookEvery : longestWait});
  if(::poll(polled.data(), polled.size(), static_cast<int>(std::ceil(wait * 1000))) < 0)
    polled[0].revents = polled[1].revents = 0;

  const ServerLink::State before = link_.state();
  link_.serve(polled[0].revents);
  if(before != ServerLink::State::Connected && link_.state() == ServerLink::State::Connected)
    login();
  readServer();
  if(link_.state() == ServerLink::State::Waiting && (before != ServerLink::State::Waiting || !link_.problem().empty()))
    lost();
  if(polled[1].revents != 0)
    console_.read();
  while(const auto line = console_.next())
    obey(readCommand(*line));
  lookAtFile();
  writeStatus();
}

void StrategyRun::writeStatus()
{
  if(!statusFile_.isDue(clock_()))
    return;
  StatusFile::Status status;
  status.library = player_.loaded() ? player_.file() : std::string();
  status.generation = player_.generation();
  status.team = player_.loginName();
  if(welcome_)
    status.side = nameOf(static_cast<Side>(player_.setup().side));
  status.problem = trouble_;
  status.frames = player_.figures().frames;
  status.skipped = player_.figures().skipped;
  status.calls = guard_.times().busiest();
  if(const std::string problem = statusFile_.write(status, clock_()); !problem.empty())
    log_ << problem << std::endl;
}

void StrategyRun::readServer()
{
  while(const auto message = link_.next())
    take(*message);
  player_.play();
}

void StrategyRun::login()
{
  Login login;
  login.version = protocolVersion;
  login.name = player_.loginName();
  login.side = options_.side;
  login.token = options_.token;
  answer_.clear();
  writeLogin(login, answer_);
  link_.send(answer_);
}

void StrategyRun::take(std::string_view message)
{
  switch(kindOf(message))
  {
  case MessageKind::Welcome: return welcome(message);
  case MessageKind::Refused: return refused(message);
  case MessageKind::Bye: return link_.close();
  case MessageKind::Ping:
  {
    double time = 0;
    if(!readPing(message, time).empty())
      return;
    answer_.clear();
    writePong(time, answer_);
    link_.send(answer_);
    return;
  }
  default:
    if(welcome_)
      player_.take(message);
  }
}

void StrategyRun::welcome(std::string_view message)
{
  Welcome welcome;
  std::string problem = readWelcome(message, welcome);
  if(problem.empty() && welcome.setup.side < 0)
    problem = "the server gives us no side";
  if(!problem.empty())
  {
    log_ << "the server's welcome cannot be read: " << escapeControls(problem) << std::endl;
    return link_.close("no welcome");
  }
  welcome_ = true;
  trouble_.clear();
  say(std::string("connected: plays ") + std::string(nameOf(static_cast<Side>(welcome.setup.side))) + ", " +
      std::to_string(welcome.setup.robots) + " robots");
  problem = player_.welcome(welcome.setup);
  if(!problem.empty())
    log_ << problem << std::endl;
  if(!problem.empty() && !options_.watch)
    end(ExitCode::Failed);
}

void StrategyRun::refused(std::string_view message)
{
  Refused refusal;
  const std::string problem = readRefused(message, refusal);
  link_.close("the server refuses us: " + (problem.empty() ? refusal.text : problem));
  const bool hopeless = refusal.code == Refusal::Version || refusal.code == Refusal::BadToken;
  if(hopeless || options_.once)
    end(ExitCode::Refused);
}

void StrategyRun::lost()
{
  player_.leave();
  if(std::exchange(welcome_, false))
  {
    log_ << "the connection to the server is closed" << std::endl;
    if(options_.once)
      end(ExitCode::Fine);
  }
  else
    trouble(options_.host + ':' + std::to_string(options_.port) + ": " +
            (link_.problem().empty() ? "the server has closed the connection" : link_.problem()) +
            (ended_ ? "" : "; trying on"));
}

void StrategyRun::obey(const ConsoleCommand& command)
{
  switch(command.kind)
  {
  case ConsoleCommand::Kind::Load: return load(command.argument);
  case ConsoleCommand::Kind::Reload: return load(player_.file());
  case ConsoleCommand::Kind::Unload: return player_.unload();
  case ConsoleCommand::Kind::Status: log_ << status() << std::flush; return;
  case ConsoleCommand::Kind::Quit: return end(ExitCode::Fine);
  case ConsoleCommand::Kind::Unknown:
    log_ << "unknown command: `" << command.argument << "`; there are: load FILE, reload, unload, status, quit"
         << std::endl;
    return;
  case ConsoleCommand::Kind::Nothing: return;
  }
}

void StrategyRun::load(const std::string& file)
{
  if(file.empty())
  {
    log_ << "no library was loaded yet: load FILE" << std::endl;
    return;
  }
  watch_.watch(file);
  if(const std::string problem = player_.load(file); !problem.empty())
    log_ << problem << (player_.loaded() ? "; the one before plays on" : "") << std::endl;
  else
    say(file + " is loaded (" + player_.generation() + " interface)");
}

void StrategyRun::lookAtFile()
{
  if(!options_.watch || clock_() < nextLook_)
    return;
  nextLook_ = clock_() + lookEvery;
  if(watch_.changed())
    load(player_.file());
}

void StrategyRun::end(ExitCode code)
{
  ended_ = true;
  exitCode_ = code;
}

void StrategyRun::say(const std::string& text)
{
  if(!options_.quiet)
    log_ << escapeControls(text) << std::endl;
}

void StrategyRun::trouble(const std::string& text)
{
  if(std::exchange(trouble_, text) != text)
    log_ << escapeControls(text) << std::endl;
}

void StrategyRun::close()
{
  if(link_.state() == ServerLink::State::Connected)
  {
    answer_.clear();
    writeBye(answer_);
    link_.send(answer_);
  }
  player_.unload();
  link_.close();
}

std::string StrategyRun::status() const
{
  const Player::Figures& figures = player_.figures();
  std::string text = "library: " + (player_.loaded() ? player_.file() : std::string("none")) + " (" +
                     player_.generation() + " interface)\nserver: " + options_.host + ':' +
                     std::to_string(options_.port) + (welcome_ ? ", connected" : ", not connected");
  if(welcome_)
    text += std::string(" as ") + std::string(nameOf(static_cast<Side>(player_.setup().side)));
  text += "\nframes answered: " + std::to_string(figures.frames) + ", skipped: " + std::to_string(figures.skipped) +
          ", messages not understood: " + std::to_string(figures.damaged) + '\n';
  return text + guard_.times().report();
}

} // namespace sparkwright::strategy
