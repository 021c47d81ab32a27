#pragma once

#include "core/signal/SignalCatalog.h"
#include "core/signal/SignalExpression.h"
#include "core/world/cycle/CycleTimes.h"

#include <limits>
#include <span>
#include <string>
#include <vector>

namespace sparkwright
{

/// Reads the values of chosen signals, and of expressions of signals, from Frames. Does not allocate memory while structure
/// and agents stay the same.
class SignalReader
{
public:
  /// What is known of a frame beside it.
  struct Beside
  {
    const Frame* before = nullptr; ///< The frame before it, for speeds and rates; null: none.
    JointGeometryPtr joints = {};  ///< Of its structure, for frames without details of physics; null: unknown.
    double cycleSeconds = std::numeric_limits<double>::quiet_NaN(); ///< Wall time of the cycle.
    const CycleTimes* parts = nullptr; ///< Wall times of its parts; null: unknown.
    double waited = std::numeric_limits<double>::quiet_NaN(); ///< Wall time that it has waited for agents, s.
  };

  /// @param paths  of signals, or expressions (SignalExpression); a frame may lack any of them
  explicit SignalReader(std::vector<std::string> paths);

  const std::vector<std::string>& paths() const { return paths_; }
  /// Writes a value for each path, or NaN if the frame has none. A rate needs a frame before it of the same structure,
  /// less than 2 s earlier. @param out  of the size of paths()
  void read(const Frame& frame, const Beside& beside, std::span<double> out);
  /// Of each path, in the catalog of the last frame. Quantity::Number if that had none.
  Quantity quantity(std::size_t index) const { return quantities_[index]; }
  /// Whether the last frame offers the signal, or all that an expression needs.
  bool knows(std::size_t index) const { return chosen_[index].known; }
  /// Whether a signal that counts for this path is known from details of physics only.
  bool needsPhysics(std::size_t index) const { return chosen_[index].ofPhysics; }
  /// The catalog of the last frame.
  const SignalCatalog& catalog() const { return catalog_; }

private:
  /// A transform that a signal needs.
  struct Place
  {
    int slot = -1;
    std::vector<int> chain; ///< Slots of the transforms above, the highest first, and its own.
    Mat4f now = Mat4f::Identity(), before = Mat4f::Identity();
  };
  struct Bound
  {
    bool known = false;
    SignalSource source;
    int first = -1, second = -1; ///< Places of it, or of the bodies of its joint.
  };

  /// One of the paths.
  struct Chosen
  {
    std::optional<SignalExpression> expression; ///< Nothing: the path of a signal.
    std::vector<std::size_t> bound;             ///< In signals_: of the signal, or of each that the expression needs.
    bool known = false, ofPhysics = false;
  };

  void bind(const Frame& frame, const JointGeometryPtr& joints);
  void choose(std::size_t index);
  std::size_t bindSignal(std::string_view path);
  int placeOf(int slot);
  double valueOf(const Bound& bound, const Frame& frame, const Beside& beside, double step) const;
  double angleOf(const Bound& bound, bool before) const;

  std::vector<std::string> paths_;
  std::vector<Quantity> quantities_;
  SignalCatalog catalog_;
  bool bound_ = false;
  JointGeometryPtr joints_;           ///< As given or from the details of physics.
  std::vector<int> parents_;          ///< Of each slot, the slot of the transform above it; -1: none.
  std::vector<Place> places_;
  std::vector<Chosen> chosen_;               ///< Of each path.
  std::vector<Bound> signals_;                ///< Each once.
  std::map<std::string, std::size_t, std::less<>> byPath_; ///< Where they are.
  std::vector<double> values_, arguments_;    ///< Of all signals, and of those of one expression.
  bool needsBefore_ = false;
};

} // namespace sparkwright
