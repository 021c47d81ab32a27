#pragma once

#include "app/ide/agents/programs/ChildProcess.h"
#include "core/run/RunControl.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace sparkwright
{

/// The programs that were started from the window: starts, stops and restarts them, and knows how each is.
///
/// Knows no widget. One thread; processes may call from others.
class Programs : public QObject
{
  Q_OBJECT
public:
  using Id = int; ///< From 1, never reused.

  enum class State
  {
    Starting,
    Running,
    Background, ///< Its first process has ended well, others that it has started go on.
    Stopping,   ///< Asked to end; killed when the time of grace is over.
    Stopped,    ///< Has ended because it was asked to.
    Exited,     ///< Has ended by itself, with `code`.
    Crashed,    ///< Was ended by a signal, `code`, that is not ours.
    NotStarted  ///< Could not be started: `problem`.
  };

  struct Program
  {
    Id id = 0;
    StartCommand command;
    State state = State::Starting;
    long pid = 0;         ///< Of its process, and number of its group; 0: not known yet.
    int code = 0;         ///< See State.
    LocalText problem;    ///< Why it could not be started.
    int starts = 0;       ///< How often it was started.
    double startedAt = 0; ///< Clock reading of the last start, s …
    double endedAt = 0;   ///< … and end.
    std::shared_ptr<Console> console;

    bool isAlive() const
    {
      return state == State::Starting || state == State::Running || state == State::Background ||
             state == State::Stopping;
    }
    /// Whether it has ended by itself so soon that it will hardly have worked.
    bool hasEndedAtOnce() const;
  };

  static constexpr double grace = 3;  ///< Between asking to end and killing, s.
  static constexpr double atOnce = 2; ///< See hasEndedAtOnce(), s.
  static constexpr std::size_t mostAlive = 200;

  /// @param make   makes a process that is not started yet
  /// @param clock  wall time, s
  Programs(MakeProcess make, Clock clock, QObject* parent = nullptr);
  ~Programs() override;

  /// @return 0: there are mostAlive already
  Id start(const StartCommand& command);
  /// Asks it to end, and kills it after a time of grace; both its whole group.
  void stop(Id id);
  void kill(Id id);
  /// Sends another signal to its group, such as one by which it reads its files again; nothing if it does not run.
  void signal(Id id, int number);
  /// Starts it again with the same command, after it has ended if it still runs.
  void restart(Id id);
  /// Removes one that has ended from the list.
  void forget(Id id);
  void stopAll();
  void forgetEnded();
  /// Ends all, for when the window closes: asks, waits for at most `seconds`, then kills.
  void endAll(double seconds);

  /// In order of their first start.
  const std::vector<Program>& list() const { return list_; }
  /// nullptr: there is none.
  const Program* find(Id id) const;
  /// The one that a process belongs to; nullptr: none.
  const Program* ofProcess(long pid) const;
  int alive() const;

  /// To be called about ten times a second while alive() > 0.
  void tick();

signals:
  /// The list, or the state of a program, is another.
  void changed();
  /// A program has ended that was not asked to, or could not be started.
  void ended(int id);

private:
  struct Life
  {
    std::unique_ptr<ChildProcess> process; ///< Null: it has ended.
    double killAt = 0;                     ///< While it is stopping.
    bool mainEnded = false;                ///< The first process has ended, with …
    int code = 0, signal = 0;
    bool again = false; ///< To be started again when it has ended.
  };
  Program* edit(Id id);
  Life& life(Id id);
  void launch(Program& program);
  void ask(Program& program);
  void handleStarted(Id id, int run, long pid);
  void handleFailed(Id id, int run, const std::string& why);
  void handleEnded(Id id, int run, int code, int signal);
  void finish(Program& program);
  void fail(Program& program, LocalText why);
  template <class Handler>
  auto event(Id id, int run, Handler handler);

  struct Mailbox;
  std::shared_ptr<Mailbox> mailbox_; ///< By which events of processes come, also when this is gone.
  MakeProcess make_;
  Clock clock_;
  Id lastId_ = 0;
  std::vector<Program> list_;
  std::vector<std::pair<Id, Life>> lives_;
};

} // namespace sparkwright
