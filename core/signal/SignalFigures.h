#pragma once

#include "core/signal/SignalReader.h"

#include <span>
#include <string>
#include <vector>

namespace sparkwright
{

/// End, least, greatest and mean value of chosen signals over a run.
class SignalFigures
{
public:
  struct Figures
  {
    std::string path;
    Quantity quantity = Quantity::Number;
    long frames = 0; ///< That had a value; 0: the figures have no meaning.
    double end = 0;  ///< The last value.
    double least = 0, most = 0;
    double mean = 0; ///< Of all frames that had one.
  };

  /// @param paths  of signals (docs/plots-and-export.md); a run may lack any of them
  explicit SignalFigures(std::vector<std::string> paths);

  /// Takes the values of the next frame. @param cycleSeconds  wall time of its cycle
  void see(const FramePtr& frame, double cycleSeconds);

  /// Whether frames should have details of physics: signals are missing, which these may offer.
  bool wantsPhysics() const { return wantsPhysics_; }
  const std::vector<Figures>& all() const { return figures_; }

private:
  SignalReader reader_;
  std::vector<double> values_;
  std::vector<Figures> figures_;
  FramePtr before_;
  JointGeometryPtr joints_; ///< Of the structure of …
  std::weak_ptr<const SceneStructure> jointed_;
  bool wantsPhysics_ = false;
};

} // namespace sparkwright
