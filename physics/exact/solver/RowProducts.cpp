#include "physics/exact/solver/RowProducts.h"

namespace sparkwright::physics
{

void RowProducts::begin(const HeadRows& rows, std::size_t columns, const TileKernels& kernels, std::size_t workers)
{
  rows_ = &rows;
  kernels_ = &kernels;
  count_ = rows.fours();
  if(products_.size() < 16 * count_ * count_)
    setSize(products_, 16 * count_ * count_);
  setAll(isKnown_, count_ * count_, 0);
  if(works_.size() < workers)
    works_.resize(workers);
  for(Work& work : works_)
    if(work.places.size() < columns)
      setAll(work.places, columns, none);
}

void RowProducts::find(const HeadRows::Four& with, std::size_t number, const std::uint8_t* wanted, std::size_t end,
                       std::size_t worker)
{
  Work& work = works_[worker];
  std::uint8_t* const isKnown = isKnown_.data() + number * count_;
  bool isMarked = false;
  for(std::size_t i = 0; i < end; ++i)
  {
    if(isKnown[i] || !wanted[i])
      continue;
    if(!isMarked)
      for(std::uint32_t place = 0; place < with.columns.size(); ++place)
        work.places[with.columns[place]] = place;
    isMarked = true;
    isKnown[i] = 1;
    const HeadRows::Four& four = rows_->known(i);
    work.both.clear();
    for(std::uint32_t place = 0; place < four.columns.size(); ++place)
      if(const std::uint32_t other = work.places[four.columns[place]]; other != none)
        work.both.push_back({place, other});
    kernels_->multiplyRows(work.both.data(), static_cast<std::uint32_t>(work.both.size()), four.values.data(), with.raw.data(),
                           products_.data() + 16 * (number * count_ + i));
  }
  if(isMarked)
    for(const std::uint32_t column : with.columns)
      work.places[column] = none;
}

} // namespace sparkwright::physics
