#include "core/run/history/RunHistory.h"

#include "core/archive/StateTexts.h"
#include "core/world/World.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

namespace sparkwright
{

RunHistory::RunHistory(Settings settings, MakeWorld makeWorld) : settings_(settings), makeWorld_(std::move(makeWorld))
{
  lines_.push_back(std::make_unique<Line>());
}

RunHistory::~RunHistory()
{
  unfollow();
}

void RunHistory::follow(World& world)
{
  unfollow();
  world_ = &world;
  world.setInputListener([this](RunInput input) { now().journal.add(std::move(input)); });
  now().about.end = world.cycles();
  saveNow();
}

void RunHistory::unfollow()
{
  if(world_)
    world_->setInputListener({});
  world_ = nullptr;
}

void RunHistory::endCycle()
{
  if(!world_)
    return;
  now().about.end = world_->cycles();
  // Half a cycle for rounding; set-ups may put back the clock.
  const double since = world_->time() - savedAt_;
  if(since >= settings_.seconds - world_->cycleSeconds() / 2 || since < 0)
    saveNow();
}

void RunHistory::saveNow()
{
  if(!world_)
    return;
  savedAt_ = world_->time();
  const auto begin = std::chrono::steady_clock::now();
  WorldState state = world_->saveState();
  lastSaving_ = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  Line& line = now();
  if(!line.moments.empty() && line.moments.back().state.cycle == state.cycle)
    return;
  stateBytes_ += state.bytes();
  line.moments.push_back({std::move(state), line.journal.end()});
  makeRoom();
}

const RunHistory::Line* RunHistory::line(BranchId branch) const
{
  return branch >= 0 && static_cast<std::size_t>(branch) < lines_.size()
             ? lines_[static_cast<std::size_t>(branch)].get()
             : nullptr;
}

/// The first cycle to which one can go back: before its beginning, a branch is what its parent was.
long RunHistory::oldestOf(const Line& line) const
{
  const Line* of = &line;
  long oldest = of->about.end;
  while(of && !of->moments.empty() && of->moments.front().state.cycle <= oldest)
  {
    oldest = of->moments.front().state.cycle;
    if(oldest > of->about.from) // The moments in between are forgotten.
      break;
    of = this->line(of->about.parent);
  }
  return oldest;
}

const RunHistory::Line* RunHistory::lineAt(BranchId branch, long cycle) const
{
  const Line* at = line(branch);
  while(at && cycle < at->about.from)
    at = line(at->about.parent);
  return at;
}

std::vector<RunHistory::Branch> RunHistory::branches() const
{
  std::vector<Branch> all;
  for(const auto& line : lines_)
  {
    Branch& branch = all.emplace_back(line->about);
    branch.states = line->moments.size();
    branch.oldest = oldestOf(*line);
  }
  return all;
}

void RunHistory::rename(BranchId branch, std::string name)
{
  if(line(branch))
    lines_[static_cast<std::size_t>(branch)]->about.name = std::move(name);
}

std::size_t RunHistory::bytes() const
{
  std::size_t sum = stateBytes_;
  for(const auto& line : lines_)
    sum += line->journal.bytes();
  return sum;
}

RunHistory::Figures RunHistory::figures() const
{
  Figures figures;
  for(const auto& line : lines_)
    figures.states += line->moments.size();
  figures.bytes = bytes();
  figures.stateBytes = stateBytes_;
  figures.limit = settings_.limit;
  figures.oldest = oldestOf(*line(present_));
  figures.lastSaving = lastSaving_;
  return figures;
}

void RunHistory::setSettings(Settings settings)
{
  settings_ = settings;
  makeRoom();
}

void RunHistory::makeRoom()
{
  while(bytes() > settings_.limit && (thinOut() || forgetOldest()))
  {
  }
}

/// Forgets a state between two others, where they are closest together for their age, as long as states take more than
/// a half of the memory: without them, it takes longer to go back, but the moments can be reached.
bool RunHistory::thinOut()
{
  if(stateBytes_ < bytes() / 2)
    return false;
  Line* from = nullptr;
  std::size_t which = 0;
  double closest = 0;
  for(const auto& line : lines_)
    for(std::size_t i = 1; i + 1 < line->moments.size(); ++i)
    {
      const auto cycle = [&](std::size_t at) { return static_cast<double>(line->moments[at].state.cycle); };
      const double age = static_cast<double>(line->about.end) - cycle(i) + 1;
      const double gap = (cycle(i + 1) - cycle(i - 1)) / age;
      if(from && gap >= closest)
        continue;
      from = line.get();
      which = i;
      closest = gap;
    }
  if(!from || closest > 1) // From here on, moments would be farther apart than they are old.
    return false;
  stateBytes_ -= from->moments[which].state.bytes();
  from->moments.erase(from->moments.begin() + static_cast<std::ptrdiff_t>(which));
  return true;
}

/// Forgets the beginning of a branch: of the oldest branch that has any and that is not the past of the present one, then of that
/// past, the present one last. The newest state stays.
bool RunHistory::forgetOldest()
{
  const auto forget = [this](Line& line)
  {
    stateBytes_ -= line.moments.front().state.bytes();
    line.moments.erase(line.moments.begin());
    line.journal.forgetBefore(line.moments.empty() ? line.journal.end() : line.moments.front().input);
    return true;
  };
  std::set<BranchId> past;
  for(const Line* of = line(present_); of; of = line(of->about.parent))
    past.insert(of->about.id);
  for(const bool ofPast : {false, true})
    for(const auto& line : lines_)
      if(line->about.id != present_ && past.contains(line->about.id) == ofPast && !line->moments.empty())
        return forget(*line);
  return now().moments.size() > 1 && forget(now());
}

std::unique_ptr<World> RunHistory::rewindTo(BranchId branch, long cycle, LocalText& problem)
{
  const Line* const from = lineAt(branch, cycle);
  problem = stateText("state.forgotten");
  if(!from || cycle > line(branch)->about.end)
    return nullptr;
  // The newest state before it; an older one if the World cannot be made from that, such as after an edit.
  for(auto moment = from->moments.rbegin(); moment != from->moments.rend(); ++moment)
  {
    if(moment->state.cycle > cycle)
      continue;
    std::unique_ptr<World> world = makeWorld_(moment->state, problem);
    if(!world)
      continue;
    from->journal.replay(*world, moment->input, cycle);
    problem = moment->state.whyInexact;
    return world;
  }
  return nullptr;
}

RunHistory::BranchId RunHistory::continueFrom(World& world, BranchId parent, std::string name)
{
  unfollow();
  auto made = std::make_unique<Line>();
  made->about.id = static_cast<BranchId>(lines_.size());
  const Line* const from = lineAt(parent, world.cycles());
  made->about.parent = from ? from->about.id : parent;
  made->about.from = made->about.end = world.cycles();
  made->about.name = std::move(name);
  present_ = made->about.id;
  lines_.push_back(std::move(made));
  follow(world);
  return present_;
}

} // namespace sparkwright
