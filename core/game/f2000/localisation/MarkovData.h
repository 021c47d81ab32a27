#pragma once

#include "core/game/f2000/data/ArrayData.h"
#include "core/game/f2000/localisation/LikelihoodTable.h"
#include "core/game/f2000/localisation/PoseGrid.h"

#include <vector>

namespace sparkwright::f2000
{

/// How a feature is modelled.
struct MarkovOptions
{
  PoseGrid grid{};
  double sigma = 20;            ///< mm, or degrees of angles
  double least = 0.001;         ///< Likelihood of the greatest difference.
  double visibilityFactor = 0.3; ///< For each value that is seen where it is not expected, or the other way round; 1: none.
};

/// Measurements of distances or angles with a model of what is expected where: a table of every pose of a grid, and one of
/// how likely differences are.
///
/// The table has two bytes for each value and pose: 0.37 MB for each value of the standard grid.
class MarkovData : public ArrayData
{
public:
  /// Whether features of a layout can be modelled so: their values are all distances, or all angles.
  static bool canModel(const Layout& layout);

  /// @param layout  one that canModel()
  MarkovData(const Layout& layout, const MarkovOptions& options);

  bool setData(const Words& words) override;
  bool isMarkov() const override { return true; }
  void learnProbability(const Pose& pose) override;
  double getProbability(const Pose& pose) const override;
  bool saveModel(std::ostream& out) const override;
  bool loadModel(std::istream& in) override;

  const MarkovOptions& options() const { return options_; }
  /// Makes it forget what it has learned.
  void clearModel();

private:
  using Cell = std::uint16_t;
  static constexpr Cell unexpected = 0xffff;

  void readValues();
  Cell cellOf(std::uint32_t word) const;
  double differenceOf(Cell a, Cell b) const;

  const Layout& layout_;
  MarkovOptions options_;
  bool angles_;
  LikelihoodTable likelihood_;
  std::vector<Cell> measured_; ///< What it holds, as cells.
  std::size_t perPose_ = 0; ///< Values of each pose; 0: nothing is learned.
  std::vector<Cell> expected_;
};

} // namespace sparkwright::f2000
