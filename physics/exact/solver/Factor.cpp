#include "physics/exact/solver/Factor.h"

#include "physics/exact/model/Room.h"
#include "physics/exact/solver/WorkCrew.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace sparkwright::physics
{

namespace
{

constexpr std::size_t worthSharing = 100; ///< Variables with limits from which on threads gain more than they cost.

} // namespace

void Factor::begin(const System& system, const TilePattern& pattern, const TileKernels& kernels, WorkCrew* crew)
{
  system_ = &system;
  pattern_ = &pattern;
  kernels_ = &kernels;
  const std::size_t n = system.size();
  head_ = 4 * std::size_t{pattern.completeGroups()};
  const std::size_t most = n - head_ + 4;
  setSize(numbers_, 16 * pattern.tiles());
  setSize(turned_, 16 * pattern.tiles());
  setSize(corners_, 2 * (head_ + 4));
  setSize(inverse_, n + 4);
  triangle_.begin(n - head_, kernels);
  setSize(x_, 4 * (head_ + 4));
  for(Numbers* const work : {&raw_, &ell_, &tailB_, &tailSums_, &even_, &odd_, &update_, &column_})
    setSize(*work, most);
  for(Numbers* const work : {&evenOfFour_, &oddOfFour_})
    setSize(*work, 4 * most);
  growZero(headB_, head_ + 4);
  growZero(headSums_, head_ + 4);
  growZero(fourB_, 4 * head_);
  growZero(fourSums_, 4 * head_);
  growZero(used_, head_ / 4 + 1);
  setSize(solution_, head_ + 4);
  setSize(quotients_, head_ + most);
  aheadAt_ = aheadEnd_ = 0;
  isPreparedAhead_ = false;
  for(Ahead& ahead : ahead_)
  {
    for(Numbers* const work : {&ahead.raw, &ahead.ell, &ahead.tail})
      setSize(*work, most);
    setSize(ahead.head, head_);
  }
  tail_.begin(n, head_);
  border_.begin(pattern.completeGroups(), kernels);

  pattern.describe(tiles_);
  tiles_.tiles = numbers_.data();
  tiles_.turned = turned_.data();
  tiles_.corners = corners_.data();
  tiles_.inverse = inverse_.data();
  const std::size_t workers = crew ? crew->size() : 1;
  rows_.begin(system, tiles_, kernels, workers);
  products_.begin(rows_, pattern.completeGroups(), kernels, workers);
  setAll(hasTail_, rows_.fours(), 0);
  factorHead();
  if(crew && n - system.unbounded() >= worthSharing)
    findAll(*crew);
}

/// Rows of all variables and their products, most of which will be needed, by all threads.
void Factor::findAll(WorkCrew& crew)
{
  const std::size_t bounded = rows_.fours() - 1;
  const WorkCrew::Work findRows = [this](std::size_t job, std::size_t worker) { rows_.find(1 + job, worker); };
  crew.run(bounded, findRows);
  setAll(all_, rows_.fours(), 1);
  const WorkCrew::Work multiply = [this](std::size_t job, std::size_t worker)
  {
    const std::size_t four = rows_.fours() - 1 - job; // Those with most work first.
    products_.find(rows_.known(four), four, all_.data(), four + 1, worker);
  };
  crew.run(bounded, multiply);
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
      for(const System::Entry& entry : system_->unboundedEntries(variable))
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
  rows_.setRest(pattern_->columns(group), numbers_.data() + 16 * std::size_t{pattern_->firstTile(group)});
  const double* const corner = corners_.data() + 8 * group;
  constexpr std::size_t cornerOf[3][2] = {{0, 0}, {0, 0}, {1, 2}};
  for(std::uint32_t r = 0; r < pattern_->restRows(); ++r)
  {
    double values[3] = {};
    for(std::uint32_t c = 0; c < r; ++c)
      values[c] = corner[cornerOf[r][c]];
    triangle_.add(values);
    addToTail(head_ + r, border_.add(rows_.row(head_ + r)));
  }
}

void Factor::addToTail(std::size_t variable, BorderTiles::Slot slot)
{
  const std::size_t four = rows_.fourOf(variable);
  tail_.add({static_cast<std::uint32_t>(variable), slot, static_cast<std::uint32_t>(16 * four + 4 * rows_.laneOf(variable))});
  hasTail_[four] = 1;
}

void Factor::solveUnbounded(const double* b, double* x)
{
  std::copy_n(b, head_, headB_.begin());
  std::copy_n(b + head_, tailRows(), tailB_.begin());
  std::fill_n(used_.begin(), tiles_.groups, std::uint8_t{1});
  kernels_->forward(tiles_, 0, headB_.data(), headSums_.data(), used_.data());
  std::fill_n(used_.begin(), tiles_.groups, std::uint8_t{0});
  sumRowsApart(); // Less than four.
  triangle_.forward(tailB_.data(), {tailSums_.data(), even_.data(), odd_.data()}, raw_.data());
  for(std::size_t i = 0; i < head_; ++i)
    solution_[i] = headB_[i] * inverse_[i];
  for(std::size_t i = 0; i < tailRows(); ++i)
    ell_[i] = raw_[i] * inverse_[head_ + i];
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
  const std::size_t number = rows_.fourOf(variable);
  const HeadRows::Four& four = rows_.find(number);
  products_.find(four, number, hasTail_.data(), rows_.fours());
  takeSums(variable);
  if(tailRows() % 4 != 0)
  {
    const HeadRows::Row row = rows_.row(variable);
    for(std::size_t i = 0; i < row.columns.size(); ++i)
      for(std::size_t k = 0; k < 4; ++k)
        headB_[4 * row.columns[i] + k] = row.raw[16 * i + 4 * k];
    sumRowsApart();
    for(const std::uint32_t group : row.columns)
      std::fill_n(headB_.begin() + 4 * group, 4, 0.0);
  }
  forwardTail(variable);
}

/// The column of a variable in the rows of the tail.
void Factor::readTail(std::size_t variable, double* column) const
{
  std::fill_n(column, tailRows(), 0.0);
  const auto put = [&](const System::Entry& entry)
  {
    if(const std::ptrdiff_t row = tail_.rowOf(entry.variable); row >= 0)
      column[row] = entry.value;
  };
  const std::span<const System::Entry> unbounded = system_->unboundedEntries(variable);
  for(std::size_t i = unbounded.size(); i > 0 && unbounded[i - 1].variable >= head_; --i)
    put(unbounded[i - 1]);
  for(const System::Entry& entry : system_->boundedEntries(variable))
    put(entry);
}

void Factor::takeSums(std::size_t variable)
{
  const double* const products = products_.of(rows_.fourOf(variable)) + rows_.laneOf(variable);
  for(std::size_t r = 0; r < tailRows() / 4 * 4; ++r)
    tailSums_[r] = products[tail_[r].products];
}

void Factor::sumRowsApart()
{
  // The engine sums up rows without companions in another way.
  for(std::size_t r = tailRows() / 4 * 4; r < tailRows(); ++r)
  {
    const HeadRows::Row row = rows_.row(tail_[r].variable);
    double even = 0, odd = 0;
    for(std::size_t i = 0; i < row.columns.size(); ++i)
    {
      const double* const l = row.values + 16 * i;
      const double* const y = headB_.data() + 4 * row.columns[i];
      even += l[0] * y[0];
      odd += l[4] * y[1];
      even += l[8] * y[2];
      odd += l[12] * y[3];
    }
    even_[r] = even;
    odd_[r] = odd;
  }
}

void Factor::forwardTail(std::size_t variable)
{
  readTail(variable, tailB_.data());
  triangle_.forward(tailB_.data(), {tailSums_.data(), even_.data(), odd_.data()}, raw_.data());
  for(std::size_t i = 0; i < tailRows(); ++i)
    ell_[i] = raw_[i] * inverse_[head_ + i];
}

void Factor::backward()
{
  // From ell_ and solution_ to tailB_ and solution_.
  triangle_.backward(ell_.data(), tailB_.data());
  setAll(slotX_, 4 * border_.groups(), 0.0);
  for(std::size_t r = 0; r < tailRows(); ++r)
    slotX_[tail_[r].slot] = tailB_[r];
  border_.spread(slotX_.data(), headSums_.data());
  kernels_->backward(tiles_, solution_.data(), headSums_.data());
}

void Factor::solve(bool negative, double* x)
{
  if(isPreparedAhead_)
    return write(ahead_[aheadAt_].head, ahead_[aheadAt_].tail, negative, x);
  std::fill_n(solution_.begin(), head_, 0.0);
  const HeadRows::Row row = rows_.row(prepared_);
  for(std::size_t i = 0; i < row.columns.size(); ++i)
    for(std::size_t k = 0; k < 4; ++k)
      solution_[4 * row.columns[i] + k] = row.values[16 * i + 4 * k];
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
      x[tail_[i].variable] = -tail[i];
    return;
  }
  std::copy_n(head.begin(), head_, x);
  for(std::size_t i = 0; i < tailRows(); ++i)
    x[tail_[i].variable] = tail[i];
}

void Factor::lookAhead(std::span<const std::uint32_t> variables)
{
  aheadAt_ = aheadEnd_ = 0;
  const std::size_t number = rows_.fourOf(variables.front());
  const HeadRows::Four& four = rows_.find(number);
  const std::size_t first = rows_.laneOf(variables.front());
  std::size_t end = first;
  for(const std::uint32_t variable : variables)
  {
    // What is not finite would make others not finite, too: times their zeros it is not nothing.
    if(end == four.rows || four.first + end != variable || !std::isfinite(four.products[end]))
      break;
    ahead_[end++].variable = variable;
  }
  if(end < first + 2)
    return;
  aheadAt_ = first;
  aheadEnd_ = end;
  hasTail_[number] = 1;
  products_.find(four, number, hasTail_.data(), rows_.fours());
  addAheadToBorder(four);
  setColumns(four, rows_.raw(four));
  const std::size_t before = tail_.size();
  for(std::size_t r = tailRows() / 4 * 4; r < tailRows(); ++r)
    sumRowApart(r);
  for(std::size_t lane = first; lane < end; ++lane)
    prepareAhead(lane);
  while(tail_.size() > before)
    tail_.removeLast();
  triangle_.setRows(tailRows());
  solveAhead(four);
}

void Factor::addAheadToBorder(const HeadRows::Four& four)
{
  if(aheadEnd_ - aheadAt_ == 4)
  {
    BorderTiles::Slot slot = border_.add(rows_.columns(four), rows_.values(four));
    for(Ahead& ahead : ahead_)
      ahead.slot = slot++;
  }
  else
    for(std::size_t lane = aheadAt_; lane < aheadEnd_; ++lane)
      ahead_[lane].slot = border_.add(rows_.row(ahead_[lane].variable));
  setAll(fourX_, 16 * border_.groups(), 0.0);
}

/// Four right sides in the head.
void Factor::setColumns(const HeadRows::Four& four, const double* from)
{
  for(const std::uint32_t group : rows_.columns(four))
  {
    std::copy_n(from, 16, fourB_.begin() + 16 * group);
    from += 16;
  }
}

/// Products of the four variables ahead with a row of the tail, in case that it has no companions when it comes to these.
void Factor::sumRowApart(std::size_t r)
{
  const HeadRows::Row row = rows_.row(tail_[r].variable);
  kernels_->dotFour(row.columns.data(), static_cast<std::uint32_t>(row.columns.size()), row.values, fourB_.data(),
                    evenOfFour_.data() + 4 * r, oddOfFour_.data() + 4 * r);
}

void Factor::prepareAhead(std::size_t lane)
{
  Ahead& ahead = ahead_[lane];
  prepared_ = ahead.variable;
  takeSums(prepared_);
  for(std::size_t r = tailRows() / 4 * 4; r < tailRows(); ++r)
  {
    even_[r] = evenOfFour_[4 * r + lane];
    odd_[r] = oddOfFour_[4 * r + lane];
  }
  forwardTail(prepared_);
  std::copy_n(raw_.begin(), tailRows(), ahead.raw.begin());
  std::copy_n(ell_.begin(), tailRows(), ahead.ell.begin());
  triangle_.backward(ell_.data(), ahead.tail.data());
  for(std::size_t r = 0; r < tailRows(); ++r)
    fourX_[4 * std::size_t{tail_[r].slot} + lane] = ahead.tail[r];
  if(lane + 1 == aheadEnd_)
    return;
  inverse_[size()] = inverseOf(productByFours());
  triangle_.add(ell_.data());
  addToTail(prepared_, ahead.slot);
  if(tailRows() % 4 != 0)
    sumRowApart(tailRows() - 1);
}

void Factor::solveAhead(const HeadRows::Four& four)
{
  setColumns(four, rows_.values(four));
  border_.spreadFour(fourX_.data(), fourSums_.data());
  double* const solutions[4] = {ahead_[0].head.data(), ahead_[1].head.data(), ahead_[2].head.data(), ahead_[3].head.data()};
  kernels_->backwardFour(tiles_, fourB_.data(), fourSums_.data(), solutions);
  for(const std::uint32_t group : rows_.columns(four))
    std::fill_n(fourB_.begin() + 16 * group, 16, 0.0);
}

double Factor::productByFours() const
{
  double sum = rows_.product(prepared_);
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
  const HeadRows::Row row = rows_.row(prepared_);
  for(std::size_t i = 0; i < 16 * row.columns.size(); i += 4)
    sum += row.values[i] * row.raw[i];
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
  if(isPreparedAhead_ && sum == Sum::ByFours && aheadAt_ + 1 < aheadEnd_)
  {
    isPreparedAhead_ = false;
    triangle_.setRows(tailRows() + 1);
    addToTail(prepared_, ahead_[aheadAt_++].slot);
    return;
  }
  std::optional<BorderTiles::Slot> slot;
  if(std::exchange(isPreparedAhead_, false))
  {
    std::copy_n(ahead_[aheadAt_].raw.begin(), tailRows(), raw_.begin());
    std::copy_n(ahead_[aheadAt_].ell.begin(), tailRows(), ell_.begin());
    slot = ahead_[aheadAt_].slot;
  }
  aheadEnd_ = 0;
  if(size() == 0)
    inverse_[0] = 1.0 / system_->diagonal(prepared_);
  else
    inverse_[size()] = inverseOf(sum == Sum::ByFours ? productByFours() : productOneByOne());
  triangle_.add(ell_.data());
  addToTail(prepared_, slot ? *slot : border_.add(rows_.row(prepared_)));
}

void Factor::remove(std::size_t variable)
{
  aheadEnd_ = 0;
  isPreparedAhead_ = false;
  const auto row = static_cast<std::size_t>(tail_.rowOf(variable));
  if(row + 1 < tailRows())
    findUpdate(row);
  triangle_.remove(row, update_.data(), inverse_.data() + head_);
  tail_.remove(row);
}

void Factor::findUpdate(std::size_t row)
{
  // The change of A that would leave nothing of its row but a one on the diagonal.
  const HeadRows::Row own = rows_.row(tail_[row].variable);
  double* const head = quotients_.data();
  double* const tail = quotients_.data() + head_;
  for(std::size_t i = 0; i < own.columns.size(); ++i)
  {
    const std::size_t column = 4 * std::size_t{own.columns[i]};
    used_[own.columns[i]] = 1;
    for(std::size_t k = 0; k < 4; ++k)
      head[column + k] = own.values[16 * i + 4 * k] / inverse_[column + k];
  }
  for(std::size_t c = 0; c < row; ++c)
    tail[c] = triangle_.at(row, c) / inverse_[head_ + c];

  const std::size_t rows = tailRows(), complete = row / 4 * 4;
  readTail(tail_[row].variable, column_.data());
  column_[row] = system_->diagonal(tail_[row].variable);
  for(std::size_t r = row; r < rows; ++r)
  {
    double sum = 0;
    const HeadRows::Row other = rows_.row(tail_[r].variable);
    for(std::size_t i = 0; i < other.columns.size(); ++i)
    {
      if(!used_[other.columns[i]])
        continue;
      const double* const l = other.values + 16 * i;
      const double* const t = head + 4 * other.columns[i];
      sum += l[0] * t[0] + l[4] * t[1] + l[8] * t[2] + l[12] * t[3];
    }
    for(std::size_t c = 0; c < complete; c += 4)
      sum += triangle_.at(r, c) * tail[c] + triangle_.at(r, c + 1) * tail[c + 1] + triangle_.at(r, c + 2) * tail[c + 2] +
             triangle_.at(r, c + 3) * tail[c + 3];
    for(std::size_t c = complete; c < row; ++c)
      sum += triangle_.at(r, c) * tail[c];
    update_[r] = sum - column_[r];
  }
  update_[row] += 1.0;
  for(const std::uint32_t group : own.columns)
    used_[group] = 0;
}

} // namespace sparkwright::physics
