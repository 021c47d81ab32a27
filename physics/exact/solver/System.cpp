#include "physics/exact/solver/System.h"

#include "physics/exact/model/Room.h"

#include <algorithm>
#include <utility>

namespace sparkwright::physics
{

namespace
{

double dot6(const double* a, const double* b)
{
  double sum = a[0] * b[0];
  sum += a[1] * b[1];
  sum += a[2] * b[2];
  sum += a[3] * b[3];
  sum += a[4] * b[4];
  sum += a[5] * b[5];
  return sum;
}

bool isAt(const StepJoint& joint, std::int32_t body) { return joint.second == body; }

} // namespace

void System::form(const StepSettings& settings, std::span<StepJoint> joints, std::size_t purelyUnbounded,
                  std::span<StepBody> bodies, std::span<Row> rows, const TileKernels& kernels)
{
  kernels_ = &kernels;
  orderRows(joints, purelyUnbounded, rows);
  describeShape(joints);
  multiplyByInverseMass(joints, bodies, rows);
  for(const StepJoint& joint : joints)
    for(std::uint32_t r = joint.firstRow; r < joint.firstRow + static_cast<std::uint32_t>(joint.rows); ++r)
    {
      double& rhs = b[places_[r]];
      rhs = rows[r].rhs * settings.perSecond;
      rhs -= dot6(rows[r].first.data(), bodies[joint.first].rate.data());
      if(joint.second >= 0)
        rhs -= dot6(rows[r].second.data(), bodies[static_cast<std::size_t>(joint.second)].rate.data());
    }
  reserveEntries(joints, bodies.size());
  turn(joints, rows);
  addBlocks(joints, rows, settings.perSecond);
  sortEntries();
}

void System::describeShape(std::span<const StepJoint> joints)
{
  shape_.clear();
  for(const StepJoint& joint : joints)
    shape_.insert(shape_.end(),
                  {joint.first, static_cast<std::uint32_t>(joint.second), static_cast<std::uint32_t>(joint.rows)});
  shape_.push_back(static_cast<std::uint32_t>(unbounded_));
  shape_.insert(shape_.end(), order_.begin(), order_.end());
}

void System::swapVariables(std::size_t i, std::size_t j)
{
  std::swap(order_[i], order_[j]);
}

void System::orderRows(std::span<const StepJoint> joints, std::size_t purelyUnbounded, std::span<const Row> rows)
{
  const std::size_t n = rows.size();
  setSize(order_, n);
  for(std::size_t i = 0; i < n; ++i)
    order_[i] = static_cast<std::uint32_t>(i);
  setSize(places_, n);
  // A row whose limits are multiplied with another force has limits, even if these are infinite. Rows are numbered in
  // their joints.
  for(const StepJoint& joint : joints)
    for(int i = 0; i < joint.rows; ++i)
      places_[joint.firstRow + static_cast<std::uint32_t>(i)] = joint.firstRow;
  const auto normalRow = [&](std::uint32_t row)
  { return rows[row].normal < 0 ? -1 : static_cast<int>(places_[row]) + rows[row].normal; };
  unbounded_ = purelyUnbounded;
  for(std::size_t k = unbounded_; k < n; ++k)
  {
    const Row& row = rows[order_[k]];
    if(row.normal < 0 && row.low == -dInfinity && row.high == dInfinity)
      swapVariables(unbounded_++, k);
  }
  std::size_t atEnd = 0;
  for(std::size_t k = n; k > unbounded_;)
    if(rows[order_[--k]].normal >= 0)
      swapVariables(k, n - 1 - atEnd++);
  setSize(low, n);
  setSize(high, n);
  setSize(normal, n);
  setSize(b, n);
  for(std::size_t i = 0; i < n; ++i)
  {
    low[i] = rows[order_[i]].low;
    high[i] = rows[order_[i]].high;
    normal[i] = normalRow(order_[i]);
  }
  for(std::size_t i = 0; i < n; ++i)
    places_[order_[i]] = static_cast<std::uint32_t>(i);
  for(int& other : normal)
    if(other >= 0)
      other = static_cast<int>(places_[static_cast<std::size_t>(other)]);
}

void System::multiplyByInverseMass(std::span<const StepJoint> joints, std::span<const StepBody> bodies,
                                   std::span<const Row> rows)
{
  setSize(inverse_, rows.size());
  const auto multiply = [](const std::array<double, 6>& row, const StepBody& body, double* to)
  {
    for(std::size_t i = 0; i < 3; ++i)
      to[i] = row[i] * body.inverseMass;
    dMultiply0_133(to + 3, row.data() + 3, body.inverseInertia.data());
  };
  for(const StepJoint& joint : joints)
    for(std::uint32_t r = joint.firstRow; r < joint.firstRow + static_cast<std::uint32_t>(joint.rows); ++r)
    {
      multiply(rows[r].first, bodies[joint.first], inverse_[r].data());
      if(joint.second >= 0)
        multiply(rows[r].second, bodies[static_cast<std::size_t>(joint.second)], inverse_[r].data() + 6);
    }
}

void System::reserveEntries(std::span<const StepJoint> joints, std::size_t bodies)
{
  setAll(bodyCounts_, bodies, 0);
  setAll(bodyRows_, bodies, 0);
  setSize(bodyBegins_, bodies + 1);
  const auto forBodies = [](const StepJoint& joint, const auto& work)
  {
    work(std::size_t{joint.first});
    if(joint.second >= 0)
      work(static_cast<std::size_t>(joint.second));
  };
  for(const StepJoint& joint : joints)
    forBodies(joint,
              [&](std::size_t body)
              {
                ++bodyCounts_[body];
                bodyRows_[body] += static_cast<std::uint32_t>(joint.rows);
              });
  bodyBegins_[0] = 0;
  for(std::size_t i = 0; i < bodies; ++i)
    bodyBegins_[i + 1] = bodyBegins_[i] + bodyCounts_[i];
  setSize(bodyJoints_, bodyBegins_[bodies]);
  setSize(begins_, order_.size());
  setSize(boundedBegins_, order_.size());
  setAll(counts_, order_.size(), 0);
  setAll(boundedCounts_, order_.size(), 0);
  setSize(diagonal_, order_.size());
  std::uint32_t end = 0;
  for(const StepJoint& joint : joints)
  {
    std::uint32_t most = 0;
    forBodies(joint, [&](std::size_t body) { most += bodyRows_[body]; });
    for(std::uint32_t r = joint.firstRow; r < joint.firstRow + static_cast<std::uint32_t>(joint.rows); ++r)
    {
      const std::uint32_t variable = places_[r];
      begins_[variable] = end;
      end += most;
      boundedBegins_[variable] = end;
      if(variable >= unbounded_)
        end += most;
    }
  }
  if(entries_.size() < end)
    setSize(entries_, end);
}

void System::addBlocks(std::span<const StepJoint> joints, std::span<const Row> rows, double perSecond)
{
  // Of two joints the later one is the row of a block, with M⁻¹; the earlier one is the column.
  std::ranges::fill(bodyCounts_, 0u);
  for(std::uint32_t i = 0; i < joints.size(); ++i)
  {
    const StepJoint& joint = joints[i];
    addDiagonalBlock(joint, i, rows, perSecond);
    const auto atBody = [&](std::size_t body, bool again)
    {
      const std::uint32_t begin = bodyBegins_[body];
      for(std::uint32_t k = 0; k < bodyCounts_[body]; ++k)
      {
        const std::uint32_t otherAt = bodyJoints_[begin + k];
        const StepJoint& other = joints[otherAt];
        if(again && (other.first == joint.first || isAt(other, static_cast<std::int32_t>(joint.first))))
          continue; // Both bodies are common: done.
        addBlock(joint, other, otherAt);
      }
    };
    atBody(joint.first, false);
    if(joint.second >= 0)
      atBody(static_cast<std::size_t>(joint.second), true);
    bodyJoints_[bodyBegins_[joint.first] + bodyCounts_[joint.first]++] = i;
    if(joint.second >= 0)
    {
      const auto second = static_cast<std::size_t>(joint.second);
      bodyJoints_[bodyBegins_[second] + bodyCounts_[second]++] = i;
    }
  }
}

void System::addBlock(const StepJoint& joint, const StepJoint& other, std::uint32_t otherAt)
{
  // Which of the bodies of `other` is which of ours.
  const auto first = static_cast<std::int32_t>(joint.first);
  const auto rows = static_cast<std::uint32_t>(joint.rows);
  alignas(32) double block[6 * 8] = {};
  const auto addCommon = [&](std::int32_t body, const double* inverse)
  {
    if(body < 0)
      return;
    const bool isFirst = static_cast<std::int32_t>(other.first) == body;
    if(isFirst || isAt(other, body))
      kernels_->addProducts(inverse, rows, turned_[otherAt].data() + (isFirst ? 0 : 48), block);
  };
  addCommon(first, inverse_[joint.firstRow].data());
  addCommon(joint.second, inverse_[joint.firstRow].data() + 6);
  for(std::uint32_t r = 0; r < rows; ++r)
    addRow(places_[joint.firstRow + r], {places_.data() + other.firstRow, static_cast<std::size_t>(other.rows)},
           block + 8 * r);
}

void System::addRow(std::uint32_t row, std::span<const std::uint32_t> columns, const double* values)
{
  Entry* const entries = entries_.data();
  Entry* own = entries + begins_[row] + counts_[row];
  const std::size_t unbounded = unbounded_;
  if(row < unbounded)
    for(std::size_t i = 0; i < columns.size(); ++i)
    {
      const std::uint32_t column = columns[i];
      if(column < unbounded)
        *own++ = {column, values[i]};
      else
        entries[begins_[column] + counts_[column]++] = {row, values[i]};
    }
  else
    for(std::size_t i = 0; i < columns.size(); ++i)
    {
      const std::uint32_t column = columns[i];
      if(column < unbounded)
      {
        *own++ = {column, values[i]};
        continue;
      }
      entries[boundedBegins_[row] + boundedCounts_[row]++] = {column, values[i]};
      entries[boundedBegins_[column] + boundedCounts_[column]++] = {row, values[i]};
    }
  counts_[row] = static_cast<std::uint32_t>(own - entries) - begins_[row];
}

void System::addDiagonalBlock(const StepJoint& joint, std::uint32_t at, std::span<const Row> rows, double perSecond)
{
  const auto count = static_cast<std::uint32_t>(joint.rows);
  alignas(32) double block[6 * 8] = {};
  for(std::uint32_t r = 0; r < count; ++r)
    block[9 * r] = rows[joint.firstRow + r].cfm * perSecond;
  kernels_->addProducts(inverse_[joint.firstRow].data(), count, turned_[at].data(), block);
  if(joint.second >= 0)
    kernels_->addProducts(inverse_[joint.firstRow].data() + 6, count, turned_[at].data() + 48, block);
  for(std::uint32_t r = 0; r < count; ++r)
  {
    diagonal_[places_[joint.firstRow + r]] = block[9 * r];
    addRow(places_[joint.firstRow + r], {places_.data() + joint.firstRow, r}, block + 8 * r);
  }
}

/// J of the rows of each joint, with the rows side by side.
void System::turn(std::span<const StepJoint> joints, std::span<const Row> rows)
{
  setSize(turned_, joints.size());
  for(std::size_t i = 0; i < joints.size(); ++i)
  {
    std::array<double, 96>& turned = turned_[i];
    for(std::size_t r = 0; r < static_cast<std::size_t>(joints[i].rows); ++r)
      for(std::size_t k = 0; k < 6; ++k)
      {
        turned[8 * k + r] = rows[joints[i].firstRow + r].first[k];
        turned[48 + 8 * k + r] = rows[joints[i].firstRow + r].second[k];
      }
  }
}

void System::sortEntries()
{
  const auto sort = [](std::span<Entry> all)
  {
    for(std::size_t k = 1; k < all.size(); ++k) // They come joint by joint, and are almost sorted.
    {
      if(all[k - 1].variable < all[k].variable)
        continue;
      const Entry entry = all[k];
      std::size_t to = k;
      for(; to > 0 && all[to - 1].variable > entry.variable; --to)
        all[to] = all[to - 1];
      all[to] = entry;
    }
  };
  for(std::size_t i = unbounded_; i < order_.size(); ++i)
  {
    sort({entries_.data() + begins_[i], counts_[i]});
    sort({entries_.data() + boundedBegins_[i], boundedCounts_[i]});
  }
}

} // namespace sparkwright::physics
