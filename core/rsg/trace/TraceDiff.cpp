#include "core/rsg/trace/TraceDiff.h"

#include <algorithm>
#include <utility>

namespace sparkwright::rsg
{

namespace
{

using Index = Trace::Index;

bool isNode(const Trace& trace, Index step) { return trace.steps[step].kind == Trace::Step::Kind::Node; }

/// Steps that make nodes or import files, in order.
std::vector<Index> partsOf(const Trace& trace, Index node)
{
  std::vector<Index> parts;
  for(const Index step : trace.nodes[node].items)
    if(isNode(trace, step) || trace.imports(trace.steps[step].index))
      parts.push_back(step);
  return parts;
}

std::uint32_t offsetOf(const Trace& trace, Index step)
{
  const Index index = trace.steps[step].index;
  return isNode(trace, step) ? trace.nodes[index].offset : trace.calls[index].offset;
}

/// What a node is called first; empty: nothing.
std::string_view nameOf(const Trace& trace, Index node)
{
  for(const Index step : trace.nodes[node].items)
    if(!isNode(trace, step))
      if(const Trace::Call& call = trace.calls[trace.steps[step].index]; call.method == "setName" && !call.values.empty())
        return call.values.front();
  return {};
}

/// 0: different things; more: how much they are alike.
int likeness(const Trace& a, Index i, const Trace& b, Index j)
{
  if(isNode(a, i) != isNode(b, j))
    return 0;
  const Index x = a.steps[i].index, y = b.steps[j].index;
  if(!isNode(a, i))
    return a.calls[x].values.front() != b.calls[y].values.front() ? 0 : a.calls[x].values == b.calls[y].values ? 3 : 2;
  const Trace::Node &m = a.nodes[x], &n = b.nodes[y];
  if(m.kind != n.kind || m.name != n.name)
    return 0;
  return nameOf(a, x) == nameOf(b, y) ? 3 : 1;
}

class Comparison
{
public:
  Comparison(const Trace& before, const Trace& after, const TextShift& shift)
      : before_(before), after_(after), shift_(shift)
  {
  }

  TraceDiff run()
  {
    diff_.nodes.assign(before_.nodes.size(), Trace::none);
    open_.push_back({0, 0});
    while(!open_.empty())
    {
      const Pair pair = open_.back();
      open_.pop_back();
      diff_.nodes[pair.before] = pair.after;
      compareCalls(pair);
      compareParts(pair);
    }
    return std::move(diff_);
  }

private:
  struct Pair
  {
    Index before, after;
  };
  using Steps = std::vector<Index>;

  /// The calls of a node by key, in order of their first appearance.
  static std::vector<std::pair<std::string, Steps>> callsOf(const Trace& trace, Index node)
  {
    std::vector<std::pair<std::string, Steps>> calls;
    for(const Index step : trace.nodes[node].items)
    {
      if(isNode(trace, step) || trace.imports(trace.steps[step].index))
        continue;
      const Index call = trace.steps[step].index;
      std::string key = keyOf(trace, trace.calls[call]);
      auto known = std::ranges::find(calls, key, &std::pair<std::string, Steps>::first);
      if(known == calls.end())
        known = calls.insert(calls.end(), {std::move(key), {}});
      known->second.push_back(call);
    }
    return calls;
  }

  void compareCalls(const Pair& pair)
  {
    auto former = callsOf(before_, pair.before);
    for(auto& [key, now] : callsOf(after_, pair.after))
    {
      const auto known = std::ranges::find(former, key, &std::pair<std::string, Steps>::first);
      Steps then;
      if(known != former.end())
      {
        then = std::move(known->second);
        former.erase(known);
      }
      const auto same = [&](Index a, Index b)
      { return before_.calls[a].method == after_.calls[b].method && before_.calls[a].values == after_.calls[b].values; };
      if(!std::ranges::equal(then, now, same))
        diff_.calls.push_back({pair.before, pair.after, key, std::move(then), std::move(now)});
    }
    for(auto& [key, then] : former)
      diff_.calls.push_back({pair.before, pair.after, key, std::move(then), {}});
  }

  void compareParts(const Pair& pair)
  {
    const Steps former = partsOf(before_, pair.before), now = partsOf(after_, pair.after);
    // Fixed points are forms that the edit has not touched; between them, like goes to like.
    std::size_t i = 0, j = 0;
    for(std::size_t k = 0; k < former.size(); ++k)
    {
      const std::uint32_t moved = shift_(offsetOf(before_, former[k]));
      if(moved == TextShift::none)
        continue;
      for(std::size_t m = j; m < now.size(); ++m)
        if(offsetOf(after_, now[m]) == moved && likeness(before_, former[k], after_, now[m]) > 0)
        {
          matchGap(pair, std::span(former).subspan(i, k - i), std::span(now).subspan(j, m - j));
          match(former[k], now[m]);
          i = k + 1;
          j = m + 1;
          break;
        }
    }
    matchGap(pair, std::span(former).subspan(i), std::span(now).subspan(j));
  }

  void match(Index a, Index b)
  {
    const Index x = before_.steps[a].index, y = after_.steps[b].index;
    if(isNode(before_, a))
      open_.push_back({x, y});
    else
      diff_.imports.push_back({x, y});
  }

  /// Pairs off in order what is most alike: the best common subsequence, or for many, the first that fits.
  void matchGap(const Pair& parent, std::span<const Index> a, std::span<const Index> b)
  {
    constexpr std::size_t mostCells = 40000;
    const std::size_t width = b.size() + 1;
    std::size_t i = 0, j = 0;
    if(a.empty() || b.empty() || (a.size() + 1) * width > mostCells)
    {
      for(; i < a.size(); ++i)
      {
        std::size_t k = j;
        while(k < b.size() && likeness(before_, a[i], after_, b[k]) == 0)
          ++k;
        if(k == b.size())
        {
          gone(parent, a[i]);
          continue;
        }
        for(; j < k; ++j)
          added(parent, b[j]);
        match(a[i], b[j++]);
      }
      for(; j < b.size(); ++j)
        added(parent, b[j]);
      return;
    }
    std::vector<int> best((a.size() + 1) * width, 0);
    const auto at = [&](std::size_t x, std::size_t y) -> int& { return best[x * width + y]; };
    for(std::size_t x = a.size(); x-- > 0;)
      for(std::size_t y = b.size(); y-- > 0;)
      {
        const int like = likeness(before_, a[x], after_, b[y]);
        at(x, y) = std::max({at(x + 1, y), at(x, y + 1), like > 0 ? at(x + 1, y + 1) + like : 0});
      }
    while(i < a.size() && j < b.size())
    {
      const int like = likeness(before_, a[i], after_, b[j]);
      if(like > 0 && at(i, j) == at(i + 1, j + 1) + like)
        match(a[i++], b[j++]);
      else if(at(i, j) == at(i + 1, j))
        gone(parent, a[i++]);
      else
        added(parent, b[j++]);
    }
    for(; i < a.size(); ++i)
      gone(parent, a[i]);
    for(; j < b.size(); ++j)
      added(parent, b[j]);
  }

  void gone(const Pair& parent, Index step) { diff_.parts.push_back({parent.before, parent.after, step, Trace::none}); }
  void added(const Pair& parent, Index step) { diff_.parts.push_back({parent.before, parent.after, Trace::none, step}); }

  const Trace& before_;
  const Trace& after_;
  const TextShift& shift_;
  std::vector<Pair> open_;
  TraceDiff diff_;
};

} // namespace

TextShift::TextShift(std::string_view before, std::string_view after)
{
  const std::size_t least = std::min(before.size(), after.size());
  const std::size_t same = static_cast<std::size_t>(
      std::mismatch(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(least), after.begin()).first -
      before.begin());
  std::size_t tail = 0;
  while(tail < least - same && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
    ++tail;
  same_ = static_cast<std::uint32_t>(before.size() == after.size() && same == before.size() ? before.size() + 1 : same);
  tail_ = static_cast<std::uint32_t>(before.size() - tail);
  shift_ = static_cast<std::uint32_t>(after.size() - before.size());
}

std::string keyOf(const Trace& trace, const Trace::Call& call)
{
  // Calls that override or build upon each other.
  static const std::pair<std::string_view, std::string_view> groups[] = {
      {"setLocalPos", "pose"},        {"setLocalRotation", "pose"}, {"setLocalTransform", "pose"},
      {"load", "look"},               {"resetMaterials", "look"},   {"setMaterial", "look"},
      {"setMass", "mass"},            {"setMassParameters", "mass"}};
  for(const auto& [method, group] : groups)
    if(call.method == method)
      return std::string(group);
  for(const std::string_view solid : {"Sphere", "Box", "Cylinder", "Capsule"})
    for(const std::string_view way : {"set", "add"})
      if(call.method.starts_with(way) && (std::string_view(call.method).substr(3) == solid ||
                                          std::string_view(call.method).substr(3) == std::string(solid) + "Total"))
        return "mass";
  const ClassInfo* const info = trace.nodes[call.node].info;
  const Method* const method = info ? info->method(call.method) : nullptr;
  if(!method || method->parameters.size() < 2 || call.values.empty() || method->parameters.front().type != "int" ||
     method->parameters.front().name != "axis")
    return call.method;
  return call.method + ' ' + call.values.front();
}

TraceDiff compare(const Trace& before, const Trace& after, const TextShift& shift)
{
  return Comparison(before, after, shift).run();
}

} // namespace sparkwright::rsg
