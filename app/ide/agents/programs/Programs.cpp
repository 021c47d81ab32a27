#include "app/ide/agents/programs/Programs.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <mutex>
#include <thread>
#include <unistd.h>
#include <utility>

namespace sparkwright
{

namespace
{

/// The process that has started this one; 0: unknown.
long parentOf(long pid)
{
  std::ifstream in("/proc/" + std::to_string(pid) + "/stat");
  std::string text((std::istreambuf_iterator<char>(in)), {});
  const std::size_t name = text.rfind(')'); // Names may have blanks and parentheses.
  long parent = 0;
  char state = 0;
  return name != std::string::npos && std::sscanf(text.c_str() + name + 1, " %c %ld", &state, &parent) == 2 ? parent
                                                                                                            : 0;
}

} // namespace

bool Programs::Program::hasEndedAtOnce() const
{
  return (state == State::Exited || state == State::Crashed) && endedAt - startedAt < atOnce;
}

struct Programs::Mailbox
{
  std::mutex mutex;
  Programs* to; ///< Null: gone.
};

Programs::Programs(MakeProcess make, Clock clock, QObject* parent)
    : QObject(parent), mailbox_(std::make_shared<Mailbox>()), make_(std::move(make)), clock_(std::move(clock))
{
  mailbox_->to = this;
}

Programs::~Programs()
{
  const std::lock_guard lock(mailbox_->mutex);
  mailbox_->to = nullptr;
}

const Programs::Program* Programs::find(Id id) const
{
  const auto found = std::ranges::find(list_, id, &Program::id);
  return found == list_.end() ? nullptr : &*found;
}

Programs::Program* Programs::edit(Id id)
{
  const auto found = std::ranges::find(list_, id, &Program::id);
  return found == list_.end() ? nullptr : &*found;
}

Programs::Life& Programs::life(Id id)
{
  return std::ranges::find(lives_, id, &std::pair<Id, Life>::first)->second;
}

const Programs::Program* Programs::ofProcess(long pid) const
{
  const auto led = [this](long leader) -> const Program*
  {
    const auto found = std::ranges::find_if(list_, [leader](const Program& program)
                                            { return program.isAlive() && program.pid == leader; });
    return found == list_.end() ? nullptr : &*found;
  };
  if(pid <= 0)
    return nullptr;
  if(const Program* const program = led(::getpgid(static_cast<pid_t>(pid))))
    return program;
  constexpr int mostSteps = 20;
  for(int i = 0; i < mostSteps && pid > 1; ++i, pid = parentOf(pid))
    if(const Program* const program = led(pid))
      return program;
  return nullptr;
}

int Programs::alive() const
{
  return static_cast<int>(std::ranges::count_if(list_, &Program::isAlive));
}

/// Calls the handler in the thread of this object, unless that is gone.
template <class Handler>
auto Programs::event(Id id, int run, Handler handler)
{
  return [mailbox = mailbox_, id, run, handler](auto... facts)
  {
    const std::lock_guard lock(mailbox->mutex);
    if(Programs* const to = mailbox->to)
      QMetaObject::invokeMethod(
          to, [=] { (to->*handler)(id, run, facts...); }, Qt::QueuedConnection);
  };
}

Programs::Id Programs::start(const StartCommand& command)
{
  if(alive() >= static_cast<int>(mostAlive))
    return 0;
  Program program;
  program.id = ++lastId_;
  program.command = command;
  program.console = std::make_shared<Console>();
  const Id id = program.id;
  list_.push_back(std::move(program));
  lives_.emplace_back(id, Life());
  launch(list_.back());
  return id;
}

void Programs::launch(Program& program)
{
  const Id id = program.id;
  Life& life = this->life(id);
  life = Life();
  program.state = State::Starting;
  program.pid = 0;
  program.code = 0;
  program.problem = {};
  program.startedAt = clock_();
  const int run = ++program.starts;
  program.console->note("$ " + shellText(program.command));
  if(LocalText problem = whyNotStartable(program.command); !problem.empty())
    return fail(program, std::move(problem));
  life.process = make_();
  life.process->start(program.command, program.console,
                      {event(id, run, &Programs::handleStarted), event(id, run, &Programs::handleFailed),
                       event(id, run, &Programs::handleEnded)});
  emit changed();
}

void Programs::fail(Program& program, LocalText why)
{
  program.state = State::NotStarted;
  program.problem = std::move(why);
  program.endedAt = clock_();
  program.console->note(program.problem.english());
  life(program.id) = Life();
  const Id id = program.id;
  emit changed();
  emit ended(id);
}

void Programs::handleStarted(Id id, int run, long pid)
{
  Program* const program = edit(id);
  if(!program || program->starts != run)
    return;
  program->pid = pid;
  program->startedAt = clock_();
  if(program->state == State::Starting)
    program->state = State::Running;
  else if(program->state == State::Stopping) // Asked before it was there.
    life(id).process->signal(SIGTERM);
  emit changed();
}

void Programs::handleFailed(Id id, int run, const std::string& why)
{
  Program* const program = edit(id);
  if(program && program->starts == run)
    fail(*program, why);
}

void Programs::handleEnded(Id id, int run, int code, int signal)
{
  Program* const program = edit(id);
  if(!program || program->starts != run)
    return;
  Life& life = this->life(id);
  life.mainEnded = true;
  life.code = code;
  life.signal = signal;
  if(!life.process->isGroupAlive())
    return finish(*program);
  if(program->state == State::Running && code == 0 && signal == 0)
    program->state = State::Background;
  else if(program->state == State::Running) // What it leaves behind is of no use without it.
    life.process->signal(SIGTERM);
  emit changed();
}

void Programs::finish(Program& program)
{
  Life& life = this->life(program.id);
  const bool asked = program.state == State::Stopping;
  program.state = asked ? State::Stopped : life.signal != 0 ? State::Crashed : State::Exited;
  program.code = life.signal != 0 ? life.signal : life.code;
  program.endedAt = clock_();
  program.console->finish();
  const std::string code = std::to_string(program.code);
  program.console->note(asked ? "[stopped]"
                        : program.state == State::Crashed
                            ? "[ended by signal " + code + ": " + strsignal(program.code) + "]"
                            : "[ended with code " + code + "]");
  const bool again = life.again;
  life = Life();
  if(again)
    return launch(program);
  const Id id = program.id;
  emit changed();
  if(!asked)
    emit ended(id);
}

void Programs::ask(Program& program)
{
  if(!program.isAlive() || program.state == State::Stopping)
    return;
  program.state = State::Stopping;
  Life& life = this->life(program.id);
  life.killAt = clock_() + grace;
  life.process->signal(SIGTERM);
}

void Programs::stop(Id id)
{
  Program* const program = edit(id);
  if(!program)
    return;
  life(id).again = false;
  ask(*program);
  emit changed();
}

void Programs::kill(Id id)
{
  Program* const program = edit(id);
  if(!program || !program->isAlive())
    return;
  program->state = State::Stopping;
  Life& life = this->life(id);
  life.killAt = clock_();
  life.process->signal(SIGKILL);
  emit changed();
}

void Programs::signal(Id id, int number)
{
  const Program* const program = find(id);
  if(program && program->state == State::Running)
    life(id).process->signal(number);
}

void Programs::restart(Id id)
{
  Program* const program = edit(id);
  if(!program)
    return;
  if(!program->isAlive())
    return launch(*program);
  life(id).again = true;
  ask(*program);
  emit changed();
}

void Programs::forget(Id id)
{
  const Program* const program = find(id);
  if(!program || program->isAlive())
    return;
  std::erase_if(list_, [id](const Program& each) { return each.id == id; });
  std::erase_if(lives_, [id](const auto& each) { return each.first == id; });
  emit changed();
}

void Programs::stopAll()
{
  for(Program& program : list_)
  {
    life(program.id).again = false;
    ask(program);
  }
  emit changed();
}

void Programs::forgetEnded()
{
  std::erase_if(lives_, [this](const auto& each) { return !find(each.first)->isAlive(); });
  std::erase_if(list_, [](const Program& program) { return !program.isAlive(); });
  emit changed();
}

void Programs::endAll(double seconds)
{
  stopAll();
  const auto isThere = [](const auto& each) { return each.second.process && each.second.process->isGroupAlive(); };
  for(const double end = clock_() + seconds; clock_() < end && std::ranges::any_of(lives_, isThere);)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  lives_.clear();
  list_.clear();
  emit changed();
}

void Programs::tick()
{
  const double now = clock_();
  std::vector<Id> over;
  for(Program& program : list_)
  {
    if(!program.isAlive())
      continue;
    program.console->settle();
    Life& life = this->life(program.id);
    if(life.mainEnded && !life.process->isGroupAlive())
      over.push_back(program.id);
    else if(program.state == State::Stopping && now >= life.killAt)
    {
      if(now < life.killAt + 1)
        program.console->note("[does not stop: killed]");
      life.killAt = now + grace;
      life.process->signal(SIGKILL);
    }
  }
  for(const Id id : over)
    if(Program* const program = edit(id))
      finish(*program);
}

} // namespace sparkwright
