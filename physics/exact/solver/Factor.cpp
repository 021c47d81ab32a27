#include "physics/exact/solver/Factor.h"

#include "physics/exact/model/Room.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sparkwright::physics
{

void Factor::begin(const System& system, const TilePattern& pattern, const TileKernels& kernels)
{
  system_ = &system;
  pattern_ = &pattern;
  kernels_ = &kernels;
  const std::size_t n = system.size();
  head_ = 4 * std::size_t{pattern.completeGroups()};
  size_ = system.unbounded();
  const std::size_t most = n - head_ + 4;
  setSize(numbers_, 16 * pattern.tiles());
  setSize(turned_, 16 * pattern.tiles());
  setSize(corners_, 2 * (head_ + 4));
  setSize(inverse_, n + 4);
  triangle_.begin(n - head_, kernels);
  setSize(x_, 4 * (head_ + 4));
  for(Numbers* const work :
      {&raw_, &ell_, &tailB_, &tailSums_, &even_, &odd_, &update_, &column_})
    setSize(*work, most);
  const auto keepZero = [](auto& work, std::size_t size) // It is zero, and what is new will be.
  {
    if(work.size() < size)
      setSize(work, size);
  };
  keepZero(headB_, head_ + 4);
  keepZero(headSums_, head_ + 4);
  aheadCount_ = aheadAt_ = 0;
  isPreparedAhead_ = false;
  for(Ahead& ahead : ahead_)
  {
    for(Numbers* const work : {&ahead.raw, &ahead.ell, &ahead.tail})
      setSize(*work, most);
    setSize(ahead.head, head_);
  }
  keepZero(fourB_, 4 * head_);
  keepZero(fourSums_, 4 * head_);
  keepZero(used_, head_ / 4 + 1);
  setSize(solution_, head_ + 4);
  setSize(quotients_, head_ + most);
  setAll(blocks_, n, {});
  blockColumns_.clear();
  blockValues_.clear();
  blockRaw_.clear();
  setAll(places_, n, -1);
  tail_.clear();
  slots_.clear();
  border_.begin(pattern.completeGroups(), kernels);
  for(std::size_t i = 0; i < size_; ++i)
    places_[i] = static_cast<std::int32_t>(i);

  pattern.describe(tiles_);
  tiles_.tiles = numbers_.data();
  tiles_.turned = turned_.data();
  tiles_.corners = corners_.data();
  tiles_.inverse = inverse_.data();
  factorHead();
}

void Factor::factorHead()
{
  const std::uint32_t complete = pattern_->completeGroups();
  const std::uint32_t all = complete + (pattern_->restRows() > 0 ? 1 : 0);
  for(std::uint32_t group = 0; group < all; ++group)
  {
    for(const std::uint32_t column : pattern_->columns(group))
    {
      used_[column] = 1;
      std::fill_n(x_.begin() + 16 * column, 16, 0.0);
    }
    std::fill_n(x_.begin() + 16 * group, 16, 0.0);
    const std::uint32_t rows = group < complete ? 4 : pattern_->restRows();
    for(std::uint32_t r = 0; r < rows; ++r)
    {
      const std::size_t variable = 4 * std::size_t{group} + r;
      for(const System::Entry& entry : system_->entries(variable))
        x_[4 * entry.variable + r] = entry.value;
      x_[4 * variable + r] = system_->diagonal(variable);
    }
    kernels_->factorGroup(tiles_, group, rows, x_.data(), used_.data());
    for(const std::uint32_t column : pattern_->columns(group))
      used_[column] = 0;
  }
  if(pattern_->restRows() > 0)
    factorRest();
}

void Factor::factorRest()
{
  // The unbounded variables of the incomplete group are the first rows of the tail.
  const std::uint32_t group = pattern_->completeGroups();
  const std::span<const std::uint32_t> columns = pattern_->columns(group);
  const double* const corner = corners_.data() + 8 * group;
  constexpr std::size_t cornerOf[3][2] = {{0, 0}, {0, 0}, {1, 2}};
  for(std::uint32_t r = 0; r < pattern_->restRows(); ++r)
  {
    Blocks& blocks = blocks_[head_ + r];
    blocks = {static_cast<std::uint32_t>(blockColumns_.size()), static_cast<std::uint32_t>(columns.size()), true};
    for(std::size_t i = 0; i < columns.size(); ++i)
    {
      blockColumns_.push_back(columns[i]);
      for(std::size_t k = 0; k < 4; ++k)
      {
        const double value = numbers_[16 * (pattern_->firstTile(group) + i) + 4 * k + r];
        blockValues_.push_back(value);
        blockRaw_.push_back(0);
      }
    }
    double values[3] = {};
    for(std::uint32_t c = 0; c < r; ++c)
      values[c] = corner[cornerOf[r][c]];
    triangle_.add(values);
    addToTail(head_ + r, addToBorder(head_ + r));
  }
}

BorderTiles::Slot Factor::addToBorder(std::size_t variable)
{
  const Blocks& blocks = blocks_[variable];
  return border_.add(std::span(blockColumns_).subspan(blocks.begin, blocks.count),
                     blockValues_.data() + 4 * std::size_t{blocks.begin});
}

void Factor::addToTail(std::size_t variable, BorderTiles::Slot slot)
{
  tail_.push_back(static_cast<std::uint32_t>(variable));
  slots_.push_back(slot);
}

void Factor::solveUnbounded(const double* b, double* x)
{
  std::copy_n(b, head_, headB_.begin());
  std::copy_n(b + head_, tailRows(), tailB_.begin());
  std::fill_n(used_.begin(), tiles_.groups, std::uint8_t{1});
  kernels_->forward(tiles_, 0, headB_.data(), headSums_.data(), used_.data());
  border_.clearSums();
  for(std::uint32_t group = 0; group < tiles_.groups; ++group)
    border_.multiply(group, headB_.data() + 4 * group);
  forwardTail(border_.sums(), 1);
  for(std::size_t i = 0; i < head_; ++i)
    solution_[i] = headB_[i] * inverse_[i];
  for(std::size_t i = 0; i < tailRows(); ++i)
    ell_[i] = raw_[i] * inverse_[head_ + i];
  std::fill_n(used_.begin(), tiles_.groups, std::uint8_t{0});
  std::fill_n(headB_.begin(), head_, 0.0);
  backward();
  std::copy_n(solution_.begin(), head_, x);
  std::copy_n(tailB_.begin(), tailRows(), x + head_);
}

void Factor::prepare(std::size_t variable)
{
  prepared_ = variable;
  isPreparedAhead_ = isAhead(variable);
  if(isPreparedAhead_)
    return;
  border_.clearSums();
  if(!blocks_[variable].known)
    findBlocks(variable);
  const Blocks& blocks = blocks_[variable];
  for(std::uint32_t i = blocks.begin; i < blocks.begin + blocks.count; ++i)
    border_.multiply(blockColumns_[i], blockRaw_.data() + 4 * std::size_t{i});
  forwardColumn(variable, border_.sums(), 1);
}

void Factor::forwardColumn(std::size_t variable, const double* sums, std::size_t stride)
{
  readTail(variable, tailB_.data());
  const Blocks& blocks = blocks_[variable];
  for(std::uint32_t i = blocks.begin; i < blocks.begin + blocks.count; ++i)
  {
    used_[blockColumns_[i]] = 1;
    std::copy_n(blockRaw_.begin() + 4 * i, 4, headB_.begin() + 4 * blockColumns_[i]);
  }
  forwardTail(sums, stride);
  for(std::size_t i = 0; i < tailRows(); ++i)
    ell_[i] = raw_[i] * inverse_[head_ + i];
  for(std::uint32_t i = blocks.begin; i < blocks.begin + blocks.count; ++i)
  {
    used_[blockColumns_[i]] = 0;
    std::fill_n(headB_.begin() + 4 * blockColumns_[i], 4, 0.0);
  }
}

/// The column of a variable in the rows of the tail.
void Factor::readTail(std::size_t variable, double* column) const
{
  std::fill_n(column, tailRows(), 0.0);
  const auto put = [&](const System::Entry& entry)
  {
    if(const std::int32_t place = places_[entry.variable]; place >= 0)
      column[static_cast<std::size_t>(place) - head_] = entry.value;
  };
  const std::span<const System::Entry> unbounded = system_->unboundedEntries(variable);
  for(std::size_t i = unbounded.size(); i > 0 && unbounded[i - 1].variable >= head_; --i)
    put(unbounded[i - 1]);
  for(const System::Entry& entry : system_->boundedEntries(variable))
    put(entry);
}

void Factor::findBlocks(std::size_t variable)
{
  // Those that will most likely be needed next are found together: they pass through the same tiles.
  std::size_t lanes[4], count = 0;
  for(std::size_t next = variable; next < blocks_.size() && count < 4; ++next)
    if(!blocks_[next].known)
      lanes[count++] = next;
  std::uint32_t first = tiles_.groups;
  for(std::size_t lane = 0; lane < count; ++lane)
    for(const System::Entry& entry : system_->entries(lanes[lane]))
    {
      if(entry.variable >= head_)
        break;
      fourB_[4 * std::size_t{entry.variable} + lane] = entry.value;
      used_[entry.variable / 4] = 1;
      first = std::min(first, entry.variable / 4);
    }
  kernels_->forwardFour(tiles_, first, fourB_.data(), fourSums_.data(), used_.data());
  usedGroups_.clear();
  for(std::uint32_t group = first; group < tiles_.groups; ++group)
    if(used_[group])
      usedGroups_.push_back(group);
  for(std::size_t lane = 0; lane < count; ++lane)
    keepBlocks(lanes[lane], lane);
  for(const std::uint32_t group : usedGroups_)
  {
    std::fill_n(fourB_.begin() + 16 * group, 16, 0.0);
    used_[group] = 0;
  }
}

void Factor::keepBlocks(std::size_t variable, std::size_t lane)
{
  const std::size_t begin = blockColumns_.size();
  setSize(blockColumns_, begin + usedGroups_.size());
  setSize(blockRaw_, 4 * blockColumns_.size());
  setSize(blockValues_, 4 * blockColumns_.size());
  std::size_t end = begin;
  for(const std::uint32_t group : usedGroups_)
  {
    const double* const y = fourB_.data() + 16 * group + lane;
    if(y[0] == 0 && y[4] == 0 && y[8] == 0 && y[12] == 0)
      continue;
    const double* const d = inverse_.data() + 4 * std::size_t{group};
    double* const raw = blockRaw_.data() + 4 * end;
    double* const values = blockValues_.data() + 4 * end;
    for(std::size_t k = 0; k < 4; ++k)
    {
      raw[k] = y[4 * k];
      values[k] = y[4 * k] * d[k];
    }
    blockColumns_[end++] = group;
  }
  blockColumns_.resize(end);
  blockRaw_.resize(4 * end);
  blockValues_.resize(4 * end);
  blocks_[variable] = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end - begin), true};
}

void Factor::forwardTail(const double* sums, std::size_t stride)
{
  const std::size_t rows = tailRows(), complete = rows / 4 * 4;
  for(std::size_t r = 0; r < complete; ++r)
    tailSums_[r] = sums[stride * slots_[r]];
  for(std::size_t r = complete; r < rows; ++r) // The engine sums up rows without companions in another way.
  {
    const Blocks& blocks = blocks_[tail_[r]];
    double even = 0, odd = 0;
    for(std::uint32_t i = blocks.begin; i < blocks.begin + blocks.count; ++i)
    {
      if(!used_[blockColumns_[i]])
        continue;
      const double* const l = blockValues_.data() + 4 * i;
      const double* const y = headB_.data() + 4 * blockColumns_[i];
      even += l[0] * y[0];
      odd += l[1] * y[1];
      even += l[2] * y[2];
      odd += l[3] * y[3];
    }
    even_[r] = even;
    odd_[r] = odd;
  }
  triangle_.forward(tailB_.data(), {tailSums_.data(), even_.data(), odd_.data()}, raw_.data());
}

void Factor::backward()
{
  // From ell_ and solution_ to tailB_ and solution_.
  triangle_.backward(ell_.data(), tailB_.data());
  setAll(slotX_, 4 * ((border_.slots() + 3) / 4), 0.0);
  for(std::size_t r = 0; r < tailRows(); ++r)
    slotX_[slots_[r]] = tailB_[r];
  border_.spread(slotX_.data(), headSums_.data());
  kernels_->backward(tiles_, solution_.data(), headSums_.data());
}

void Factor::solve(bool negative, double* x)
{
  if(isPreparedAhead_)
    return write(ahead_[aheadAt_].head, ahead_[aheadAt_].tail, negative, x);
  std::fill_n(solution_.begin(), head_, 0.0);
  const Blocks& blocks = blocks_[prepared_];
  for(std::uint32_t i = blocks.begin; i < blocks.begin + blocks.count; ++i)
    std::copy_n(blockValues_.begin() + 4 * i, 4, solution_.begin() + 4 * blockColumns_[i]);
  backward();
  write(solution_, tailB_, negative, x);
}

void Factor::write(const Numbers& head, const Numbers& tail, bool negative, double* x) const
{
  if(negative)
  {
    for(std::size_t i = 0; i < head_; ++i)
      x[i] = -head[i];
    for(std::size_t i = 0; i < tailRows(); ++i)
      x[tail_[i]] = -tail[i];
    return;
  }
  std::copy_n(head.begin(), head_, x);
  for(std::size_t i = 0; i < tailRows(); ++i)
    x[tail_[i]] = tail[i];
}

void Factor::lookAhead(std::span<const std::uint32_t> variables)
{
  aheadCount_ = aheadAt_ = 0;
  for(const std::uint32_t variable : variables.first(std::min(variables.size(), ahead_.size())))
  {
    if(!blocks_[variable].known)
      findBlocks(variable);
    if(!std::isfinite(productInHead(variable))) // Times the zeros of others it would not be nothing.
      break;
    ahead_[aheadCount_++].variable = variable;
  }
  if(aheadCount_ < 2)
  {
    aheadCount_ = 0;
    return;
  }
  multiplyAhead();
  setAll(fourX_, 16 * ((std::size_t{border_.slots()} + 3) / 4), 0.0);
  const std::size_t size = size_;
  for(std::size_t lane = 0; lane < aheadCount_; ++lane)
    prepareAhead(lane);
  while(size_ > size)
  {
    places_[tail_.back()] = -1;
    tail_.pop_back();
    slots_.pop_back();
    --size_;
  }
  triangle_.setRows(tailRows());
  solveAhead();
}

/// Puts what the variables ahead have in the head side by side.
void Factor::gather(const Numbers& blocks)
{
  for(std::size_t lane = 0; lane < aheadCount_; ++lane)
  {
    const Blocks& own = blocks_[ahead_[lane].variable];
    for(std::uint32_t i = own.begin; i < own.begin + own.count; ++i)
    {
      used_[blockColumns_[i]] = 1;
      double* const to = fourB_.data() + 16 * blockColumns_[i] + lane;
      for(std::size_t k = 0; k < 4; ++k)
        to[4 * k] = blocks[4 * i + k];
    }
  }
}

void Factor::multiplyAhead()
{
  for(std::size_t lane = 0; lane < aheadCount_; ++lane)
    ahead_[lane].slot = addToBorder(ahead_[lane].variable);
  border_.clearSumsOfFour();
  gather(blockRaw_);
  for(std::uint32_t group = 0; group < tiles_.groups; ++group)
    if(used_[group])
    {
      border_.multiplyFour(group, fourB_.data() + 16 * group);
      used_[group] = 0;
    }
}

void Factor::prepareAhead(std::size_t lane)
{
  Ahead& ahead = ahead_[lane];
  prepared_ = ahead.variable;
  forwardColumn(prepared_, border_.sumsOfFour() + lane, 4);
  std::copy_n(raw_.begin(), tailRows(), ahead.raw.begin());
  std::copy_n(ell_.begin(), tailRows(), ahead.ell.begin());
  triangle_.backward(ell_.data(), ahead.tail.data());
  for(std::size_t r = 0; r < tailRows(); ++r)
    fourX_[4 * std::size_t{slots_[r]} + lane] = ahead.tail[r];
  inverse_[size_] = inverseOf(productByFours());
  triangle_.add(ell_.data());
  places_[prepared_] = static_cast<std::int32_t>(size_++);
  addToTail(prepared_, ahead.slot);
}

void Factor::solveAhead()
{
  gather(blockValues_); // Where there were zeros, there are zeros again.
  border_.spreadFour(fourX_.data(), fourSums_.data());
  double* const solutions[4] = {ahead_[0].head.data(), ahead_[1].head.data(), ahead_[2].head.data(), ahead_[3].head.data()};
  kernels_->backwardFour(tiles_, fourB_.data(), fourSums_.data(), solutions);
  for(std::uint32_t group = 0; group < tiles_.groups; ++group)
    if(used_[group])
    {
      std::fill_n(fourB_.begin() + 16 * group, 16, 0.0);
      used_[group] = 0;
    }
}

/// A row of L times its product with D, in columns of the head.
double Factor::productInHead(std::size_t variable) const
{
  double sum = 0;
  const Blocks& blocks = blocks_[variable];
  for(std::uint32_t i = 4 * blocks.begin; i < 4 * (blocks.begin + blocks.count); i += 4)
    sum += blockValues_[i] * blockRaw_[i] + blockValues_[i + 1] * blockRaw_[i + 1] +
           blockValues_[i + 2] * blockRaw_[i + 2] + blockValues_[i + 3] * blockRaw_[i + 3];
  return sum;
}

double Factor::productByFours() const
{
  double sum = productInHead(prepared_);
  const std::size_t rows = tailRows(), complete = rows / 4 * 4;
  for(std::size_t i = 0; i < complete; i += 4)
    sum += ell_[i] * raw_[i] + ell_[i + 1] * raw_[i + 1] + ell_[i + 2] * raw_[i + 2] + ell_[i + 3] * raw_[i + 3];
  for(std::size_t i = complete; i < rows; ++i)
    sum += ell_[i] * raw_[i];
  return sum;
}

double Factor::productOneByOne() const
{
  double sum = 0;
  const Blocks& blocks = blocks_[prepared_];
  for(std::uint32_t i = 4 * blocks.begin; i < 4 * (blocks.begin + blocks.count); ++i)
    sum += blockValues_[i] * blockRaw_[i];
  for(std::size_t i = 0; i < tailRows(); ++i)
    sum += ell_[i] * raw_[i];
  return sum;
}

/// 1/D of the prepared variable.
double Factor::inverseOf(double product) const
{
  const double a = system_->diagonal(prepared_);
  const double distinct = a != product ? a : std::nextafter(a, HUGE_VAL); // No division by zero.
  return 1.0 / (distinct - product);
}

void Factor::add(Sum sum)
{
  if(isPreparedAhead_ && sum == Sum::ByFours)
  {
    isPreparedAhead_ = false;
    triangle_.setRows(tailRows() + 1);
    places_[prepared_] = static_cast<std::int32_t>(size_++);
    addToTail(prepared_, ahead_[aheadAt_++].slot);
    return;
  }
  if(std::exchange(isPreparedAhead_, false))
  {
    std::copy_n(ahead_[aheadAt_].raw.begin(), tailRows(), raw_.begin());
    std::copy_n(ahead_[aheadAt_].ell.begin(), tailRows(), ell_.begin());
  }
  aheadCount_ = 0;
  if(size_ == 0)
    inverse_[0] = 1.0 / system_->diagonal(prepared_);
  else
    inverse_[size_] = inverseOf(sum == Sum::ByFours ? productByFours() : productOneByOne());
  triangle_.add(ell_.data());
  places_[prepared_] = static_cast<std::int32_t>(size_++);
  addToTail(prepared_, addToBorder(prepared_));
}

void Factor::remove(std::size_t variable)
{
  aheadCount_ = 0;
  isPreparedAhead_ = false;
  const std::size_t row = static_cast<std::size_t>(places_[variable]) - head_;
  if(row + 1 < tailRows())
    findUpdate(row);
  triangle_.remove(row, update_.data(), inverse_.data() + head_);
  places_[variable] = -1;
  tail_.erase(tail_.begin() + static_cast<std::ptrdiff_t>(row));
  slots_.erase(slots_.begin() + static_cast<std::ptrdiff_t>(row));
  for(std::size_t i = row; i < tail_.size(); ++i)
    places_[tail_[i]] = static_cast<std::int32_t>(head_ + i);
  --size_;
}

void Factor::findUpdate(std::size_t row)
{
  // The change of A that would leave nothing of its row but a one on the diagonal.
  const Blocks& own = blocks_[tail_[row]];
  double* const head = quotients_.data();
  double* const tail = quotients_.data() + head_;
  for(std::uint32_t i = own.begin; i < own.begin + own.count; ++i)
  {
    const std::size_t column = 4 * std::size_t{blockColumns_[i]};
    used_[blockColumns_[i]] = 1;
    for(std::size_t k = 0; k < 4; ++k)
      head[column + k] = blockValues_[4 * i + k] / inverse_[column + k];
  }
  for(std::size_t c = 0; c < row; ++c)
    tail[c] = triangle_.at(row, c) / inverse_[head_ + c];

  const std::size_t rows = tailRows(), complete = row / 4 * 4;
  readTail(tail_[row], column_.data());
  column_[row] = system_->diagonal(tail_[row]);
  for(std::size_t r = row; r < rows; ++r)
  {
    double sum = 0;
    const Blocks& blocks = blocks_[tail_[r]];
    for(std::uint32_t i = blocks.begin; i < blocks.begin + blocks.count; ++i)
    {
      if(!used_[blockColumns_[i]])
        continue;
      const double* const l = blockValues_.data() + 4 * i;
      const double* const t = head + 4 * blockColumns_[i];
      sum += l[0] * t[0] + l[1] * t[1] + l[2] * t[2] + l[3] * t[3];
    }
    for(std::size_t c = 0; c < complete; c += 4)
      sum += triangle_.at(r, c) * tail[c] + triangle_.at(r, c + 1) * tail[c + 1] + triangle_.at(r, c + 2) * tail[c + 2] +
             triangle_.at(r, c + 3) * tail[c + 3];
    for(std::size_t c = complete; c < row; ++c)
      sum += triangle_.at(r, c) * tail[c];
    update_[r] = sum - column_[r];
  }
  update_[row] += 1.0;
  for(std::uint32_t i = own.begin; i < own.begin + own.count; ++i)
    used_[blockColumns_[i]] = 0;
}

} // namespace sparkwright::physics
