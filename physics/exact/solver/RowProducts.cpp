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
    {
      setAll(work.places, columns, none);
      work.both.reserve(2 * columns);
    }
}

void RowProducts::find(const HeadRows::Four& with, std::size_t number, const std::uint8_t* wanted, std::size_t end,
                       std::size_t worker)
{
  Work& work = works_[worker];
  std::uint8_t* const isKnown = isKnown_.data() + number * count_;
  const std::span<const std::uint32_t> columns = rows_->columns(with);
  bool isMarked = false;
  for(std::size_t i = 0; i < end; ++i)
  {
    if(isKnown[i] || !wanted[i])
      continue;
    if(!isMarked)
      for(std::uint32_t place = 0; place < columns.size(); ++place)
        work.places[columns[place]] = place;
    isMarked = true;
    isKnown[i] = 1;
    const HeadRows::Four& four = rows_->known(i);
    work.both.clear();
    const std::span<const std::uint32_t> own = rows_->columns(four);
    for(std::uint32_t place = 0; place < own.size(); ++place)
      if(const std::uint32_t other = work.places[own[place]]; other != none)
        work.both.push_back({place, other});
    kernels_->multiplyRows(work.both.data(), static_cast<std::uint32_t>(work.both.size()), rows_->values(four), rows_->raw(with),
                           products_.data() + 16 * (number * count_ + i));
  }
  if(isMarked)
    for(const std::uint32_t column : columns)
      work.places[column] = none;
}

} // namespace sparkwright::physics
